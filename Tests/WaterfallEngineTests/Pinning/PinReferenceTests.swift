import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct PinReferenceTests {
  /// Contract rule 18.3.
  @Test(arguments: Samples.seeds(40, of: 120))
  func pinnedElementsMatchReferenceInRandomScrolls(seed: Int) {
    var dice = SplitMix64(seed: seed)
    let sectionCount = Int(dice.length(0...12))
    expectRandomWalk(sectionCount: sectionCount, steps: 24, mayBeNegative: seed % 4 == 3, &dice)
  }

  @Test(arguments: 0..<20)
  func pinnedElementsOfManySectionsMatchReference(seed: Int) {
    var dice = SplitMix64(seed: 1000 + seed)
    expectRandomWalk(sectionCount: 60, steps: 6, mayBeNegative: seed % 4 == 3, &dice)
  }

  /// Compares results with the reference along a random walk through a random layout.
  private func expectRandomWalk(
    sectionCount: Int, steps: Int, mayBeNegative: Bool, _ dice: inout SplitMix64
  ) {
    let waterfall = dice.pinnedWaterfall(sectionCount: sectionCount, mayBeNegative: mayBeNegative)
    let rules = dice.rules()
    let viewports = dice.viewports(steps, over: waterfall.mainExtent)
    expectAnswers(of: waterfall, along: viewports, rules: rules) {
      dice.rect(near: $0, extent: waterfall.mainExtent)
    }
  }

  @Test(arguments: PinScope.allCases, [nil, 0, 4] as [Length?])
  func everyCombinationOfPinOptionsMatchesReference(scope: PinScope, pinned: Length?) {
    let waterfall = Waterfall([
      PinSection(header: 10, body: 14, footer: 7, pinnedHeader: pinned, pinnedFooter: pinned),
      PinSection(header: 6, pinnedHeader: pinned),
      PinSection(),
      PinSection(header: 12, body: 26, footer: 5, pinnedHeader: pinned, pinnedFooter: pinned),
    ])
    let viewports = (Length(-14)...90).map { LengthRange($0..<($0 + 24)) }
    for rules in PinRules.combinations(scope: scope) {
      expectAnswers(of: waterfall, along: viewports, rules: rules) {
        AxisRect(main: $0, cross: LengthRange(start: 0, extent: 100))
      }
    }
  }

  /// Contract rule 17.2.
  @Test(arguments: Samples.seeds(20, of: 60))
  func pinnedElementsOfRandomLayoutsKeepTheirInvariants(seed: Int) throws {
    var dice = SplitMix64(seed: 2000 + seed)
    let waterfall = dice.pinnedWaterfall(sectionCount: 8, mayBeNegative: false)
    var rules = dice.rules()
    rules.scope = .section
    rules.pinsWhileOverscrolling = false
    rules.stretchesFirstHeader = false
    for viewport in dice.viewports(12, over: waterfall.mainExtent) {
      let elements = waterfall.allElements(viewport, rules)
      for element in elements {
        let boundary = try #require(element.id.boundary)
        let pin = try #require(element.pin)
        let section = waterfall.range(ofSection: element.id.section)
        let main = element.frame.main
        let rest = waterfall.unpinnedFrame(of: .boundary(boundary), inSection: element.id.section)
        #expect(main == pin.range && main.extent == rest?.main.extent)
        #expect(main.start >= section.start && main.end <= section.end)
        #expect((0...1).contains(pin.progress) && (0...1).contains(pin.pushProgress))
      }
      let clearExtent = viewport.extent - rules.headerOffset - rules.footerOffset
      for (element, next) in zip(elements, elements.dropFirst()) where clearExtent >= 100 {
        #expect(element.frame.main.end <= next.frame.main.start)
      }
    }
  }

  @Test func comparisonWithReferenceDetectsWrongPinOffset() {
    let waterfall = Waterfall([PinSection(header: 20, body: 100, footer: 20)])
    let viewport = LengthRange(30..<90)
    let right = PinReference(waterfall: waterfall, viewport: viewport, rules: PinRules())
    #expect(right.elements != waterfall.allElements(viewport, PinRules(headerOffset: 1)))
  }
}

/// Checks every query in each viewport against a pass through the reference's elements.
private func expectAnswers(
  of waterfall: Waterfall, along viewports: [LengthRange], rules: PinRules,
  rect: (LengthRange) -> AxisRect
) {
  var waterfall = waterfall
  var old: (viewport: LengthRange, elements: [LayoutElement])?
  for viewport in viewports {
    let elements = PinReference(waterfall: waterfall, viewport: viewport, rules: rules).elements
    let rect = rect(viewport)
    #expect(waterfall.allElements(viewport, rules) == elements)
    let pinned = elements.filter { $0.pin?.isPinned == true && $0.frame.main.intersects(viewport) }
    #expect(waterfall.pinnedElements(viewport: viewport, rules: rules) == pinned.headersFirst)
    #expect(
      waterfall.boundaryElements(intersecting: rect, viewport: viewport, rules: rules)
        == elements.filter { $0.frame.intersects(rect) }.headersFirst)
    if let old {
      let changed = zip(old.elements, elements).filter { $0.pin != $1.pin }.map(\.1).headersFirst
      for (old, new) in [(old.viewport, viewport), (viewport, old.viewport)] {
        #expect(waterfall.changedElements(from: old, to: new, rules: rules) == changed.map(\.id))
      }
    }
    old = (viewport, elements)
  }
}

extension Waterfall {
  /// Returns every header and footer, each from its own query.
  fileprivate func allElements(_ viewport: LengthRange, _ rules: PinRules) -> [LayoutElement] {
    (0..<sectionCount).flatMap { section in
      Boundary.allCases.compactMap {
        element(ElementID(.boundary($0), inSection: section), viewport: viewport, rules: rules)
      }
    }
  }
}

extension PinRules {
  fileprivate static func combinations(scope: PinScope) -> [PinRules] {
    [0, 4].flatMap { offset in
      [(false, false), (false, true), (true, false), (true, true)].map { holds, stretches in
        PinRules(
          scope: scope, headerOffset: offset, footerOffset: -offset, pinsWhileOverscrolling: holds,
          stretchesFirstHeader: stretches)
      }
    }
  }
}

extension SplitMix64 {
  /// Returns a rectangle like an attribute page, around the viewport or anywhere.
  fileprivate mutating func rect(near viewport: LengthRange, extent: Length) -> AxisRect {
    let cross = happens(80) ? LengthRange(start: 0, end: 100) : LengthRange(start: 0, end: 3)
    guard happens(50) else { return AxisRect(main: viewport, cross: cross) }
    let start = length(-200...(extent + 200))
    return AxisRect(main: LengthRange(start: start, extent: length(0...300)), cross: cross)
  }
}

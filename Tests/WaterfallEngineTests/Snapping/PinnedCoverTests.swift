import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct PinnedCoverTests {
  /// Headers of 10, 20, none, 40 (not pinned), 50 of which 15 stay; footers of the mirror image.
  private var waterfall: Waterfall {
    let elements = [
      BoundaryInput(extent: 10, pins: true), BoundaryInput(extent: 20, pins: true),
      BoundaryInput(extent: 0, pins: true), BoundaryInput(extent: 40),
      BoundaryInput(extent: 50, pins: true, pinnedExtent: 15),
    ]
    var waterfall = Waterfall(crossExtent: 6400)
    waterfall.setSectionCount(5)
    for section in 0..<5 {
      let input = SectionInput(header: elements[section], footer: elements[4 - section])
      waterfall.setSection(section, to: input, itemCount: 3) { _, _ in ItemInput(extent: 100) }
    }
    waterfall.settle()
    return waterfall
  }

  private func covers(_ scope: PinScope, offset: Length = 0) -> (header: [Length], footer: [Length])
  {
    let rules = PinRules(scope: scope, headerOffset: offset, footerOffset: offset)
    let waterfall = waterfall
    return (
      (0..<5).map { waterfall.pinnedCover(of: .header, overSection: $0, rules: rules) },
      (0..<5).map { waterfall.pinnedCover(of: .footer, overSection: $0, rules: rules) }
    )
  }

  @Test func inItsSectionOnlyItsOwnElementCovers() {
    #expect(covers(.section).header == [10, 20, 0, 0, 15])
    #expect(covers(.section).footer == [15, 0, 0, 20, 10])
    #expect(covers(.section, offset: 7).header == [17, 27, 0, 0, 22])
  }

  @Test func theLastPinnedElementCoversSectionsUpToTheNext() {
    #expect(covers(.untilNextPinned).header == [10, 20, 20, 20, 15])
    #expect(covers(.untilNextPinned).footer == [15, 20, 20, 20, 10])
  }

  @Test func aStackCoversWithAllOfItsElements() {
    #expect(covers(.stacked).header == [10, 30, 30, 30, 45])
    #expect(covers(.stacked).footer == [45, 30, 30, 30, 10])
    #expect(covers(.stacked, offset: 5).footer == [50, 35, 35, 35, 15])
  }

  @Test func aCoverIsNeverNegative() {
    #expect(covers(.section, offset: -12).header == [0, 8, 0, 0, 3])
    #expect(covers(.stacked, offset: -100).footer == [0, 0, 0, 0, 0])
  }

  @Test func withoutPinnedElementsOrSuchASectionNothingIsCovered() {
    let rules = PinRules(scope: .stacked, headerOffset: 9)
    var plain = Waterfall(crossExtent: 100)
    plain.setSectionCount(1)
    plain.settle()
    for boundary in Boundary.allCases {
      #expect(plain.pinnedCover(of: boundary, overSection: 0, rules: rules) == 0)
      #expect(plain.pinnedCover(of: boundary, overSection: 1, rules: rules) == 0)
      #expect(waterfall.pinnedCover(of: boundary, overSection: -1, rules: rules) == 0)
    }
  }

  @Test
  func overItsOwnSortAnElementThatPinsHasWhatPilesUpOrTheGap() {
    let waterfall = waterfall
    func covers(_ scope: PinScope, at element: Boundary, offset: Length = 0) -> [Length] {
      let rules = PinRules(scope: scope, headerOffset: offset)
      return (0..<5).map {
        waterfall.pinnedCover(of: .header, overSection: $0, at: element, rules: rules)
      }
    }
    #expect(covers(.section, at: .header, offset: 7) == [7, 7, 0, 0, 7])
    #expect(covers(.section, at: .footer) == [0, 0, 0, 0, 0])
    #expect(covers(.untilNextPinned, at: .header) == [0, 0, 20, 20, 0])
    #expect(covers(.untilNextPinned, at: .footer) == [10, 20, 20, 20, 15])
    #expect(covers(.stacked, at: .header) == [0, 10, 30, 30, 30])
    #expect(covers(.stacked, at: .header, offset: 7) == [7, 17, 37, 37, 37])
    #expect(covers(.stacked, at: .footer) == [10, 30, 30, 30, 45])
  }

  /// In random layouts, where a header or footer is as far from an edge as the cover says, it rests, and
  /// nothing that is stuck there lies over it.
  @Test(arguments: 0..<60, PinScope.allCases)
  func whatTheCoverLeavesFreeIsClear(seed: Int, scope: PinScope) {
    var dice = SplitMix64(seed: seed)
    let rules = PinRules(
      scope: scope, headerOffset: dice.length(-20...20), footerOffset: dice.length(-20...20))
    let waterfall = dice.pinnedWaterfall(sectionCount: 8)
    for (section, element) in (0..<8).flatMap({ [($0, Boundary.header), ($0, .footer)] }) {
      guard let rest = waterfall.restFrame(of: element, inSection: section)?.main else { continue }
      for boundary in Boundary.allCases {
        let cover = waterfall.pinnedCover(
          of: boundary, overSection: section, at: element, rules: rules)
        let visible =
          boundary == .header
          ? LengthRange(start: rest.start - cover, extent: 2000)
          : LengthRange(start: rest.end + cover - 2000, extent: 2000)
        let pinned = waterfall.pinnedElements(viewport: Viewport(visible: visible), rules: rules)
        let above = pinned.filter { $0.id.boundary == boundary }.map(\.frame.main)
        #expect(above.allSatisfy { $0.end <= rest.start || $0.start >= rest.end })
      }
    }
  }

  /// In random layouts, where a section's items lie at the edge and no element is being pushed out,
  /// pinned elements reach exactly as far as the cover says.
  @Test(arguments: 0..<60, PinScope.allCases)
  func pinnedElementsReachAsFarAsTheCover(seed: Int, scope: PinScope) {
    var dice = SplitMix64(seed: seed)
    let rules = PinRules(
      scope: scope, headerOffset: dice.length(-20...20), footerOffset: dice.length(-20...20))
    let waterfall = dice.pinnedWaterfall(sectionCount: 8)
    for section in 0..<8 {
      // Whatever is stuck there is far from both ends of the section.
      let item = waterfall.frame(ofItem: 0, inSection: section).main
      let visible = LengthRange(start: item.start + 2000, end: item.end - 2000)
      let pinned = waterfall.pinnedElements(viewport: Viewport(visible: visible), rules: rules)
      let reach = { (boundary: Boundary) -> Length in
        pinned.filter { $0.id.boundary == boundary }.map {
          boundary == .header
            ? $0.frame.main.end - visible.start : visible.end - $0.frame.main.start
        }.max() ?? 0
      }
      for boundary in Boundary.allCases {
        #expect(
          waterfall.pinnedCover(of: boundary, overSection: section, rules: rules)
            == max(0, reach(boundary)))
      }
    }
  }
}

extension SplitMix64 {
  /// Sections of one long item, with headers and footers that may pin.
  fileprivate mutating func pinnedWaterfall(sectionCount: Int) -> Waterfall {
    var waterfall = Waterfall(crossExtent: 100)
    waterfall.setSectionCount(sectionCount)
    for section in 0..<sectionCount {
      let input = SectionInput(header: pinnedBoundary(), footer: pinnedBoundary())
      waterfall.setSection(section, to: input, itemCount: 1) { _, _ in ItemInput(extent: 5000) }
    }
    waterfall.settle()
    return waterfall
  }

  private mutating func pinnedBoundary() -> BoundaryInput {
    BoundaryInput(
      extent: happens(30) ? 0 : length(1...40), pins: happens(70),
      pinnedExtent: happens(50) ? nil : length(0...40))
  }
}

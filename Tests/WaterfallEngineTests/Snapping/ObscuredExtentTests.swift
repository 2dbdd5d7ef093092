import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct ObscuredExtentTests {
  /// Headers of 10, 20, 0, 40 (unpinned), and 50 (pinned extent 15), and mirrored footers.
  private var waterfall: Waterfall {
    let elements = [
      BoundaryMetrics(extent: 10, pins: true), BoundaryMetrics(extent: 20, pins: true),
      BoundaryMetrics(extent: 0, pins: true), BoundaryMetrics(extent: 40),
      BoundaryMetrics(extent: 50, pins: true, pinnedExtent: 15),
    ]
    let sections = zip(elements, elements.reversed()).map { header, footer in
      Scenario.Section(SectionMetrics(header: header, footer: footer), extents: [100, 100, 100])
    }
    return Scenario(crossExtent: 6400, sections: sections).waterfall()
  }

  /// Returns the obscured extents at the items of each section, or at its header or footer.
  private func covers(
    of boundary: Boundary = .header, _ scope: PinScope, at element: Boundary? = nil,
    offset: Length = 0, visible: Length = 2000
  ) -> [Length] {
    let rules = PinRules(scope: scope, headerOffset: offset, footerOffset: offset)
    let waterfall = waterfall
    return (0..<5).map {
      waterfall.obscuredExtent(
        of: boundary, overSection: $0, at: element, visible: visible, rules: rules)
    }
  }

  @Test func obscuredExtentInSectionScopeIncludesOnlyTheSectionsHeaderOrFooter() {
    #expect(covers(.section) == [10, 20, 0, 0, 15])
    #expect(covers(of: .footer, .section) == [15, 0, 0, 20, 10])
    #expect(covers(.section, offset: 7) == [17, 27, 0, 0, 22])
  }

  @Test func scopeUntilNextPinnedLetsOnlyTheLastPinnedElementObscureContent() {
    #expect(covers(.untilNextPinned) == [10, 20, 20, 20, 15])
    #expect(covers(of: .footer, .untilNextPinned) == [15, 20, 20, 20, 10])
  }

  @Test func obscuredExtentInStackedScopeIncludesAllPinnedElements() {
    #expect(covers(.stacked) == [10, 30, 30, 30, 45])
    #expect(covers(of: .footer, .stacked) == [45, 30, 30, 30, 10])
    #expect(covers(of: .footer, .stacked, offset: 5) == [50, 35, 35, 35, 15])
  }

  /// Contract rule 31.2.
  @Test func obscuredExtentIsZeroIfStackedElementsFillTheVisibleRange() {
    #expect(covers(.stacked, visible: 46) == [10, 30, 30, 30, 45])
    #expect(covers(.stacked, visible: 45) == [10, 30, 30, 30, 0])
    #expect(covers(.stacked, at: .header, offset: 7, visible: 37) == [7, 17, 0, 0, 7])
    #expect(covers(of: .footer, .stacked, visible: 30) == [0, 0, 0, 0, 10])
    #expect(covers(.untilNextPinned, visible: 1) == [10, 20, 20, 20, 15])
  }

  @Test func obscuredExtentIsNeverNegative() {
    #expect(covers(.section, offset: -12) == [0, 8, 0, 0, 3])
    #expect(covers(of: .footer, .stacked, offset: -100) == [0, 0, 0, 0, 0])
  }

  @Test func obscuredExtentIsZeroForMissingSectionsAndWithoutPinnedElements() {
    let rules = PinRules(scope: .stacked, headerOffset: 9)
    var plain = Waterfall(crossExtent: 100)
    plain.setSectionCount(1)
    plain.updateOrigins()
    for boundary in Boundary.allCases {
      for (waterfall, section) in [(plain, 0), (plain, 1), (waterfall, -1)] {
        #expect(
          waterfall.obscuredExtent(of: boundary, overSection: section, visible: 99, rules: rules)
            == 0)
      }
    }
  }

  //     section 2 │ header 20 │ ◀── pins over section 3, and covers the space before its header
  //     section 3 │ space   3 │
  //               │ header 40 │
  // Without that space, a header that pins has pushed the previous one away.
  @Test(arguments: [(0, [0, 0, 20, 20, 0]), (3, [0, 10, 20, 20, 20])] as [(Length, [Length])])
  func previousHeaderCoversTheSpaceBeforeAHeader(space: Length, covers: [Length]) {
    let headers = [10, 20, 0, 40, 50].map { extent in
      BoundaryMetrics(extent: extent, pins: extent != 40)
    }
    let sections = headers.map { header in
      var header = header
      header.insets.mainStart = space
      return Scenario.Section(SectionMetrics(header: header), extents: [100])
    }
    let waterfall = Scenario(crossExtent: 6400, sections: sections).waterfall()
    let rules = PinRules(scope: .untilNextPinned)
    let found = (0..<5).map {
      waterfall.obscuredExtent(overStartOfSection: $0, visible: 2000, rules: rules)
    }
    #expect(found == covers)
  }

  @Test func obscuredExtentAtAHeaderOrFooterDependsOnThePinScope() {
    #expect(covers(.section, at: .header, offset: 7) == [7, 7, 0, 0, 7])
    #expect(covers(.section, at: .footer) == [0, 0, 0, 0, 0])
    #expect(covers(.untilNextPinned, at: .header) == [0, 0, 20, 20, 0])
    #expect(covers(.untilNextPinned, at: .footer) == [10, 20, 20, 20, 15])
    #expect(covers(.stacked, at: .header) == [0, 10, 30, 30, 30])
    #expect(covers(.stacked, at: .header, offset: 7) == [7, 17, 37, 37, 37])
    #expect(covers(.stacked, at: .footer) == [10, 30, 30, 30, 45])
  }

  /// Contract rule 31.4.
  @Test(arguments: Samples.seeds(20, of: 60), PinScope.allCases)
  func scrollingByTheObscuredExtentUncoversTheHeaderOrFooter(seed: Int, scope: PinScope) {
    let (waterfall, rules) = random(seed: seed, scope: scope)
    for (section, element) in (0..<8).flatMap({ [($0, Boundary.header), ($0, .footer)] }) {
      guard let rest = waterfall.unpinnedFrame(of: .boundary(element), inSection: section)?.main
      else {
        continue
      }
      for boundary in Boundary.allCases {
        let cover = waterfall.obscuredExtent(
          of: boundary, overSection: section, at: element, visible: 2000, rules: rules)
        let start = boundary == .header ? rest.start - cover : rest.end + cover - 2000
        let viewport = LengthRange(start..<start + 2000)
        let pinned = waterfall.pinnedElements(viewport: viewport, rules: rules)
        let above = pinned.filter { $0.id.boundary == boundary }.map(\.frame.main)
        #expect(above.allSatisfy { $0.end <= rest.start || $0.start >= rest.end })
      }
    }
  }

  @Test(arguments: Samples.seeds(20, of: 60), PinScope.allCases)
  func pinnedElementsEndAtObscuredExtent(seed: Int, scope: PinScope) {
    let (waterfall, rules) = random(seed: seed, scope: scope)
    for section in 0..<8 {
      // The pinned elements are far from both ends of the section.
      let item = waterfall.frame(ofItem: 0, inSection: section).main
      let visible = LengthRange(start: item.start + 2000, end: item.end - 2000)
      let pinned = waterfall.pinnedElements(viewport: visible, rules: rules)
      let reach = { (boundary: Boundary) -> Length in
        pinned.filter { $0.id.boundary == boundary }.map {
          boundary == .header
            ? $0.frame.main.end - visible.start : visible.end - $0.frame.main.start
        }.max() ?? 0
      }
      for boundary in Boundary.allCases {
        #expect(
          waterfall.obscuredExtent(
            of: boundary, overSection: section, visible: visible.extent, rules: rules)
            == max(0, reach(boundary)))
      }
    }
  }

  /// Returns eight sections of one long item each, with headers and footers that can pin.
  private func random(seed: Int, scope: PinScope) -> (Waterfall, PinRules) {
    var dice = SplitMix64(seed: seed)
    let rules = PinRules(
      scope: scope, headerOffset: dice.length(-20...20), footerOffset: dice.length(-20...20))
    let sections = (0..<8).map { _ in
      let metrics = SectionMetrics(header: dice.pinnedBoundary(), footer: dice.pinnedBoundary())
      return Scenario.Section(metrics, extents: [5000])
    }
    return (Scenario(crossExtent: 100, sections: sections).waterfall(), rules)
  }
}

extension SplitMix64 {
  fileprivate mutating func pinnedBoundary() -> BoundaryMetrics {
    BoundaryMetrics(
      extent: happens(30) ? 0 : length(1...40), pins: happens(70),
      pinnedExtent: happens(50) ? nil : length(0...40))
  }
}

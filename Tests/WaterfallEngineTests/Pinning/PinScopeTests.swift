import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The ranges in which pinned elements follow the viewport, in small whole numbers.
///
/// Contract rule 19.
@Suite struct PinScopeTests {
  /// The section's own footer and header are the limits.
  ///
  ///     content     visible 0..<8    4..<12          7..<15
  ///      0 ┌────┐   ┏━━━━┓ H0
  ///        │ H0 │   ┗━━━━┛
  ///      2 ├────┤   │    │
  ///        │    │   │    │           ┏━━━━┓ H0
  ///        │    │   ┏━━━━┓ F0        ┗━━━━┛          ┏━━━━┓ H0, half pushed out
  ///      8 ├────┤   ┗━━━━┛           ├────┤ F0     ──┗━━━━┛──
  ///        │ F0 │                    ├────┤          ├────┤ F0
  ///     10 ├────┤                    ├────┤ H1       ├────┤ H1
  ///        │ H1 │                    ┏━━━━┓ F1       ├────┤
  ///     12 ├────┤                    ┗━━━━┛          ┏━━━━┓ F1
  ///        │    │                                    ┗━━━━┛
  ///     18 ├────┤
  ///        │ F1 │
  ///     20 └────┘
  ///
  /// Contract rule 19.1.
  @Test(
    arguments: [
      (0..<8, [0, 10], [6, 18 - 6]), (4..<12, [4, 10], [8, 12]), (7..<15, [6, 10], [8, 13]),
      (11..<19, [6, 11], [8, 17]), (12..<20, [6, 12], [8, 18]),
    ] as [(Range<Length>, [Length], [Length])])
  func sectionScopeKeepsPinnedElementsInTheirSection(
    visible: Range<Length>, headers: [Length], footers: [Length]
  ) {
    let section = PinSection(header: 2, body: 6, footer: 2)
    let waterfall = Waterfall([section, section])
    #expect(waterfall.starts(.header, at: visible) == headers)
    #expect(waterfall.starts(.footer, at: visible) == footers)
    #expect(waterfall.state(.header, 0, at: 7..<15)?.pushProgress == 0.5)
  }

  /// The next header that pins is the limit.
  ///
  ///     content        visible 8..<14      11..<17           14..<20
  ///      0 ┌ H0 pins
  ///      6 ├ H1
  ///                    ┏━━━━┓ 8  H0
  ///                    ┗━━━━┛
  ///                                        ┏━━━━┓ 10 H0
  ///     12 ├ H2 pins   ├────┤ 12 H2        ┗━━━━┛
  ///                    └────┘              ├────┤ 12 H2      ┏━━━━┓ 14 H2
  ///     18 └                               └────┘            ┗━━━━┛
  ///
  /// Contract rule 19.2.
  @Test(
    arguments: [
      (.header, 8..<14, [8, 6, 12]), (.header, 11..<17, [10, 6, 12]),
      (.header, 14..<20, [10, 6, 14]), (.header, 17..<23, [10, 6, 16]),
      (.footer, 4..<10, [4, 10, 8]), (.footer, 1..<7, [4, 10, 6]), (.footer, -2..<4, [2, 10, 6]),
      (.footer, -5..<1, [0, 10, 6]),
    ] as [(Boundary, Range<Length>, [Length])])
  func scopeUntilNextPinnedKeepsElementsPinnedOverOtherSections(
    boundary: Boundary, visible: Range<Length>, starts: [Length]
  ) {
    let waterfall = Waterfall([true, false, true].map { Self.section(boundary, pins: $0) })
    #expect(waterfall.starts(boundary, at: visible, PinRules(scope: .untilNextPinned)) == starts)
  }

  /// Only the end of the content is a limit.
  ///
  ///     content     visible 8..<18      9..<19             15..<25
  ///      0 ┌ H0
  ///      6 ├ H1     ┏━━━━┓  8 H0
  ///                 ┣━━━━┫ 10 H1        ┏━━━━┓  9 H0
  ///     12 ├ H2     ├────┤ 12 H2        ┣━━━━┫ 11 H1
  ///                 └────┘              ┣━━━━┫ 13 H2       ┏━━━━┓ 15 H0
  ///     18 └                            ┗━━━━┛             ┗━━━━┛ 16 H1, H2: the content ends
  ///
  /// Contract rule 19.3.
  @Test(
    arguments: [
      (.header, 4..<14, [4, 6, 12], [0, 0, 0]), (.header, 8..<18, [8, 10, 12], [1, 0, 0]),
      (.header, 9..<19, [9, 11, 13], [2, 1, 0]), (.header, 15..<25, [15, 16, 16], [2, 1, 0]),
      (.footer, 4..<14, [4, 10, 12], [0, 0, 0]), (.footer, 0..<10, [4, 6, 8], [0, 0, 1]),
      (.footer, -1..<9, [3, 5, 7], [0, 1, 2]), (.footer, -7..<3, [0, 0, 1], [0, 1, 2]),
    ] as [(Boundary, Range<Length>, [Length], [Int])])
  func stackedScopeStacksPinnedElements(
    boundary: Boundary, visible: Range<Length>, starts: [Length], after: [Int]
  ) {
    let waterfall = Waterfall(Array(repeating: Self.section(boundary), count: 3))
    let rules = PinRules(scope: .stacked)
    #expect(waterfall.starts(boundary, at: visible, rules) == starts)
    let states = (0..<3).map { waterfall.state(boundary, $0, at: visible, rules) }
    #expect(states.map { $0?.pinnedCountAfter } == after)
  }

  //     visible 40..<49: places at 40, 42, 44, 46 and 48; the next would be at 50
  // Contract rule 19.4.
  @Test(arguments: [(49, 5), (50, 5), (51, 6)] as [(Length, Int)])
  func pinnedElementsStopStackingWhenTheyFillTheVisibleRange(end: Length, count: Int) {
    let headers = Waterfall(Array(repeating: Self.section(.header), count: 100))
    let footers = Waterfall(Array(repeating: Self.section(.footer), count: 100))
    let rules = PinRules(scope: .stacked)
    let pinned = headers.pinnedElements(viewport: LengthRange(40..<end), rules: rules)
    #expect(pinned.map(\.id) == (0..<count).map { .header($0) })
    #expect(headers.start(.header, count, at: 40..<end, rules) == Length(count) * 6)
    // Headers after the last pinned one stay unpinned.
    let above = footers.pinnedElements(viewport: LengthRange((100 - end)..<60), rules: rules)
    #expect(above.map(\.id) == (0..<count).map { .footer(100 - count + $0) })
  }

  /// The headers of sections 1 to 7 are all at 100, because negative insets make sections shorter.
  @Test func headersOfSectionsShorterThanTheirHeadersStack() {
    let waterfall = Waterfall(
      [100, 0, 0, 0, 0, 0, 0, 60].map {
        PinSection(header: 4, body: $0, headerInsets: AxisInsets(mainEnd: -4))
      })
    let rules = PinRules(scope: .stacked)
    #expect(
      waterfall.starts(.header, at: 78..<118, rules) == [78, 100, 100, 100, 100, 100, 102, 106])
    #expect(waterfall.changed(77..<117, 78..<118, rules) == [0, 6, 7].map { .header($0) })
  }

  /// Returns a section with a header or footer of 2 and a body of 4.
  private static func section(_ boundary: Boundary, pins: Bool = true) -> PinSection {
    boundary == .header
      ? PinSection(header: 2, body: 4, pinsHeader: pins)
      : PinSection(body: 4, footer: 2, pinsFooter: pins)
  }
}

extension Waterfall {
  fileprivate func starts(
    _ boundary: Boundary, at visible: Range<Length>, _ rules: PinRules = PinRules()
  ) -> [Length?] {
    (0..<sectionCount).map { start(boundary, $0, at: visible, rules) }
  }
}

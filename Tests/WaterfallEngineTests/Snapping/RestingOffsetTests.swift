import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct RestingOffsetTests {
  /// Two columns without gaps, and a section that has only a header between them.
  ///
  ///      0 ┌────┬────┐ section 0     200 ── section 1, empty
  ///        │ 0  │ 1  │ 60            200 ┌─ section 2, header alone
  ///    100 ├────┤    │               250 ├─ section 3, header of 20
  ///        │    │ 2  │               270 │  0  │
  ///    160 └────┴────┘               310 └─────┘
  private var pages: Waterfall {
    let first = SectionMetrics(
      insets: AxisInsets(mainEnd: pixels(40)), columnCount: 2, placement: .shortestColumn)
    let header = SectionMetrics(header: BoundaryMetrics(extent: pixels(50)))
    let last = SectionMetrics(header: BoundaryMetrics(extent: pixels(20)))
    let sections: [Scenario.Section] = [
      .init(first, extents: [100, 60, 100].map(pixels)), .init(SectionMetrics()), .init(header),
      .init(last, extents: [pixels(40)]),
    ]
    return Scenario(crossExtent: 6400, sections: sections).waterfall()
  }

  /// Returns the resting offset in pixels, in a view of 150 pixels.
  private func rest(
    _ target: SnapTarget, _ wanted: Length, _ direction: SnapDirection = .nearest,
    from released: Length? = nil, of waterfall: Waterfall
  ) -> Length? {
    let rules = SnapRules(
      target: target, startInset: 0, visibleExtent: pixels(150),
      offsets: LengthRange(start: pixels(-200), end: pixels(2_000)), pins: PinRules())
    return waterfall.restingOffset(
      near: pixels(wanted), released: pixels(released ?? wanted), direction: direction,
      rules: rules
    ).map { $0 / pixels(1) }
  }

  //     items start at 0, 60 and 270; of two that are as near the earlier is taken
  // Contract rule 32a.
  @Test(arguments: [(-199, 0), (29, 0), (30, 0), (31, 60), (165, 60), (166, 270), (1_999, 270)])
  func itemSnapsToVisibleEdge(wanted: Length, expected: Length) {
    #expect(rest(.itemStart, wanted, of: pages) == expected)
  }

  //     centers are at 30, 50, 110 and 290, and the middle is at 75
  @Test(arguments: [(-199, -45), (-36, -45), (-34, -25), (40, 35), (126, 215)])
  func itemCenterSnapsToMiddleOfView(wanted: Length, expected: Length) {
    #expect(rest(.itemCenter, wanted, of: pages) == expected)
  }

  /// A section without items has a snap position if its extent isn't 0.
  @Test(arguments: [(-199, 0), (100, 0), (101, 200), (225, 200), (226, 250), (1_999, 250)])
  func sectionsWithoutExtentHaveNoSnapPosition(wanted: Length, expected: Length) {
    #expect(rest(.sectionStart, wanted, of: pages) == expected)
  }

  //     released at 40 to end at 20: the nearest position, 0, is ahead; at 10 to end at 25, behind
  // Contract rule 32b.
  @Test(
    arguments: [
      (20, .backward, 40, 0), (25, .forward, 10, 60), (61, .backward, 65, 60),
      (170, .backward, 175, 60), (58, .backward, 59, 0), (280, .forward, 275, 2_000),
    ] as [(Length, SnapDirection, Length, Length)])
  func flingNeverSnapsBackward(
    wanted: Length, direction: SnapDirection, released: Length, expected: Length
  ) {
    #expect(rest(.itemStart, wanted, direction, from: released, of: pages) == expected)
  }

  /// An item from 100 to 1,100 fills the view at the offsets 100 to 950.
  ///
  /// Contract rule 32e.
  @Test(arguments: [(500, nil), (960, 950), (1_024, 950), (1_026, 1_100)] as [(Length, Length?)])
  func scrollingComesToRestAtTheEndOfALongItem(wanted: Length, expected: Length?) {
    let items = Scenario.Section(SectionMetrics(), extents: [100, 1_000, 100].map(pixels))
    let waterfall = Scenario(crossExtent: 6400, sections: [items]).waterfall()
    #expect(rest(.itemStart, wanted, of: waterfall) == expected)
    #expect(rest(.itemStart, 960, .forward, from: 955, of: waterfall) == 1_100)
  }

  /// Small items beside a long one, in a view of 150.
  ///
  ///      0 ┌────┬────┐  1 to 4 start at 0, 100, 200, and 300
  ///        │ 0  │ 1  │  0 ends at 320, which is visible from 170 on
  ///    100 │    ├────┤
  ///        │    │ 2  │
  ///    200 │    ├────┤
  ///        │    │ 3  │
  ///    300 │    ├────┤
  ///    320 └────┤ 4  │
  ///    400      └────┘
  ///
  /// Contract rule 32f.
  @Test(arguments: [(134, 100), (136, 170), (184, 170), (186, 200)] as [(Length, Length)])
  func scrollingRestsAtTheEndOfALongItemBesideShortOnes(wanted: Length, expected: Length) {
    let metrics = SectionMetrics(columnCount: 2, placement: .shortestColumn)
    let extents = [320, 100, 100, 100, 100].map(pixels)
    let waterfall = Scenario(
      crossExtent: 6400, sections: [.init(metrics, extents: extents)]
    ).waterfall()
    #expect(rest(.itemStart, wanted, of: waterfall) == expected)
  }

  /// Items as long as the view, which is 150, beside a longer one.
  ///
  ///      0 ┌────┬────┐  1 and 2 start at 0 and 150
  ///        │ 0  │ 1  │  0 ends at 220, which is visible from 70 on
  ///    150 │    ├────┤
  ///    220 └────┤ 2  │
  ///    300      └────┘
  ///
  /// Contract rule 32f.
  @Test(arguments: [(20, 0), (34, 0), (36, 70), (109, 70), (111, 150)] as [(Length, Length)])
  func scrollingRestsAtTheEndOfALongItemIfItemsAreAViewApart(wanted: Length, expected: Length) {
    let metrics = SectionMetrics(columnCount: 2, placement: .shortestColumn)
    let waterfall = Scenario(
      crossExtent: 6400, sections: [.init(metrics, extents: [220, 150, 150].map(pixels))]
    ).waterfall()
    #expect(rest(.itemStart, wanted, of: waterfall) == expected)
  }

  @Test func extremeOffsetsDoNotOverflow() {
    for target in SnapTarget.allCases {
      #expect(rest(target, .max / 8_192, .forward, of: pages) == 2_000)
      #expect(rest(target, .min / 8_192, .backward, of: pages) == -200)
    }
  }
}

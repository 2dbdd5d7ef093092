import StickyWaterfall
import Testing

/// Scroll snapping: 30 items of 100 points in one column with gaps of 10, in a view of 400 points.
@MainActor
@Suite struct SnappingTests {
  private func screen(
    _ snapping: ScrollSnapping, heights: [CGFloat] = Array(repeating: 100, count: 30),
    sections: Int = 1, _ configure: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> WaterfallScreen {
    let controller = AnsweringController(heights: heights, sections: sections)
    return WaterfallScreen(controller, columns: 1) { layout in
      layout.scrollSnapping = snapping
      configure(layout)
    }
  }

  /// Returns a screen with three sections of 1040 points: a header of 40 and ten items of 100.
  private func sections(
    _ configure: @escaping (WaterfallFlowLayout) -> Void
  ) -> WaterfallScreen {
    screen(.section, heights: Array(repeating: 100, count: 10), sections: 3) {
      $0.minimumLineSpacing = 0
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      configure($0)
    }
  }

  // Contract rule 32.1.
  //     items start at 0, 110, 220, ...; the content ends at 3290, so scrolling ends at 2890
  //     the middle is 200 below the edge; the item centers are at 50, 160, 270, 380, ...
  @Test(
    arguments: [
      (.none, 57, 1, 57), (.item, 55, 0, 0), (.item, 56, 0, 110), (.item, 60, 1, 110),
      (.item, 2_880, 1, 2_890), (.item, 5_000, 2, 2_890), (.item, -70, -1, 0), (.item, -70, 1, 0),
      (.itemCenter, 100, 0, 70), (.itemCenter, 130, 1, 180), (.itemCenter, 20, -1, 0),
      (.itemCenter, 2_860, 1, 2_890),
    ] as [(ScrollSnapping, CGFloat, CGFloat, CGFloat)], Direction.allCases)
  func scrollingRestsAtTheNearestItemEdgeOrCenter(
    scroll: (snapping: ScrollSnapping, proposed: CGFloat, velocity: CGFloat, rest: CGFloat),
    direction: Direction
  ) {
    let screen = screen(scroll.snapping) { $0.scrollDirection = direction.scrollDirection }
    #expect(screen.rest(at: scroll.proposed, velocity: scroll.velocity) == scroll.rest)
  }

  // A scroll view rounds offsets to pixels.
  //     items at 110.25 and 220.5 are shown at 110 and 221; scrolling ends at 2897.25
  @Test(arguments: [
    (110, 109, -1, 110), (110, 112, 1, 110), (500, 2_897, 0, 2_897.25),
    (500, 2_897, 1, 2_897.25), (500, 0.5, -1, 0),
  ])
  func snappingIgnoresDifferencesBelowAPixel(
    released: CGFloat, proposed: CGFloat, velocity: CGFloat, rest: CGFloat
  ) {
    let screen = screen(.item, heights: Array(repeating: 100.25, count: 30))
    screen.scroll(to: released)
    #expect(abs(screen.rest(at: proposed, velocity: velocity) - rest) < 1)
  }

  //     0 ├ 30 ┤ items at 30, 140, … 3220 ├ 30 ┤ 3350; scrolling ends at 2950
  @Test func releaseAtTheStartOrTheEndDoesNotSnap() {
    let screen = screen(.item) {
      $0.sectionInset = UIEdgeInsets(top: 30, left: 0, bottom: 30, right: 0)
    }
    #expect([0, 2_950].map { screen.rest(at: $0) } == [0, 2_950])
    #expect([1, 2_949].map { screen.rest(at: $0) } == [30, 2_950])
  }

  //     sections start at 0, 1040 and 2080; scrolling ends at 2720
  // Contract rule 32.1.
  @Test(arguments: [
    (600, 0, 1_040), (400, 1, 0), (2_500, 1, 2_720), (2_720, 0, 2_720),
  ])
  func sectionSnappingAlignsASectionStartWithTheVisibleEdge(
    proposed: CGFloat, velocity: CGFloat, rest: CGFloat
  ) {
    for pins in [false, true] {
      let screen = sections { $0.sectionHeadersPinToVisibleBounds = pins }
      #expect(screen.rest(at: proposed, velocity: velocity) == rest)
    }
  }

  /// The previous header covers the section's header inset until the section pushes it out.
  @Test(arguments: [(PinningScope.section, 1_100), (.untilNextPinned, 1_060), (.stacked, 1_060)])
  func snappedSectionStartsBelowThePreviousPinnedHeader(scope: PinningScope, rest: CGFloat) throws {
    let screen = sections {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.pinningScope = scope
      $0.headerInset.top = 60
    }
    #expect(screen.rest(at: 1_080) == rest)
    #expect(screen.layout.contentOffset(forSection: 1)?.y == rest)
    screen.scroll(to: rest)
    #expect(try #require(screen.header()).frame.maxY <= 1_100)
  }

  //     100 to 350 of the view is visible: edges snap to 100, centers to 225
  @Test func contentInsetsMoveTheEdgeAndCenterUsedForSnapping() {
    let edge = screen(.item)
    edge.view.contentInset = UIEdgeInsets(top: 100, left: 0, bottom: 50, right: 0)
    edge.view.layoutIfNeeded()
    #expect(edge.rest(at: 30) == 10)
    #expect(edge.rest(at: -100) == -100)
    #expect(edge.rest(at: 9_000) == 2_940)
    let middle = screen(.itemCenter)
    middle.view.contentInset = edge.view.contentInset
    middle.view.layoutIfNeeded()
    #expect(middle.rest(at: 30) == 45)
  }

  // Item 1 is at the edge, also after the view gets another size. Without
  // `keepsVisibleItemsInPlace`, an insertion moves the items, and not the content.
  @Test func insertionAfterANewSizeLeavesTheContentOffset() {
    let screen = screen(.item)
    screen.scroll(to: 110)
    screen.resize(to: CGSize(width: 400, height: 300))
    screen.update(inserting: [[0, 0]])
    #expect(screen.view.contentOffset.y == 110)
  }

  @Test func emptyLayoutDoesNotSnap() {
    let screen = screen(.item, heights: [])
    #expect(screen.rest(at: 0) == 0)
    #expect(screen.rest(at: 40, velocity: -1) == 0)
    #expect(
      WaterfallFlowLayout().targetContentOffset(
        forProposedContentOffset: CGPoint(x: 3, y: 4), withScrollingVelocity: .zero)
        == CGPoint(x: 3, y: 4))
  }
}

import StickyWaterfall
import Testing

/// The content offset and the animations in the batch updates of subclasses.
@MainActor
@Suite struct SubclassBatchTests {
  typealias ChangedStage = Stage<AnsweringController, ChangedWaterfall>

  private func stage(
    _ change: LayoutChange, count: Int = 30, size: CGSize = CGSize(width: 390, height: 700),
    isHorizontal: Bool = false, item: CGSize = CGSize(width: 180, height: 100),
    reading: HostReading = HostReading(),
    _ setUp: @escaping (ChangedWaterfall) -> Void = { _ in }
  ) -> ChangedStage {
    let controller = AnsweringController([count])
    controller.size = { _ in item }
    let layout = ChangedWaterfall()
    layout.change = change
    return ChangedStage(
      controller, layout: layout, size: size, columns: nil, reading: reading,
      expectsDiagnostics: change.scope != .all
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      setUp($0)
    }
  }

  // Contract rules 44 and 51a.
  //     15 rows of 100 with gaps of 10, then 96 points of padding: 1736; scrolling ends at 1036
  @Test(arguments: HostReading.all, [false, true])
  func batchKeepsAnOffsetInTheSpaceThatASubclassAdds(reading: HostReading, keepsPlaces: Bool) {
    let stage = stage(.padding(96), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    #expect(stage.view.contentSize.height == 1_736)
    stage.scroll(to: 1_036)
    stage.update { stage.view.reloadItems(at: [[0, 29]]) }
    #expect(stage.view.contentOffset.y == 1_036)
    stage.update()
    #expect(stage.view.contentOffset.y == 1_036)
    stage.update(deleting: [[0, 0], [0, 1]])
    #expect(stage.view.contentOffset.y == 926)
    #expect(stage.view.contentSize.height == 1_626)
  }

  @Test func batchKeepsAHorizontalOffsetInTheSpaceThatASubclassAdds() {
    let stage = stage(
      .padding(96, isHorizontal: true), size: CGSize(width: 700, height: 120),
      isHorizontal: true, item: CGSize(width: 110, height: 100))
    let end = stage.view.contentSize.width - 700
    #expect(end == 2_986)
    stage.scroll(to: end)
    stage.update { stage.view.reloadItems(at: [[0, 3]]) }
    #expect(stage.view.contentOffset.x == 2_986)
  }

  //     four rows of 80 in a view of 750, and a page that scrolls by 150 to collapse a header
  @Test func batchKeepsTheOffsetOfAPageLongerThanItsItems() {
    let page = LayoutChange(size: { $0.height = max($0.height, 900) })
    let stage = stage(
      page, count: 4, size: CGSize(width: 390, height: 750), item: CGSize(width: 390, height: 80))
    stage.scroll(to: 150)
    let batches: [() -> Void] = [
      { stage.update() }, { stage.update { stage.view.reloadItems(at: [[0, 1]]) } },
      { stage.update(deleting: [[0, 3]]) }, { stage.update(inserting: [[0, 0], [0, 1]]) },
    ]
    for batch in batches {
      batch()
      #expect(stage.view.contentOffset.y == 150)
    }
  }

  @Test func batchReachesTheEndOfContentThatASubclassShortens() {
    // Content that doesn't cover all items is logged.
    let stage = stage(
      LayoutChange(scope: .rectangles, size: { $0.height -= 300 }))
    stage.scroll(to: 640)
    stage.update { stage.view.reloadItems(at: [[0, 29]]) }
    #expect(stage.view.contentOffset.y == 640)
    stage.update(deleting: [[0, 0], [0, 1]])
    #expect(stage.view.contentOffset.y == 530)
  }

  @Test(arguments: [false, true])
  func batchKeepsTheOffsetOfASubclassWithItsOwnFrames(isHorizontal: Bool) {
    let controller = AnsweringController([20])
    controller.size = { _ in CGSize(width: 50, height: 50) }
    let stage = Stage(
      controller, layout: StackLayout(), size: CGSize(width: 390, height: 390), columns: nil
    ) { $0.scrollDirection = isHorizontal ? .horizontal : .vertical }
    var offset: CGFloat {
      isHorizontal ? stage.view.contentOffset.x : stage.view.contentOffset.y
    }
    stage.scroll(to: 430)
    stage.update(inserting: [[0, 0]])
    #expect(offset == 430)
    stage.scroll(to: 700)
    stage.update(inserting: (21..<31).map { [0, $0] })
    #expect(offset == 700)
    stage.update(deleting: (5..<31).map { [0, $0] })
    #expect(offset == 110)
    stage.takeTurn()
    #expect(offset == 110)
  }

  //     a banner of 120 above the list moves all elements: item 4 is at (135, 220)
  // Contract rule 51c.1.
  @Test(arguments: [LayoutChange.Scope.all, .rectangles])
  func viewsStartAndEndWhereASubclassPlacesThem(scope: LayoutChange.Scope) throws {
    let stage = stage(.banner(120, scope), count: 40, item: CGSize(width: 120, height: 90))
    let before = try #require(stage.cell(4)?.frame)
    #expect(before == CGRect(x: 135, y: 220, width: 120, height: 90))
    stage.update { stage.view.reloadItems(at: [[0, 2]]) }
    let animations = stage.layout.animations
    for item in stage.visibleItems.map(\.item) {
      #expect(animations.start(item)?.frame == stage.cell(item)?.frame, "\(item)")
      #expect(animations.end(item)?.frame == stage.cell(item)?.frame, "\(item)")
    }
    #expect(animations.start(2)?.alpha == 0 && animations.end(2)?.alpha == 0)
    stage.update(deleting: [[0, 4]])
    let end = try #require(stage.layout.animations.end(4))
    #expect(end.frame == before && end.alpha == 0)
    #expect(stage.layout.animations.start(4)?.frame.origin == CGPoint(x: 270, y: 220))
    #expect(stage.layout.animations.end(5)?.frame == before)
    stage.update(inserting: [[0, 0]])
    let start = try #require(stage.layout.animations.start(0))
    #expect(start.frame == CGRect(x: 0, y: 120, width: 120, height: 90) && start.alpha == 0)
  }

  // Contract rule 28.
  @Test(arguments: [false, true])
  func keptItemStaysInPlaceInASubclassWithABanner(isEstimated: Bool) throws {
    let stage = stage(.banner(120)) {
      $0.keepsVisibleItemsInPlace = true
      if isEstimated { $0.estimatedItemSize = CGSize(width: 180, height: 100) }
    }
    stage.scroll(to: 400)
    let before = try #require(stage.placeOnScreen(8))
    stage.update(inserting: (0..<4).map { [0, $0] })
    #expect(stage.placeOnScreen(12) == before)
    stage.update(deleting: [[0, 0], [0, 1]])
    #expect(stage.placeOnScreen(10) == before)
  }

  //     a header of 50 that the subclass moves to 170 with everything else
  @Test func headersStartAndEndWhereASubclassPlacesThem() throws {
    let stage = stage(.banner(120)) {
      $0.headerReferenceSize = CGSize(width: 50, height: 50)
    }
    stage.controller.counts = [4, 30]
    stage.reload()
    let header = Side.header.kind
    #expect(stage.header(1)?.frame.minY == 380)
    stage.update(deleting: [[0, 2], [0, 3]])
    let animations = stage.layout.animations
    #expect(animations.starts[.boundary(header, [1, 0])]?.frame.minY == 380)
    #expect(animations.ends[.boundary(header, [1, 0])]?.frame.minY == 270)
    stage.controller.counts = [2]
    stage.update { stage.view.deleteSections([1]) }
    #expect(stage.layout.animations.ends[.boundary(header, [1, 0])]?.frame.minY == 270)
    #expect(stage.layout.animations.ends[.boundary(header, [1, 0])]?.alpha == 0)
  }

  //     three columns of 120 below a banner of 120, in a view of 700; rows 0 and 1 go, and row 7
  //     comes
  //
  //     y      before                  after
  //     420    │  9   10   11 │        │ 15   16   17 │
  //     520    │ 12   13   14 │        │ 18   19   20 │
  //     620    │ 15   16   17 │        │ 21   22   23 │  were at 820
  // Contract rule 51c.2.
  @Test(arguments: [LayoutChange.Scope.all, .rectangles])
  func viewsThatComeOntoTheScreenAppearAtTheirNewPlaces(scope: LayoutChange.Scope) {
    let stage = stage(.banner(120, scope), count: 60, item: CGSize(width: 120, height: 90))
    stage.update(deleting: (0..<6).map { [0, $0] })
    let animations = stage.layout.animations
    #expect(animations.start(9)?.frame.origin == CGPoint(x: 0, y: 620))
    for item in 15..<18 {
      #expect(animations.start(item)?.frame == stage.cell(item)?.frame, "\(item)")
      #expect(animations.start(item)?.frame.minY == 620 && animations.start(item)?.alpha == 1)
    }
  }
}

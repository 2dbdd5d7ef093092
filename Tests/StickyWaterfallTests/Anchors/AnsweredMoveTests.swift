import Testing

@testable import StickyWaterfall

/// An app that changes something in `scrollViewDidScroll` while the layout moves the content.
///
///     ├── 0 ──┤ grows by 50: the content moves ──▶ the app changes something
///      ...
///     ├── 10 ─┤ 0
@MainActor
@Suite struct AnsweredMoveTests {
  /// A list of cells that have returned their sizes, with item 10 at the top.
  private func list() -> ReaderStage {
    let stage = ReaderStage(ReaderSetting(isSelfSizing: true)) {
      $0.keepsVisibleItemsInPlace = true
    }
    stage.show(Array(repeating: 100, count: 40))
    stage.scrollThrough()
    stage.scroll(to: 1_000)
    return stage
  }

  /// The cells of the first items grow by 50 points, one after the other, in one turn.
  private func grow(_ items: Range<Int>, on stage: ReaderStage) {
    for item in items {
      stage.extents[item] = 150
      #expect(stage.layout.take(preferred: { $0.height += 50 }, at: [0, item]))
      stage.view.layoutIfNeeded()
    }
  }

  /// Item 10 is chosen, and cells grow until the content no longer moves, because the app answers
  /// each move.
  private func answerMoves(on stage: ReaderStage) {
    stage.layout.invalidateLayout()
    stage.settle()
    stage.controller.whenScrolled = { [unowned layout = stage.layout] in
      layout.minimumLineSpacing += 1
    }
    grow(0..<5, on: stage)
    #expect(stage.place(10) != 0)
    stage.controller.whenScrolled = nil
  }

  /// The list has no header.
  @Test func changeThatMovesNothingIsNoAnswer() {
    let stage = list()
    stage.controller.whenScrolled = { [unowned layout = stage.layout] in
      layout.sectionHeadersPinToVisibleBounds.toggle()
    }
    grow(0..<5, on: stage)
    #expect(stage.offset == 1_250 && stage.place(10) == 0)
  }

  /// The middle item stays in the middle when the view gets lower, and the app remeasures its items
  /// when the content moves for that.
  @Test func cellsKeepTheirSizesIfTheAppRemeasuresThemInAMove() {
    let controller = AnsweringController([30])
    controller.preferredExtent = { _, _ in 100 }
    let stage = WaterfallScreen(controller, columns: 1) {
      $0.estimatedItemSize = CGSize(width: 400, height: 44)
      $0.minimumLineSpacing = 0
      $0.scrollSnapping = .itemCenter
    }
    for item in 0..<30 { stage.scroll(to: CGFloat(item * 90)) }
    stage.scroll(to: 850)
    var moves = 0
    controller.whenScrolled = { [unowned layout = stage.layout] in
      moves += 1
      layout.remeasureItems(at: (0..<30).map { [0, $0] })
    }
    stage.resize(to: CGSize(width: 400, height: 300))
    controller.whenScrolled = nil
    #expect(moves == 1)
    #expect(stage.frames().allSatisfy { $0.height == 100 })
    #expect(stage.view.contentOffset.y == 900)
  }

  @Test func contentIsInPlaceAgainInTheNextTurn() {
    let stage = list()
    answerMoves(on: stage)
    stage.takeTurn()
    grow(5..<6, on: stage)
    #expect(stage.place(10) == 0)
  }

  /// UIKit moves the content for a context, and the app begins a batch update in that move.
  @Test func batchUpdatesInMovesAreAnswers() {
    let stage = list()
    let layout = stage.layout
    for distance: CGFloat in [30, 60] {
      #expect(layout.anchors.answeredMoves.allowMove)
      layout.anchors.ask(for: 1_000 + distance, on: layout.makeScreen())
      layout.beginBatchUpdate(before: [])
      #expect(layout.updates.end() != nil)
    }
    #expect(!layout.anchors.answeredMoves.allowMove)
  }
}

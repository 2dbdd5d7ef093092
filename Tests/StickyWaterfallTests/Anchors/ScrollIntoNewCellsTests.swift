import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A scroll up into cells that have only estimates moves the topmost item by its own distance.
///
///     before      the step, 40 points        not: 7 jumps when 4 gets its size
///     ├── 7 ──┤   ├── 4 ──┤ estimate 30      ├── 4 ──┤ 90
///     ├── 8 ──┤   ├── 7 ──┤ + 40             │       │
///                 ├── 8 ──┤                  ├── 7 ──┤ + 100
@MainActor
@Suite struct ScrollIntoNewCellsTests {
  @Test(arguments: 1...3, Samples.seeds(4, of: 200))
  func topmostItemMovesByTheDistanceOfAScrollUp(columns: Int, seed: Int) {
    var dice = Dice(seed: seed)
    let stage = FeedStage(.counts([300], columns: columns)) {
      $0.estimatedItemSize = CGSize(width: 60, height: 50)
      if seed.isMultiple(of: 2) {
        $0.keepsVisibleItemsInPlace = true
      } else {
        $0.contentAnchor = .end
      }
    }
    stage.controller.sizeCells { CGFloat(20 + $0 * 37 % 180) }
    stage.reload()
    stage.scroll(to: (stage.view.contentSize.height / 2).rounded())
    for _ in 0..<5 { stage.takeTurn() }
    for _ in 0..<60 {
      let step = CGFloat(dice.number(5...60))
      let (name, place) = stage.topmost()
      stage.scroll(to: stage.view.contentOffset.y - step)
      stage.takeTurn()
      let moved = (stage.place(ofItemNamed: name) ?? 0) - (place ?? 0)
      #expect(abs(moved - step) <= 1, "step \(step)")
    }
  }
}

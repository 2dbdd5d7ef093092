import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Self-sizing cells in rows that stretch their items: contract rules 29 and 37.
@MainActor
@Suite struct StretchedRowSelfSizingTests {
  /// Returns three cells of 40 points in a row, and a fourth in the next row.
  ///
  /// A cell without a height in `heights` returns the attributes that it's given.
  private func screen(
    _ heights: @escaping (Int) -> CGFloat?, alignment: WaterfallFlowLayout.RowAlignment = .stretch
  ) -> WaterfallScreen {
    let controller = AnsweringController([4])
    controller.preferredExtent = { path, _ in heights(path.item) }
    return WaterfallScreen(controller, size: CGSize(width: 130, height: 300), scale: 2) {
      $0.columnCount = WaterfallFlowLayout.flowLayoutRows
      $0.rowDistribution = .leading
      $0.rowAlignment = alignment
      $0.estimatedItemSize = CGSize(width: 40, height: 20)
      $0.minimumInteritemSpacing = 5
      $0.minimumLineSpacing = 8
    }
  }

  private func heights(_ screen: WaterfallScreen) -> [CGFloat] { screen.frames().map(\.height) }

  //     ┌──┐ ┌──┐ ┌──┐     30, 50, and 44 high
  //     │  │ │  │ │  │
  //     └──┘ └──┘ └──┘
  //     ┌──┐               10 high
  //     └──┘
  // Contract rule 37b.3.
  @Test func cellThatReturnsItsOwnHeightInAStretchedFrameCausesNoPass() {
    let own: [CGFloat] = [30, 50, 44, 10]
    let screen = screen { own[$0] }
    #expect(heights(screen) == [50, 50, 50, 10])
    let aligned = self.screen({ own[$0] }, alignment: .leading)
    #expect(heights(aligned) == own)
    #expect(screen.spy?.passes == aligned.spy?.passes)
    for item in 0..<4 {
      #expect(!screen.layout.take(preferred: { $0.height = own[item] }, at: [0, item]))
    }
    for stage in [screen, aligned] {
      stage.spy?.passes = 0
      stage.update()
      stage.takeTurn()
      stage.reconfigure([[0, 0], [0, 1], [0, 2], [0, 3]])
    }
    #expect(screen.spy?.passes == aligned.spy?.passes)
    #expect(heights(screen) == [50, 50, 50, 10])
  }

  @Test func rowIsAsTallAsItsTallestCellAfterEachChange() {
    var own: [CGFloat] = [30, 50, 44, 10]
    let screen = screen { own[$0] }
    for (item, height, row) in [(1, 20, 44), (2, 25, 30), (0, 90, 90), (0, 1, 25)] {
      own[item] = CGFloat(height)
      screen.reconfigure([[0, item]])
      screen.takeTurn()
      #expect(heights(screen) == [CGFloat(row), CGFloat(row), CGFloat(row), 10])
    }
    #expect(screen.frame(3)?.minY == 33)
  }

  /// The second cell returns the height that it's given, so its own height remains the estimate.
  ///
  /// Contract rule 37b.3.
  @Test func cellThatReturnsTheHeightOfItsRowDoesNotKeepTheRowTall() {
    var own: CGFloat = 60
    let screen = screen { $0 == 0 ? own : $0 == 1 ? nil : 15 }
    #expect(heights(screen) == [60, 60, 60, 15])
    for _ in 0..<3 {
      screen.spy?.passes = 0
      screen.update()
      screen.takeTurn()
      #expect(heights(screen) == [60, 60, 60, 15])
    }
    own = 33
    screen.reconfigure([[0, 0]])
    #expect(heights(screen) == [33, 33, 33, 15])
    own = 10
    screen.reconfigure([[0, 0]])
    #expect(heights(screen) == [20, 20, 20, 15])
  }

  @Test func heightOfTheRowIsNotStoredWithAnotherWidth() {
    let screen = screen { [60, 20, 20, 20][$0] }
    #expect(screen.layout.take(preferred: { $0.width = 30 }, at: [0, 1]))
    let size = { screen.layout.layoutAttributesForItem(at: [0, 1])?.size }
    #expect(size() == CGSize(width: 30, height: 60))
    #expect(screen.layout.take(preferred: { $0.height = 10 }, at: [0, 0]))
    #expect(size() == CGSize(width: 30, height: 20))
  }

  /// UIKit rounds preferred sizes to pixels (facts 15.9), and the row is 60.2 points tall.
  @Test func heightOfTheRowIsRecognizedAfterRounding() {
    let screen = screen { [60.2, 20, 20, 20][$0] }
    #expect(!screen.layout.take(preferred: { $0.height = 60 }, at: [0, 1]))
    #expect(screen.layout.take(preferred: { $0.height = 61 }, at: [0, 1]))
  }
}

/// Self-sizing cells in stretched rows, with random updates, new heights, and scrolls.
@MainActor
@Suite struct StretchedRowSelfSizingWalkTests {
  private typealias OwnSizesStage = Stage<OwnSizesController, WaterfallFlowLayout>

  private func stage(_ controller: OwnSizesController, seed: UInt64, estimates: Bool)
    -> OwnSizesStage
  {
    OwnSizesStage(
      controller, layout: LayoutSpy(), size: CGSize(width: 200, height: 240), scale: 2,
      columns: nil
    ) {
      $0.columnCount = WaterfallFlowLayout.flowLayoutRows
      $0.scrollDirection = seed % 3 == 1 ? .horizontal : .vertical
      $0.rowDistribution = .leading
      $0.rowAlignment = .stretch
      guard estimates else { return }
      $0.estimatedItemSize = CGSize(width: 60, height: 40)
      $0.keepsVisibleItemsInPlace = seed % 2 == 1
    }
  }

  private func length(_ stage: OwnSizesStage) -> CGFloat {
    stage.layout.scrollDirection == .horizontal
      ? stage.view.contentSize.width : stage.view.contentSize.height
  }

  @Test(arguments: Samples.seeds(20, of: 100) as Range<UInt64>)
  func cellsHaveTheHeightsOfTheirRowsAfterRandomChanges(seed: UInt64) {
    var dice = Dice(seed: seed)
    let controller = OwnSizesController((0..<dice.number(2...40)).map { _ in dice.cellSize() })
    let stage = stage(controller, seed: seed, estimates: true)
    for _ in 0..<10 {
      switch dice.roll(3) {
      case 0: stage.scroll(to: dice.points(0...max(0, Int(length(stage)) - 240)))
      case 1:
        let items = stage.visibleItems.filter { _ in dice.oneIn(3) }
        for path in items { controller.sizes[path.item] = dice.cellSize() }
        stage.reconfigure(items)
      default: change(stage, using: &dice)
      }
      stage.takeTurn()
    }
    // Each cell is asked once it's on screen.
    var offset: CGFloat = 0
    while offset < length(stage) {
      stage.scroll(to: offset)
      offset += 100
    }
    stage.takeTurn()
    let delegate = OwnSizesController(controller.sizes)
    delegate.size = { [unowned delegate] in delegate.sizes[$0.item] }
    #expect(stage.frames() == self.stage(delegate, seed: seed, estimates: false).frames())
  }

  private func change(_ stage: OwnSizesStage, using dice: inout Dice) {
    var sizes = stage.controller.sizes
    let deleted = sizes.indices.filter { _ in sizes.count > 9 && dice.oneIn(9) }
    for item in deleted.reversed() { sizes.remove(at: item) }
    var inserted: [Int] = []
    for item in 0..<sizes.count + 2 where item <= sizes.count && dice.oneIn(8) {
      sizes.insert(dice.cellSize(), at: item)
      inserted.append(item)
    }
    stage.update { [stage] in
      stage.controller.sizes = sizes
      stage.view.deleteItems(at: deleted.map { [0, $0] })
      stage.view.insertItems(at: inserted.map { [0, $0] })
    }
  }
}

/// Cells that prefer their own sizes.
private final class OwnSizesController: FlowController {
  var sizes: [CGSize] {
    didSet { counts = [sizes.count] }
  }

  init(_ sizes: [CGSize]) {
    self.sizes = sizes
    super.init([sizes.count])
    preferredSize = { [unowned self] in self.sizes[$0.item] }
  }
}

extension Dice {
  fileprivate mutating func cellSize() -> CGSize {
    CGSize(width: points(20...90), height: points(20...90))
  }
}

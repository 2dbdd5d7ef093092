import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A finger that holds a dragged item in one place: contract rule 46.
@MainActor
@Suite struct RestingFingerTests {
  private static let updates = 20

  /// Two columns of 100. Item 0 is held over item 2, and then item 1 would be under the finger.
  //     ┌─0─┐ ┌─1─┐        ┌─1─┐ ┌─2─┐
  //     └───┘ │   │        │   │ └───┘
  //     ┌─2─┐ │   │  ──▶   │ ● │ ┌─0─┐
  //     └─●─┘ │   │        │   │ └───┘
  //           └───┘        └───┘
  @Test func itemsSwapOnceUnderARestingFinger() {
    let stage = stage([[60, 220, 60]], columns: 2, width: 210)
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    for _ in 0..<Self.updates {
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 90))
      #expect(stage.frames().map(\.height) == [220, 60, 60])
    }
    // The finger moves on to the end of the tall item, and back.
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 200))
    #expect(stage.frames().map(\.height) == [60, 220, 60])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 90, y: 90))
    #expect(stage.frames().map(\.height) == [220, 60, 60])
    stage.view.cancelInteractiveMovement()
  }

  /// The finger crosses the edge between items 1 and 2 again and again.
  @Test func tremblingFingerAtAnEdgeMovesTheItemToEachSideOnce() {
    let stage = stage([[60, 61, 62, 63]], columns: 1, width: 100)
    stage.layout.minimumLineSpacing = 0
    #expect(stage.view.beginInteractiveMovementForItem(at: [0, 0]))
    for update in 0..<Self.updates {
      let y: CGFloat = update.isMultiple(of: 2) ? 119 : 123
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
      #expect(stage.frames().map(\.height) == (update == 0 ? [61, 60, 62, 63] : [61, 62, 60, 63]))
    }
    stage.view.cancelInteractiveMovement()
  }

  /// Contract rule 46d.
  @Test(arguments: [2, 3, WaterfallFlowLayout.flowLayoutRows])
  func orderSettlesUnderARestingFingerAtEveryPosition(columns: Int) {
    for seed in Samples.seeds(60, of: 200) as Range<UInt64> {
      var dice = Dice(seed: seed)
      let stage = randomStage(columns: columns, &dice)
      let drift: ClosedRange<Int> = dice.happens(50) ? -2...2 : 0...0
      let place = CGPoint(x: dice.points(0...319), y: dice.points(0...479))
      guard stage.view.beginInteractiveMovementForItem(at: dice.pick(paths(of: stage))) else {
        continue
      }
      var orders: [[CGRect]] = []
      for _ in 0..<Self.updates {
        stage.view.updateInteractiveMovementTargetPosition(
          CGPoint(x: place.x + dice.points(drift), y: place.y + dice.points(drift)))
        orders.append(order(of: stage))
      }
      let settled = orders.suffix(Self.updates - 5)
      #expect(settled.allSatisfy { $0 == settled.first }, "seed \(seed)")
      stage.view.cancelInteractiveMovement()
    }
  }

  /// The finger rests at each point of a grid, each time after it has lifted the same item.
  @Test(arguments: [2, 3, WaterfallFlowLayout.flowLayoutRows])
  func everyIndexPathThatTheFlowLayoutAllowsIsReached(columns: Int) {
    for seed in Samples.seeds(1, of: 3) as Range<UInt64> {
      let reached = [SwappingLayout(), RecordingLayout()].map { layout in
        var dice = Dice(seed: seed)
        let stage = randomStage(columns: columns, &dice, layout: layout)
        rest(at: stride(from: 10, to: 480, by: 33), in: stage)
        return layout.targets
      }
      #expect(reached[0].subtracting(reached[1]) == [] && reached[0].count > 2, "seed \(seed)")
    }
  }

  private func rest(at positions: some Sequence<CGFloat>, in stage: WaterfallScreen) {
    for x in positions where x < 320 {
      for y in positions {
        guard stage.view.beginInteractiveMovementForItem(at: [0, 1]) else { continue }
        for _ in 0..<3 {
          stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: x, y: y))
        }
        stage.view.cancelInteractiveMovement()
      }
    }
  }
}

// MARK: - Stages

extension RestingFingerTests {
  private func stage(
    _ heights: [[CGFloat]], columns: Int, width: CGFloat
  ) -> WaterfallScreen {
    let controller = AnsweringController(heights.map(\.count))
    controller.height = { path, _ in heights[path.section][path.item] }
    return WaterfallScreen(
      controller, size: CGSize(width: width, height: 480), columns: columns)
  }

  /// Items of random sizes in columns, or in rows if the count is `flowLayoutRows`.
  private func randomStage(
    columns: Int, _ dice: inout Dice, layout: WaterfallFlowLayout = LayoutSpy()
  ) -> WaterfallScreen {
    let controller = AnsweringController([])
    controller.counts = (0..<dice.number(1...2)).map { _ in dice.number(3...12) }
    let sizes = controller.counts.map { count in
      (0..<count).map { _ in
        CGSize(width: dice.points(30...150), height: dice.points(30...200))
      }
    }
    controller.size = { sizes[$0.section][$0.item] }
    if dice.happens(30), columns > 0 { controller.span = { $0.item % 4 == 1 ? 2 : 1 } }
    let (isHorizontal, isRightToLeft) = (dice.happens(25), dice.happens(25))
    return WaterfallScreen(
      controller, size: CGSize(width: 320, height: 480), laidOutBy: layout,
      isRightToLeft: isRightToLeft, columns: columns
    ) {
      $0.scrollDirection = isHorizontal ? .horizontal : .vertical
      $0.itemSizing = .fixedExtent
    }
  }

  private func paths(of stage: WaterfallScreen) -> [IndexPath] {
    (0..<stage.view.numberOfSections).flatMap { section in
      (0..<stage.view.numberOfItems(inSection: section)).map { [section, $0] }
    }
  }

  private func order(of stage: WaterfallScreen) -> [CGRect] {
    paths(of: stage).compactMap { stage.layout.layoutAttributesForItem(at: $0)?.frame }
  }
}

/// Records the index paths that dragged items are told to have.
private class RecordingLayout: WaterfallFlowLayout {
  var targets: Set<IndexPath> = []

  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let target = super.targetIndexPath(
      forInteractivelyMovingItem: previousIndexPath, withPosition: position)
    targets.insert(target)
    return target
  }
}

/// Always moves the dragged item to the item under the finger, as the flow layout does.
private final class SwappingLayout: RecordingLayout {
  override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    let spot = CGRect(origin: position, size: CGSize(width: 1, height: 1))
    let item = layoutAttributesForElements(in: spot)?.first {
      $0.representedElementCategory == .cell
    }
    let target = item?.indexPath ?? previousIndexPath
    targets.insert(target)
    return target
  }
}

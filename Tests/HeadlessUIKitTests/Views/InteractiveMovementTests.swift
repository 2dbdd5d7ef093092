#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The order of calls while an item is moved with a finger (uikit-facts 1.5 and 7).
///
///     0   0 ... 50
///     1  50 ... 100
///     2 100 ... 150
@MainActor
@Suite struct InteractiveMovementTests {
  private let layout = MovementProbe()

  private func stage() -> CollectionStage {
    let stage = CollectionStage(layout, [3])
    stage.start()
    return stage
  }

  /// Without what views are told, which follows the pass in no stated order.
  private func questions(_ stage: CollectionStage, during work: () -> Void) -> [String] {
    stage.calls(during: work).filter { !$0.hasPrefix("apply") }
  }

  @Test func beginningAsksTheDataSourceAndNotTheLayout() {
    let stage = stage()
    let calls = questions(stage) { stage.view.beginInteractiveMovementForItem(at: [0, 0]) }
    #expect(calls == ["canMoveItemAt [0, 0]"])
    #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 1]))
  }

  @Test func anUpdateAsksForTheTargetThenInvalidatesThenAsksForWhatChanged() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    let calls = questions(stage) {
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    }
    #expect(
      calls == [
        "targetIndexPath(forInteractivelyMovingItem:)",
        "targetIndexPathForMoveOfItem [0, 0] to [0, 2]",
        "invalidationContext(forInteractivelyMovingItems:)", "invalidateLayout(with:)", "prepare",
        "collectionViewContentSize", "layoutAttributesForItem [0, 0]",
        "layoutAttributesForItem [0, 2]", "layoutAttributesForInteractivelyMovingItem [0, 2]",
      ])
  }

  @Test func eachUpdateNamesWhereTheItemWasAndWhereItIs() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    for y in [CGFloat(70), 80, 130] {
      stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: y))
    }
    #expect(
      layout.contexts == [
        "[[0, 0]] to [[0, 1]] at 70.0", "[[0, 1]] to [[0, 1]] at 80.0",
        "[[0, 1]] to [[0, 2]] at 130.0",
      ])
    #expect(stage.sections == [["0.0", "0.1", "0.2"]])
  }

  @Test func endingTellsTheDataSourceBeforeTheLayoutIsInvalidated() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    let calls = questions(stage) { stage.view.endInteractiveMovement() }
    #expect(
      calls == [
        "moveItemAt [0, 0] to [0, 2]", "invalidationContextForEndingInteractiveMovementOfItems",
        "invalidateLayout(with:)", "prepare", "collectionViewContentSize",
        "layoutAttributesForItem [0, 2]",
      ])
    #expect(layout.endings == ["[[0, 2]] from [[0, 2]], cancelled false"])
  }

  @Test func anItemDroppedWhereItWasIsNotMoved() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 20))
    let calls = questions(stage) { stage.view.endInteractiveMovement() }
    #expect(calls.first == "invalidationContextForEndingInteractiveMovementOfItems")
    #expect(stage.sections == [["0.0", "0.1", "0.2"]])
  }

  @Test func cancellingGoesBackWithoutTheDataSource() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    let calls = questions(stage) { stage.view.cancelInteractiveMovement() }
    #expect(
      calls == [
        "invalidationContextForEndingInteractiveMovementOfItems", "invalidateLayout(with:)",
        "prepare", "collectionViewContentSize", "layoutAttributesForItem [0, 0]",
        "layoutAttributesForItem [0, 2]",
      ])
    #expect(layout.endings == ["[[0, 0]] from [[0, 2]], cancelled true"])
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
  }

  @Test func theDelegateDecidesTheTarget() {
    let stage = stage()
    let delegate = StubbornDelegate()
    stage.view.delegate = delegate
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    #expect(delegate.asked == ["[0, 0] at [0, 0] to [0, 2]"])
    #expect(stage.titles == ["0.1", "0.0", "0.2"])
  }

  @Test func aReloadEndsTheMovement() {
    let stage = stage()
    stage.view.beginInteractiveMovementForItem(at: [0, 0])
    stage.view.updateInteractiveMovementTargetPosition(CGPoint(x: 50, y: 130))
    stage.view.reloadData()
    stage.view.layoutIfNeeded()
    #expect(questions(stage) { stage.view.endInteractiveMovement() } == [])
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
  }
}

/// Notes what the contexts of a movement are made of.
private final class MovementProbe: ListLayout {
  var contexts: [String] = []
  var endings: [String] = []

  override func invalidationContext(
    forInteractivelyMovingItems targets: [IndexPath], withTargetPosition position: CGPoint,
    previousIndexPaths: [IndexPath], previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targets, withTargetPosition: position,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    let old = context.previousIndexPathsForInteractivelyMovingItems ?? []
    let new = context.targetIndexPathsForInteractivelyMovingItems ?? []
    let y = context.interactiveMovementTarget.y
    contexts.append("\(old.map(Array.init)) to \(new.map(Array.init)) at \(y)")
    return context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    endings.append(
      "\(indexPaths.map(Array.init)) from \(previousIndexPaths.map(Array.init)), "
        + "cancelled \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// Lets nothing go further than the second place.
private final class StubbornDelegate: NSObject, UICollectionViewDelegate {
  var asked: [String] = []

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    asked.append("\(Array(original)) at \(Array(current)) to \(Array(proposed))")
    return [0, 1]
  }
}
#endif

#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The order of calls in an interactive movement (facts 1.5, 7, and 10.1).
///
///     0   0 ... 50
///     1  50 ... 100
///     2 100 ... 150
@MainActor
@Suite struct InteractiveMovementTests {
  private let layout = MovementProbe()

  private func stage() -> CollectionStage { CollectionStage(layout, [3]).started() }

  /// Carries item 0 to the position of item 2.
  private func drag(_ stage: CollectionStage) { stage.drag([0, 0], toY: 130) }

  /// Returns the calls except those to views, whose order isn't defined.
  private func queries(_ stage: CollectionStage, during work: () -> Void) -> [String] {
    stage.calls(during: work).filter { !$0.hasPrefix("apply") }
  }

  @Test func beginningInteractiveMovementQueriesTheDataSourceButNotTheLayout() {
    let stage = stage()
    let calls = queries(stage) { stage.view.beginInteractiveMovementForItem(at: [0, 0]) }
    #expect(calls == ["canMoveItemAt [0, 0]"])
    #expect(!stage.view.beginInteractiveMovementForItem(at: [0, 1]))
  }

  @Test func changingTheMovementTargetSendsAnUpdateListWithOneMove() {
    let stage = stage()
    let calls = queries(stage) { drag(stage) }
    #expect(
      calls.prefix(5) == [
        "canMoveItemAt [0, 0]", "targetIndexPath(forInteractivelyMovingItem:)",
        "targetIndexPathForMoveOfItem [0, 0] to [0, 2]",
        "invalidationContext(forInteractivelyMovingItems:)", "invalidateLayout(with:)",
      ])
    let order = [
      "invalidateLayout(with:)", "prepare", "layoutAttributesForElements(in:)",
      "prepare(forCollectionViewUpdates:)", "targetContentOffset(forProposedContentOffset:)",
      "finalLayoutAttributesForDisappearingItem [0, 0]",
      "initialLayoutAttributesForAppearingItem [0, 2]",
      "layoutAttributesForInteractivelyMovingItem [0, 2]", "finalizeCollectionViewUpdates",
    ]
    let positions = order.compactMap { calls.firstIndex(of: $0) }
    #expect(positions.count == order.count)
    #expect(positions == positions.sorted())
    #expect(!calls.contains { $0.hasPrefix("numberOf") })
    #expect(layout.updates == ["move 0.0 0.2"])
  }

  @Test func interactiveMovementSendsOnlyInvalidationContextsIfUpdateListsAreDisabled() {
    let stage = stage()
    stage.view.hostOptions.updateLists = .exceptOfMovements
    let calls = queries(stage) { drag(stage) }
    #expect(
      calls.dropFirst(3) == [
        "invalidationContext(forInteractivelyMovingItems:)", "invalidateLayout(with:)", "prepare",
        "collectionViewContentSize", "layoutAttributesForElements(in:)",
        "collectionViewContentSize", "layoutAttributesForInteractivelyMovingItem [0, 2]",
        "layoutAttributesForInteractivelyMovingItem [0, 2]",
      ])
    #expect(layout.updates == [])
    #expect(stage.titles == ["0.1", "0.2", "0.0"])
  }

  @Test func eachMovementContextHasOldAndNewIndexPaths() {
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

  @Test func endingAMovementTellsTheDataSourceBeforeInvalidating() {
    let stage = stage()
    drag(stage)
    let calls = queries(stage) { stage.view.endInteractiveMovement() }
    #expect(
      calls.prefix(6) == [
        "moveItemAt [0, 0] to [0, 2]", "invalidationContextForEndingInteractiveMovementOfItems",
        "invalidateLayout(with:)", "prepare", "collectionViewContentSize",
        "layoutAttributesForItem [0, 2]",
      ])
    #expect(layout.endings == ["[[0, 2]] from [[0, 2]], canceled false"])
  }

  @Test func itemDroppedAtItsStartingPositionIsNotMoved() {
    let stage = stage()
    stage.drag([0, 0], toY: 20)
    let calls = queries(stage) { stage.view.endInteractiveMovement() }
    #expect(calls.first == "invalidationContextForEndingInteractiveMovementOfItems")
    #expect(stage.sections == [["0.0", "0.1", "0.2"]])
  }

  @Test func canceledMovementMovesTheDraggedItemBackBeforeTheMovementEnds() {
    let stage = stage()
    drag(stage)
    let calls = queries(stage) { stage.view.cancelInteractiveMovement() }
    #expect(layout.updates == ["move 0.0 0.2", "move 0.2 0.0"])
    #expect(layout.contexts.last == "[[0, 2]] to [[0, 0]] at 25.0")
    #expect(layout.endings == ["[[0, 0]] from [[0, 2]], canceled true"])
    let end = calls.firstIndex(of: "invalidationContextForEndingInteractiveMovementOfItems")
    #expect(calls.firstIndex(of: "finalizeCollectionViewUpdates").map { $0 < end ?? 0 } == true)
    #expect(!calls.contains { $0.hasPrefix("moveItemAt") })
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
  }

  @Test func replacingTheInvalidationContextFromSuperDuringADragIsReported() {
    let stage = stage()
    layout.makesContexts = true
    let found = ReportLog.reports { drag(stage) }
    #expect(found.first?.reason.contains("another context than super's") == true)
  }

  @Test func nonexistentIndexPathIsNotAMovementTarget() {
    let stage = stage()
    let delegate = StubbornDelegate()
    delegate.target = [0, 3]
    stage.view.delegate = delegate
    drag(stage)
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
    #expect(layout.updates == [])
  }

  @Test func delegateDeterminesTheMovementTarget() {
    let stage = stage()
    let delegate = StubbornDelegate()
    stage.view.delegate = delegate
    drag(stage)
    #expect(delegate.queried == ["[0, 0] at [0, 0] to [0, 2]"])
    #expect(stage.titles == ["0.1", "0.0", "0.2"])
  }

  @Test func reloadEndsTheMovement() {
    let stage = stage()
    drag(stage)
    stage.reload()
    #expect(queries(stage) { stage.view.endInteractiveMovement() } == [])
    #expect(stage.titles == ["0.0", "0.1", "0.2"])
  }
}

/// A layout that records the invalidation contexts of a movement.
private final class MovementProbe: ListLayout {
  var contexts: [String] = []
  var endings: [String] = []
  var makesContexts = false

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
    return makesContexts ? UICollectionViewLayoutInvalidationContext() : context
  }

  override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    endings.append(
      "\(indexPaths.map(Array.init)) from \(previousIndexPaths.map(Array.init)), "
        + "canceled \(movementCancelled)")
    return super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
  }
}

/// A delegate that doesn't let an item move past position 1.
private final class StubbornDelegate: NSObject, UICollectionViewDelegate {
  var queried: [String] = []
  var target: IndexPath = [0, 1]

  func collectionView(
    _ collectionView: UICollectionView,
    targetIndexPathForMoveOfItemFromOriginalIndexPath original: IndexPath,
    atCurrentIndexPath current: IndexPath, toProposedIndexPath proposed: IndexPath
  ) -> IndexPath {
    queried.append("\(Array(original)) at \(Array(current)) to \(Array(proposed))")
    return target
  }
}
#endif

import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Moves dragged items with their current sizes, and describes in UIKit's context that nothing is
  /// queried.
  ///
  /// The context stays the flow layout's, because only it contains the old positions and UIKit's intent
  /// (facts 10.1). In a waterfall, all later items move too, and `invalidateLayout(with:)` makes UIKit
  /// read them again. Sizes aren't queried: the data source changes its order only when the movement
  /// ends, so the sizes would belong to other items.
  func moveItems(
    from sources: [IndexPath], to targets: [IndexPath],
    describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    describeMovement(.nothing, in: context)
    let moves = zip(sources, targets).filter {
      $0 != $1 && $0.namesItem && $1.namesItem && cycle.movement?.isAlreadyAt($0, $1) != true
    }.map { ItemMove(source: $0, target: $1) }
    if let collectionView, let environment = cycle.environment {
      perform(.moves(moves), in: collectionView, on: environment)
    }
    cycle.step(moves, by: context)
  }

  /// Ends a movement, after its last step or because it is canceled.
  ///
  /// An item that was in another section is queried again for the columns or rows that it is in now, and
  /// the values of a section may depend on its items.
  func endMovement(
    of indexPaths: [IndexPath], describedIn context: UICollectionViewLayoutInvalidationContext
  ) {
    if let movement = cycle.movement, !movement.crossedSections.isEmpty {
      describeMovement(
        Staleness(movedItems: Set(indexPaths), sections: movement.crossedSections), in: context)
    }
    cycle.endMovement()
  }

  private func describeMovement(
    _ part: Staleness, in context: UICollectionViewLayoutInvalidationContext
  ) {
    describe(part, in: context)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = true
  }
}

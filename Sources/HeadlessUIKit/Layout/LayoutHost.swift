#if !canImport(UIKit)
// Modelled: what UICollectionViewLayout's base implementations ask of the collection view beyond
// its public members. UIKit does the same through private methods.
import Foundation

@MainActor
protocol LayoutHost: AnyObject {
  /// The base `invalidateLayout(with:)` was reached with this context.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext)

  /// The attributes last applied to each on-screen view, with the index paths of before the
  /// current batch update.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] { get }

  /// The attributes last applied to the on-screen view of this element, keyed by the index paths
  /// of before the current batch update; nil when the element has no view.
  func attributesOnScreen(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Notes a call in the order it happened, so that a test can state that order.
  func record(_ call: @autoclosure () -> String)
}
#endif

#if !canImport(UIKit)
// Models what the base implementations of UICollectionViewLayout need from the collection view
// beyond its public members. UIKit uses private methods for that.
import Foundation

@MainActor
protocol LayoutHost: AnyObject {
  /// Tells the collection view that the base `invalidateLayout(with:)` was reached with this
  /// context.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext)

  /// The attributes last applied to each visible view, with the index paths from before the current
  /// batch update.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] { get }

  /// Returns the attributes last applied to the visible view of this element, or `nil` if it has no
  /// view.
  ///
  /// The index path is the one from before the current batch update.
  func attributesOnScreen(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Records a call, so that a test can check the order of calls.
  func record(_ call: @autoclosure () -> String)
}
#endif

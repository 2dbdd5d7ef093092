#if !canImport(UIKit)
// This file models the private methods of the collection view that `UICollectionViewLayout` calls.
import Foundation

@MainActor
protocol LayoutHost: AnyObject {
  /// Tells the collection view that `UICollectionViewLayout` received an invalidation context.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext)

  /// The attributes of all visible views.
  ///
  /// During a batch update, they have their old index paths.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] { get }

  /// Returns the attributes of an element's view, or `nil` if the element isn't visible.
  ///
  /// During a batch update, specify the old index path.
  func attributesOnScreen(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Adds a call to the collection view's call log.
  func record(_ call: @autoclosure () -> String)
}
#endif

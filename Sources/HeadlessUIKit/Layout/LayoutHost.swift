#if !canImport(UIKit)
// Models the calls that `UICollectionViewLayout` makes to its collection view in addition to the
// public ones. UIKit has private methods for them.
import Foundation

@MainActor
protocol LayoutHost: AnyObject {
  /// Tells the collection view that the base class's `invalidateLayout(with:)` ran with this
  /// context.
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext)

  /// The attributes that each visible view shows.
  ///
  /// During a batch update, their index paths are the old ones.
  var attributesOnScreen: [UICollectionViewLayoutAttributes] { get }

  /// Returns the attributes that an element's view shows, or `nil` if the element isn't visible.
  ///
  /// During a batch update, the index path is the old one.
  func attributesOnScreen(
    _ category: UICollectionView.ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes?

  /// Records a call in the call log, so that a test can check the order of calls.
  func record(_ call: @autoclosure () -> String)
}
#endif

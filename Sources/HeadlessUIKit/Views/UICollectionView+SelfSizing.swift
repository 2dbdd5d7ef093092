#if !canImport(UIKit)
// This file models self-sizing. When a view gets a new size, it returns its preferred attributes.
// If their size differs, the layout can accept or refuse the size. If the layout accepts it, the
// layout is invalidated, and another layout pass follows. `UICollectionView+Layout` limits the
// number of passes.
// In an update, each old view first returns preferred attributes for its final attributes. Then
// each visible view returns its preferred attributes as usual. In response, the layout can change
// attributes that it returned for the animation.
// `ConstraintSystem` models how a view's constraints determine its preferred size.
// This file doesn't model how UIKit tries to end a loop of such passes.
// Source: facts 5, 6.6, 13.19, and 14.3.
import Foundation

extension UICollectionView {
  /// Returns whether a view must receive the attributes, or must be asked for its preferred size.
  func needsWork(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { view.applied !== attributes || view.settledSize != attributes.size }

  /// Asks a view for its preferred size, and asks the layout whether to accept a different size.
  ///
  /// In an update, `end` contains the attributes with which the view's animation ends. The
  /// preferred size is compared with the size in `end`. If `end` is `nil`, it's compared with the
  /// view's current size.
  func settleSize(
    of view: UICollectionReusableView, as element: LayoutElement,
    endingAs end: UICollectionViewLayoutAttributes? = nil
  ) {
    guard let original = end ?? view.applied, view.settledSize != original.size,
      element.category != .decorationView
    else { return }
    view.settledSize = original.size
    // The view gets its new attributes after this call. Clear `settledSize`, so that the view is
    // asked again at that time.
    defer { if end != nil { view.settledSize = nil } }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
    guard preferred.size != original.size else { return }
    sendEmptyIndexPath(with: preferred, insteadOf: original)
    guard layout.shouldAccept(preferred, insteadOf: original, in: self) else { return }
    // If the layout uses the preferred size, the next pass asks the view again. A flow layout never
    // uses the preferred size of a header or footer, so asking again could cause endless passes.
    let isTakenOver = element.category == .cell || !(layout is UICollectionViewFlowLayout)
    if isTakenOver { view.settledSize = nil }
    let context = query("invalidationContext(forPreferredLayoutAttributes:)") {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    if hostOptions.preferredSizesDropEverything { wholeContext = context }
    layout.invalidate(directlyWith: context)
    wholeContext = nil
  }

  /// Asks the layout about preferred attributes that have an empty index path.
  ///
  /// Ignores the result. Does nothing unless `HostOptions.sendsEmptyIndexPaths` is set.
  private func sendEmptyIndexPath(
    with preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    guard hostOptions.sendsEmptyIndexPaths else { return }
    let (preferred, original) = (preferred.duplicate, original.duplicate)
    (preferred.indexPath, original.indexPath) = (IndexPath(), IndexPath())
    _ = query("shouldInvalidateLayout(forPreferredLayoutAttributes:) []") {
      layout.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
  }
}

extension UICollectionViewLayout {
  fileprivate func shouldAccept(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes, in host: UICollectionView
  ) -> Bool {
    let accepts = host.query("shouldInvalidateLayout(forPreferredLayoutAttributes:)") {
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    guard accepts, self is UICollectionViewFlowLayout,
      preferred.size.width <= 0 || preferred.size.height <= 0
    else { return accepts }
    UIKitReports.raise(
      "UICollectionView Flow Layout received layout attributes with an empty size "
        + "(\(preferred.size.width) x \(preferred.size.height)) for \(original.indexPath.logged)")
    return false
  }
}
#endif

#if !canImport(UIKit)
// Models self-sizing. When a view gets a new size, it returns its preferred attributes. If the
// preferred size differs, the layout can refuse it, or accept it and invalidate itself. Then
// another layout pass follows. `UICollectionView+Layout` limits the number of passes.
// In an update, each old view first returns preferred attributes for its final attributes. Then
// each visible view returns its preferred attributes as usual. In response, the layout may change
// the attributes that it returned for the animation.
// `ConstraintSystem` models how a view's constraints determine its preferred size.
// Doesn't model how UIKit recovers before the limit.
// Source: facts 5, 6.6, 13.19, and 14.3.
import Foundation

extension UICollectionView {
  /// Returns whether a visible view must receive attributes or be asked for its preferred size.
  func needsWork(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { view.applied !== attributes || view.settledSize != attributes.size }

  /// Asks a view for its preferred size, and the layout whether to accept it.
  ///
  /// The preferred size is compared with the view's current size. In an update, it's compared with
  /// the size of `end`, the view's final attributes.
  func settleSize(
    of view: UICollectionReusableView, as element: LayoutElement,
    endingAs end: UICollectionViewLayoutAttributes? = nil
  ) {
    guard let original = end ?? view.applied, view.settledSize != original.size,
      element.category != .decorationView
    else { return }
    view.settledSize = original.size
    // A preferred size for the final attributes says nothing about the view's new size, so ask
    // again later.
    defer { if end != nil { view.settledSize = nil } }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
    guard preferred.size != original.size else { return }
    sendEmptyIndexPath(with: preferred, insteadOf: original)
    guard layout.shouldAccept(preferred, insteadOf: original, in: self) else { return }
    // The stock layout ignores a header's preferred size. Don't ask such a view again, because its
    // size won't change.
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

  /// Asks the layout about the preferred size with an empty index path, and ignores the result.
  ///
  /// This happens only if `HostOptions.sendsEmptyIndexPaths` is set.
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

#if !canImport(UIKit)
// Models self-sizing. A view returns its preferred attributes when it gets a new size. If the
// preferred size differs, the layout may refuse it or invalidate itself, and the pass is repeated.
// The limit of passes is in `+Layout`. In an update, views of the old state return preferred
// attributes for their final ones, and views of the new state as usual. The layout may then change
// the attributes that it returned for the animation.
// Doesn't model Auto Layout fitting or the recovery before the limit.
// Source: facts 5, 6.6, 13.19, and 14.3.
import Foundation

extension UICollectionView {
  /// Returns whether a visible view differs from its attributes or must return its preferred size.
  func needsWork(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { view.applied !== attributes || view.settledSize != attributes.size }

  /// Asks a view for its preferred size, compared with its current size or with that of `end`, its
  /// final attributes in an update.
  func settleSize(
    of view: UICollectionReusableView, as element: LayoutElement,
    endingAs end: UICollectionViewLayoutAttributes? = nil
  ) {
    guard let original = end ?? view.applied, view.settledSize != original.size,
      element.category != .decorationView
    else { return }
    view.settledSize = original.size
    // A preferred size for the final attributes doesn't settle the new state.
    defer { if end != nil { view.settledSize = nil } }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
    guard preferred.size != original.size else { return }
    sendEmptyIndexPath(with: preferred, insteadOf: original)
    guard layout.shouldAccept(preferred, insteadOf: original, in: self) else { return }
    // The stock layout can't use a header's preferred size, so accepting it changes nothing.
    let isTakenOver = element.category == .cell || !(layout is UICollectionViewFlowLayout)
    if isTakenOver { view.settledSize = nil }
    let context = ask("invalidationContext(forPreferredLayoutAttributes:)") {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    if hostOptions.preferredSizesDropEverything { wholeContext = context }
    layout.invalidate(directlyWith: context)
    wholeContext = nil
  }

  /// Queries the preferred size with an empty index path, if the host does so, and ignores the
  /// result.
  private func sendEmptyIndexPath(
    with preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) {
    guard hostOptions.sendsEmptyIndexPaths else { return }
    let (preferred, original) = (preferred.duplicate, original.duplicate)
    (preferred.indexPath, original.indexPath) = (IndexPath(), IndexPath())
    _ = ask("shouldInvalidateLayout(forPreferredLayoutAttributes:) []") {
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
    let accepts = host.ask("shouldInvalidateLayout(forPreferredLayoutAttributes:)") {
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

#if !canImport(UIKit)
// Modelled: a view is asked for its preferred attributes when it gets a size it was not asked about;
// a different size goes to the layout, which may refuse it or invalidate itself; the pass is then
// repeated. The loop's cap is in `+Layout`. In an update the views of before are asked by the attributes
// at which they end, and those of after as ever; a layout may change what it answered for the animation.
// Not modelled: Auto Layout fitting, recovery before the cap.
// Source: facts 5, 6.6, 13.19, and 14.3.
import Foundation

extension UICollectionView {
  /// Whether a view that is shown differs from what its attributes say, or has to be asked for its size.
  func needsWork(
    _ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool { view.applied !== attributes || view.settledSize != attributes.size }

  /// Asks a view for the size that it prefers to the one that it has, or to that of `end`, at which an
  /// update has it end.
  func settleSize(
    of view: UICollectionReusableView, as element: LayoutElement,
    endingAs end: UICollectionViewLayoutAttributes? = nil
  ) {
    guard let original = end ?? view.applied, view.settledSize != original.size,
      element.category != .decorationView
    else { return }
    view.settledSize = original.size
    // What is said of its end settles nothing for the new state.
    defer { if end != nil { view.settledSize = nil } }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
    guard preferred.size != original.size else { return }
    sendEmptyIndexPath(with: preferred, insteadOf: original)
    guard layout.shouldAccept(preferred, insteadOf: original, in: self) else { return }
    // The stock layout has no place for what a header prefers: that it was accepted changes nothing.
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

  /// Asks about the preferred size at an empty index path, if the host does so; the result is ignored.
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

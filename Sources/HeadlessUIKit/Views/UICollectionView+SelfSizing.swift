#if !canImport(UIKit)
// This file models self-sizing. When a view gets a new size, it returns its preferred attributes.
// If their size differs, the layout can accept or refuse the size. If the layout accepts it, the
// layout is invalidated, and another layout pass follows. `UICollectionView+Layout` limits the
// number of passes. An update asks each visible view again, even if the update is empty and the
// view has the size for which it was last asked. If the layout accepts another size, the next pass
// asks the view with that size, and once more after its subviews have that size. If an old view's
// final attributes have a size of their own, the view is asked for them, too. In response, the
// layout can change attributes that it returned for the animation. A cell that calls
// `invalidateIntrinsicContentSize()` is asked again in the next pass, and so is one whose
// constraints change if `selfSizingInvalidation` includes constraints. `ConstraintSystem` models
// how a view's constraints determine its preferred size. This file doesn't model how UIKit tries to
// end a loop of such passes.
// Source: facts 5, 6.6, 13.19, 14.3, 15.1, and 15.9; UICollectionView.h for
// `selfSizingInvalidation`.
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
      element.category != .decorationView, !(update != nil && view.awaitsUpdatedSize)
    else { return }
    view.settledSize = original.size
    // The view gets its new attributes after this call. Clear `settledSize`, so that the view is
    // asked again at that time.
    defer { if end != nil { view.settledSize = nil } }
    let preferred = view.preferredLayoutAttributesFitting(original.duplicate)
    guard preferred.size != original.size else { return }
    guard isRoundable(preferred.frame) else { return }
    sendEmptyIndexPath(with: preferred, insteadOf: original)
    guard layout.shouldAccept(preferred, insteadOf: original, in: self) else { return }
    // If the layout uses the preferred size, the next pass asks the view again. A flow layout never
    // uses the preferred size of a header or footer, so asking again could cause endless passes.
    let isTakenOver = element.category == .cell || !(layout is UICollectionViewFlowLayout)
    if isTakenOver {
      view.settledSize = nil
      view.awaitsUpdatedSize = update != nil
    }
    let context = query("invalidationContext(forPreferredLayoutAttributes:)") {
      layout.invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    }
    if hostOptions.preferredSizesDropEverything { wholeContext = context }
    layout.invalidate(directlyWith: context)
    wholeContext = nil
  }

  /// Returns whether the edges of a preferred frame are finite numbers of pixels, and reports a
  /// frame whose edges aren't.
  private func isRoundable(_ frame: CGRect) -> Bool {
    let scale = max(1, traitCollection.displayScale)
    let edges = [frame.origin.x, frame.origin.y, frame.size.width, frame.size.height]
    guard !edges.allSatisfy({ ($0 * scale).isFinite }) else { return true }
    UIKitReports.raise(
      "Rounding frame ({{\(edges[0]), \(edges[1])}, {\(edges[2]), \(edges[3])}}) from preferred "
        + "layout attributes resulted in a frame that isn't finite")
    return false
  }

  /// Asks a visible view for its preferred size if the view got another size, or if an update
  /// requires it.
  ///
  /// A view that got its preferred size in an update is asked again after its subviews have that
  /// size (facts 15.1).
  func settleVisibleSize(of view: UICollectionReusableView, as element: LayoutElement) {
    settleSize(of: view, as: element)
    guard update == nil, view.awaitsUpdatedSize, !pending.isNeeded else { return }
    view.awaitsUpdatedSize = false
    view.layoutIfNeeded()
    view.settledSize = nil
    settleSize(of: view, as: element)
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

extension UIView {
  /// Lays out the views that constraints connect, because a constraint has changed.
  func setNeedsSolving() {
    let root = constraintRoot
    root.setNeedsLayout()
    let cell = root as? UICollectionViewCell ?? root.superview as? UICollectionViewCell
    cell?.askForPreferredSizeAgain(ifAllowed: .enabledIncludingConstraints)
  }
}

extension UICollectionViewCell {
  /// Makes the next layout pass ask the cell for its preferred size, if the collection view's
  /// `selfSizingInvalidation` is `mode`, or includes it.
  func askForPreferredSizeAgain(ifAllowed mode: UICollectionView.SelfSizingInvalidation) {
    guard let view = superview as? UICollectionView,
      view.selfSizingInvalidation.rawValue >= mode.rawValue
    else { return }
    settledSize = nil
    view.setNeedsLayout()
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

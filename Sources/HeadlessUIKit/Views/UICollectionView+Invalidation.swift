#if !canImport(UIKit)
// Modelled: what a context makes the collection view drop; the bounds change, in which the layout is
// asked while the bounds are still the old ones.
// A context for a change of size drops everything even where it lists elements. A layout may move the
// bounds while it is asked, by an inset for instance.
// Source: facts 1.5, 1.6, 1.7, 10.11, 12.11.
import Foundation

extension UICollectionView: LayoutHost {
  func layoutWasInvalidated(with context: UICollectionViewLayoutInvalidationContext) {
    guard !isVerifying else { return }
    record("invalidateLayout(with:)")
    guard !isPreparing || hostOptions.takesInvalidationsInPrepare else {
      // What is set in `prepare()` is in what it prepares; Apple's own samples do it, and setters of
      // subclasses invalidate as the stock ones do.
      if layout is UICollectionViewFlowLayout { return }
      UIKitReports.log(
        "An attempt to update layout information was detected while already in the process of "
          + "computing the layout (i.e. reentrant call). Collection view: \(type(of: self)), "
          + "layout: \(type(of: layout))")
      return
    }
    if context.invalidateDataSourceCounts && update == nil { counts = nil }
    checkInvalidatedPaths(of: context)
    pending.add(context, dropsEverything: context === wholeContext)
    setNeedsLayout()
  }

  var attributesOnScreen: [UICollectionViewLayoutAttributes] {
    shown.values.compactMap(\.applied)
  }

  func attributesOnScreen(
    _ category: ElementCategory, kind: String?, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    shown[LayoutElement(category, kind, at: indexPath)]?.applied
  }

  func record(_ call: @autoclosure () -> String) {
    if let callLog { callLog.record(call()) }
  }

  /// A listed item must exist.
  private func checkInvalidatedPaths(of context: UICollectionViewLayoutInvalidationContext) {
    guard counts != nil, let items = context.invalidatedItemIndexPaths else { return }
    for path in items where !hasItem(at: path) {
      UIKitReports.raise(
        "attempting to invalidate an item at an invalid indexPath: \(path.logged) "
          + "layout: \(type(of: layout))")
    }
  }

  /// Everything around a change of bounds; `change` applies it.
  func followBounds(to newBounds: CGRect, change: () -> Void) {
    let old = bounds
    guard newBounds != old else { return }
    var context: UICollectionViewLayoutInvalidationContext?
    if isLayoutPrepared {
      let invalidates = ask("shouldInvalidateLayout(forBoundsChange:)") {
        layout.shouldInvalidateLayout(forBoundsChange: newBounds)
      }
      if invalidates {
        context = ask("invalidationContext(forBoundsChange:)") {
          layout.invalidationContext(forBoundsChange: newBounds)
        }
      }
      if UIView.isAnimating && animatedOldBounds == nil { animatedOldBounds = old }
    }
    lastMove = CGPoint(x: newBounds.minX - old.minX, y: newBounds.minY - old.minY)
    change()
    setNeedsLayout()
    guard let context else { return }
    if newBounds.size != old.size { wholeContext = context }
    layout.invalidate(throughChainWith: context)
    wholeContext = nil
  }
}
#endif

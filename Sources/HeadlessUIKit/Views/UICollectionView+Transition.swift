#if !canImport(UIKit)
// Modelled: a layout swap, plain or with the transition calls in the headers' order. Both layouts are
// attached until its end, and each element on screen before or after has its start and end asked: the
// end from the old layout, the start from the new one.
// Not modelled: the animation itself, the proposed offset that keeps an element in the middle; what is
// proposed is the offset brought into the new content's range.
// Source: facts 1.9 and 10.2; UICollectionViewLayout.h.
import Foundation

extension UICollectionView {
  func swapLayout(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard new !== layout, mayChange("setCollectionViewLayout") else { return }
    cancelInteractiveMovement()
    cancelInteractiveTransition()
    let old = layout
    guard animated && isLayoutPrepared && isOnScreen && dataSource != nil else {
      attach(new)
      old.collectionView = nil
      completion?(true)
      return
    }
    layoutIfNeeded()
    let change = AnimatedChange(before: attributesByElement, oldLayout: old)
    (old.transitionTarget, new.transitionSource) = (new, old)
    tell("prepareForTransition(to:)") { old.prepareForTransition(to: new) }
    attach(new)
    tell("prepareForTransition(from:)") { new.prepareForTransition(from: old) }
    suspendsClamping = true
    prepareSwappedLayout()
    suspendsClamping = false
    contentOffset = askTargetOffset(proposing: clampedOffset(contentOffset))
    animatedChange = change
    UIView.animate(withDuration: 0.3) {
      setNeedsLayout()
      layoutIfNeeded()
      tell("finalizeLayoutTransition") { old.finalizeLayoutTransition() }
      tell("finalizeLayoutTransition") { new.finalizeLayoutTransition() }
    }
    (old.transitionTarget, new.transitionSource) = (nil, nil)
    old.collectionView = nil
    completion?(true)
  }

  func attach(_ new: UICollectionViewLayout) {
    layout = new
    new.collectionView = self
    isLayoutPrepared = false
    pending = .nothing
    animatedOldBounds = nil
    let context = new.makeInvalidationContext(
      markingEverything: true, markingDataSourceCounts: true)
    new.invalidate(throughChainWith: context)
    setNeedsLayout()
  }

  private func prepareSwappedLayout() {
    pending = .nothing
    prepareLayout(for: nil)
    mapVisibleRect()
  }

  /// Whether updates and swaps are animated.
  var isOnScreen: Bool { window != nil || hostOptions.countsWindowlessViewAsOnScreen }

  /// Asks the layout, then the delegate, where the content should be.
  func askTargetOffset(proposing proposed: CGPoint) -> CGPoint {
    let layoutAnswer = ask("targetContentOffset(forProposedContentOffset:)") {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    guard let delegate else { return layoutAnswer }
    return delegate.collectionView(
      self, targetContentOffsetForProposedContentOffset: layoutAnswer)
  }
}
#endif

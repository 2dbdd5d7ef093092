#if !canImport(UIKit)
// This file models a layout swap. An animated swap tells both layouts about the transition, in the
// order that UIKit's headers specify. Until the swap ends, the `collectionView` property of both
// layouts stays set.
// The collection view queries each element that is visible before or after the swap. The old layout
// returns the final attributes, and the new layout returns the initial attributes.
// This file doesn't model the animation itself, or an offset that keeps the middle element in
// place. The proposed offset is the current offset, clamped to the new content.
// Source: facts 1.9 and 10.2; UICollectionViewLayout.h.
import Foundation

extension UICollectionView {
  func swapLayout(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard new !== layout, mayChange("setCollectionViewLayout") else { return }
    cancelInteractiveMovement()
    cancelInteractiveTransition()
    let isPrepared = isLayoutPrepared && dataSource != nil
    guard isPrepared && (animated || hostOptions.preparesBeforeTransitions) else {
      let old = layout
      attach(new)
      old.collectionView = nil
      completion?(true)
      return
    }
    layoutIfNeeded()
    let (old, before) = (layout, attributesByElement)
    (old.transitionTarget, new.transitionSource) = (new, old)
    exchange(old, for: new)
    contentOffset = queryTargetOffset(proposing: clampedOffset(contentOffset))
    animatedChange = animated ? AnimatedChange(before: before, oldLayout: old) : nil
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

  /// Replaces the old layout, prepares the new layout, and tells both layouts about the transition.
  ///
  /// `HostOptions.preparesBeforeTransitions` determines the order.
  private func exchange(_ old: UICollectionViewLayout, for new: UICollectionViewLayout) {
    let preparesFirst = hostOptions.preparesBeforeTransitions
    suspendsClamping = true
    if !preparesFirst { tell("prepareForTransition(to:)") { old.prepareForTransition(to: new) } }
    attach(new)
    if preparesFirst {
      prepareSwappedLayout()
      tell("prepareForTransition(to:)") { old.prepareForTransition(to: new) }
    }
    tell("prepareForTransition(from:)") { new.prepareForTransition(from: old) }
    if !preparesFirst { prepareSwappedLayout() }
    mapVisibleRect()
    suspendsClamping = false
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
  }

  /// Asks the layout for the target offset, and lets the delegate change it.
  func queryTargetOffset(proposing proposed: CGPoint) -> CGPoint {
    let layoutAnswer = query("targetContentOffset(forProposedContentOffset:)") {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    guard let delegate else { return layoutAnswer }
    return delegate.collectionView(
      self, targetContentOffsetForProposedContentOffset: layoutAnswer)
  }
}
#endif

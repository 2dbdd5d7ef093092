#if !canImport(UIKit)
// Modelled: a layout swap, plain or with the transition calls in the headers' order; and the calls
// around a change of bounds made inside an animation block.
// Not modelled: interactive transitions, the animation itself.
// Source: uikit-facts 1.6 and 1.9; UICollectionViewLayout.h.
import Foundation

extension UICollectionView {
  func swapLayout(
    to new: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)?
  ) {
    guard new !== layout, mayChange("setCollectionViewLayout") else { return }
    cancelInteractiveMovement()
    let old = layout
    let animates = animated && isLayoutPrepared && isOnScreen && dataSource != nil
    if animates {
      layoutIfNeeded()
      tell("prepareForTransition(to:)") { old.prepareForTransition(to: new) }
    }
    attach(new, replacing: old)
    guard animates else {
      completion?(true)
      return
    }
    tell("prepareForTransition(from:)") { new.prepareForTransition(from: old) }
    suspendsClamping = true
    prepareSwappedLayout()
    suspendsClamping = false
    contentOffset = askTargetOffset()
    UIView.animate(withDuration: 0.3) {
      layoutIfNeeded()
      tell("finalizeLayoutTransition") { old.finalizeLayoutTransition() }
      tell("finalizeLayoutTransition") { new.finalizeLayoutTransition() }
    }
    completion?(true)
  }

  private func attach(_ new: UICollectionViewLayout, replacing old: UICollectionViewLayout) {
    old.collectionView = nil
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
  func askTargetOffset() -> CGPoint {
    let proposed = contentOffset
    let layoutAnswer = ask("targetContentOffset(forProposedContentOffset:)") {
      layout.targetContentOffset(forProposedContentOffset: proposed)
    }
    guard let delegate else { return layoutAnswer }
    return delegate.collectionView(
      self, targetContentOffsetForProposedContentOffset: layoutAnswer)
  }

  /// The calls at the start of an animated change of bounds, after the new bounds are mapped.
  func beginAnimatedChange(from old: CGRect) {
    tell("prepare(forAnimatedBoundsChange:)") { layout.prepare(forAnimatedBoundsChange: old) }
    lastTransitions = []
    let wanted = pages.visible(in: bounds)
    let everything = Set(shown.keys).union(wanted.keys)
    for element in everything.sorted(by: LayoutElement.inOrder) {
      let leaves = wanted[element] == nil
      let enters = shown[element] == nil
      lastTransitions.append(
        ElementTransition(
          category: element.category, kind: element.kind,
          indexPathBefore: enters ? nil : element.indexPath,
          indexPathAfter: leaves ? nil : element.indexPath,
          initial: enters ? askInitial(element) ?? wanted[element] : shown[element]?.applied,
          final: leaves ? askFinal(element) : wanted[element]))
    }
  }
}
#endif

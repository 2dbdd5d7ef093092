#if !canImport(UIKit)
// This file models how changes of insets invalidate a layout.
// A change of the available width for items invalidates a flow layout, which then discards
// everything. The width can depend on the content inset, the safe area, or the margins.
// Any other change of the adjusted content inset also invalidates a flow layout, because the
// positions of pinned views depend on the inset. The layout then keeps its sizes and frames.
// A layout that isn't a flow layout is invalidated if the safe area or the margins change, but not
// if the content inset changes.
// This file doesn't model the private properties of UIKit's context.
// Source: facts 1.1, 1.7, 10.8, and 13.15. No source says that the context depends on the available
// width.
import Foundation

/// The insets on which a flow layout depends.
struct Surroundings: Equatable {
  var inset = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
  var safeArea = UIEdgeInsets.zero
}

extension UICollectionView {
  var surroundings: Surroundings {
    Surroundings(inset: adjustedContentInset, margins: layoutMargins, safeArea: safeAreaInsets)
  }

  /// Invalidates the layout after a change of the safe area or the margins.
  ///
  /// A flow layout is invalidated by `insetsDidChange()` instead. The collection view calls this
  /// method before it adjusts its offset.
  func surroundingsWillChange() {
    guard isLayoutPrepared, update == nil, queryDepth == 0,
      !(layout is UICollectionViewFlowLayout)
    else { return }
    layout.invalidate(directlyWith: layout.makeInvalidationContext())
  }

  /// Invalidates a flow layout if the insets changed in a way that affects the layout.
  func insetsDidChange() {
    let old = knownSurroundings
    let new = surroundings
    guard new != old else { return }
    knownSurroundings = new
    setNeedsLayout()
    guard hostOptions.insetInvalidation != .never, isLayoutPrepared, update == nil,
      queryDepth == 0, let flow = layout as? UICollectionViewFlowLayout
    else { return }
    let changesAvailableWidth = flow.availableWidthDiffers(between: old, and: new)
    guard changesAvailableWidth || new.inset != old.inset else { return }
    guard changesAvailableWidth || hostOptions.insetInvalidation == .always else {
      hasStalePins = true
      return
    }
    let context = flow.makeInvalidationContext()
    if !changesAvailableWidth,
      let context = context as? UICollectionViewFlowLayoutInvalidationContext
    {
      context.invalidateFlowLayoutAttributes = false
      context.invalidateFlowLayoutDelegateMetrics = false
    }
    flow.invalidate(directlyWith: context)
  }
}

extension UICollectionViewFlowLayout {
  /// Returns whether the new insets change the available width for items.
  ///
  /// If the layout scrolls horizontally, this is the available height.
  fileprivate func availableWidthDiffers(between old: Surroundings, and new: Surroundings) -> Bool {
    if across(old.inset) != across(new.inset) { return true }
    switch sectionInsetReference {
    case .fromContentInset: return false
    case .fromSafeArea: return across(old.safeArea) != across(new.safeArea)
    case .fromLayoutMargins: return across(old.margins) != across(new.margins)
    }
  }

  private func across(_ insets: UIEdgeInsets) -> [CGFloat] {
    scrollDirection == .vertical ? [insets.left, insets.right] : [insets.top, insets.bottom]
  }
}
#endif

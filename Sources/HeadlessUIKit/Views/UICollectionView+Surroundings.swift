#if !canImport(UIKit)
// Modelled: a change of the adjusted inset, or of the margins or the safe area where the section
// insets refer to them, makes a flow layout invalid by itself. What changes its room drops everything;
// what only moves the visible edges asks for all attributes again, because pins depend on them, but
// keeps sizes and frames.
// Other layouts are told of the safe area and of the margins, and not of the inset.
// Not modelled: the private form of this context.
// Source: facts 1.1, 1.7, 10.8 and 13.15; the split in two is inferred.
import Foundation

/// What around a collection view a flow layout depends on.
struct Surroundings: Equatable {
  var inset = UIEdgeInsets.zero
  var margins = UIEdgeInsets.zero
  var safeArea = UIEdgeInsets.zero
}

extension UICollectionView {
  var surroundings: Surroundings {
    Surroundings(inset: adjustedContentInset, margins: layoutMargins, safeArea: safeAreaInsets)
  }

  /// The safe area or the margins have changed; the offset has not followed yet.
  ///
  /// A layout that is no flow layout is told of each directly.
  func surroundingsWillChange() {
    guard isLayoutPrepared, update == nil, questionDepth == 0,
      !(layout is UICollectionViewFlowLayout)
    else { return }
    layout.invalidate(directlyWith: layout.makeInvalidationContext())
  }

  /// The adjusted inset, the margins or the safe area may have changed.
  func insetsDidChange() {
    let old = knownSurroundings
    let new = surroundings
    guard new != old else { return }
    knownSurroundings = new
    setNeedsLayout()
    guard hostOptions.insetInvalidation != .never, isLayoutPrepared, update == nil,
      questionDepth == 0, let flow = layout as? UICollectionViewFlowLayout
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
  /// Whether items have another room across the scrolling direction.
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

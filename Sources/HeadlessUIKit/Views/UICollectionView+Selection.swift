// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the selection of items. Items stay selected during updates, but a reload clears
// the selection. The delegate is told about taps, but not about selection in code.
// This file doesn't model editing mode, selection by dragging, or `selectionFollowsFocus`.
// Source: UICollectionView.h.
public import Foundation

extension UICollectionView {
  func select(_ indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
    guard let indexPath else {
      for path in selection { setSelected(false, at: path) }
      return
    }
    guard allowsSelection, hasItem(at: indexPath) else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { setSelected(false, at: path) }
    }
    setSelected(true, at: indexPath)
    if !scrollPosition.isEmpty {
      scrollToItem(at: indexPath, at: scrollPosition, animated: animated)
    }
  }

  /// Highlights an item, and then selects or deselects it, as a tap does.
  ///
  /// The delegate receives all calls.
  public func simulateTap(onItemAt indexPath: IndexPath) {
    guard allowsSelection, hasItem(at: indexPath),
      delegate?.collectionView(self, shouldHighlightItemAt: indexPath) ?? true
    else { return }
    cellForItem(at: indexPath)?.isHighlighted = true
    delegate?.collectionView(self, didHighlightItemAt: indexPath)
    cellForItem(at: indexPath)?.isHighlighted = false
    delegate?.collectionView(self, didUnhighlightItemAt: indexPath)
    if allowsMultipleSelection && selection.contains(indexPath) {
      deselectByTouch(indexPath)
    } else {
      selectByTouch(indexPath)
    }
  }

  private func selectByTouch(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldSelectItemAt: indexPath) ?? true else { return }
    if !allowsMultipleSelection {
      for path in selection where path != indexPath { deselectByTouch(path) }
    }
    setSelected(true, at: indexPath)
    record("didSelectItemAt \(indexPath.logged)")
    delegate?.collectionView(self, didSelectItemAt: indexPath)
  }

  private func deselectByTouch(_ indexPath: IndexPath) {
    guard delegate?.collectionView(self, shouldDeselectItemAt: indexPath) ?? true else { return }
    setSelected(false, at: indexPath)
    record("didDeselectItemAt \(indexPath.logged)")
    delegate?.collectionView(self, didDeselectItemAt: indexPath)
  }

  func setSelected(_ selected: Bool, at indexPath: IndexPath) {
    selection.removeAll { $0 == indexPath }
    if selected { selection.append(indexPath) }
    cellForItem(at: indexPath)?.isSelected = selected
    prefetched[indexPath]?.isSelected = selected
  }
}
#endif

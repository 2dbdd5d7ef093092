#if !canImport(UIKit)
// This file models the initial and final attributes that `UICollectionViewLayout` returns. The
// layout stores these attributes in tables:
// - In a batch update, the layout fills the tables when UIKit first queries initial or final
//   attributes. By then, the layout has its new data.
// - In an animated layout pass, the collection view fills the tables with the attributes before and
//   after the pass.
// In a layout swap, each layout returns the other layout's attributes. An element that appears
// starts transparent, and an element that disappears ends transparent.
// UIKit sometimes queries supplementary views with an empty index path. `UICollectionViewLayout`
// then returns `nil`.
// Source: published notes on `UICollectionViewLayout`; PSTCollectionView has the same tables; facts
// 10.2.
import Foundation

/// The initial and final attributes in an update or an animated change.
@MainActor
struct UpdateTables {
  /// The initial attributes.
  ///
  /// The keys contain the new index paths.
  var initial: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes.
  ///
  /// The keys contain the old index paths.
  var final: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// The map from new to old index paths, or `nil` if there is no update.
  var backward: IndexPathUpdate?

  /// Returns whether an element existed before the update, on screen or off screen.
  ///
  /// A reloaded element counts as new.
  func isOld(_ element: LayoutElement) -> Bool {
    guard let backward else { return false }
    let path = element.indexPath
    return (element.category == .cell ? backward.item(after: path) : backward.element(after: path))
      != nil
  }
}

extension UICollectionViewLayout {
  /// Fills the tables from the last update list, if they aren't filled yet.
  ///
  /// This method looks up every inserted item. To avoid unnecessary lookups, it's called only when
  /// UIKit queries initial or final attributes.
  private func fillUpdateTables() {
    guard let updateItems = untabledUpdates else { return }
    untabledUpdates = nil
    updateTables = UpdateTables()
    let update = IndexPathUpdate(updateItems)
    updateTables.backward = IndexPathUpdate(reversing: updateItems)
    for shown in elementsOnScreen {
      let old = LayoutElement(shown)
      let path =
        old.category == .cell
        ? update.item(after: old.indexPath) : update.element(after: old.indexPath)
      guard let path else {
        updateTables.final[old] = shown.faded
        continue
      }
      var new = old
      new.indexPath = path
      updateTables.initial[new] = copy(of: shown, at: new.indexPath)
      if let settled = currentAttributes(of: new) {
        updateTables.final[old] = copy(of: settled, at: old.indexPath)
      }
    }
    let fadesReloads = collectionView?.hostOptions.fadesReloadsIn ?? true
    for update in updateItems {
      guard let path = update.arrival else { continue }
      let attributes = layoutAttributesForItem(at: path)
      updateTables.initial[LayoutElement(.cell, at: path)] =
        fadesReloads || update.updateAction == .insert ? attributes?.faded : attributes?.duplicate
    }
  }

  private func copy(
    of attributes: UICollectionViewLayoutAttributes, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let copy = attributes.duplicate
    if collectionView?.hostOptions.indexPathSetting == .onReceipt { copy.indexPath = indexPath }
    return copy
  }

  func emptyTables() {
    updateTables = UpdateTables()
    untabledUpdates = nil
  }

  func initialAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    guard LayoutReadings.baseAnswersInitialAndFinal else { return nil }
    fillUpdateTables()
    if let entry = updateTables.initial[element] { return entry.duplicate }
    guard isInsideCounts(element.indexPath) else { return nil }
    if let former = transitionSource?.counterpart(of: element, called: "old") { return former }
    let current = currentAttributes(of: element)
    return updateTables.isOld(element) ? current?.duplicate : current?.faded
  }

  func finalAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    guard LayoutReadings.baseAnswersInitialAndFinal else { return nil }
    fillUpdateTables()
    if let entry = updateTables.final[element] { return entry.duplicate }
    if let next = transitionTarget?.counterpart(of: element, called: "new") { return next }
    let shown = collectionView?.attributesOnScreen(
      element.category, kind: element.kind, at: element.indexPath)
    return shown?.faded
  }

  /// Returns a copy of this layout's attributes for an element, during a layout swap.
  ///
  /// The animation starts with the copy from the old layout. It ends with the copy from the new
  /// layout.
  private func counterpart(
    of element: LayoutElement, called name: String
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.record("\(name).\(element.lookupCall)")
    return currentAttributes(of: element)?.duplicate
  }

  /// The attributes on screen, sorted so that each run of the program uses the same order.
  private var elementsOnScreen: [UICollectionViewLayoutAttributes] {
    (collectionView?.attributesOnScreen ?? []).sorted {
      LayoutElement.inOrder(LayoutElement($0), LayoutElement($1))
    }
  }

  /// Looks up an element with the layout's public method, which a subclass can override.
  func currentAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    switch (element.category, element.kind) {
    case (.cell, _):
      layoutAttributesForItem(at: element.indexPath)
    case (.supplementaryView, let kind?):
      layoutAttributesForSupplementaryView(ofKind: kind, at: element.indexPath)
    case (.decorationView, let kind?):
      layoutAttributesForDecorationView(ofKind: kind, at: element.indexPath)
    default:
      nil
    }
  }

  /// Returns whether the section in the index path exists.
  ///
  /// An index path with a single index contains no section to check, so the result is `true`. For
  /// an empty index path, the result is `false`.
  private func isInsideCounts(_ path: IndexPath) -> Bool {
    guard let collectionView, path.count == 2 else { return path.count == 1 }
    return path.section >= 0 && path.section < collectionView.numberOfSections
  }
}

extension UICollectionViewUpdateItem {
  /// The new index path of an inserted or reloaded item, or `nil` for other updates.
  fileprivate var arrival: IndexPath? {
    guard updateAction == .insert || updateAction == .reload else { return nil }
    guard let path = indexPathAfterUpdate, !path.isWholeSection else { return nil }
    return path
  }
}
#endif

#if !canImport(UIKit)
// Models the default initial and final attributes. The tables are filled after the update list
// arrives, so a layout that calls `super` there returns attributes with the new data. In a layout
// pass inside an animation, the tables contain what is on screen before and after it. While layouts
// are swapped, each returns the other one's attributes. An element without a counterpart is
// transparent. An empty index path, which UIKit sends for supplementary elements, is treated like
// any other without an entry.
// Source: published notes on UICollectionViewLayout; PSTCollectionView has the same tables; facts
// 10.2.
import Foundation

/// The attributes that an update or an animated change leaves for the initial and final queries.
@MainActor
struct UpdateTables {
  /// The initial attributes, by index paths after the update.
  var initial: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes, by index paths before the update.
  var final: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// The map from new to old index paths, if there is an update.
  var backward: IndexPathUpdate?

  /// Returns whether an element existed before the update, visible or not.
  func isOld(_ element: LayoutElement) -> Bool {
    guard let backward else { return false }
    let path = element.indexPath
    return (element.category == .cell ? backward.item(after: path) : backward.element(after: path))
      != nil
  }
}

extension UICollectionViewLayout {
  /// Fills the tables when they are first read.
  ///
  /// A layout that overrides all queries never reads them, and an update with a thousand insertions
  /// looks up a thousand attributes here.
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

  /// Returns this layout's attributes for an element in a transition.
  ///
  /// The other layout's base calls it.
  private func counterpart(
    of element: LayoutElement, called name: String
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.record("\(name).\(element.lookupCall)")
    return currentAttributes(of: element)?.duplicate
  }

  /// The attributes on screen, in an order that is the same in each run.
  private var elementsOnScreen: [UICollectionViewLayoutAttributes] {
    (collectionView?.attributesOnScreen ?? []).sorted {
      LayoutElement.inOrder(LayoutElement($0), LayoutElement($1))
    }
  }

  /// Looks up one element's attributes through the method that a subclass overrides.
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

  /// Returns whether an item's path exists.
  ///
  /// Paths of one index belong to the layout's own kinds.
  private func isInsideCounts(_ path: IndexPath) -> Bool {
    guard let collectionView, path.count == 2 else { return path.count == 1 }
    return path.section >= 0 && path.section < collectionView.numberOfSections
  }
}

extension UICollectionViewUpdateItem {
  /// The new index path of an inserted or reloaded item, or `nil` for sections, moves, and
  /// deletions.
  fileprivate var arrival: IndexPath? {
    guard updateAction == .insert || updateAction == .reload else { return nil }
    guard let path = indexPathAfterUpdate, !path.isWholeSection else { return nil }
    return path
  }
}
#endif

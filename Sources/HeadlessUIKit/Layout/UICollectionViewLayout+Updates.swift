#if !canImport(UIKit)
// Modelled: the default initial and final attributes. The tables are filled when the update list
// arrives, so a layout that calls super there answers for the new model at that moment; for a layout
// pass inside an animation they are what is on screen before and after it. While layouts are swapped,
// each answers what the other one says. What has no counterpart is transparent.
// An empty index path, which UIKit sends for supplementary elements, is answered like any other
// that has no entry.
// Source: published notes on UICollectionViewLayout; PSTCollectionView has the same tables;
// facts 10.2.
import Foundation

/// What an update or an animated change left for the initial and final queries.
@MainActor
struct UpdateTables {
  /// Keyed by index paths of after the update.
  var initial: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// Keyed by index paths of before the update.
  var final: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  /// From new to old index paths, in an update.
  var backward: IndexPathUpdate?

  /// Whether an element was there before the update, on screen or not.
  func isOld(_ element: LayoutElement) -> Bool {
    guard let backward else { return false }
    let path = element.indexPath
    return (element.category == .cell ? backward.item(after: path) : backward.element(after: path))
      != nil
  }
}

extension UICollectionViewLayout {
  /// Fills the tables when they are first read: a layout that has answers of its own never reads
  /// them, and a page of a thousand insertions asks for a thousand attributes here.
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

  /// What this layout says of an element in a transition, asked by the other layout's base.
  private func counterpart(
    of element: LayoutElement, called name: String
  ) -> UICollectionViewLayoutAttributes? {
    collectionView?.record("\(name).\(element.lookupCall)")
    return currentAttributes(of: element)?.duplicate
  }

  /// What is on screen, in an order that a run can be repeated in.
  private var elementsOnScreen: [UICollectionViewLayoutAttributes] {
    (collectionView?.attributesOnScreen ?? []).sorted {
      LayoutElement.inOrder(LayoutElement($0), LayoutElement($1))
    }
  }

  /// What the layout answers now for one element, through the method a subclass overrides.
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

  /// Whether an item's path exists; paths of other shapes belong to the layout's own kinds.
  private func isInsideCounts(_ path: IndexPath) -> Bool {
    guard let collectionView, path.count == 2 else { return path.count == 1 }
    return path.section >= 0 && path.section < collectionView.numberOfSections
  }
}

extension UICollectionViewUpdateItem {
  /// Where a single item is new after the update; nil for sections, moves and deletions.
  fileprivate var arrival: IndexPath? {
    guard updateAction == .insert || updateAction == .reload else { return nil }
    guard let path = indexPathAfterUpdate, !path.isWholeSection else { return nil }
    return path
  }
}
#endif

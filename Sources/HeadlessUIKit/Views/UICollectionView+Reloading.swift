// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a reload. It clears the selection and invalidates the layout, but makes no
// queries. The next layout pass removes the old views. A reload during a batch update waits for the
// end of the update.
// This file also models reconfiguring items. The data source is asked for the cell again, and
// dequeuing returns the existing cell.
// Source: facts 1.3; UICollectionView.h for `reconfigureItems(at:)`.
import Foundation

extension UICollectionView {
  func startReload() {
    guard mayChange("reloadData()") else { return }
    guard batch == nil && update == nil else {
      reloadsAfterUpdate = true
      return
    }
    forgetData()
    let isPrepared = isLayoutPrepared && !pending.isNeeded
    if isPrepared || hostOptions.reloadsUnpreparedLayouts { announceReload() }
  }

  /// Schedules a reload for a new data source.
  ///
  /// This method doesn't call `reloadData()`, because a subclass can override it.
  func dataSourceDidChange() {
    guard batch == nil && update == nil else {
      reloadsAfterUpdate = true
      return
    }
    forgetData()
    announceReload()
  }

  /// Starts a reload that was requested during the update that has just ended.
  func reloadIfPostponed() {
    guard reloadsAfterUpdate else { return }
    reloadsAfterUpdate = false
    startReload()
  }

  private func forgetData() {
    needsReload = true
    counts = nil
    selection = []
    cancelInteractiveMovementSilently()
    discardPlaceholders()
    setNeedsLayout()
  }

  private func announceReload() {
    let context = layout.makeInvalidationContext(
      markingEverything: true, markingDataSourceCounts: true)
    layout.invalidate(throughChainWith: context)
  }

  /// Removes all visible and prefetched views, and keeps them for reuse.
  func dropAllViews() {
    for (element, view) in shown.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      endDisplaying(view, of: element)
    }
    dropPrefetchedCells()
    reportedMissing = []
  }

  func reconfigure(_ indexPaths: [IndexPath]) {
    guard mayChange("reconfigureItems(at:)") else { return }
    layoutIfNeeded()
    for path in indexPaths {
      guard hasItem(at: path) else {
        UIKitReports.raise("attempt to reconfigure item at \(path.logged), which does not exist")
        continue
      }
      let element = LayoutElement(.cell, at: path)
      guard let cell = shown[element] as? UICollectionViewCell, let dataSource else { continue }
      guard let source = dataSourceIndexPath(forPresentationIndexPath: path) else { continue }
      request = ViewRequest(element: element, dataSourcePath: source, existing: cell)
      record("cellForItemAt \(source.logged)")
      let answer = dataSource.collectionView(self, cellForItemAt: source)
      checkView(answer, for: element)
      request = nil
      cell.settledSize = nil
    }
    setNeedsLayout()
  }
}
#endif

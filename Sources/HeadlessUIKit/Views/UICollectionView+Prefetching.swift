#if !canImport(UIKit)
// This file models prefetching. The collection view creates cells up to three quarters of a page
// ahead of a scroll. Each turn of the main run loop performs one step. If necessary, the first step
// queries the layout for the elements ahead. Each later step tells the prefetching data source
// about new items and creates one cell.
// The cells are hidden subviews of the collection view until they become visible. They size
// themselves like other cells. If a cell is no longer needed, the collection view keeps it for
// reuse, and tells the prefetching data source to cancel.
// Source: facts 1.8 and 13.17; UICollectionView.h.
import Foundation

extension UICollectionView {
  /// Schedules a step of prefetching in the direction of the last scroll, if there was a scroll.
  func prefetchAhead() {
    guard isPrefetchingEnabled, lastMove != .zero, !awaitsPrefetch else { return }
    awaitsPrefetch = true
    MainRunLoop.performNextTurn { [weak self] in
      self?.awaitsPrefetch = false
      self?.prefetch()
    }
  }

  /// The rectangle in which cells are prefetched, or `nil` if the content ends before it.
  ///
  /// It's next to the visible bounds, in the direction of the last scroll.
  private var prefetchRect: CGRect? {
    var ahead = bounds
    if lastMove.y != 0 {
      ahead.size.height *= 0.75
      ahead.origin.y = lastMove.y > 0 ? bounds.maxY : bounds.minY - ahead.height
    } else {
      ahead.size.width *= 0.75
      ahead.origin.x = lastMove.x > 0 ? bounds.maxX : bounds.minX - ahead.width
    }
    ahead = ahead.intersection(CGRect(origin: .zero, size: contentSize))
    return ahead.isEmpty ? nil : ahead
  }

  private func prefetch() {
    guard isPrefetchingEnabled, isLayoutPrepared, !pending.isNeeded, !needsReload, movement == nil,
      lastMove != .zero, let ahead = prefetchRect
    else { return }
    if mapAhead(ahead) {
      prefetchAhead()
      return
    }
    let wanted = visibleElements(in: ahead).filter {
      $0.key.category == .cell && shown[$0.key] == nil
        && placeholder(at: $0.key.indexPath) == nil
    }
    forgetPrefetches(outside: Set(wanted.keys.map(\.indexPath)))
    announcePrefetches(of: wanted.keys.map(\.indexPath))
    let next = wanted.keys.filter { prefetched[$0.indexPath] == nil }.min(by: LayoutElement.inOrder)
    guard let next, let attributes = wanted[next] else { return }
    if let cell = makeView(for: next, with: attributes) as? UICollectionViewCell {
      prefetched[next.indexPath] = cell
      show(cell, with: attributes)
      cell.isHidden = true
      insertByDepth(cell)
      settleSize(of: cell, as: next)
    }
    prefetchAhead()
  }

  private func announcePrefetches(of paths: [IndexPath]) {
    let new = paths.filter { !announcedPrefetches.contains($0) }.sorted()
    guard !new.isEmpty else { return }
    announcedPrefetches.formUnion(new)
    record("prefetchItemsAt")
    let sources = new.compactMap { dataSourceIndexPath(forPresentationIndexPath: $0) }
    prefetchDataSource?.collectionView(self, prefetchItemsAt: sources)
  }

  /// Applies the layout's current attributes to the prefetched cells.
  func updatePrefetchedCells() {
    guard !prefetched.isEmpty else { return }
    for (path, cell) in prefetched.sorted(by: { $0.key < $1.key }) {
      let element = LayoutElement(.cell, at: path)
      guard let attributes = pages[element] else { continue }
      show(cell, with: attributes)
      cell.isHidden = true
      settleSize(of: cell, as: element)
    }
  }

  private func forgetPrefetches(outside wanted: Set<IndexPath>) {
    let gone = announcedPrefetches.subtracting(wanted)
    announcedPrefetches.subtract(gone)
    let unused = gone.filter { prefetched[$0] != nil }.sorted()
    for path in unused { prefetched.removeValue(forKey: path).map(putBack) }
    if !unused.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: unused)
    }
  }

  /// Returns all prefetched cells to their reuse queues, because their index paths are no longer
  /// valid.
  func dropPrefetchedCells() {
    for (_, cell) in prefetched.sorted(by: { $0.key < $1.key }) { putBack(cell) }
    prefetched = [:]
    announcedPrefetches = []
  }

  private func putBack(_ cell: UICollectionViewCell) {
    cell.removeFromSuperview()
    cell.isHidden = false
    recycle(cell)
  }
}
#endif

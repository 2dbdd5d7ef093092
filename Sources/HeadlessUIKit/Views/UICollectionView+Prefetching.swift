#if !canImport(UIKit)
// Modelled: after a scroll, three quarters of a page ahead in its direction are mapped, the
// prefetching data source is told, and cells are made before they are displayed. Cells that are not
// needed any more are kept for reuse, and the data source is told.
// Not modelled: the spreading of that work over idle time; it is done at the end of the pass.
// Source: facts 1.8; UICollectionView.h.
import Foundation

extension UICollectionView {
  /// Makes what the current scroll will need next.
  func prefetchAhead() {
    let move = lastMove
    lastMove = .zero
    guard isPrefetchingEnabled, move != .zero, !bounds.isEmpty, movement == nil else { return }
    let reach = CGPoint(
      x: direction(of: move.x) * bounds.width * 0.75,
      y: direction(of: move.y) * bounds.height * 0.75)
    let content = CGRect(origin: .zero, size: contentSize)
    let ahead = bounds.offsetBy(dx: reach.x, dy: reach.y).intersection(content)
    guard !ahead.isEmpty else { return }
    map(bounds.union(ahead))
    guard !pending.isNeeded else { return }
    let wanted = visibleElements(in: ahead).filter {
      $0.key.category == .cell && shown[$0.key] == nil
        && placeholder(at: $0.key.indexPath) == nil
    }
    let paths = Set(wanted.keys.map(\.indexPath))
    forgetPrefetches(outside: paths)
    let new = paths.subtracting(announcedPrefetches).sorted()
    guard !new.isEmpty else { return }
    announcedPrefetches.formUnion(new)
    record("prefetchItemsAt")
    let sources = new.compactMap { dataSourceIndexPath(forPresentationIndexPath: $0) }
    prefetchDataSource?.collectionView(self, prefetchItemsAt: sources)
    for path in new where prefetched[path] == nil {
      let element = LayoutElement(.cell, at: path)
      guard let attributes = wanted[element] else { continue }
      prefetched[path] = makeView(for: element, with: attributes) as? UICollectionViewCell
    }
  }

  private func direction(of distance: CGFloat) -> CGFloat {
    distance == 0 ? 0 : (distance > 0 ? 1 : -1)
  }

  private func forgetPrefetches(outside wanted: Set<IndexPath>) {
    let gone = announcedPrefetches.subtracting(wanted)
    announcedPrefetches.subtract(gone)
    let unused = gone.filter { prefetched[$0] != nil }.sorted()
    for path in unused { prefetched.removeValue(forKey: path).map(recycle) }
    if !unused.isEmpty {
      prefetchDataSource?.collectionView(self, cancelPrefetchingForItemsAt: unused)
    }
  }

  /// Gives up what was made ahead: the attributes it was made with are no longer valid.
  func dropPrefetchedCells() {
    for (_, cell) in prefetched.sorted(by: { $0.key < $1.key }) { recycle(cell) }
    prefetched = [:]
    announcedPrefetches = []
  }
}
#endif

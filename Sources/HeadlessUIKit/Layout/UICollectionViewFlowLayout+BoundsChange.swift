#if !canImport(UIKit)
// Modelled: the stock rule for scrolling and resizing. With a pin flag, a layout is needed while a
// view of that kind is in the old or the new bounds; otherwise when the bounds changed across. The
// context asks nothing of the delegate: it drops the frames after a change across, and otherwise
// names the pinned kind's views of both bounds.
// Both questions come while the collection view still has the old bounds.
// Source: published notes; documentation says only that the base answers false.
import Foundation

extension UICollectionViewFlowLayout {
  func needsLayout(forBounds bounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return changesAcross(from: collectionView.bounds, to: bounds)
      || pinnedSections(in: [collectionView.bounds, bounds]).values.contains { !$0.isEmpty }
  }

  func describe(
    boundsChangeTo bounds: CGRect, in context: UICollectionViewLayoutInvalidationContext
  ) {
    guard let context = context as? UICollectionViewFlowLayoutInvalidationContext else { return }
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    guard let collectionView else { return }
    guard !changesAcross(from: collectionView.bounds, to: bounds) else {
      context.invalidateFlowLayoutAttributes = true
      return
    }
    let pinned = pinnedSections(in: [collectionView.bounds, bounds])
    for (kind, sections) in pinned.sorted(by: { $0.key < $1.key }) {
      guard !sections.isEmpty else { continue }
      context.invalidateSupplementaryElements(
        ofKind: kind, at: sections.sorted().map { IndexPath(item: 0, section: $0) })
    }
  }

  private func changesAcross(from old: CGRect, to new: CGRect) -> Bool {
    let axes = FlowAxes(direction: scrollDirection, isMirrored: false)
    return axes.cross(old.size) != axes.cross(new.size)
      || axes.cross(old.origin) != axes.cross(new.origin)
  }

  /// For each kind that pins, the sections whose view is in one of the bounds.
  private func pinnedSections(in bounds: [CGRect]) -> [String: Set<Int>] {
    guard let arrangement, let collectionView else { return [:] }
    var kinds: [String] = []
    if sectionHeadersPinToVisibleBounds { kinds.append(UICollectionView.elementKindSectionHeader) }
    if sectionFootersPinToVisibleBounds { kinds.append(UICollectionView.elementKindSectionFooter) }
    var found: [String: Set<Int>] = [:]
    for rect in bounds where rect.isFiniteRect {
      let pinning = pinning(of: arrangement, for: rect, in: collectionView)
      for kind in kinds {
        found[kind, default: []].formUnion(pinning.sections(ofKind: kind, intersecting: rect))
      }
    }
    return found
  }
}
#endif

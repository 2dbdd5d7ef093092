#if !canImport(UIKit)
// Models the stock rule for scrolling and resizing. With a pin flag, the layout is invalid while a
// view of that kind is in the old or new bounds; otherwise only if the bounds change across
// scrolling. The context never queries the delegate again. It discards the frames after a change
// across scrolling; otherwise it names the pinned views of both bounds. Both queries come while the
// collection view still has its old bounds.
// Source: published notes; the documentation only says that the base returns false.
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

  /// Returns for each kind that pins the sections whose view is in one of the bounds.
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

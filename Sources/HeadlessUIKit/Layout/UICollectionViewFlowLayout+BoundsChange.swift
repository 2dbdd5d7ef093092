#if !canImport(UIKit)
// This file models when a change of the bounds invalidates the stock flow layout. A change
// perpendicular to the scroll direction always invalidates it. The layout then computes all frames
// again.
// A change along the scroll direction invalidates the layout only if a header or footer that pins
// is in the old or new bounds. The invalidation context names only these headers and footers.
// In both cases, the layout doesn't query its delegate again.
// UIKit asks the layout while the collection view still has its old bounds.
// Source: published notes. The documentation says only that the base class returns `false`.
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

  /// Returns the sections whose header or footer is in any of the rectangles, by element kind.
  ///
  /// The result contains headers or footers only if their pin flag is set.
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

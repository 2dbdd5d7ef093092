import Foundation
import WaterfallEngine

/// An item and its place on screen.
struct ItemAnchor {
  let indexPath: IndexPath
  /// From the visible start to the item's start.
  let distance: Length
}

/// What the contexts since the last `prepare()` have to keep in place, and what they promised for it.
struct KeptPlaces {
  let anchors: [ItemAnchor]
  /// The visible start from which the anchors' distances count.
  let visibleStart: Length
  /// By how many points along scrolling the content offset is going to move.
  var promised: CGFloat
}

extension WaterfallFlowLayout {
  /// The items to keep in place: those visible now, or those that were before the first change since
  /// the last `prepare()`.
  ///
  /// After that the layout is new while the offset still is the old one, so what lies in the visible
  /// bounds is not what is on screen.
  func anchors() -> [ItemAnchor] {
    guard let keptPlaces, let viewport = currentViewport else { return visibleAnchors() }
    // The view may have been scrolled meanwhile.
    let scrolled = viewport.visible.start - keptPlaces.visibleStart
    return keptPlaces.anchors.map {
      ItemAnchor(indexPath: $0.indexPath, distance: $0.distance - scrolled)
    }
  }

  /// The visible items and their places on screen, topmost first; none where places are not kept.
  ///
  /// All of them and not only the first: that one may be deleted.
  private func visibleAnchors() -> [ItemAnchor] {
    guard keepsVisibleItemsInPlace, basis != nil, let viewport = currentViewport else { return [] }
    let visible = viewport.visible
    let screen = AxisRect(
      main: visible, cross: LengthRange(start: 0, extent: waterfall.crossExtent))
    var anchors: [ItemAnchor] = []
    for section in waterfall.sections(touching: visible) {
      for item in waterfall.items(inSection: section, touching: screen) {
        let main = waterfall.frame(ofItem: item, inSection: section).main
        // What only touches the edge is not seen.
        guard main.end > visible.start, main.start < visible.end else { continue }
        anchors.append(
          ItemAnchor(
            indexPath: IndexPath(item: item, section: section),
            distance: main.start - visible.start))
      }
    }
    return anchors.sorted { $0.distance < $1.distance }
  }

  /// The content offset along scrolling, in points, that puts the first anchor that is still there
  /// back in its place; nil where none is.
  ///
  /// `size` is the one that the collection view has, or will have; `newIndexPath` says where an item
  /// of before is now.
  func anchoredOffset(
    _ anchors: [ItemAnchor], viewSize size: CGSize,
    newIndexPath: (IndexPath) -> IndexPath? = { $0 }
  ) -> CGFloat? {
    for anchor in anchors {
      guard let indexPath = newIndexPath(anchor.indexPath), holds(indexPath) else { continue }
      let frame = waterfall.frame(ofItem: indexPath.item, inSection: indexPath.section)
      let visibleStart = axes.grid.points(frame.main.start - anchor.distance)
      let offset = CGFloat(visibleStart) - visibleInsets.start
      return possibleRestingOffsets(viewSize: size).map(offset.clamped) ?? offset
    }
    return nil
  }

  /// Has the context move the content offset so that the anchors are where they were.
  ///
  /// UIKit adds up what the contexts of one pass ask for: each asks for what is left to go.
  func adjustOffset(
    of context: UICollectionViewLayoutInvalidationContext, to anchors: [ItemAnchor],
    viewBounds: CGRect
  ) {
    let promised = keptPlaces?.promised ?? 0
    let offset = anchoredOffset(anchors, viewSize: viewBounds.size)
    let distance = offset.map { $0 - axes.main(viewBounds.origin) } ?? promised
    context.contentOffsetAdjustment = axes.point(main: distance - promised, cross: 0)
    keptPlaces = KeptPlaces(
      anchors: anchors, visibleStart: viewport(for: viewBounds).visible.start, promised: distance)
  }

  /// The offset after a batch update: anchored where places are kept, else nil.
  func offsetAfterUpdates(from proposed: CGPoint) -> CGPoint? {
    guard let batch, let plan = batch.plan, let collectionView else { return nil }
    let offset = anchoredOffset(
      batch.anchors, viewSize: collectionView.bounds.size, newIndexPath: plan.newIndexPath)
    return offset.map { axes.point(main: $0, cross: axes.cross(proposed)) }
  }
}

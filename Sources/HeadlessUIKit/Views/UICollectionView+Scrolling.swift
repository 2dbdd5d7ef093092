#if !canImport(UIKit)
// This file models scrolling to an item. The target offset ignores pinned headers, so a pinned
// header can cover the item. If the view has no window, scrolling creates no cells. In a mirrored
// layout, left and right refer to the screen.
// Source: UICollectionView.h; facts 6.1, 7, and 14.8.
import Foundation

extension UICollectionView {
  func scroll(to indexPath: IndexPath, position: ScrollPosition, animated: Bool) {
    if window == nil { prepareWithoutViews() } else { layoutIfNeeded() }
    guard hasItem(at: indexPath) else {
      reportOutOfBounds(indexPath)
      return
    }
    let vertical = position.intersection([.top, .centeredVertically, .bottom])
    let horizontal = position.intersection([.left, .centeredHorizontally, .right])
    guard vertical.rawValue.nonzeroBitCount <= 1, horizontal.rawValue.nonzeroBitCount <= 1 else {
      UIKitReports.raise(
        "Can't use multiple scroll positions of one axis together",
        name: "NSInvalidArgumentException")
      return
    }
    guard let frame = lookUp(LayoutElement(.cell, at: indexPath))?.frame else { return }
    guard !position.isEmpty else {
      scrollUnlessNear(offsetToShow(frame), animated: animated)
      return
    }
    let target = offset(showing: frame, vertical: vertical, horizontal: horizontal)
    scrollUnlessNear(clampedOffset(target), animated: animated)
  }

  /// Scrolls to an offset, unless it's less than half a point away.
  ///
  /// UIKit ignores such a short scroll (facts 14.8).
  private func scrollUnlessNear(_ target: CGPoint, animated: Bool) {
    let distance = max(abs(target.x - contentOffset.x), abs(target.y - contentOffset.y))
    if distance >= 0.5 { setContentOffset(target, animated: animated) }
  }

  /// Prepares the layout without creating views.
  ///
  /// The next layout pass still processes pending invalidations.
  private func prepareWithoutViews() {
    guard dataSource != nil, queryDepth == 0, !isLayingOut, update == nil else { return }
    if needsReload || !isLayoutPrepared || pending.isNeeded { prepareLayout(for: nil) }
  }

  private func offset(
    showing frame: CGRect, vertical: ScrollPosition, horizontal: ScrollPosition
  ) -> CGPoint {
    let inset = adjustedContentInset
    var target = contentOffset
    switch vertical {
    case .top: target.y = frame.minY - inset.top
    case .bottom: target.y = frame.maxY + inset.bottom - bounds.height
    case .centeredVertically:
      target.y = frame.midY - inset.top - (bounds.height - inset.top - inset.bottom) / 2
    default: break
    }
    let (leading, trailing) =
      startsAtRight ? (inset.right, inset.left) : (inset.left, inset.right)
    let atStart: ScrollPosition = isMirrored ? .right : .left
    switch horizontal {
    case .centeredHorizontally:
      target.x = frame.midX - leading - (bounds.width - leading - trailing) / 2
    case atStart: target.x = frame.minX - leading
    case []: break
    default: target.x = frame.maxX + trailing - bounds.width
    }
    return target
  }

  private func reportOutOfBounds(_ indexPath: IndexPath) {
    let all = itemCounts()
    let section = indexPath.first ?? 0
    let known = all.indices.contains(section) ? all[section] : 0
    UIKitReports.raise(
      "Attempted to scroll the collection view to an out-of-bounds item "
        + "(\(indexPath.last ?? 0)) when there are only \(known) items in section \(section).")
  }

  /// Asks the layout for the offset at which the content comes to rest after a drag.
  func layoutTargetOffset(for proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    record("targetContentOffset(forProposedContentOffset:withScrollingVelocity:)")
    return layout.targetContentOffset(
      forProposedContentOffset: proposed, withScrollingVelocity: velocity)
  }
}
#endif

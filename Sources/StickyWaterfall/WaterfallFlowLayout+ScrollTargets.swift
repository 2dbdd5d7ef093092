import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// The work of `contentOffset(forItemAt:at:)`.
  func offset(
    showingItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint {
    guard let collectionView else { return .zero }
    bringUpToDateForLookUp()
    let present = collectionView.contentOffset
    guard indexPath.count == 2, holds(indexPath) else { return present }
    let item = waterfall.frame(ofItem: indexPath.item, inSection: indexPath.section).main
    let length = axes.main(collectionView.bounds.size)
    let insets = clearInsets(inSection: indexPath.section)
    let first = axes.grid.points(item.start) - insets.start
    let last = axes.grid.points(item.end) - length + insets.end
    let offset: CGFloat
    switch ScrollPlace(scrollPosition, isHorizontal: axes.isHorizontal) {
    case .start: offset = first
    case .center: offset = (first + last) / 2
    case .end: offset = last
    case .anywhere: offset = max(min(axes.main(present), first), min(last, first))
    }
    let range = restingOffsets(viewSize: collectionView.bounds.size)
    return axes.point(main: range.map(offset.clamped) ?? offset, cross: axes.cross(present))
  }

  /// What is short of the bounds at both ends while a section's items are there, in points: insets
  /// and pinned views.
  private func clearInsets(inSection section: Int) -> (start: CGFloat, end: CGFloat) {
    let rules = pinRules
    let insets = visibleInsets
    let header = waterfall.pinnedCover(of: .header, overSection: section, rules: rules)
    let footer = waterfall.pinnedCover(of: .footer, overSection: section, rules: rules)
    return (insets.start + axes.grid.points(header), insets.end + axes.grid.points(footer))
  }
}

/// The part of a scroll position that counts along scrolling.
private enum ScrollPlace {
  case start
  case center
  case end
  case anywhere

  init(_ position: UICollectionView.ScrollPosition, isHorizontal: Bool) {
    if position.contains(isHorizontal ? .left : .top) {
      self = .start
    } else if position.contains(isHorizontal ? .centeredHorizontally : .centeredVertically) {
      self = .center
    } else if position.contains(isHorizontal ? .right : .bottom) {
      self = .end
    } else {
      self = .anywhere
    }
  }
}

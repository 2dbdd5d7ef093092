import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where scrolling comes to rest that would end at `proposed`, by `scrollSnapping`.
  ///
  /// The candidate nearest to it, or with a velocity the next one in its direction; always where
  /// nothing bounces.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard scrollSnapping != .none, let collectionView, basis != nil else { return proposed }
    let wanted = axes.main(proposed)
    let speed = axes.main(velocity)
    let direction: SnapDirection = speed > 0 ? .forward : speed < 0 ? .backward : .nearest
    let candidates = anchorsOnScreen(at: wanted).compactMap { anchor -> CGFloat? in
      snapOffset(near: wanted, anchor: anchor, direction: direction)
    }
    guard let nearest = candidates.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
      return proposed
    }
    let offset = clampedOffset(nearest, viewSize: collectionView.bounds.size)
    return axes.point(main: offset, cross: axes.cross(proposed))
  }

  /// The distances from the content offset at which something can come to rest, in points: the edge
  /// or the middle of what is visible, below what is pinned there.
  ///
  /// What is pinned can differ from one section to the next, so a candidate is looked for at the
  /// distance of each section that is near.
  private func anchorsOnScreen(at offset: CGFloat) -> Set<CGFloat> {
    let insets = visibleInsets
    guard scrollSnapping != .itemCenter else {
      let length = axes.main(collectionView?.bounds.size ?? .zero)
      return [(insets.start + length - insets.end) / 2]
    }
    let start = axes.grid.length(offset + insets.start)
    let near = waterfall.sections(touching: LengthRange(start: start, extent: 0))
    let sections = max(0, near.lowerBound - 1)..<min(waterfall.sectionCount, near.upperBound + 1)
    return Set(sections.map { insets.start + coverForSnapping(toSection: $0) })
  }

  /// The offset of the candidate near one, if the candidate's own section asks for this anchor.
  private func snapOffset(
    near offset: CGFloat, anchor: CGFloat, direction: SnapDirection
  ) -> CGFloat? {
    let target: SnapTarget
    switch scrollSnapping {
    case .none: return nil
    case .item: target = .itemStart
    case .itemCenter: target = .itemCenter
    case .section: target = .sectionStart
    }
    let position = axes.grid.length(offset + anchor)
    guard
      let candidate =
        waterfall.snapCandidate(target, near: position, direction: direction)
        ?? waterfall.snapCandidate(target, near: position, direction: .nearest)
    else { return nil }
    let own =
      scrollSnapping == .itemCenter
      ? anchor : visibleInsets.start + coverForSnapping(toSection: candidate.section)
    return axes.grid.points(candidate.position) - own
  }

  /// What pinned headers take of the visible edge when a section's item, or its start, comes there.
  private func coverForSnapping(toSection section: Int) -> CGFloat {
    guard scrollSnapping == .section, waterfall.input(ofSection: section).header.pins else {
      return axes.grid.points(
        waterfall.pinnedCover(of: .header, overSection: section, rules: pinRules))
    }
    // A section that starts with a pinned header of its own pushes out the one before, unless they
    // pile up.
    guard pinningScope == .stacked, section > 0 else { return 0 }
    return axes.grid.points(
      waterfall.pinnedCover(of: .header, overSection: section - 1, rules: pinRules))
  }
}

import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Where scrolling comes to rest that would end at `proposed`, by `scrollSnapping`.
  func restingOffset(near proposed: CGPoint, velocity: CGPoint) -> CGPoint {
    guard scrollSnapping != .none, let collectionView, basis != nil,
      let range = restingOffsets(viewSize: collectionView.bounds.size),
      let possible = possibleRestingOffsets(viewSize: collectionView.bounds.size)
    else { return proposed }
    let (end, speed) = (axes.main(proposed), axes.main(velocity))
    // Who scrolls to an end rests there: else what lies before the first candidate, or after the
    // last one, could not be looked at.
    let isAtEnd = speed <= 0 && end <= range.lowerBound || speed >= 0 && end >= range.upperBound
    let offset =
      isAtEnd
      ? end.clamped(to: possible)
      : restingOffset(near: end, speed: speed, within: range).clamped(to: range)
    return axes.point(main: offset, cross: axes.cross(proposed))
  }

  private func restingOffset(
    near proposed: CGFloat, speed: CGFloat, within range: ClosedRange<CGFloat>
  ) -> CGFloat {
    let wanted = axes.grid.length(proposed)
    let near = snapOffsets(around: wanted)
    if isInsideLongItem(at: wanted, between: near) { return proposed }
    var candidates = [near.before, near.at, near.after].compactMap { $0 }
    // A fling beyond the last candidate, or before the first, can reach that end of the content.
    if speed > 0, near.after == nil { candidates.append(axes.grid.length(range.upperBound)) }
    if speed < 0, near.before == nil {
      candidates.insert(axes.grid.length(range.lowerBound), at: 0)
    }
    let nearest = candidates.min { abs($0 - wanted) < abs($1 - wanted) }
    // UIKit has projected where the fling would end already; but one that is let go between two
    // candidates must not turn back to the nearer one.
    let released = axes.grid.length(axes.main(collectionView?.contentOffset ?? .zero))
    if speed > 0, let nearest, nearest < released {
      return near.after.map(axes.grid.points) ?? range.upperBound
    }
    if speed < 0, let nearest, nearest > released {
      return near.before.map(axes.grid.points) ?? range.lowerBound
    }
    return nearest.map(axes.grid.points) ?? proposed
  }

  /// The offsets next to one at which something comes to rest, wherever the content ends.
  private struct SnapOffsets {
    var before: Length?
    var at: Length?
    var after: Length?
  }

  private func snapOffsets(around wanted: Length) -> SnapOffsets {
    var near = SnapOffsets()
    for anchor in anchorsOnScreen(at: wanted) {
      let before = snapOffset(beyond: wanted, anchor: anchor, direction: .backward)
      near.before = [near.before, before].compactMap { $0 }.max()
      let after = snapOffset(beyond: wanted, anchor: anchor, direction: .forward)
      near.after = [near.after, after].compactMap { $0 }.min()
      if let candidate = waterfall.snapCandidate(
        snapTarget, near: wanted + anchor, direction: .nearest),
        candidate.position - self.anchor(ofSection: candidate.section) == wanted
      {
        near.at = wanted
      }
    }
    return near
  }

  /// The distances from the content offset at which something can come to rest: the edge or the
  /// middle of what is visible, below what is pinned there.
  ///
  /// What is pinned can differ from one section to the next, so a candidate is looked for at the
  /// distance of each section that is near.
  private func anchorsOnScreen(at offset: Length) -> Set<Length> {
    let start = offset + axes.grid.length(visibleInsets.start)
    let near = waterfall.sections(touching: LengthRange(start: start, extent: 0))
    let sections = max(0, near.lowerBound - 1)..<min(waterfall.sectionCount, near.upperBound + 1)
    return Set(sections.map(anchor(ofSection:)))
  }

  private func anchor(ofSection section: Int) -> Length {
    let insets = visibleInsets
    guard scrollSnapping == .itemCenter else {
      let element: Boundary? = scrollSnapping == .section ? .header : nil
      return axes.grid.length(insets.start)
        + waterfall.pinnedCover(of: .header, overSection: section, at: element, rules: pinRules)
    }
    let length = axes.main(collectionView?.bounds.size ?? .zero)
    return axes.grid.length((insets.start + length - insets.end) / 2)
  }

  private var snapTarget: SnapTarget {
    switch scrollSnapping {
    case .none, .item: return .itemStart
    case .itemCenter: return .itemCenter
    case .section: return .sectionStart
    }
  }

  /// The offset of the first candidate beyond one in a direction, looked for at an anchor.
  ///
  /// A candidate found there may belong to a section with another anchor, at which it does not lie
  /// beyond; then the search goes on from the first place that would.
  private func snapOffset(
    beyond offset: Length, anchor: Length, direction: SnapDirection
  ) -> Length? {
    var position = offset + anchor
    while let candidate = waterfall.snapCandidate(
      snapTarget, near: position, direction: direction)
    {
      let own = self.anchor(ofSection: candidate.section)
      let found = candidate.position - own
      switch direction {
      case .forward:
        if found > offset { return found }
        position = max(candidate.position, offset + own)
      default:
        if found < offset { return found }
        position = min(candidate.position, offset + own)
      }
    }
    return nil
  }

  /// Whether one item fills all that is visible, with no place to come to rest near: then any place
  /// in it is one, or its middle could not be looked at.
  private func isInsideLongItem(at offset: Length, between near: SnapOffsets) -> Bool {
    guard scrollSnapping != .section, near.at == nil else { return false }
    let insets = visibleInsets
    let length = axes.main(collectionView?.bounds.size ?? .zero)
    let visible = LengthRange(
      start: offset + axes.grid.length(insets.start),
      end: offset + axes.grid.length(length - insets.end))
    let across = LengthRange(start: 0, end: waterfall.crossExtent)
    return waterfall.sections(touching: visible).contains { section in
      let start =
        visible.start + waterfall.pinnedCover(of: .header, overSection: section, rules: pinRules)
      let end =
        visible.end - waterfall.pinnedCover(of: .footer, overSection: section, rules: pinRules)
      // Where two places follow each other so closely, all there is can be looked at from them.
      if let before = near.before, let after = near.after, after - before <= end - start {
        return false
      }
      let middle = LengthRange(start: (start + end) / 2, extent: 0)
      return waterfall.items(
        inSection: section, touching: AxisRect(main: middle, cross: across)
      ).contains { item in
        let main = waterfall.frame(ofItem: item, inSection: section).main
        return main.start <= start && main.end >= end
      }
    }
  }
}

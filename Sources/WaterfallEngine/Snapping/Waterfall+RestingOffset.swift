/// What decides where scrolling comes to rest.
package struct SnapRules: Equatable, Sendable {
  /// Which places count.
  package var target: SnapTarget
  /// What is short of the view at its start, as a bar is.
  package var startInset: Length
  /// What is short of the view at its end.
  package var endInset: Length
  /// The whole extent of the view along scrolling.
  package var viewExtent: Length
  /// The offsets at which nothing bounces.
  package var offsets: LengthRange
  /// What is pinned at the visible edges.
  package var pins: PinRules

  /// The extent of what no inset covers.
  var visibleExtent: Length { viewExtent - startInset - endInset }

  /// States all of them.
  package init(
    target: SnapTarget, startInset: Length, endInset: Length, viewExtent: Length,
    offsets: LengthRange, pins: PinRules
  ) {
    self.target = target
    self.startInset = startInset
    self.endInset = endInset
    self.viewExtent = viewExtent
    self.offsets = offsets
    self.pins = pins
  }
}

/// The offsets next to one at which something comes to rest, wherever the content ends.
private struct SnapOffsets {
  var before: Length?
  var at: Length?
  var after: Length?
}

extension Waterfall {
  /// The content offset at which scrolling comes to rest that would end at `wanted`.
  ///
  /// It is the place nearest to that. A fling never turns back from where it was let go: then it rests at
  /// the next place in its direction.
  ///
  ///     released ↓      ↓ wanted
  ///     places   ×   ×      ×        rests at the third; scrolled backwards, at the second
  ///
  /// - Parameters:
  ///   - wanted: Where scrolling would end.
  ///   - released: The offset at which it was let go.
  ///   - direction: That of the fling; `.nearest` for none.
  ///   - rules: What decides.
  /// - Precondition: The origins are up to date.
  /// - Returns: nil where any offset will do, as inside an item that is longer than the view.
  /// - Complexity: That of `snapCandidate`, for each section near the visible start.
  package func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, rules: SnapRules
  ) -> Length? {
    let near = snapOffsets(around: wanted, rules)
    if isInsideLongItem(at: wanted, between: near, rules) { return nil }
    // One beyond an end of the content stands for that end, where scrolling to it comes to rest.
    var candidates = [near.before, near.at, near.after].compactMap { $0 }.map {
      max(rules.offsets.start, min($0, rules.offsets.end))
    }
    // A fling beyond the last candidate, or before the first, can reach that end of the content.
    if direction == .forward, near.after == nil { candidates.append(rules.offsets.end) }
    if direction == .backward, near.before == nil { candidates.insert(rules.offsets.start, at: 0) }
    guard let nearest = candidates.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
      return nil
    }
    switch direction {
    case .forward where nearest < released: return near.after ?? rules.offsets.end
    case .backward where nearest > released: return near.before ?? rules.offsets.start
    default: return nearest
    }
  }

  private func snapOffsets(around wanted: Length, _ rules: SnapRules) -> SnapOffsets {
    var near = SnapOffsets()
    for inset in snapInsets(near: wanted, rules) {
      let before = snapOffset(beyond: wanted, inset: inset, direction: .backward, rules)
      near.before = [near.before, before].compactMap { $0 }.max()
      let after = snapOffset(beyond: wanted, inset: inset, direction: .forward, rules)
      near.after = [near.after, after].compactMap { $0 }.min()
      let candidate = snapCandidate(rules.target, near: wanted + inset, direction: .nearest)
      if let candidate,
        candidate.position - snapInset(ofSection: candidate.section, rules) == wanted
      {
        near.at = wanted
      }
    }
    return near
  }

  /// The distances from the content offset at which something can come to rest.
  ///
  /// What is pinned can differ from one section to the next, so a candidate is looked for at the
  /// distance of each section that is near.
  private func snapInsets(near offset: Length, _ rules: SnapRules) -> Set<Length> {
    let near = sections(touching: LengthRange(start: offset + rules.startInset, extent: 0))
    let around = max(0, near.lowerBound - 1)..<min(sectionCount, near.upperBound + 1)
    return Set(around.map { snapInset(ofSection: $0, rules) })
  }

  /// The distance for one section: the edge of what is visible, below what is pinned there, or its middle.
  private func snapInset(ofSection section: Int, _ rules: SnapRules) -> Length {
    switch rules.target {
    case .itemStart:
      return rules.startInset
        + obscuredExtent(
          of: .header, overSection: section, visible: rules.visibleExtent, rules: rules.pins)
    case .itemCenter: return (rules.startInset + rules.viewExtent - rules.endInset) / 2
    case .sectionStart:
      return rules.startInset
        + obscuredExtent(
          overStartOfSection: section, visible: rules.visibleExtent, rules: rules.pins)
    }
  }

  /// The offset of the first candidate beyond one in a direction, looked for at a distance from it.
  ///
  /// A candidate found there may belong to a section with another distance, at which it does not lie
  /// beyond; then the search goes on from the first place that would.
  private func snapOffset(
    beyond offset: Length, inset: Length, direction: SnapDirection, _ rules: SnapRules
  ) -> Length? {
    let isForward = direction == .forward
    var position = offset + inset
    while let candidate = snapCandidate(rules.target, near: position, direction: direction) {
      let own = snapInset(ofSection: candidate.section, rules)
      let found = candidate.position - own
      if isForward ? found > offset : found < offset { return found }
      position =
        isForward ? max(candidate.position, offset + own) : min(candidate.position, offset + own)
    }
    return nil
  }

  /// Whether one item fills all that is visible, with no place to come to rest near: then any place
  /// in it is one, or its middle could not be looked at.
  private func isInsideLongItem(
    at offset: Length, between near: SnapOffsets, _ rules: SnapRules
  ) -> Bool {
    guard rules.target.isOfItems, near.at == nil else { return false }
    let visible = LengthRange(
      start: offset + rules.startInset, end: offset + rules.viewExtent - rules.endInset)
    let across = LengthRange(start: 0, end: crossExtent)
    return sections(withItemsIn: visible).contains { section in
      let header = obscuredExtent(
        of: .header, overSection: section, visible: visible.extent, rules: rules.pins)
      let footer = obscuredExtent(
        of: .footer, overSection: section, visible: visible.extent, rules: rules.pins)
      let (start, end) = (visible.start + header, visible.end - footer)
      // Where two places follow each other so closely, all there is can be looked at from them.
      if let before = near.before, let after = near.after, after - before <= end - start {
        return false
      }
      let middle = LengthRange(start: (start + end) / 2, extent: 0)
      let around = AxisRect(main: middle.expanded(by: 1), cross: across)
      return items(inSection: section, meeting: around).contains {
        let main = frame(ofItem: $0, inSection: section).main
        return main.start <= start && main.end >= end
      }
    }
  }
}

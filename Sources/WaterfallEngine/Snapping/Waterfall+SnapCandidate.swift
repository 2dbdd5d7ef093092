extension Waterfall {
  /// The place to come to rest at that is nearest to a position, or the next one in a direction.
  ///
  ///     position           ↓
  ///     candidates   ×    ×      ×    ×
  ///                       nearest, backward
  ///                              forward
  ///
  /// Of two that are as near the one nearer to the content's start is taken; of several at one place
  /// the first in order. Sections without items have no item to rest at, those of no extent no
  /// start.
  ///
  /// - Parameters:
  ///   - target: Which places count.
  ///   - position: The position along scrolling, in content coordinates; it may lie outside.
  ///   - direction: `.forward` and `.backward` go strictly beyond the position.
  /// - Precondition: The origins are up to date.
  /// - Returns: nil where there is no such place.
  /// - Complexity: O(log s + k · log n), s sections, k columns, n items of a section. Centres of items
  ///   that overlap are looked at one by one, as far as the overlap reaches, and so are sections that
  ///   negative insets or no extent let begin at one place.
  func snapCandidate(
    _ target: SnapTarget, near position: Length, direction: SnapDirection
  ) -> SnapCandidate? {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let farthest: Length = 1 << 61
    let position = max(-farthest, min(position, farthest))
    switch direction {
    case .forward: return snapCandidate(target, after: position)
    case .backward: return snapCandidate(target, atOrBefore: position - 1)
    case .nearest:
      let before = snapCandidate(target, atOrBefore: position)
      let after = snapCandidate(target, after: position)
      guard let before, let after else { return before ?? after }
      return position - before.position <= after.position - position ? before : after
    }
  }

  private func snapCandidate(
    _ target: SnapTarget, atOrBefore position: Length
  ) -> SnapCandidate? {
    guard let point = ItemPoint(target) else { return sectionStart(atOrBefore: position) }
    let near = filled.sections
    var place = near.indices.partitionPoint { origins[near[$0]] - overhang > position } - 1
    var best: SnapCandidate?
    // An earlier section that ends where the best one is may have the same place, and comes first.
    while place >= 0, best.map({ $0.position <= origins[near[place] + 1] + overhang }) ?? true {
      let section = near[place]
      let start = origins[section] + sections[section].itemsStart
      if let found = sections[section].items.last(
        point, atOrBefore: position - start, rules: sections[section].rules),
        best.map({ $0.position <= start + found.position }) ?? true
      {
        best = SnapCandidate(
          section: section, item: found.item, position: start + found.position)
      }
      place -= 1
    }
    return best
  }

  private func snapCandidate(_ target: SnapTarget, after position: Length) -> SnapCandidate? {
    guard let point = ItemPoint(target) else { return sectionStart(after: position) }
    let near = filled.sections
    var place = near.indices.partitionPoint { origins[near[$0] + 1] + overhang > position }
    var best: SnapCandidate?
    while place < near.count, best.map({ origins[near[place]] - overhang < $0.position }) ?? true {
      let section = near[place]
      let start = origins[section] + sections[section].itemsStart
      if let found = sections[section].items.first(
        point, after: position - start, rules: sections[section].rules),
        best.map({ start + found.position < $0.position }) ?? true
      {
        best = SnapCandidate(
          section: section, item: found.item, position: start + found.position)
      }
      place += 1
    }
    return best
  }

  // Of the sections that start at one place only the last has any extent, so that it is the one
  // before the first that starts, or ends, further on.

  private func sectionStart(atOrBefore position: Length) -> SnapCandidate? {
    // A start at the content's end has nothing after it.
    let limit = min(position, sectionsEnd - 1)
    let section = firstSection { origins[$0] > limit } - 1
    return section < 0 ? nil : SnapCandidate(section: section, position: origins[section])
  }

  private func sectionStart(after position: Length) -> SnapCandidate? {
    let next = firstSection { origins[$0] > position }
    guard next < sectionCount, origins[next] < sectionsEnd else { return nil }
    let section = firstSection { origins[$0 + 1] > origins[next] }
    return SnapCandidate(section: section, position: origins[section])
  }
}

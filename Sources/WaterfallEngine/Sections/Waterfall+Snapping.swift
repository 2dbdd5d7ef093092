/// The point of an item that scrolling comes to rest at.
public enum ItemAnchor: Equatable, Sendable, CaseIterable {
  /// Where the item starts.
  case start
  /// Half way between its start and its end.
  case middle
}

extension Waterfall {
  /// The item anchors nearest to a position along scrolling, in content coordinates.
  ///
  /// Sections without items are passed over.
  ///
  /// - Precondition: The layout is settled.
  /// - Returns: The greatest anchor that is not after `position` and the least that is not before
  ///   it; nil where there is none.
  /// - Complexity: O(log s + k · log n), s sections, k columns, n items in a section, and O(1) for
  ///   each section passed over.
  public func itemAnchors(
    _ anchor: ItemAnchor, around position: Length
  ) -> (before: Length?, after: Length?) {
    let near = sections(touching: LengthRange(start: position, extent: 0))
    var before: Length?
    var after: Length?
    for section in near {
      before = greater(before, itemAnchor(anchor, before: position, inSection: section))
      after = lesser(after, itemAnchor(anchor, after: position, inSection: section))
    }
    var section = near.lowerBound - 1
    while section >= 0, before.map({ $0 < origins[section + 1] + overhang }) ?? true {
      before = greater(before, itemAnchor(anchor, before: position, inSection: section))
      section -= 1
    }
    section = near.upperBound
    while section < sections.count, after.map({ $0 > origins[section] - overhang }) ?? true {
      after = lesser(after, itemAnchor(anchor, after: position, inSection: section))
      section += 1
    }
    return (before, after)
  }

  private func itemAnchor(
    _ anchor: ItemAnchor, before position: Length, inSection section: Int
  ) -> Length? {
    let start = origins[section] + sections[section].itemsStart
    return sections[section].items
      .anchor(anchor, before: position - start, rules: sections[section].rules)
      .map { $0 + start }
  }

  private func itemAnchor(
    _ anchor: ItemAnchor, after position: Length, inSection section: Int
  ) -> Length? {
    let start = origins[section] + sections[section].itemsStart
    return sections[section].items
      .anchor(anchor, after: position - start, rules: sections[section].rules)
      .map { $0 + start }
  }
}

extension ColumnItems {
  /// The greatest anchor of an item that is not after `position`.
  fileprivate func anchor(
    _ anchor: ItemAnchor, before position: Length, rules: PlacingRules
  ) -> Length? {
    var best: Length?
    for column in 0..<lists.columnCount {
      var rank = lists.count(inColumn: column) { positions[$0] <= position } - 1
      // An anchor lies within its item, which ends at most the overlap past any later start.
      var limit = Length.max
      while rank >= 0, best.map({ $0 < limit }) ?? true {
        let item = lists.item(at: rank, inColumn: column)
        let found = self.anchor(anchor, of: item)
        if found <= position { best = greater(best, found) }
        limit = positions[item] + rules.overlap
        rank -= 1
      }
    }
    return best
  }

  /// The least anchor of an item that is not before `position`.
  fileprivate func anchor(
    _ anchor: ItemAnchor, after position: Length, rules: PlacingRules
  ) -> Length? {
    var best: Length?
    for column in 0..<lists.columnCount {
      let reached = position - rules.overlap
      var rank = max(0, lists.count(inColumn: column) { positions[$0] < reached } - 1)
      while rank < lists.count(inColumn: column) {
        let item = lists.item(at: rank, inColumn: column)
        if let best, positions[item] >= best { break }
        let found = self.anchor(anchor, of: item)
        if found >= position { best = lesser(best, found) }
        rank += 1
      }
    }
    return best
  }

  private func anchor(_ anchor: ItemAnchor, of item: Int) -> Length {
    anchor == .start ? positions[item] : positions[item] + extents[item] / 2
  }
}

private func greater(_ first: Length?, _ second: Length?) -> Length? {
  guard let first, let second else { return first ?? second }
  return max(first, second)
}

private func lesser(_ first: Length?, _ second: Length?) -> Length? {
  guard let first, let second else { return first ?? second }
  return min(first, second)
}

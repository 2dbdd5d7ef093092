extension Waterfall {
  /// Returns the content offsets at which scrolling can stop after a subclass of the layout has
  /// moved elements.
  ///
  /// - Parameters:
  ///   - wanted: The content offset where scrolling would end.
  ///   - moved: The items near `wanted`, or the first element of each section near `wanted` if
  ///     scrolling snaps to sections. Their frames are unpinned.
  ///   - rules: The rules for snapping.
  /// - Precondition: The origins are up to date.
  /// - Returns: The last snap offset before `wanted`, the first one after it, and the ranges in
  ///   which scrolling can stop anywhere.
  /// - Complexity: O(n log n + s · n) for n elements of s sections.
  func snapCandidates(
    near wanted: Length, among moved: [LayoutElement], _ rules: SnapRules
  ) -> SnapCandidates {
    let sections = Set(moved.map { $0.id.section }).ordered().map { section in
      (section, moved.filter { $0.id.section == section })
    }
    let offsets = sections.flatMap { section, members in
      let distance = snapDistance(ofSection: section, rules)
      return snapPositions(of: members, inSection: section, rules).map { $0 - distance }
    }
    let before = offsets.filter { $0 < wanted }.max()
    let after = offsets.filter { $0 > wanted }.min()
    let near = visibleRange(between: before, and: after, rules)
    let free = sections.flatMap { section, members -> [LengthRange] in
      guard rules.target != .sectionStart else { return [] }
      let items = members.map { $0.frame.main }
        .filter { near.start <= $0.end && $0.start <= near.end }
      return longItemRanges(of: items, inSection: section, between: before, and: after, rules)
    }
    return SnapCandidates(
      before: before, after: after, isSnapOffset: offsets.contains(wanted), free: free)
  }

  /// Returns the snap positions of a section's elements at their own frames.
  private func snapPositions(
    of members: [LayoutElement], inSection section: Int, _ rules: SnapRules
  ) -> [Length] {
    switch rules.target {
    case .itemStart: lineStarts(of: members, inSection: section)
    case .itemCenter: members.map { $0.frame.main.start + $0.frame.main.extent / 2 }
    case .sectionStart:
      members.compactMap { element in
        unpinnedFrame(of: element.id.kind, inSection: section).map {
          range(ofSection: section).start + element.frame.main.start - $0.main.start
        }
      }
    }
  }

  /// Returns the starts of a section's items in columns, or of its rows.
  ///
  /// The items of a row share a start as long as they still overlap along the main axis:
  ///
  ///     ┌───┐ ┌───┐            ┌───┐
  ///     │ 0 │ │ 1 │            │ 0 │
  ///     └───┘ │   │  a start   └───┘      two starts
  ///           └───┘                 ┌───┐
  ///                                 │ 1 │
  private func lineStarts(of members: [LayoutElement], inSection section: Int) -> [Length] {
    guard sections.indices.contains(section) else { return members.map { $0.frame.main.start } }
    let items = sections[section].items
    var starts: [Length] = []
    // Each row that was found, with its unmoved range and the end of its moved items.
    struct FoundRow {
      let line: LengthRange
      var end: Length
    }
    var rows: [FoundRow] = []
    for member in members.ordered(by: { $0.frame.main.start < $1.frame.main.start }) {
      let range = member.frame.main
      guard let item = member.id.kind.item, item < items.count, items.column(of: item) == nil else {
        starts.append(range.start)
        continue
      }
      let line = items.lineRange(of: item)
      if let row = rows.firstIndex(where: { $0.line == line && range.start < $0.end }) {
        rows[row].end = max(rows[row].end, range.end)
      } else {
        starts.append(range.start)
        rows.append(FoundRow(line: line, end: range.end))
      }
    }
    return starts
  }
}

extension Waterfall {
  /// Returns how much of the viewport pinned elements cover while items of a section are there.
  ///
  /// For headers, it's the covered extent at the viewport's start, and for footers at its end. If
  /// `element` isn't `nil`, the result applies to the section's unpinned header or footer instead
  /// of its items.
  ///
  /// Elements at this distance from the edge aren't covered. The distance is the offset of the
  /// rules plus these pinned extents:
  /// - `section`: The section's own header or footer.
  /// - `untilNextPinned`: The last header that pins at or before the section, or the first footer
  ///   that pins at or after it.
  /// - `stacked`: All headers that pin up to and including the section, or all footers that pin
  ///   from the section on, by rule 4 of `PinRules`. If they cover the whole visible range, the
  ///   result is 0. Otherwise, snapping would scroll an item far down in the content below the
  ///   visible range.
  ///
  /// An element that the end of its scope pushes out covers less than this. For `element`, a header
  /// or footer that pins pushes out the previous one and starts at the offset, except in a stack.
  /// In the `section` scope, nothing covers a section's header or footer.
  ///
  /// The `visible` argument is the extent of the visible range.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The covered extent. It's 0 if no element pins, the section doesn't exist, or a
  ///   negative offset leaves nothing.
  /// - Complexity: O(log s) for s sections.
  package func obscuredExtent(
    of boundary: Boundary, overSection section: Int, at element: Boundary? = nil,
    visible: Length, rules: PinRules
  ) -> Length {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    guard sections.indices.contains(section) else { return 0 }
    let offset = rules.offset(of: boundary)
    if element == boundary, sections[section].metrics[boundary].pinningExtent > 0 {
      guard rules.scope.stacks else { return max(0, offset) }
      let before = section + (boundary == .header ? -1 : 1)
      let cover = obscuredExtent(
        of: boundary, overSection: before, visible: visible, rules: rules)
      return max(0, offset, cover)
    }
    let ranks = PinRanks(boundary, of: self, in: rules.scope)
    var rank = ranks.first(from: section)
    let isOwn = rank < ranks.count && ranks[rank] == section
    if !isOwn { rank -= 1 }
    guard rank >= 0, !rules.scope.staysInSection || isOwn && element == nil else { return 0 }
    let own = sections[ranks[rank]].metrics[boundary].visiblePinnedExtent
    let cover = max(0, offset + ranks.stackOffset(before: rank) + own)
    return cover < visible || !rules.scope.stacks ? cover : 0
  }

  /// Returns how much of the viewport's start pinned headers cover while a section starts there.
  ///
  /// With `untilNextPinned`, a header pushes out the previous one only up to its own unpinned
  /// position. The space of its leading inset therefore stays covered.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The covered extent. It's 0 in the cases of
  ///   `obscuredExtent(of:overSection:at:visible:rules:)`.
  /// - Complexity: O(log s) for s sections.
  package func obscuredExtent(
    overStartOfSection section: Int, visible: Length, rules: PinRules
  ) -> Length {
    let cover = obscuredExtent(
      of: .header, overSection: section, at: .header, visible: visible, rules: rules)
    guard rules.scope == .untilNextPinned, sections.indices.contains(section),
      sections[section].metrics.header.pinningExtent > 0,
      sections[section].metrics.header.insets.mainStart > 0
    else { return cover }
    return max(
      cover, obscuredExtent(of: .header, overSection: section - 1, visible: visible, rules: rules))
  }
}

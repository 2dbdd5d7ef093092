extension Waterfall {
  /// How much of the viewport's start pinned headers take, or of its end pinned footers, while items
  /// of a section lie there, or its header or footer at rest.
  ///
  /// It is what has to be kept free for those to be clear of them: the offset of the rules and the
  /// pinned extents of
  /// - `section`: the section's own element;
  /// - `untilNextPinned`: the last one that pins, at or before the section (footers: the first at or
  ///   after it);
  /// - `stacked`: all that pin, up to the section (footers: from it on), piled up as rule 4 of
  ///   `PinRules` has it. Where they leave nothing of what is visible, nothing can be clear of them,
  ///   and they count as none: else what is far down would be shown below what is visible.
  ///
  /// Where the end of its scope pushes an element out, it takes less. An element that pins itself
  /// pushes out the one before, unless they pile up, and starts where the offset leaves it; in the
  /// scope of a section none lies over its header or footer. `visible` is the extent of what is visible.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: 0 where nothing pins, where there is no such section, and where a negative offset
  ///   leaves nothing.
  /// - Complexity: O(log sections).
  package func obscuredExtent(
    of boundary: Boundary, overSection section: Int, at element: Boundary? = nil,
    visible: Length, rules: PinRules
  ) -> Length {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    guard sections.indices.contains(section) else { return 0 }
    let offset = boundary == .header ? rules.headerOffset : rules.footerOffset
    if element == boundary, sections[section].input[boundary].pinsWhereItIs {
      guard rules.scope.stacks else { return max(0, offset) }
      let before = section + (boundary == .header ? -1 : 1)
      let cover = obscuredExtent(
        of: boundary, overSection: before, visible: visible, rules: rules)
      return max(0, offset, cover)
    }
    guard element == nil || !rules.scope.staysInSection,
      let place = placeOfPin(boundary, overSection: section, scope: rules.scope)
    else { return 0 }
    let list = pins[boundary]
    let own = sections[list.sections(in: rules.scope)[place]].input[boundary].stuckExtent
    guard rules.scope.stacks else { return max(0, offset + own) }
    let others =
      boundary == .header
      ? list.piles[place] : list.piles[list.stack.count] - list.piles[place + 1]
    let cover = offset + others + own
    return cover < visible ? max(0, cover) : 0
  }

  /// How much of the viewport's start pinned headers take while a section starts there, with the inset of
  /// its header.
  ///
  /// With `untilNextPinned` a header pushes the one before it out only as far as it rests itself, so that
  /// the room of its inset stays covered.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: 0 as `obscuredExtent(of:overSection:at:visible:rules:)` has it.
  /// - Complexity: O(log sections).
  package func obscuredExtent(
    overStartOfSection section: Int, visible: Length, rules: PinRules
  ) -> Length {
    let cover = obscuredExtent(
      of: .header, overSection: section, at: .header, visible: visible, rules: rules)
    guard !rules.scope.staysInSection, !rules.scope.stacks, sections.indices.contains(section),
      sections[section].input[.header].pinsWhereItIs,
      let rest = sections[section].restRange(of: .header),
      rest.start > 0
    else { return cover }
    return max(
      cover, obscuredExtent(of: .header, overSection: section - 1, visible: visible, rules: rules))
  }

  /// The place, in the index, of the pinned element that lies over a section's items.
  private func placeOfPin(
    _ boundary: Boundary, overSection section: Int, scope: PinScope
  ) -> Int? {
    let pinned = pins[boundary].sections(in: scope)
    let next = pinned.place(of: section)
    if next < pinned.count, pinned[next] == section { return next }
    guard !scope.staysInSection else { return nil }
    let place = boundary == .header ? next - 1 : next
    return pinned.indices.contains(place) ? place : nil
  }
}

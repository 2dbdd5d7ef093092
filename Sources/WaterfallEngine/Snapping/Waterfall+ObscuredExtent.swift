extension Waterfall {
  /// Returns the extent that pinned headers or footers cover while a section is at the visible
  /// edge.
  ///
  /// Headers cover the start of the visible range, and footers its end. The result is the offset in
  /// the rules plus the pinned extents of some elements, which depend on the scope:
  /// - `section`: The section's own header or footer.
  /// - `untilNextPinned`: The last header that pins in the section or before it. For footers, it's
  ///   the first footer that pins in the section or after it.
  /// - `stacked`: All headers that pin in the section and before it. For footers, it's all footers
  ///   that pin in the section and after it. If they fill the visible range, the result is 0,
  ///   because items would otherwise snap to a position below the visible range.
  ///
  /// Use this method to compute a scroll position that aligns a section, as the snap offsets and
  /// `longItemRanges` do. It doesn't know the scroll position, and elements that are being pushed
  /// out there cover less than the result. For the range that is clear at a known scroll position,
  /// use `clearRange(of:rules:)`.
  ///
  /// With an `element`, the section's header or footer is at the visible edge, at its unpinned
  /// position. If that element can pin to the edge, the result doesn't include it:
  /// - `section` and `untilNextPinned`: The result is the offset, because the element pushes out
  ///   the previous pinned element.
  /// - `stacked`: The result includes the previous elements, because they stay pinned.
  ///
  /// An element that can't pin to the edge doesn't affect the result, with one exception. In the
  /// `section` scope, the result is 0, because pinned elements don't cover other headers or
  /// footers.
  ///
  /// - Parameters:
  ///   - boundary: Whether headers or footers cover the visible range.
  ///   - section: The index of the section at the visible edge.
  ///   - element: The header or footer at the visible edge, or `nil` if items are at the edge.
  ///   - visible: The extent of the visible range.
  ///   - rules: The rules for pinning.
  /// - Precondition: The origins are up to date.
  /// - Returns: The covered extent. It's 0 if the section doesn't exist, if no element pins there,
  ///   or if a negative offset moves all pinned elements out of the visible range.
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
      let before = section + (boundary.pinningEdge == .start ? -1 : 1)
      let cover = obscuredExtent(of: boundary, overSection: before, visible: visible, rules: rules)
      return max(0, offset, cover)
    }
    let ranks = PinRanks(boundary, of: self, in: rules.scope)
    let own = ranks.rank(of: section)
    let covering =
      switch rules.scope {
      case .section: element == nil ? own : nil
      case .untilNextPinned, .stacked: own ?? ranks.rank(before: section)
      }
    guard let rank = covering else { return 0 }
    let extent = sections[ranks[rank]].metrics[boundary].visiblePinnedExtent
    let cover = max(0, offset + ranks.stackOffset(before: rank) + extent)
    return cover < visible || !rules.scope.stacks ? cover : 0
  }

  /// Returns the extent that pinned headers cover if the user scrolls to the start of a section.
  ///
  /// In the `untilNextPinned` scope, the section's header pushes out the previous header. An inset
  /// before the section's header doesn't push, so the previous header still covers that inset.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The covered extent. It's 0 in the same cases as for
  ///   `obscuredExtent(of:overSection:at:visible:rules:)`.
  /// - Complexity: O(log s) for s sections.
  package func obscuredExtent(
    overStartOfSection section: Int, visible: Length, rules: PinRules
  ) -> Length {
    let cover = obscuredExtent(
      of: .header, overSection: section, at: .header, visible: visible, rules: rules)
    guard rules.scope == .untilNextPinned, sections.indices.contains(section),
      sections[section].metrics.header.insets.mainStart > 0
    else { return cover }
    return max(
      cover, obscuredExtent(of: .header, overSection: section - 1, visible: visible, rules: rules))
  }
}

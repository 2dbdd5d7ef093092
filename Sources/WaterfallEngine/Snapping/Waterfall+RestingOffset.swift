/// The rules that determine where scrolling comes to rest.
package struct SnapRules: Equatable, Sendable {
  /// The positions to snap to.
  package var target = SnapTarget.itemStart
  /// The inset at the view's start, such as that of a bar.
  package var startInset: Length = 0
  /// The extent of the view inside its insets, negative if the insets are longer than the view.
  package var visibleExtent: Length = 0
  /// The content offsets that scrolling can reach without bouncing.
  package var offsets = LengthRange(start: 0, end: 0)
  /// The rules for elements pinned at the visible edges.
  package var pins = PinRules()

  /// Creates rules without insets, pinned elements, or scrolling.
  package init() {}
}

extension Waterfall {
  /// Returns the content offset where scrolling comes to rest if it would otherwise end at
  /// `wanted`.
  ///
  /// It's the snap position nearest to `wanted`. A fling never turns back: if the nearest position
  /// is behind `released`, scrolling rests at the next position in the fling's direction.
  ///
  ///     released ↓      ↓ wanted
  ///     places   ×   ×      ×        rests at the third; scrolled backward, at the second
  ///
  /// - Parameters:
  ///   - wanted: The content offset where scrolling would end.
  ///   - released: The content offset where the user lifts the finger.
  ///   - direction: The direction of the fling, or `.nearest` without a fling.
  ///   - rules: The rules for snapping.
  /// - Precondition: The origins are up to date.
  /// - Returns: The content offset, or `nil` if any offset is fine, as inside an item that is
  ///   longer than the view.
  /// - Complexity: A few times that of `items(inSection:intersecting:)`, plus O(log s) for s
  ///   sections.
  ///   The search starts with 1024 pixels and doubles the range until it contains a snap position.
  ///   It looks at all items and sections in these ranges.
  package func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, rules: SnapRules
  ) -> Length? {
    let before = snapOffset(from: wanted - 1, isForward: false, rules)
    let after = snapOffset(from: wanted + 1, isForward: true, rules)
    let isSnapPosition = snapOffset(from: wanted, isForward: true, rules) == wanted
    if !isSnapPosition, isInsideLongItem(at: wanted, between: before, and: after, rules) {
      return nil
    }
    // A position past an end of the content stands for that end, where scrolling to it comes to
    // rest.
    var candidates = [before, isSnapPosition ? wanted : nil, after].compactMap { $0 }.map {
      max(rules.offsets.start, min($0, rules.offsets.end))
    }
    // A fling beyond the last candidate, or before the first, can reach that end of the content.
    if direction == .forward, after == nil { candidates.append(rules.offsets.end) }
    if direction == .backward, before == nil { candidates.insert(rules.offsets.start, at: 0) }
    guard let nearest = candidates.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
      return nil
    }
    switch direction {
    case .forward where nearest < released: return after ?? rules.offsets.end
    case .backward where nearest > released: return before ?? rules.offsets.start
    default: return nearest
    }
  }

  /// Returns the first snap offset at or after `offset` in a direction.
  ///
  /// Each step of the search doubles the range of the step before it.
  private func snapOffset(from offset: Length, isForward: Bool, _ rules: SnapRules) -> Length? {
    let insets = snapInsets(rules)
    // A snap position is at most this far outside the content.
    let reach = overhang + PixelGrid.lengthsPerPixel
    let (first, last) = (-reach - insets.end, sectionsEnd + reach - insets.start)
    // An offset far outside the content moves to the nearest end of the content first. Otherwise,
    // the first range that reaches the content would be as long as the distance to it.
    var near = isForward ? max(first, offset) : min(last, offset)
    var extent = Self.firstLook
    while first...max(first, last) ~= near {
      let far = isForward ? near + extent : near - extent
      let offsets = LengthRange(start: min(near, far), end: max(near, far))
      let found = snapOffsets(in: offsets, insets: insets, rules)
      if let next = isForward ? found.min() : found.max() { return next }
      near = far
      extent *= 2
    }
    return nil
  }

  /// The extent of the first search range, about the height of a screen.
  private static let firstLook: Length = 1024 * PixelGrid.lengthsPerPixel

  /// Returns the snap offsets in a range, including its ends.
  ///
  /// Pinned elements can differ between sections, so each section has its own distance.
  private func snapOffsets(
    in offsets: LengthRange, insets: LengthRange, _ rules: SnapRules
  ) -> [Length] {
    let positions = LengthRange(start: offsets.start + insets.start, end: offsets.end + insets.end)
    return sections(withItemsIn: positions).flatMap { section in
      let inset = rules.startInset + snapInset(ofSection: section, rules)
      let range = offsets.shifted(by: inset)
      return snapPositions(rules.target, inSection: section, touching: range)
        .filter { range.start...range.end ~= $0 }.map { $0 - inset }
    }
  }

  /// Returns the snap positions of a section that are in a range, and possibly some next to it.
  ///
  /// If a snap position is in the range, its item, or another item of the row, is near the range.
  private func snapPositions(
    _ target: SnapTarget, inSection section: Int, touching range: LengthRange
  ) -> [Length] {
    switch target {
    case .itemStart, .itemCenter:
      let start = itemsStart(ofSection: section).main
      return items(inSection: section, near: range).map { item, _ in
        let line = sections[section].items.lineRange(of: item).shifted(by: start).pixelAligned
        return line.start + (target == .itemCenter ? line.extent / 2 : 0)
      }
    case .sectionStart:
      let content = self.range(ofSection: section)
      return content.extent > 0 ? [content.start] : []
    }
  }

  /// Returns the range of the distances from the content offset to the snap positions of all
  /// sections.
  ///
  /// No pinned element is longer than the longest one, and a stack never covers the whole visible
  /// range.
  private func snapInsets(_ rules: SnapRules) -> LengthRange {
    let covered =
      max(0, rules.visibleExtent) + max(0, rules.pins.headerOffset) + pins.longest
    return LengthRange(
      start: rules.startInset + min(0, rules.visibleExtent), end: rules.startInset + covered)
  }

  /// Returns the distance from the visible start where a section's elements come to rest.
  ///
  /// It's the end of the pinned elements, or the center of the visible range.
  private func snapInset(ofSection section: Int, _ rules: SnapRules) -> Length {
    switch rules.target {
    case .itemStart:
      return obscuredExtent(
        of: .header, overSection: section, visible: rules.visibleExtent, rules: rules.pins)
    case .itemCenter: return rules.visibleExtent / 2
    case .sectionStart:
      return obscuredExtent(
        overStartOfSection: section, visible: rules.visibleExtent, rules: rules.pins)
    }
  }

  /// Returns whether one item fills the whole visible range, without a snap position nearby.
  ///
  /// Scrolling can then rest anywhere in the item. Otherwise, the user couldn't look at its middle.
  private func isInsideLongItem(
    at offset: Length, between before: Length?, and after: Length?, _ rules: SnapRules
  ) -> Bool {
    guard rules.target != .sectionStart else { return false }
    let visible = LengthRange(start: offset + rules.startInset, extent: rules.visibleExtent)
    return sections(withItemsIn: visible).contains { section in
      let header = obscuredExtent(
        of: .header, overSection: section, visible: visible.extent, rules: rules.pins)
      let footer = obscuredExtent(
        of: .footer, overSection: section, visible: visible.extent, rules: rules.pins)
      let (start, end) = (visible.start + header, visible.end - footer)
      // If two positions are this close, the user can see the whole item from them.
      if let before, let after, after - before <= end - start { return false }
      let middle = AxisRect(
        main: LengthRange(start: (start + end) / 2, extent: 0).expanded(by: 1),
        cross: LengthRange(start: 0, end: crossExtent))
      return items(inSection: section, intersecting: middle).contains {
        $0.frame.main.start <= start && $0.frame.main.end >= end
      }
    }
  }
}

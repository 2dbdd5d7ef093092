/// The rules for where scrolling stops.
package struct SnapRules: Equatable, Sendable {
  /// The kind of position to snap to.
  package var target = SnapTarget.itemStart
  /// The inset at the start of the view, such as the space under a bar.
  package var startInset: Length = 0
  /// The extent of the view minus its insets.
  ///
  /// It's negative if the insets are larger than the view.
  package var visibleExtent: Length = 0
  /// The content offsets that scrolling can reach without overscrolling.
  package var offsets = LengthRange(start: 0, end: 0)
  /// The rules for pinned headers and footers.
  package var pins = PinRules()

  /// Creates rules without insets, for content that can't scroll.
  package init() {}
}

extension Waterfall {
  /// Returns the content offset where scrolling stops.
  ///
  /// A *snap offset* is a content offset at which an item, a row, or a section is aligned. While a
  /// long item fills the visible range, scrolling can also stop at any other offset. The result is
  /// the nearest offset to `wanted` at which scrolling can stop. A fling never turns back: if that
  /// offset is behind `released`, scrolling stops at the next one in the fling's direction.
  ///
  ///     released         ↓  ↓ wanted
  ///     snap offsets   ×            ×    A fling forward stops at the second one.
  ///
  /// - Parameters:
  ///   - wanted: The content offset where scrolling would end.
  ///   - released: The content offset where the user lifts the finger.
  ///   - direction: The direction of the fling, or `.nearest` without a fling.
  ///   - rules: The rules for snapping.
  ///   - moved: The elements near `wanted`, if they have other frames than the engine's. See
  ///     `snapCandidates(near:among:_:)`.
  /// - Precondition: The origins are up to date.
  /// - Returns: The content offset, or `nil` if scrolling can stop anywhere, such as inside an item
  ///   that is longer than the visible range.
  /// - Complexity: A few times the complexity of `items(inSection:intersecting:)`, plus O(log s)
  ///   for s sections. The search looks at all items and sections in a range of 1024 pixels, and
  ///   doubles the range until it contains a snap offset.
  package func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, rules: SnapRules,
    among moved: [LayoutElement]? = nil
  ) -> Length? {
    let candidates =
      moved.map { snapCandidates(near: wanted, among: $0, rules) }
      ?? snapCandidates(near: wanted, rules)
    return candidates.restingOffset(
      near: wanted, released: released, direction: direction, in: rules.offsets)
  }

  private func snapCandidates(near wanted: Length, _ rules: SnapRules) -> SnapCandidates {
    let before = snapOffset(from: wanted - 1, isForward: false, rules)
    let after = snapOffset(from: wanted + 1, isForward: true, rules)
    return SnapCandidates(
      before: before, after: after,
      isSnapOffset: snapOffset(from: wanted, isForward: true, rules) == wanted,
      free: longItemRanges(between: before, and: after, rules))
  }

  /// Returns the snap offset that is nearest to `offset` in a direction, or `nil` if there is none.
  ///
  /// The result can be `offset` itself. The first range to be searched is about a screen long, and
  /// each following one is twice as long, until one contains a snap offset.
  private func snapOffset(from offset: Length, isForward: Bool, _ rules: SnapRules) -> Length? {
    let distances = snapDistances(rules)
    // Snap positions are at most this far outside the content.
    let reach = overhang + PixelGrid.lengthsPerPixel
    let first = -reach - distances.end
    let last = sectionsEnd + reach - distances.start
    // Don't start far outside the content: the search range would be very long by the time it
    // reached the content.
    var near = isForward ? max(first, offset) : min(last, offset)
    var extent = Self.firstLook
    while first...max(first, last) ~= near {
      let far = isForward ? near + extent : near - extent
      let offsets = LengthRange(start: min(near, far), end: max(near, far))
      let found = snapOffsets(in: offsets, distances: distances, rules)
      if let next = isForward ? found.min() : found.max() { return next }
      near = far
      extent *= 2
    }
    return nil
  }

  /// The extent of the first search range, which is about the height of a screen.
  private static let firstLook: Length = 1024 * PixelGrid.lengthsPerPixel

  /// Returns the snap offsets from `offsets.start` through `offsets.end`.
  ///
  /// `distances` contains the snap distances of all sections.
  private func snapOffsets(
    in offsets: LengthRange, distances: LengthRange, _ rules: SnapRules
  ) -> [Length] {
    let positions = LengthRange(
      start: offsets.start + distances.start, end: offsets.end + distances.end)
    return sections(withItemsIn: positions).flatMap { section in
      let distance = snapDistance(ofSection: section, rules)
      let range = offsets.shifted(by: distance)
      return snapPositions(inSection: section, touching: range, rules)
        .filter { range.start...range.end ~= $0 }.map { $0 - distance }
    }
  }

  /// Returns the snap positions of a section that are in a range, and possibly some next to it.
  ///
  /// A *snap position* is the start of an item in columns or of a row, the center of an item, or
  /// the start of a section. Rows are found through their items: a row that starts in the range
  /// touches it, so its items are found.
  private func snapPositions(
    inSection section: Int, touching range: LengthRange, _ rules: SnapRules
  ) -> [Length] {
    switch rules.target {
    case .itemStart:
      let start = itemsStart(ofSection: section).main
      return items(inSection: section, near: range).map {
        sections[section].items.lineRange(of: $0.item).shifted(by: start).pixelAligned.start
      }
    case .itemCenter:
      return items(inSection: section, near: range).map {
        $0.frame.main.start + $0.frame.main.extent / 2
      }
    case .sectionStart:
      let content = self.range(ofSection: section)
      return content.extent > 0 ? [content.start] : []
    }
  }

  /// Returns a range that contains the snap distances of all sections.
  ///
  /// The end of the range is an upper bound. Stacked headers cover less than the visible range.
  /// Other pinned headers cover at most `headerOffset` plus the extent of the longest header.
  private func snapDistances(_ rules: SnapRules) -> LengthRange {
    let covered = max(0, rules.visibleExtent) + max(0, rules.pins.headerOffset) + pins.longest
    return LengthRange(
      start: rules.startInset + min(0, rules.visibleExtent), end: rules.startInset + covered)
  }

  /// Returns the snap distance of a section.
  ///
  /// The *snap distance* is the distance from a snap offset, at which a snap position is aligned,
  /// to that position. It's `startInset` plus the distance from the start of the visible range to
  /// the aligned position. Item centers are aligned with the middle of the visible range. Other
  /// positions are aligned with the end of the pinned headers, which can cover a different extent
  /// in each section.
  func snapDistance(ofSection section: Int, _ rules: SnapRules) -> Length {
    let visible = rules.visibleExtent
    let aligned =
      switch rules.target {
      case .itemStart:
        obscuredExtent(of: .header, overSection: section, visible: visible, rules: rules.pins)
      case .itemCenter: visible / 2
      case .sectionStart:
        obscuredExtent(overStartOfSection: section, visible: visible, rules: rules.pins)
      }
    return rules.startInset + aligned
  }

  /// Returns the content offsets at which a long item fills the visible range.
  ///
  /// The result has a range of offsets for each long item that touches the visible range at an
  /// offset between the snap offsets `before` and `after`. Scrolling can stop anywhere in such a
  /// range, so that the user can look at the item's middle. If the user can see the whole item at
  /// the two snap offsets, the range contains only the offset at which the item's end is visible.
  ///
  /// `obscuredExtent` is subtracted on both sides of the visible range, as it is at the start for
  /// the snap offsets. `clearRange` would be wrong here: it depends on elements that are being
  /// pushed out at one offset, and they don't affect the snap offsets.
  private func longItemRanges(
    between before: Length?, and after: Length?, _ rules: SnapRules
  ) -> [LengthRange] {
    guard rules.target != .sectionStart else { return [] }
    let near = visibleRange(between: before, and: after, rules)
    return sections(withItemsIn: near).flatMap { section in
      let items = items(inSection: section, near: near).map { $0.frame.main }
      return longItemRanges(
        of: items, inSection: section, between: before, and: after, rules)
    }
  }

  /// Returns the range of the content that is visible at an offset between two snap offsets.
  func visibleRange(
    between before: Length?, and after: Length?, _ rules: SnapRules
  ) -> LengthRange {
    LengthRange(
      start: (before ?? -LengthRange.farthest) + rules.startInset,
      end: (after ?? LengthRange.farthest) + rules.startInset + rules.visibleExtent)
  }

  /// Returns the content offsets at which a long item of a section fills the visible range.
  ///
  /// `items` are the ranges of the items that touch the visible range at an offset between the snap
  /// offsets `before` and `after`.
  func longItemRanges(
    of items: [LengthRange], inSection section: Int, between before: Length?, and after: Length?,
    _ rules: SnapRules
  ) -> [LengthRange] {
    let visible = rules.visibleExtent
    let covered = {
      obscuredExtent(of: $0, overSection: section, visible: visible, rules: rules.pins)
    }
    let start = covered(.header)
    let clear = visible - start - covered(.footer)
    // If the snap offsets are at most a visible range apart, the user sees the whole item by
    // scrolling from one to the other. Scrolling can still stop at the item's end.
    var isClose = false
    if let before, let after { isClose = after - before <= clear }
    return items.filter { $0.extent >= clear }.map {
      let end = $0.end - clear
      return LengthRange(start: isClose ? end : $0.start, end: end)
        .shifted(by: -rules.startInset - start)
    }
  }
}

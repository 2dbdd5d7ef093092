/// The rules for where scrolling stops.
package struct SnapRules: Sendable {
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
  ///     `snapElements(among:_:)`.
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
    let candidates = snapCandidates(
      near: wanted, among: moved.map { snapElements(among: $0, rules) }, rules)
    return candidates.restingOffset(
      near: wanted, released: released, direction: direction, in: rules.offsets)
  }

  private func snapCandidates(
    near wanted: Length, among moved: [SnapElement]?, _ rules: SnapRules
  ) -> SnapCandidates {
    let before = snapOffset(from: wanted - 1, isForward: false, among: moved, rules)
    var after = snapOffset(from: wanted, isForward: true, among: moved, rules)
    let isSnapOffset = after == wanted
    if isSnapOffset {
      after = snapOffset(from: wanted + 1, isForward: true, among: moved, rules)
    }
    return SnapCandidates(
      before: before, after: after, isSnapOffset: isSnapOffset,
      free: longItemRanges(between: before, and: after, among: moved, rules))
  }

  /// Returns the snap offset that is nearest to `offset` in a direction, or `nil` if there is none.
  ///
  /// The result can be `offset` itself. The first range to be searched is about a screen long, and
  /// each following one is twice as long, until one contains a snap offset.
  private func snapOffset(
    from offset: Length, isForward: Bool, among moved: [SnapElement]?, _ rules: SnapRules
  ) -> Length? {
    if let moved {
      return moved.offset(
        in: isForward ? offset...Length.max : Length.min...offset, isFirst: isForward)
    }
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
      let offsets = min(near, far)...max(near, far)
      let positions = LengthRange(
        start: offsets.lowerBound + distances.start, end: offsets.upperBound + distances.end)
      let found = snapElements(near: positions, rules).offset(in: offsets, isFirst: isForward)
      if let found { return found }
      near = far
      extent *= 2
    }
    return nil
  }

  /// The extent of the first search range, which is about the height of a screen.
  private static let firstLook: Length = 1024 * PixelGrid.lengthsPerPixel

  /// Returns a range that contains the snap distances of all sections.
  ///
  /// The end of the range is an upper bound. Stacked headers cover less than the visible range.
  /// Other pinned headers cover at most `headerOffset` plus the extent of the longest header.
  private func snapDistances(_ rules: SnapRules) -> LengthRange {
    let covered = max(0, rules.visibleExtent) + max(0, rules.pins.headerOffset) + pins.longest
    return LengthRange(
      start: rules.startInset + min(0, rules.visibleExtent), end: rules.startInset + covered)
  }
}

// MARK: - Long items

extension Waterfall {
  /// Returns the content offsets at which a long item fills the visible range.
  ///
  /// The result has a range of offsets for each long item that touches the visible range at an
  /// offset between the snap offsets `before` and `after`. Scrolling can stop anywhere in such a
  /// range, so that the user can look at the item's middle. If the user can see the whole item at
  /// the two snap offsets, the range contains only the offset at which the item's end is visible.
  private func longItemRanges(
    between before: Length?, and after: Length?, among moved: [SnapElement]?, _ rules: SnapRules
  ) -> [LengthRange] {
    guard rules.target != .sectionStart else { return [] }
    let visible = LengthRange(
      start: (before ?? -LengthRange.farthest) + rules.startInset,
      end: (after ?? LengthRange.farthest) + rules.startInset + rules.visibleExtent)
    let near =
      moved?.filter { visible.start <= $0.main.end && $0.main.start <= visible.end }
      ?? snapElements(near: visible, rules)
    return near.compactMap { longItemRange(of: $0, between: before, and: after, rules) }
  }

  /// Returns the content offsets at which an item fills the visible range, or `nil` if it's
  /// shorter.
  ///
  /// `obscuredExtent` is subtracted on both sides of the visible range, as it is at the start for
  /// the snap offsets. `clearRange` would be wrong here: it depends on elements that are being
  /// pushed out at one offset, and they don't affect the snap offsets.
  private func longItemRange(
    of item: SnapElement, between before: Length?, and after: Length?, _ rules: SnapRules
  ) -> LengthRange? {
    let visible = rules.visibleExtent
    let covered = {
      obscuredExtent(of: $0, overSection: item.id.section, visible: visible, rules: rules.pins)
    }
    let start = covered(.header)
    let clear = visible - start - covered(.footer)
    guard item.main.extent >= clear else { return nil }
    // If the snap offsets are at most a visible range apart, the user sees the whole item by
    // scrolling from one to the other. Scrolling can still stop at the item's end.
    var isClose = false
    if let before, let after { isClose = after - before <= clear }
    let end = item.main.end - clear
    return LengthRange(start: isClose ? end : item.main.start, end: end)
      .shifted(by: -rules.startInset - start)
  }
}

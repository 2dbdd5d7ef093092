/// What decides where scrolling comes to rest.
package struct SnapRules: Equatable, Sendable {
  /// Which places count.
  package var target = SnapTarget.itemStart
  /// What is short of the view at its start, as a bar is.
  package var startInset: Length = 0
  /// The extent of what no inset covers; negative where insets are longer than the view.
  package var visibleExtent: Length = 0
  /// The offsets at which nothing bounces.
  package var offsets = LengthRange(start: 0, end: 0)
  /// What is pinned at the visible edges.
  package var pins = PinRules()

  /// Of items without insets, pins or room to scroll.
  package init() {}
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
  /// - Complexity: O(log s) and that of `items(inSection:meeting:)`, s sections, a few times: as often
  ///   as 1024 pixels can be doubled until a place is reached. The items and sections between are looked
  ///   at, and beyond the place those of as long a stretch.
  package func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, rules: SnapRules
  ) -> Length? {
    let before = snapOffset(from: wanted - 1, isForward: false, rules)
    let after = snapOffset(from: wanted + 1, isForward: true, rules)
    let isPlace = snapOffset(from: wanted, isForward: true, rules) == wanted
    if !isPlace, isInsideLongItem(at: wanted, between: before, and: after, rules) { return nil }
    // One beyond an end of the content stands for that end, where scrolling to it comes to rest.
    var candidates = [before, isPlace ? wanted : nil, after].compactMap { $0 }.map {
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

  /// The first offset from one on, in a direction, at which something comes to rest; each look reaches as
  /// far again as all before it.
  private func snapOffset(from offset: Length, isForward: Bool, _ rules: SnapRules) -> Length? {
    let insets = snapInsets(rules)
    // No place is further out of the content.
    let reach = overhang + PixelGrid.lengthsPerPixel
    let (first, last) = (-reach - insets.end, sectionsEnd + reach - insets.start)
    // From far outside the first look that reaches the content would be as long as the way there.
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

  /// About the height of a screen, 1024 pixels.
  private static let firstLook: Length = 1024 * PixelGrid.lengthsPerPixel

  /// The offsets in a stretch at which something comes to rest, ends included.
  ///
  /// What is pinned can differ from one section to the next, so that each is looked at by its own distance.
  private func snapOffsets(
    in offsets: LengthRange, insets: LengthRange, _ rules: SnapRules
  ) -> [Length] {
    let positions = LengthRange(start: offsets.start + insets.start, end: offsets.end + insets.end)
    return sections(withItemsIn: positions).flatMap { section in
      let inset = rules.startInset + snapInset(ofSection: section, rules)
      let stretch = offsets.shifted(by: inset)
      return places(rules.target, inSection: section, touching: stretch)
        .filter { stretch.start...stretch.end ~= $0 }.map { $0 - inset }
    }
  }

  /// The places of a section to come to rest at that are in a stretch, and some beside it: of each item that
  /// touches it, or of the row that the item is in.
  ///
  /// What lies in a stretch is in one that is longer by a pixel, and with it the item, or one of the row,
  /// whose place it is.
  private func places(
    _ target: SnapTarget, inSection section: Int, touching stretch: LengthRange
  ) -> [Length] {
    switch target {
    case .itemStart, .itemCenter:
      let start = itemsStart(ofSection: section).main
      let around = AxisRect(
        main: stretch.expanded(by: PixelGrid.lengthsPerPixel),
        cross: LengthRange(start: .min, end: .max))
      return items(inSection: section, meeting: around).map {
        let line = sections[section].items.lineRange(of: $0).shifted(by: start).onPixel
        return line.start + (target == .itemCenter ? line.extent / 2 : 0)
      }
    case .sectionStart:
      let range = range(ofSection: section)
      return range.extent > 0 ? [range.start] : []
    }
  }

  /// Between which the distances of all sections from the content offset are; no pin is longer than the longest,
  /// and a stack never covers all that is visible.
  private func snapInsets(_ rules: SnapRules) -> LengthRange {
    let covered = max(0, rules.visibleExtent) + max(0, rules.pins.headerOffset) + pins.longest
    return LengthRange(
      start: rules.startInset + min(0, rules.visibleExtent), end: rules.startInset + covered)
  }

  /// The distance from where what is visible starts at which something of a section rests: below what is
  /// pinned there, or in the middle.
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

  /// Whether one item fills all that is visible, with no place to come to rest near: then any place
  /// in it is one, or its middle could not be looked at.
  private func isInsideLongItem(
    at offset: Length, between before: Length?, and after: Length?, _ rules: SnapRules
  ) -> Bool {
    guard rules.target.isOfItems else { return false }
    let visible = LengthRange(start: offset + rules.startInset, extent: rules.visibleExtent)
    let across = LengthRange(start: 0, end: crossExtent)
    return sections(withItemsIn: visible).contains { section in
      let header = obscuredExtent(
        of: .header, overSection: section, visible: visible.extent, rules: rules.pins)
      let footer = obscuredExtent(
        of: .footer, overSection: section, visible: visible.extent, rules: rules.pins)
      let (start, end) = (visible.start + header, visible.end - footer)
      // Where two places follow each other so closely, all there is can be looked at from them.
      if let before, let after, after - before <= end - start { return false }
      let middle = LengthRange(start: (start + end) / 2, extent: 0)
      let around = AxisRect(main: middle.expanded(by: 1), cross: across)
      return items(inSection: section, meeting: around).contains {
        let main = frame(ofItem: $0, inSection: section).main
        return main.start <= start && main.end >= end
      }
    }
  }
}

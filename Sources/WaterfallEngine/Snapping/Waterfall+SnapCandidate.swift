extension Waterfall {
  /// The place to come to rest at that is nearest to a position, or the next one in a direction.
  ///
  ///     position           ↓
  ///     candidates   ×    ×      ×    ×
  ///                       nearest, backward
  ///                              forward
  ///
  /// Of two that are as near the one nearer to the content's start is taken; of several at one place
  /// that of the first section. Sections without items have no item to rest at, those of no extent no
  /// start.
  ///
  /// - Parameters:
  ///   - target: Which places count.
  ///   - position: The position along scrolling, in content coordinates; it may lie outside.
  ///   - direction: `.forward` and `.backward` go strictly beyond the position.
  /// - Precondition: The origins are up to date.
  /// - Returns: nil where there is no such place.
  /// - Complexity: O(log s) and that of `items(inSection:touching:)`, s sections, a few times: as often
  ///   as 1024 pixels can be doubled until the place is reached. The items and sections between are looked
  ///   at, and beyond the place those of as long a stretch.
  func snapCandidate(
    _ target: SnapTarget, near position: Length, direction: SnapDirection
  ) -> SnapCandidate? {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let position = max(-reach - 1, min(position, sectionsEnd + reach + 1))
    switch direction {
    case .forward: return nextCandidate(target, from: position + 1, isForward: true)
    case .backward: return nextCandidate(target, from: position - 1, isForward: false)
    case .nearest:
      let before = nextCandidate(target, from: position, isForward: false)
      let after = nextCandidate(target, from: position, isForward: true)
      guard let before, let after else { return before ?? after }
      return position - before.position <= after.position - position ? before : after
    }
  }

  /// The next place from a position on, which counts; each look reaches as far again as all before it.
  private func nextCandidate(
    _ target: SnapTarget, from position: Length, isForward: Bool
  ) -> SnapCandidate? {
    var (near, extent) = (position, Self.firstLook)
    while isForward ? near <= sectionsEnd + reach : near >= -reach {
      let far = isForward ? near + extent : near - extent
      let found = candidates(target, in: LengthRange(start: min(near, far), end: max(near, far)))
      let next =
        isForward
        ? found.min { $0.position < $1.position } : found.max { $0.position < $1.position }
      if let next { return next }
      (near, extent) = (far, 2 * extent)
    }
    return nil
  }

  /// No place is further out of the content.
  private var reach: Length { overhang + PixelGrid.lengthsPerPixel }

  /// About the height of a screen, 1024 pixels.
  private static let firstLook: Length = 1024 * PixelGrid.lengthsPerPixel

  private func candidates(_ target: SnapTarget, in stretch: LengthRange) -> [SnapCandidate] {
    sections(withItemsIn: stretch).flatMap { section in
      places(target, inSection: section, touching: stretch)
        .filter { stretch.start...stretch.end ~= $0 }
        .map { SnapCandidate(section: section, position: $0) }
    }
  }

  /// What lies in a stretch is in one that is longer by a pixel, and with it the item, or one of the row,
  /// whose place it is.
  private func places(
    _ target: SnapTarget, inSection section: Int, touching stretch: LengthRange
  ) -> [Length] {
    switch target {
    case .itemStart: return lines(ofSection: section, touching: stretch).map { $0.start }
    case .itemCenter:
      return lines(ofSection: section, touching: stretch).map { $0.start + $0.extent / 2 }
    case .sectionStart:
      let range = range(ofSection: section)
      return range.extent > 0 ? [range.start] : []
    }
  }

  /// The stretch of each item in a section that touches a stretch, or of the row that it is in, as answered.
  private func lines(
    ofSection section: Int, touching stretch: LengthRange
  ) -> [LengthRange] {
    guard itemCount(inSection: section) > 0 else { return [] }
    let start = itemsStart(ofSection: section).main
    let around = AxisRect(
      main: stretch.expanded(by: PixelGrid.lengthsPerPixel),
      cross: LengthRange(start: .min, end: .max))
    return items(inSection: section, meeting: around).map {
      let line = sections[section].items.lineRange(of: $0)
      return LengthRange(start: (start + line.start).onPixel, extent: line.extent)
    }
  }
}

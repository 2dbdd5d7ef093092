// The movement of a header that pins, while the user scrolls forward.
//
// - The header is unpinned until the edge reaches it.
// - The header stays where it is until only its pinned extent is after the edge.
// - The header moves with the edge until it reaches its limit, such as the section's footer.
// - The header stays at its limit, and the edge moves past it.
//
// `PinRules` defines these terms. Positions are mirrored for footers, as in `PinResolver`.
extension PinState {
  /// Creates the state of a header that pins.
  ///
  /// - Parameters:
  ///   - rest: The header's unpinned range.
  ///   - pinnedExtent: The extent that stays visible while the header is pinned, from 0 through the
  ///     header's extent.
  ///   - end: The limit for the end of a pinned header. If the unpinned header already ends after
  ///     this limit, the header doesn't move.
  ///   - edge: The position where the header pins.
  init(resting rest: LengthRange, pinnedExtent: Length, endingBefore end: Length, at edge: Length) {
    let hidden = rest.extent - pinnedExtent
    let limit = max(rest.start, end - rest.extent)
    let start = min(max(rest.start, edge - hidden), limit)
    range = LengthRange(start: start, extent: rest.extent)
    isPinned = start != rest.start
    progress = hidden > 0 ? Self.part(edge - rest.start, of: hidden) : isPinned ? 1 : 0
    pushProgress = Self.part(edge - hidden - limit, of: pinnedExtent)
  }

  private static func part(_ length: Length, of whole: Length) -> Double {
    whole > 0 ? Double(min(max(0, length), whole)) / Double(whole) : 0
  }
}

// A header that pins moves in four steps while the user scrolls forward:
//
// 1. The header scrolls with the content until it reaches the edge.
// 2. The header slides past the edge until only its pinned extent is left.
// 3. The header follows the edge until it reaches its limit, such as the section's footer.
// 4. The header stays at its limit, and scrolls away with the content.
//
// `PinRules` defines these terms. Positions are mirrored for footers, as in `PinResolver`.
extension PinState {
  /// Creates the state of a header that pins.
  ///
  /// - Parameters:
  ///   - unpinned: The header's unpinned range.
  ///   - pinnedExtent: The extent that stays visible while the header is pinned, from 0 through the
  ///     header's extent.
  ///   - end: The limit for the end of a pinned header. A header that ends after this limit while
  ///     it's unpinned doesn't move.
  ///   - edge: The position where the header pins.
  init(unpinned: LengthRange, pinnedExtent: Length, endingBefore end: Length, at edge: Length) {
    let hidden = unpinned.extent - pinnedExtent
    let limit = max(unpinned.start, end - unpinned.extent)
    let start = min(max(unpinned.start, edge - hidden), limit)
    range = LengthRange(start: start, extent: unpinned.extent)
    isPinned = start != unpinned.start
    if hidden > 0 {
      progress = Self.part(edge - unpinned.start, of: hidden)
    } else {
      progress = isPinned ? 1 : 0
    }
    pushProgress = Self.part(edge - hidden - limit, of: pinnedExtent)
  }

  private static func part(_ length: Length, of whole: Length) -> Double {
    whole > 0 ? Double(min(max(0, length), whole)) / Double(whole) : 0
  }
}

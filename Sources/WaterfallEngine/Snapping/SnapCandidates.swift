/// The content offsets near a wanted offset at which scrolling can come to rest.
struct SnapCandidates {
  /// The last snap offset before the wanted offset, or `nil` if there is none.
  let before: Length?
  /// The first snap offset after the wanted offset, or `nil` if there is none.
  let after: Length?
  /// Whether the wanted offset is a snap offset.
  let isSnapOffset: Bool
  /// The ranges of offsets in which scrolling can rest anywhere, because a long item fills the
  /// visible range.
  let free: [LengthRange]

  /// Returns the content offset where scrolling comes to rest, or `nil` if it can rest anywhere.
  ///
  /// `offsets` are the offsets that scrolling can reach without overscrolling.
  func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, in offsets: LengthRange
  ) -> Length? {
    if !isSnapOffset, free.contains(where: { $0.start...$0.end ~= wanted }) { return nil }
    // Scrolling can't rest at an offset outside `offsets`. Use the nearest offset inside instead.
    let snapOffsets = [before, isSnapOffset ? wanted : nil, after].compactMap { $0 }
    var candidates = (snapOffsets + free.flatMap { [$0.start, $0.end] }).ordered().map {
      max(offsets.start, min($0, offsets.end))
    }
    // If no snap offset follows in the direction of a fling, the fling can reach the end of the
    // content.
    if direction == .forward, after == nil { candidates.append(offsets.end) }
    if direction == .backward, before == nil { candidates.insert(offsets.start, at: 0) }
    guard let nearest = candidates.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
      return nil
    }
    switch direction {
    case .forward where nearest < released:
      return candidates.first { $0 > wanted } ?? offsets.end
    case .backward where nearest > released:
      return candidates.last { $0 < wanted } ?? offsets.start
    default: return nearest
    }
  }
}

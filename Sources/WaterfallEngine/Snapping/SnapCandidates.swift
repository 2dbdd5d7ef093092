/// The content offsets near a wanted offset at which scrolling can stop.
struct SnapCandidates {
  /// The last snap offset before the wanted offset, or `nil` if there is none.
  let before: Length?
  /// The first snap offset after the wanted offset, or `nil` if there is none.
  let after: Length?
  /// Whether the wanted offset is a snap offset.
  let isSnapOffset: Bool
  /// The ranges of offsets in which scrolling can stop anywhere, because a long item fills the
  /// visible range.
  let free: [LengthRange]

  /// Returns the content offset where scrolling stops, or `nil` if it can stop anywhere.
  ///
  /// `offsets` are the offsets that scrolling can reach without overscrolling.
  func restingOffset(
    near wanted: Length, released: Length, direction: SnapDirection, in offsets: LengthRange
  ) -> Length? {
    if !isSnapOffset, free.contains(where: { $0.start...$0.end ~= wanted }) { return nil }
    // Scrolling can't stop at an offset outside `offsets`. Use the nearest offset inside instead.
    let snapOffsets = [before, isSnapOffset ? wanted : nil, after].compactMap { $0 }
    var candidates = (snapOffsets + free.flatMap { [$0.start, $0.end] }).ordered().map {
      max(offsets.start, min($0, offsets.end))
    }
    // A fling with no more snap offsets in its direction can reach that end of the content.
    if direction == .forward, after == nil { candidates.append(offsets.end) }
    if direction == .backward, before == nil { candidates = [offsets.start] + candidates }
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

#if !canImport(UIKit)
/// The motion of a header or footer while the screen scrolls.
///
/// It moves with the content, or stays on screen.
///
///     position
///        │            ┌────   at rest: the end of its section pushes it away
///        │          ╱
///        │        ╱
///        │──────╱         still: its position moves with the offset
///        │ at rest
///        └──────┴─────┴──── offset
///
/// Two nearby samples determine which of the two it does. A bend is where the lines of two ranges
/// intersect, so it's exact, although the layout is queried at a few offsets only.
struct Track: Equatable {
  struct Stretch: Equatable {
    /// The first offset of the range, in points.
    var from: Double
    /// Whether the view stays on screen.
    var isStill: Bool
    /// The distance from the start of the screen if the view stays on screen, or else of the
    /// content.
    var position: Double
    var zIndex: Int
    var isPinned: Bool

    /// Returns the distance from the start of the content, in points.
    func position(at offset: Double) -> Double { isStill ? position + offset : position }
  }

  /// The values that the layout returned at an offset.
  struct Sample {
    var offset: Double
    var position: Double
    var zIndex: Int
    var isPinned: Bool
  }

  private static let tolerance = 0.004

  private(set) var stretches: [Stretch] = []

  /// - Parameter samples: The samples by offset, at least two consecutive ones in each range.
  init(_ samples: [Sample]) {
    for (sample, next) in zip(samples, samples.dropFirst()) {
      let moved = next.position - sample.position
      let isStill = abs(moved - (next.offset - sample.offset)) < Self.tolerance
      guard isStill || abs(moved) < Self.tolerance else { continue }
      // At a bend, a view that moves with the content isn't pinned, and has a lower z index.
      append(
        Stretch(
          from: sample.offset, isStill: isStill,
          position: isStill ? next.position - next.offset : next.position,
          zIndex: max(sample.zIndex, next.zIndex), isPinned: sample.isPinned || next.isPinned))
    }
  }

  /// Whether the view ever stays on screen.
  var moves: Bool { stretches.contains { $0.isStill } }

  private mutating func append(_ next: Stretch) {
    guard let last = stretches.last else {
      stretches.append(next)
      return
    }
    if last.isStill == next.isStill, abs(last.position - next.position) < Self.tolerance {
      stretches[stretches.count - 1].zIndex = max(last.zIndex, next.zIndex)
      stretches[stretches.count - 1].isPinned = last.isPinned || next.isPinned
      return
    }
    var next = next
    if last.isStill != next.isStill {
      next.from = (next.position - last.position) * (next.isStill ? -1 : 1)
    }
    stretches.append(next)
  }
}
#endif

#if !canImport(UIKit)
/// How a header or footer moves while the screen scrolls: it rests in the content, or stands still on
/// the screen.
///
///     position
///        │            ┌────   at rest: the end of its section pushes it away
///        │          ╱
///        │        ╱
///        │──────╱         still: its position moves with the offset
///        │ at rest
///        └──────┴─────┴──── offset
///
/// Two samples near each other tell which of the two it does, and it bends where the lines of one
/// stretch and the next meet. So bends are exact, though the layout is asked at a few offsets only.
struct Track: Equatable {
  struct Stretch: Equatable {
    /// The scroll offset from which on it holds, points.
    var from: Double
    /// Whether it stands still on the screen.
    var isStill: Bool
    /// Points from the start of the screen where it stands still, of the content where it rests.
    var position: Double
    var zIndex: Int
    var isPinned: Bool

    /// Points from the start of the content.
    func position(at offset: Double) -> Double { isStill ? position + offset : position }
  }

  /// What the layout said at an offset; points, content coordinates.
  struct Sample {
    var offset: Double
    var position: Double
    var zIndex: Int
    var isPinned: Bool
  }

  private static let tolerance = 0.004

  private(set) var stretches: [Stretch] = []

  /// - Parameter samples: in the order of their offsets; in each stretch at least two that follow each
  ///   other.
  init(_ samples: [Sample]) {
    for (sample, next) in zip(samples, samples.dropFirst()) {
      let moved = next.position - sample.position
      let isStill = abs(moved - (next.offset - sample.offset)) < Self.tolerance
      guard isStill || abs(moved) < Self.tolerance else { continue }
      // At a bend what rests is not pinned yet, or no longer, and lies lower.
      append(
        Stretch(
          from: sample.offset, isStill: isStill,
          position: isStill ? next.position - next.offset : next.position,
          zIndex: max(sample.zIndex, next.zIndex), isPinned: sample.isPinned || next.isPinned))
    }
  }

  /// Whether it ever leaves its place in the content.
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

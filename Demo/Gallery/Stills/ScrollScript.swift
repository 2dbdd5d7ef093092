#if !canImport(UIKit)
/// The scrolling of an animated picture: flicks of equal length, each followed by a rest.
struct ScrollScript {
  /// The two inner control points of a flick's curve from (0, 0) to (1, 1), time first.
  private static let curve = (x1: 0.4, y1: 0.05, x2: 0.15, y2: 1.0)

  /// The first and the last offset, in points.
  let from: Double
  let to: Double
  var flicks = 7
  /// Seconds.
  var flick = 1.9
  var rest = 0.6

  /// Seconds.
  var duration: Double { Double(flicks) * (flick + rest) }

  /// The CSS timing function of a flick.
  static var timing: String {
    "cubic-bezier("
      + [curve.x1, curve.y1, curve.x2, curve.y2].map(SVG.number).joined(separator: ",") + ")"
  }

  /// Returns the offset at which a flick ends.
  ///
  /// Flick 0 is the start.
  func stop(_ index: Int) -> Double {
    from + (to - from) * Double(index) / Double(flicks)
  }

  /// Returns the time at which the scroll reaches an offset, as a fraction of the duration.
  func time(at offset: Double) -> Double {
    let length = (to - from) / Double(flicks)
    let index = min(max(Int((offset - from) / length), 0), flicks - 1)
    let share = min(max((offset - stop(index)) / length, 0), 1)
    let begin = Double(index) * (flick + rest)
    return (begin + Self.time(ofShare: share) * flick) / duration
  }

  /// Returns the time of a position by bisection, which gives the same bits on every machine.
  private static func time(ofShare share: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<50 {
      let middle = (low + high) / 2
      if bezier(middle, curve.y1, curve.y2) < share { low = middle } else { high = middle }
    }
    return bezier(high, curve.x1, curve.x2)
  }

  private static func bezier(_ parameter: Double, _ first: Double, _ second: Double) -> Double {
    let rest = 1 - parameter
    return 3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
      + parameter * parameter * parameter
  }
}
#endif

#if !canImport(UIKit)
/// How a moving picture scrolls: flicks of equal length with a rest after each.
struct ScrollScript {
  /// The two inner points of the curve from a flick's start (0, 0) to its end (1, 1), time first:
  /// a finger sets off, friction brings to rest.
  private static let curve = (x1: 0.4, y1: 0.05, x2: 0.15, y2: 1.0)

  /// Scroll offsets, points.
  let from: Double
  let to: Double
  var flicks = 7
  /// Seconds.
  var flick = 1.9
  var rest = 0.6

  /// Seconds.
  var duration: Double { Double(flicks) * (flick + rest) }

  /// The timing function of a flick, as CSS writes it.
  static var timing: String {
    "cubic-bezier("
      + [curve.x1, curve.y1, curve.x2, curve.y2].map(SVG.number).joined(separator: ",") + ")"
  }

  /// The offset at which a flick ends; flick 0 is the start.
  func stop(_ index: Int) -> Double {
    from + (to - from) * Double(index) / Double(flicks)
  }

  /// The share of the whole time at which the scroll comes by an offset, 0...1.
  func time(at offset: Double) -> Double {
    let length = (to - from) / Double(flicks)
    let index = min(max(Int((offset - from) / length), 0), flicks - 1)
    let share = min(max((offset - stop(index)) / length, 0), 1)
    let begin = Double(index) * (flick + rest)
    return (begin + Self.time(ofShare: share) * flick) / duration
  }

  /// Halves an interval: the curve rises in both coordinates, and halving gives the same bits
  /// everywhere.
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

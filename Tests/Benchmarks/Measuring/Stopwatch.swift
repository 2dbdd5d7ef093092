#if !canImport(UIKit)
/// Measures what it is told to run, in seconds.
@MainActor
enum Stopwatch {
  private static let clock = ContinuousClock()

  static func seconds(_ body: () -> Void) -> Double {
    let duration = clock.measure(body)
    let (seconds, attoseconds) = duration.components
    return Double(seconds) + Double(attoseconds) * 1e-18
  }

  /// Runs the sides in turn, round by round, so that noise hits all of them; a first round warms up
  /// and does not count.
  ///
  /// A side measures itself, and so leaves out what is not to be measured. The answer has, for each
  /// side, its measures in the order of the rounds.
  static func rounds(_ count: Int, _ sides: (() -> Double)...) -> [[Double]] {
    for side in sides { _ = side() }
    var measures: [[Double]] = sides.map { _ in [] }
    for _ in 0..<count {
      for (index, side) in sides.enumerated() { measures[index].append(side()) }
    }
    return measures
  }
}

/// Takes results, so that what made them cannot be left out by the compiler.
@MainActor
enum BlackHole {
  private static var sum = 0.0

  @inline(never)
  static func take(_ value: Double) { sum += value }

  /// Makes the sum an effect of the program.
  static func close() { if sum.isNaN { print("a result was not a number") } }
}
#endif

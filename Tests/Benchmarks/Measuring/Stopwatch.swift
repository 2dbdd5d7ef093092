#if !canImport(UIKit)
import Foundation

/// Measures what it is told to run, in seconds of processor time.
///
/// A wall clock would count the turns of other programs, and on a busy machine they are most of it.
@MainActor
enum Stopwatch {
  static func seconds(_ body: () -> Void) -> Double {
    let begin = now
    body()
    return now - begin
  }

  /// What this thread has run so far.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
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

#if !canImport(UIKit)
import Foundation

/// Measures work in seconds of processor time.
///
/// A wall clock would include the time of other programs, which is most of the time on a busy
/// machine.
@MainActor
enum Stopwatch {
  static func seconds(_ body: () -> Void) -> Double {
    let begin = now
    body()
    return now - begin
  }

  /// The processor time of this thread so far.
  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Runs the sides in turns, so that noise affects all of them.
  ///
  /// The first round is a warm-up and isn't measured.
  ///
  /// A side measures itself, so that it can leave out preparations. The result has the measurements
  /// of each side in the order of the rounds.
  static func rounds(_ count: Int, _ sides: (() -> Double)...) -> [[Double]] {
    for side in sides { _ = side() }
    var measures: [[Double]] = sides.map { _ in [] }
    for _ in 0..<count {
      for (index, side) in sides.enumerated() { measures[index].append(side()) }
    }
    return measures
  }
}

/// Consumes results, so that the compiler can't remove the work that produces them.
@MainActor
enum BlackHole {
  private static var sum = 0.0

  @inline(never)
  static func take(_ value: Double) { sum += value }

  /// Prints if the sum isn't a number, which makes the sum an effect of the program.
  static func close() { if sum.isNaN { print("a result was not a number") } }
}
#endif

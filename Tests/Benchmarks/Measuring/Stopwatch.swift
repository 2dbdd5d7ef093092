#if !canImport(UIKit)
import Foundation

/// Measures processor time, which excludes other programs' work, in seconds.
@MainActor
enum Stopwatch {
  static func seconds(_ body: () -> Void) -> Double {
    let begin = now
    body()
    return now - begin
  }

  static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
  }

  /// Returns the measurements of each side, which take turns so that noise affects all.
  ///
  /// The first round is a warm-up and isn't measured.
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

import Foundation

/// The seeds with which a random test runs.
///
/// `swift test` runs a sample of the seeds, so that it ends soon. `SAMPLES=all swift test` runs all
/// of them. Each seed is an argument of its test, so that a failure names the seed to run again.
package enum Samples {
  /// Whether the environment asks for all samples.
  package static let runsAll = ProcessInfo.processInfo.environment["SAMPLES"] == "all"

  /// Returns the first `count` seeds, or the first `all` seeds if all samples run.
  package static func seeds<Seed: FixedWidthInteger>(_ count: Seed, of all: Seed) -> Range<Seed> {
    0..<(runsAll ? max(count, all) : count)
  }

  /// Returns a number from the environment, such as 40,000 for `CHANGES=40000 swift test`.
  package static func count(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap(Int.init)
  }
}

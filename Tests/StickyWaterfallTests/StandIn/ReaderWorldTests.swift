#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import Testing
import WaterfallTestSupport

@testable import HeadlessUIKit

/// What a reader sees stays where it is, while a screen changes at random.
///
/// `SAMPLES=all` makes 40,000 changes. `CHANGES=12888` makes that many in one test, and prints how
/// many of each kind went wrong. `READER=17` runs only the world with that seed.
@MainActor
@Suite struct ReaderWorldTests {
  private nonisolated static let changesPerWorld = 40

  // In 148 and 278, a chat is as short as its screen until its cells have returned their sizes. In
  // 433, UIKit clamps the content of a subclass while a batch update is in progress. In 778, a
  // subclass moves items, and no layout pass follows a batch. In 820, no item is visible. In
  // 971, 1141, and 2989, the view isn't in a window, so its offsets are whole points (facts 12.1).
  // In 515, insets come and go while a finger holds the content. In 520, no view answers after a
  // batch, and in 586, a delegate moves the content in one that is laid out twice.
  // In 1326, pages get two sizes and an invalidation in between, before UIKit reads anything.
  private nonisolated static let seeds: [Int] =
    Samples.count("READER").map { [$0] }
    ?? Array(Samples.seeds(24, of: 1_000)) + [
      148, 278, 433, 515, 520, 586, 778, 820, 971, 1_141, 1_326, 2_989,
    ]

  @Test(arguments: seeds)
  func readerKeepsWhatTheyRead(seed: Int) {
    for complaint in run(seed, changes: Self.changesPerWorld) { Issue.record("\(complaint)") }
  }

  @Test(.enabled(if: Samples.count("CHANGES") != nil))
  func readerKeepsWhatTheyReadInManyChanges() {
    let changes = Samples.count("CHANGES") ?? 0
    var tally = ReaderTally()
    for seed in 0..<(changes + Self.changesPerWorld - 1) / Self.changesPerWorld {
      tally.complaints += run(seed, changes: Self.changesPerWorld) {
        tally.count[$0, default: 0] += 1
      }
    }
    print(tally)
    if let log = ProcessInfo.processInfo.environment["COMPLAINTS"] {
      try? tally.complaints.map(\.description).joined(separator: "\n").write(
        toFile: log, atomically: true, encoding: .utf8)
    }
    // None of the first 42,025 changes went wrong when this was written, and 43 of 126,075.
    #expect(tally.complaints.count <= (changes > 41_000 ? changes / 2_500 : 0))
  }

  /// Makes changes in the world with a seed, and returns what went wrong.
  private func run(
    _ seed: Int, changes: Int, counting count: (String) -> Void = { _ in }
  ) -> [ReaderComplaint] {
    let world = ReaderWorld(seed: seed)
    defer { LayoutReadings.reset() }
    var complaints: [ReaderComplaint] = []
    if let problem = world.complaintAfterOpening {
      complaints.append(
        ReaderComplaint(change: "open", seed: seed, step: 0, problem: problem, world: world.words))
    }
    count("open")
    for step in 1...changes {
      let (change, problem) = world.step()
      count(change.rawValue)
      guard let problem else { continue }
      complaints.append(
        ReaderComplaint(
          change: change.rawValue, seed: seed, step: step, problem: problem, world: world.words))
    }
    return complaints
  }
}

/// A change that went wrong.
struct ReaderComplaint: CustomStringConvertible {
  let change: String
  let seed: Int
  let step: Int
  let problem: String
  let world: String

  var description: String {
    "\(change), seed \(seed), step \(step): \(problem)\n    in a \(world)"
  }
}

/// How many changes of each kind went wrong.
struct ReaderTally: CustomStringConvertible {
  var count: [String: Int] = [:]
  var complaints: [ReaderComplaint] = []

  var description: String {
    let wrong = Dictionary(grouping: complaints, by: \.change).mapValues(\.count)
    let lines = count.sorted { $0.key < $1.key }.map { "\($0): \(wrong[$0] ?? 0) of \($1)" }
    return (lines + ["all: \(complaints.count) of \(count.values.reduce(0, +))"])
      .joined(separator: "\n")
  }
}
#endif

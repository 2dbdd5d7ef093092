import Foundation
import StickyWaterfall
import Testing

/// Random batch updates, compared with a new layout and a plain model after each update.
///
/// `FUZZ_BATCHES=100000 swift test -c release -Xswiftc -enable-testing --filter BatchFuzz` runs
/// 100,000.
@MainActor
@Suite struct BatchFuzzTests {
  nonisolated static let sequences = 24
  nonisolated static let batchesPerSequence =
    (Int(ProcessInfo.processInfo.environment["FUZZ_BATCHES"] ?? "") ?? 2_000) / sequences + 1
  /// `FUZZ_SEED=7 swift test --filter BatchFuzz` runs other sequences.
  nonisolated static let firstSeed =
    UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "").map { $0 &* 1_000_003 } ?? 1

  // Contract rule 25.
  @Test(arguments: 0..<sequences)
  func layoutAfterARandomUpdateMatchesANewLayoutAndSimpleModel(sequence: Int) {
    let seed = Self.firstSeed &+ UInt64(sequence)
    let reading = HostReading.all[sequence % HostReading.all.count]
    var walk = FeedWalk(seed: seed, reading: reading, isSubclass: sequence % 4 == 3)
    for step in 0..<Self.batchesPerSequence {
      let problems = walk.step()
      guard problems.isEmpty else {
        Issue.record("seed \(seed), step \(step), \(reading): \(problems)")
        return
      }
    }
  }

  @Test func randomBatchTestDetectsALayoutThatDiffersFromTheModel() {
    let walk = FeedWalk(seed: 1, reading: HostReading())
    walk.stage.controller.sections = .counts([3])
    let sections = walk.stage.sections
    #expect(!walk.problems(after: FeedBatch(sections), from: sections).isEmpty)
  }
}

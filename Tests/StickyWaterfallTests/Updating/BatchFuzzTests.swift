import Foundation
import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Random batch updates, compared with a new layout and a plain model after each update.
///
/// `FUZZ_SEED=7 swift test --filter BatchFuzz` runs other sequences.
@MainActor
@Suite struct BatchFuzzTests {
  nonisolated static let sequences = 24
  nonisolated static let batchesPerSequence = (Samples.runsAll ? 100_000 : 1_000) / sequences + 1
  nonisolated static let firstSeed =
    UInt64(ProcessInfo.processInfo.environment["FUZZ_SEED"] ?? "").map { $0 &* 1_000_003 } ?? 1

  // Contract rule 25.1.
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

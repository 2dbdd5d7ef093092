import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// What starts in a stretch of rows, against looking at everything.
@Suite struct RowSearchTests {
  /// Random tags of a few heights; half of the time rows overlap.
  private func stage(using dice: inout SplitMix64) -> RowStage {
    var stage = RowStage(
      room: 100, spacing: 2, lineSpacing: Double(Int.random(in: -20...8, using: &dice)))
    let sizes = (0..<dice.roll(30)).map { _ in
      (Double(20 * dice.roll(6)), Double(dice.roll(4) * dice.roll(9)) * 1.5)
    }
    stage.state(sizes)
    return stage
  }

  @Test(arguments: UInt64(0)..<60)
  func theItemsThatStartInAStretchAreFound(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let stage = stage(using: &dice)
    let frames = stage.reference
    for edge in stride(from: -64, through: stage.items.extent + 64, by: 96) {
      #expect(
        stage.items.items(startingFrom: edge, before: edge + 640, rules: stage.rules)
          == frames.indices.filter { edge..<edge + 640 ~= frames[$0].main.start })
    }
  }
}

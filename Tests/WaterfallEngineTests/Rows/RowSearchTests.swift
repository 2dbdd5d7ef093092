import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// Where scrolling rests in rows, and what starts in a stretch, against looking at everything.
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

  /// Every row's place to rest, by its first item.
  private func places(_ point: ItemPoint, of stage: RowStage) -> [(item: Int, position: Length)] {
    stage.referenceRows.rows(of: stage.stated).map { row in
      let thickest = row.max { stage.stated[$0].extent < stage.stated[$1].extent } ?? 0
      let main = stage.reference[thickest].main
      return (row.lowerBound, point == .start ? main.start : main.start + main.extent / 2)
    }
  }

  @Test(arguments: UInt64(0)..<60)
  func theNextPlaceToRestIsThatOfASearchThroughAllRows(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let stage = stage(using: &dice)
    for point in [ItemPoint.start, .center] {
      let all = places(point, of: stage)
      for position in -2...(stage.items.extent / 32 + 2) {
        let limit = position * 32
        let last = all.map(\.position).filter { $0 <= limit }.max()
        let found = stage.items.last(point, atOrBefore: limit, rules: stage.rules)
        #expect(found?.position == last && found?.item == all.first { $0.position == last }?.item)
        let next = all.map(\.position).filter { $0 > limit }.min()
        let first = stage.items.first(point, after: limit, rules: stage.rules)
        #expect(first?.position == next && first?.item == all.first { $0.position == next }?.item)
      }
    }
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

import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct SnappingTests {
  @Test(arguments: UInt64(0)..<80, ItemAnchor.allCases)
  func theNearestAnchorsEqualBruteForce(seed: UInt64, anchor: ItemAnchor) {
    var generator = SplitMix64(seed: seed)
    let waterfall = Scenario.random(in: .everything, using: &generator).waterfall()
    let anchors = LayoutSnapshot(waterfall).items.map {
      anchor == .start ? $0.frame.main.start : $0.frame.main.start + $0.frame.main.extent / 2
    }
    let positions = anchors + anchors.map { $0 - 1 } + anchors.map { $0 + 1 } + [-1000, 1 << 40]
    for position in positions {
      let found = waterfall.itemAnchors(anchor, around: position)
      #expect(found.before == anchors.filter { $0 <= position }.max())
      #expect(found.after == anchors.filter { $0 >= position }.min())
    }
  }

  @Test func thereIsNoneInAnEmptyLayout() {
    let found = Waterfall().itemAnchors(.start, around: 0)
    #expect(found.before == nil && found.after == nil)
  }
}

import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Every layout with up to five items, up to four columns, and a few heights.
@Suite struct SmallLayoutsTests {
  private static let heights: [Length] = [0, 1, 3]

  /// Contract rules 7.2 and 8.2.
  @Test(arguments: 1...4, Placement.allCases)
  func everySmallLayoutMatchesReference(columns: Int, placement: Placement) {
    for count in 0...5 {
      for lineSpacing: Length in [0, 1, -1] {
        Self.forEveryChoice(of: count) { heights in
          let scenario = Scenario(
            crossPixels: Length(columns) * 2 + 1, columns: columns, lineSpacing: lineSpacing,
            placement: placement, heights: heights)
          scenario.waterfall().expect(
            ReferenceLayout(scenario).snapshot, "\(heights), spacing \(lineSpacing)")
        }
      }
    }
  }

  /// Contract rules 9.2 and 10.1.
  @Test(arguments: 1...4, Placement.allCases)
  func everySmallLayoutWithSpansMatchesReference(columns: Int, placement: Placement) {
    for choice in 0..<256 {
      let digits = [choice, choice / 4, choice / 16, choice / 64].map { $0 % 4 + 1 }
      let spans = [0: digits[0], 1: digits[1], 2: digits[2], 4: digits[3]]
      let scenario = Scenario(
        crossPixels: 9, columns: columns, lineSpacing: 1, placement: placement,
        heights: [2, 1, 2, 1, 3], spans: spans)
      scenario.waterfall().expect(ReferenceLayout(scenario).snapshot, "\(spans)")
    }
  }

  private static func forEveryChoice(of count: Int, do body: ([Length]) -> Void) {
    let choices = (0..<count).reduce(1) { product, _ in product * heights.count }
    for choice in 0..<choices {
      var rest = choice
      body(
        (0..<count).map { _ in
          defer { rest /= heights.count }
          return heights[rest % heights.count]
        })
    }
  }
}

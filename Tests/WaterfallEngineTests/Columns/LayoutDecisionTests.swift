import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Compares the layout's decisions with the documented rules in small and random cases.
@Suite struct LayoutDecisionTests {
  private func expectSame(_ sizes: SpecifiedSizes, _ rowSpace: RowSpace) {
    let found = AutomaticLayout(rowSpace: rowSpace, pixels: PixelGrid(scale: 2)).decided(
      by: sizes)
    let wanted = LayoutDecision(sizes, rowSpace: rowSpace)
    let isSame = found.rule == wanted.rule && found.columnCount == wanted.count
    #expect(isSame, "\(found.rule), \(found.columnCount), not \(wanted): \(sizes) in \(rowSpace)")
    for (width, span) in zip(sizes.widths, wanted.spans) where span > 0 {
      #expect(found.span(ofWidth: width) == span, "\(width) of \(sizes) in \(rowSpace)")
    }
  }

  /// Up to three widths near every limit, in a container of 100 points.
  ///
  /// Contract rule 35.2.
  @Test(arguments: [0.0, 5, -5], [[40, 40, 40], [40, 50, 40.4], [0, 30, 60], [0, 0, 7.0]])
  func choiceOfColumnsOrRowsMatchesReferenceInEverySmallCase(spacing: Double, heights: [Double]) {
    let widths: [Double] = [
      0, 10, 16, 16.5, 30, 30.5, 30.6, 31, 33.33, 47.5, 48.5, 60, 65, 99, 100, 100.005, 100.5,
      120,
    ]
    let rowSpace = RowSpace(availableWidth: 100, spacing: spacing)
    for first in widths {
      expectSame(SpecifiedSizes(widths: [first], heights: heights, source: .estimate), rowSpace)
      for second in widths {
        for third in widths {
          expectSame(SpecifiedSizes(widths: [first, second, third], heights: heights), rowSpace)
        }
      }
    }
  }

  /// Contract rule 35.1.
  @Test(arguments: Samples.seeds(15, of: 40) as Range<UInt64>)
  func choiceOfColumnsOrRowsMatchesReferenceForRandomWidths(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<100 {
      let rowSpace = RowSpace(
        availableWidth: Double(Int.random(in: 150...1_400, using: &dice)),
        spacing: Double(Int.random(in: 0...40, using: &dice)) / 2,
        isHorizontal: dice.oneIn(3))
      let count = Double(Int.random(in: 1...7, using: &dice))
      let exact = (rowSpace.availableWidth - rowSpace.spacing * (count - 1)) / count
      let widths = widths(
        around: dice.oneIn(2) ? exact.rounded(.down) : exact, rowSpace, using: &dice)
      let heights = widths.map { $0 == 0 && !dice.oneIn(4) ? 0 : Double(40 + 9 * dice.roll(2)) }
      expectSame(SpecifiedSizes(widths: widths, heights: heights), rowSpace)
    }
  }

  private func widths(
    around width: Double, _ rowSpace: RowSpace, using dice: inout SplitMix64
  ) -> [Double] {
    let noise: Double = [0, 0, 0.4, 0.7, 1.4].randomElement(using: &dice) ?? 0
    var widths: [Double] = []
    for _ in 0..<Int.random(in: 1...6, using: &dice) {
      let span = dice.oneIn(2) ? 1 : Double(Int.random(in: 1...4, using: &dice))
      let blur: Double = Double.random(in: 0...1, using: &dice) * noise
      let spanning: Double = span * width + (span - 1) * rowSpace.spacing + blur
      let isOdd = dice.oneIn(20)
      widths.append(
        isOdd ? Double.random(in: 0...rowSpace.availableWidth * 1.2, using: &dice) : spanning)
      if dice.oneIn(10) { widths.append(0) }
    }
    return widths
  }
}

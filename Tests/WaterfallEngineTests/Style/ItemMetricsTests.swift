import Testing
import WaterfallEngine

@Suite struct ItemMetricsTests {
  @Test(arguments: [(-1, 0), (0, 0), (7, 7), (.max, 1 << 36)] as [(Length, Length)])
  func itemExtentsAreClampedToTheValidRange(specified: Length, kept: Length) {
    #expect(ItemMetrics(extent: specified).extent == kept)
  }

  @Test(arguments: [(Int.min, 0), (0, 0), (1, 1), (Int.max, Int.max)])
  func negativeSpanBecomesZero(specified: Int, kept: Int) {
    #expect(ItemMetrics(extent: 1, columnSpan: specified).columnSpan == kept)
  }

  @Test(arguments: [(-1, 0), (.nan, 0), (0.5, 0.5), (1e300, 1e300)] as [(Double, Double)])
  func invalidWidthsBecomeZero(specified: Double, kept: Double) {
    #expect(ItemMetrics(extent: 1, width: specified).width == kept)
  }
}

import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Columns that keep the specified width of their items.
@Suite struct SpecifiedWidthColumnTests {
  private let grid = PixelGrid(scale: 1)

  private func tracks(
    _ width: Double, availableExtent: Double = 100, spacing: Double = 2,
    grid: PixelGrid = PixelGrid(scale: 1)
  ) -> ColumnTracks {
    let sizes = SpecifiedSizes(widths: [width], heights: [40], source: .itemSize)
    let layout = AutomaticLayout(
      rowSpace: RowSpace(availableWidth: availableExtent, spacing: spacing), pixels: grid
    )
    .decided(by: sizes)
    let metrics = SectionMetrics(columnSpacing: grid.length(spacing), automatic: layout)
    return ColumnTracks(of: metrics, crossExtent: grid.length(availableExtent))
  }

  private func places(_ tracks: ColumnTracks) -> [[Double]] {
    tracks.ranges.map { [grid.points($0.start), grid.points($0.end)] }
  }

  /// The drawing in `ColumnTracks`.
  ///
  ///     justified       ├──30──┤··5··├──30──┤··5··├──30──┤
  ///     leading         ├──30──┤·2·├──30──┤·2·├──30──┤
  ///
  /// Contract rule 34.5.
  @Test func leftoverWidthIsBetweenColumns() {
    #expect(places(tracks(30)) == [[0, 30], [35, 65], [70, 100]])
    #expect(places(tracks(30).leading) == [[0, 30], [32, 62], [64, 94]])
  }

  /// Contract rule 34.5.
  @Test func singleColumnIsCentered() {
    #expect(places(tracks(60)) == [[20, 80]])
    #expect(places(tracks(60).leading) == [[0, 60]])
  }

  //     ├──30──┤·2·├──30──┤·2·├──30──┤
  //     ·19·├─────62─────┤·19·
  @Test(arguments: [(0..<1, 35.0, 30.0), (2..<3, 35, 30), (0..<2, 19, 62), (1..<3, 19, 62)])
  func centeredColumnsKeepTheirSpacing(columns: Range<Int>, start: Double, extent: Double) {
    let range = tracks(30).aligning(columns, to: .center).range(
      of: columns.lowerBound, span: columns.count)
    #expect(range == LengthRange(start: grid.length(start), extent: grid.length(extent)))
  }

  @Test func columnsThatAreSlightlyTooWideEndAtTheContainerEdge() {
    let overshooting = tracks(33.336, spacing: 0)
    #expect(overshooting.count == 3 && overshooting.end(of: 2) == overshooting.availableExtent)
    #expect(overshooting.range(of: 1).extent == grid.length(33.336))
    #expect(overshooting.leading.end(of: 2) == overshooting.availableExtent)
    let wide = tracks(100.009)
    #expect(wide.ranges == [LengthRange(0..<wide.availableExtent)])
  }

  /// Contract rule 35.5.
  @Test func widthOfSpanDoesNotDependOnItemCount() {
    let few = tracks(30).leading
    let many = tracks(30)
    for span in 1...4 { #expect(few.nominalExtent(span: span) == many.nominalExtent(span: span)) }
    #expect(many.nominalExtent(span: 2) == grid.length(65))
    #expect(many.nominalExtent(span: 9) == many.availableExtent)
  }

  //     three columns of 30, and two items beside the banner
  //     ├────────────100─────────────┤
  //     ├──30──┤·2·├──30──┤
  // Contract rule 35.5.
  @Test func spanOfAllColumnsCoversAvailableWidth() {
    let few = tracks(30).leading
    #expect(few.range(of: 0, span: 3) == LengthRange(start: 0, end: few.availableExtent))
    #expect(few.range(of: 0, span: 2) == LengthRange(start: 0, end: grid.length(62)))
    let one = tracks(60)
    #expect(one.range(of: 0, span: 2) == LengthRange(start: 0, end: one.availableExtent))
    #expect(one.range(of: 0, span: 0) == LengthRange(start: grid.length(20), extent: 0))
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func columnsStayInsideContainerAndKeepTheirWidth(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    for _ in 0..<200 {
      let grid = PixelGrid(scale: [1, 2, 3].randomElement(using: &dice) ?? 1)
      let availableExtent = Double.random(in: 20...1_500, using: &dice)
      let spacing = Double.random(in: -8...20, using: &dice)
      let width = Double.random(in: 17...max(18, availableExtent), using: &dice)
      let justified = tracks(width, availableExtent: availableExtent, spacing: spacing, grid: grid)
      let found = dice.oneIn(2) ? justified : justified.leading
      guard width <= availableExtent else { continue }
      let ranges = found.ranges
      #expect(ranges.allSatisfy { $0.start >= 0 && $0.end <= found.availableExtent })
      #expect(ranges.allSatisfy { abs($0.extent - grid.length(width)) <= 1 })
      #expect(zip(ranges, ranges.dropFirst()).allSatisfy { $0.start <= $1.start })
      #expect(
        (1...found.count).allSatisfy { found.nominalExtent(span: $0) <= found.availableExtent })
    }
  }
}

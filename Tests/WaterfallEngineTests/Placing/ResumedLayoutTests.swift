import Testing
import WaterfallEngine
import WaterfallTestSupport

/// A changed layout equals a new layout of the same content, bit for bit.
@Suite struct ResumedLayoutTests {
  @Test(arguments: Samples.seeds(40, of: 150) as Range<UInt64>)
  func layoutAfterEachEditEqualsNewLayout(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    var scenario = Scenario.random(in: range, using: &generator)
    var waterfall = scenario.waterfall()
    for _ in 0..<25 {
      let edit = ScenarioEdit.random(of: scenario, in: range, using: &generator)
      edit.apply(to: &scenario)
      edit.apply(to: &waterfall)
      waterfall.expectFresh(scenario, "\(edit)")
    }
  }

  @Test(arguments: Samples.seeds(20, of: 60) as Range<UInt64>)
  func itemsStayInTheirColumnsThroughEdits(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let range: Scenario.Range = generator.oneIn(2) ? .everything : Scenario.Range()
    var scenario = Scenario.random(in: range, using: &generator)
    guard !scenario.sections.isEmpty else { return }
    scenario.sections = [scenario.sections[0]]
    var waterfall = scenario.waterfall()
    for _ in 0..<15 {
      let edit = ScenarioEdit.randomOfItems(
        of: scenario, section: 0, in: range, using: &generator)
      let columns = edit.columnsKept(in: waterfall)
      edit.apply(to: &scenario)
      edit.apply(to: &waterfall, columns: .kept)
      let reference = ReferenceLayout(scenario, columns: [0: columns]).snapshot
      waterfall.expect(reference, columns: .kept, "\(edit)")
    }
  }

  /// Item 1 becomes longer; item 4 would then go to column 0 if it weren't kept.
  ///
  ///     ┌───┐ ┌───┐      ┌───┐ ┌───┐ 0
  ///     │ 0 │ │ 1 │      │ 0 │ │ 1 │
  ///     └───┘ └───┘      └───┘ │   │ 2
  ///     ┌───┐ ┌───┐      ┌───┐ └───┘ 3
  ///     │ 2 │ │ 3 │      │ 2 │ ┌───┐ 3
  ///     │   │ └───┘      │   │ │ 3 │
  ///     └───┘ ┌───┐      └───┘ └───┘ 5
  ///           │ 4 │            ┌───┐ 5
  ///           └───┘            │ 4 │
  @Test func resizingAnItemKeepsLaterItemsInTheirColumnsIfRequested() {
    var waterfall = Scenario(crossPixels: 2, columns: 2, heights: [2, 2, 3, 2, 2]).waterfall()
    ScenarioEdit.extents([1: pixels(3)], section: 0).apply(to: &waterfall, columns: .kept)
    let items = LayoutSnapshot(waterfall).items
    #expect(items.map(\.column) == [0, 1, 0, 1, 1])
    #expect(items.map { $0.frame.main.start } == [0, 0, 2, 3, 5].map(pixels))
  }

  @Test func layoutAfterChangingSeveralItemsEqualsNewLayout() {
    var scenario = Scenario(crossPixels: 9, columns: 3, heights: [1, 2, 3, 4, 5, 6])
    var waterfall = scenario.waterfall()
    let metrics = [4: ItemMetrics(extent: 99, columnSpan: 2), 1: ItemMetrics(extent: 700)]
    for (item, metrics) in metrics { scenario.sections[0].items[item] = metrics }
    waterfall.editItems(inSection: 0, changing: metrics.map { ($0.key, $0.value) })
    waterfall.updateOrigins()
    waterfall.expectFresh(scenario)
  }

  @Test func specifiedSpanIsRememberedWhileThereAreFewerColumns() {
    let scenario = Scenario(crossPixels: 40, columns: 4, heights: [1, 1], spans: [1: 3])
    var waterfall = scenario.waterfall()
    for count in [2, 4] {
      waterfall.restyle(0) { $0.columnCount = count }
      let extent = waterfall.frame(ofItem: 1, inSection: 0).cross.extent
      #expect(extent == pixels(count == 2 ? 40 : 30))
      #expect(waterfall.itemMetrics(at: 1, inSection: 0).columnSpan == 3)
    }
  }
}

extension ScenarioEdit {
  /// Returns the columns that items keep after this edit of section 0, or `nil` for inserted items.
  fileprivate func columnsKept(in waterfall: Waterfall) -> [Int?] {
    var columns: [Int?] = (0..<waterfall.itemCount(inSection: 0)).map {
      waterfall.column(ofItem: $0, inSection: 0)
    }
    guard case .items(let removing, let inserting, _) = self else { return columns }
    for item in removing.reversed() { columns.remove(at: item) }
    for (item, _) in inserting { columns.insert(nil, at: item) }
    return columns
  }
}

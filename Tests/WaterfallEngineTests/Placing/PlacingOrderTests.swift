import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The column of an item depends only on the items before it.
@Suite struct PlacingOrderTests {
  @Test(arguments: Placement.allCases, Samples.seeds(20, of: 60) as Range<UInt64>)
  func columnsOfTheFirstItemsDoNotDependOnLaterItems(placement: Placement, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let section = Self.section(placement, using: &generator)
    let wrong = Self.firstCountWithOtherColumns(of: section) { items in
      Self.columns(Scenario(crossExtent: 30_000, sections: [.init(section.metrics, items: items)]))
    }
    #expect(wrong == nil)
  }

  @Test(arguments: Placement.allCases, Samples.seeds(20, of: 60) as Range<UInt64>)
  func itemsAppendedOneByOneHaveTheColumnsOfANewLayout(placement: Placement, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let section = Self.section(placement, using: &generator)
    var scenario = Scenario(crossExtent: 30_000, sections: [.init(section.metrics)])
    var waterfall = scenario.waterfall()
    for (item, metrics) in section.items.enumerated() {
      scenario.sections[0].items.append(metrics)
      waterfall.editItems(inSection: 0, inserting: [(item: item, metrics: metrics)])
      waterfall.updateOrigins()
    }
    let columns = section.items.indices.compactMap { waterfall.column(ofItem: $0, inSection: 0) }
    #expect(columns == Self.columns(scenario))
  }

  /// Two columns, filled one after the other: item 2 is in column 1 until there is a fifth item.
  ///
  ///     ┌───┐ ┌───┐      ┌───┐ ┌───┐
  ///     │ 0 │ │ 2 │      │ 0 │ │ 3 │
  ///     └───┘ └───┘      └───┘ └───┘
  ///     ┌───┐ ┌───┐      ┌───┐ ┌───┐
  ///     │ 1 │ │ 3 │      │ 1 │ │ 4 │
  ///     └───┘ └───┘      └───┘ └───┘
  ///                      ┌───┐
  ///                      │ 2 │
  ///                      └───┘
  @Test func placementThatFillsOneColumnAfterTheOtherIsFound() {
    let section = Scenario.Section(SectionMetrics(columnCount: 2), extents: [9, 9, 9, 9, 9])
    let wrong = Self.firstCountWithOtherColumns(of: section) { items in
      let itemsInColumn = (items.count + 1) / 2
      return items.indices.map { $0 / itemsInColumn }
    }
    #expect(wrong == 3, "with two items, item 1 is in column 1, and with three, in column 0")
  }

  private static func section(
    _ placement: Placement, using generator: inout SplitMix64
  ) -> Scenario.Section {
    var metrics = SectionMetrics(columnCount: Int.random(in: 1...6, using: &generator))
    metrics.placement = placement
    metrics.lineSpacing = .random(in: -640...640, using: &generator)
    if placement == .shortestColumn, generator.oneIn(2) {
      metrics.placementTolerance = .random(in: 0...900, using: &generator)
    }
    let range = Scenario.Range(hasSpans: generator.oneIn(2))
    let items = (0..<60).map { _ in ItemMetrics.random(in: range, using: &generator) }
    return Scenario.Section(metrics, items: items)
  }

  private static func columns(_ scenario: Scenario) -> [Int] {
    let waterfall = scenario.waterfall()
    return scenario.sections[0].items.indices.compactMap {
      waterfall.column(ofItem: $0, inSection: 0)
    }
  }

  /// Returns the first number of items with which an earlier item has another column than before,
  /// or `nil` if there is none.
  private static func firstCountWithOtherColumns(
    of section: Scenario.Section, columns: ([ItemMetrics]) -> [Int]
  ) -> Int? {
    var old: [Int] = []
    for count in 1...section.items.count {
      let new = columns(Array(section.items[..<count]))
      guard new.count == count, new.starts(with: old) else { return count }
      old = new
    }
    return nil
  }
}

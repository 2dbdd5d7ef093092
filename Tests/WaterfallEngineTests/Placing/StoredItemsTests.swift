import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct StoredItemsTests {
  private var waterfall = Waterfall(crossExtent: 640)

  init() { waterfall.setSectionCount(1) }

  private mutating func store(_ items: [ItemMetrics]) {
    let section = SectionMetrics(columnCount: 2)
    waterfall.setSection(0, to: section, itemCount: items.count) { items[$0] }
    waterfall.updateOrigins()
  }

  private var stored: [ItemMetrics] {
    (0..<waterfall.itemCount(inSection: 0)).map { waterfall.itemMetrics(at: $0, inSection: 0) }
  }

  @Test mutating func eachItemIsQueriedOnceInOrder() {
    var queried: [Int] = []
    waterfall.setSection(0, to: SectionMetrics(columnCount: 2), itemCount: 3) { item in
      queried.append(item)
      return ItemMetrics(extent: Length(10 + item), columnSpan: 1 + item)
    }
    #expect(queried == [0, 1, 2])
    #expect(stored == (0..<3).map { ItemMetrics(extent: Length(10 + $0), columnSpan: 1 + $0) })
  }

  @Test mutating func laterItemCanSpanMoreColumnsThanEarlierItems() {
    let items = [1, 1, 2, 1].map { ItemMetrics(extent: 7, columnSpan: $0) }
    store(items)
    #expect(stored == items)
  }

  @Test mutating func replacedItemsDoNotKeepTheColumnSpansOfOldItems() {
    store(Array(repeating: ItemMetrics(extent: 7, columnSpan: 2), count: 3))
    let items = Array(repeating: ItemMetrics(extent: 7), count: 3)
    store(items)
    #expect(stored == items)
  }

  @Test mutating func storedSpanIsLimitedTo65535() {
    store([ItemMetrics(extent: 7, columnSpan: .max)])
    #expect(stored.map(\.columnSpan) == [65_535])
  }

  @Test mutating func longestExtentIsStoredExactly() {
    store([ItemMetrics(extent: .max), ItemMetrics(extent: 0)])
    #expect(stored.map(\.extent) == [ItemMetrics.longestExtent, 0])
  }

  @Test mutating func negativeItemCountMakesAnEmptySection() {
    store([ItemMetrics(extent: 1)])
    waterfall.setSection(0, to: SectionMetrics(), itemCount: -1) { _ in ItemMetrics(extent: 1) }
    #expect(stored.isEmpty)
  }
}

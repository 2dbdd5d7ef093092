import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct SpecifiedSizesTests {
  /// Returns the items' metrics in rows, which show all stored values.
  private func metrics(of specified: [SpecifiedItem], plain: Int) -> [ItemMetrics] {
    var sizes = SpecifiedSizes(capacity: specified.count)
    for (index, item) in specified.enumerated() {
      if index < plain {
        sizes.append(height: item.main, width: item.cross ?? 0)
      } else {
        sizes.append(item)
      }
    }
    let container = LayoutContainer(crossPoints: 200, pixels: PixelGrid(scale: 1))
    var sizer = ItemSizer(in: container)
    var waterfall = Waterfall(crossExtent: container.crossExtent)
    waterfall.setSectionCount(1)
    let columns = RowSpace(availableWidth: 200, spacing: 0)
    let metrics = SectionMetrics(
      automatic: AutomaticLayout(
        rowSpace: columns, pixels: container.pixels, requiresRows: true))
    waterfall.setSection(0, to: metrics, itemCount: specified.count, sizes: sizes, by: &sizer)
    return specified.indices.map { waterfall.itemMetrics(at: $0, inSection: 0) }
  }

  private func randomItem(_ dice: inout SplitMix64) -> SpecifiedItem {
    let height = Double(dice.roll(3) * 10)
    let width = dice.oneIn(4) ? nil : Double(dice.roll(2) * 50)
    var item = SpecifiedItem(main: height, cross: width, from: .delegate)
    item.isPlaceholder = dice.oneIn(5)
    return item
  }

  @Test(arguments: Samples.seeds(20, of: 60) as Range<UInt64>)
  func storedItemsEqualSpecifiedItems(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let likely = randomItem(&dice)
    let items = (0..<Int.random(in: 1...9, using: &dice)).map { _ in
      dice.oneIn(3) ? randomItem(&dice) : likely
    }
    let plain = items.firstIndex { !$0.decides } ?? items.count
    let wanted = items.map { item in
      ItemMetrics(
        extent: PixelGrid(scale: 1).length(item.main), width: item.cross ?? item.main)
    }
    for count in 0...plain { #expect(metrics(of: items, plain: count) == wanted) }
  }

  /// Contract rule 39.
  @Test(arguments: Samples.seeds(20, of: 60) as Range<UInt64>)
  func placeholdersAndItemsWithoutAWidthAreIgnoredWhenChoosingColumns(seed: UInt64) {
    var dice = SplitMix64(seed: seed)
    let items = (0..<6).map { _ in randomItem(&dice) }
    var sizes = SpecifiedSizes(capacity: 6)
    for item in items { sizes.append(item) }
    #expect(sizes.heights == items.filter(\.decides).map(\.main))
    #expect(sizes.widths == items.filter(\.decides).compactMap(\.cross))
  }

  @Test func delegateCountsAsTheSizeSourceIfTheDelegateReturnsAnySize() {
    var sizes = SpecifiedSizes(capacity: 2)
    sizes.append(SpecifiedItem(main: 1, cross: 2, from: .estimate))
    #expect(sizes.source == .estimate)
    sizes.append(SpecifiedItem(main: 1, cross: 2, from: .delegate))
    sizes.append(SpecifiedItem(main: 1, cross: 2, from: .estimate))
    #expect(sizes.source == .delegate)
  }
}

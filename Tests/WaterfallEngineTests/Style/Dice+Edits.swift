import WaterfallEngine
import WaterfallTestSupport

extension SplitMix64 {
  /// Changes a section's items, its metrics, or the list of sections, but not the origins.
  mutating func edit(_ waterfall: inout Waterfall) {
    let count = waterfall.sectionCount
    guard count > 0, happens(75) else {
      if happens(50) { return waterfall.setSectionCount(Int(length(0...9))) }
      let first = Int(length(0...Length(count)))
      return waterfall.arrangeSections([nil] + (first..<count).map { $0 })
    }
    let section = Int(length(0...Length(count - 1)))
    var metrics = waterfall.metrics(ofSection: section)
    switch length(0...4) {
    case 0:
      waterfall.setSection(section, to: metrics, itemCount: Int(length(0...25))) { _ in item() }
    case 1...2:
      metrics.columnCount = Int(length(1...4))
      metrics.lineSpacing = length(-100...20)
      metrics.header = boundary(mayBeNegative: happens(30))
      metrics.footer = boundary(mayBeNegative: happens(30))
      waterfall.setMetrics(metrics, ofSection: section)
    default: editItems(ofSection: section, of: &waterfall)
    }
  }

  /// Removes one or all items, changes one, inserts one, or appends some.
  private mutating func editItems(ofSection section: Int, of waterfall: inout Waterfall) {
    let items = 0..<waterfall.itemCount(inSection: section)
    let index = items.randomElement(using: &self)
    waterfall.columnAssignment = happens(10) ? .kept : .chosenAgain
    switch (length(0...4), index) {
    case (0, _): waterfall.editItems(inSection: section, removing: Array(items))
    case (1, let index?): waterfall.editItems(inSection: section, removing: [index])
    case (2, let index?): waterfall.editItems(inSection: section, changing: [(index, item())])
    case (3, _):
      let page = (items.upperBound..<items.upperBound + 3).map { (item: $0, metrics: item()) }
      waterfall.editItems(inSection: section, inserting: page)
    default: waterfall.editItems(inSection: section, inserting: [(index ?? 0, item())])
    }
  }

  private mutating func item() -> ItemMetrics {
    ItemMetrics(
      extent: length(0...90), columnSpan: Int(length(1...3)), width: Double(length(0...120)))
  }
}

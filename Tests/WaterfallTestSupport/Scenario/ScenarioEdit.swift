package import WaterfallEngine

/// A change of a layout, which can be made to its description and to the engine.
package enum ScenarioEdit: Sendable {
  /// The cross extent, and with it every section's columns.
  case crossExtent(Length)
  case metrics(SectionMetrics, section: Int)
  case extents([Int: Length], section: Int)
  case item(Int, ItemMetrics, section: Int)
  /// Items removed, ascending, and then inserted, ascending.
  case items(removing: [Int], inserting: [(item: Int, metrics: ItemMetrics)], section: Int)
  /// Items added at the end.
  case append([ItemMetrics], section: Int)
  /// The sections in another order, some dropped, some new.
  case arrange([Int?])

  /// The section whose items change; nil when it is not one section's items that do.
  package var section: Int? {
    switch self {
    case .extents(_, let section), .item(_, _, let section), .items(_, _, let section),
      .append(_, let section):
      section
    case .crossExtent, .metrics, .arrange: nil
    }
  }

  package func apply(to scenario: inout Scenario) {
    switch self {
    case .crossExtent(let extent): scenario.crossExtent = extent
    case .metrics(let metrics, let section): scenario.sections[section].metrics = metrics
    case .extents(let extents, let section):
      for (item, extent) in extents {
        let old = scenario.sections[section].items[item]
        scenario.sections[section].items[item] = ItemMetrics(
          extent: extent, columnSpan: old.columnSpan, width: old.width)
      }
    case .item(let item, let metrics, let section): scenario.sections[section].items[item] = metrics
    case .items(let removing, let inserting, let section):
      for item in removing.reversed() { scenario.sections[section].items.remove(at: item) }
      for (item, metrics) in inserting {
        scenario.sections[section].items.insert(metrics, at: item)
      }
    case .append(let items, let section): scenario.sections[section].items += items
    case .arrange(let sources):
      scenario.sections = sources.map { source in
        source.map { scenario.sections[$0] } ?? Scenario.Section(SectionMetrics())
      }
    }
  }

  /// Makes the change to a layout, and updates its origins.
  package func apply(to waterfall: inout Waterfall, columns: ColumnAssignment = .chosenAgain) {
    waterfall.columnAssignment = columns
    store(in: &waterfall)
    waterfall.updateOrigins()
  }

  /// Makes the change to a layout, which has yet to place what follows from it.
  package func store(in waterfall: inout Waterfall) {
    switch self {
    case .crossExtent(let extent):
      waterfall.crossExtent = extent
      for section in 0..<waterfall.sectionCount {
        waterfall.setMetrics(waterfall.metrics(ofSection: section), ofSection: section)
      }
    case .metrics(let metrics, let section): waterfall.setMetrics(metrics, ofSection: section)
    case .extents(let extents, let section):
      for (item, extent) in extents {
        waterfall.setExtent(extent, of: ElementID(.item(item), inSection: section))
      }
    case .item(let item, let metrics, let section):
      waterfall.editItems(inSection: section, changing: [(item, metrics)])
    case .items(let removing, let inserting, let section):
      waterfall.editItems(inSection: section, removing: removing, inserting: inserting)
    case .append(let items, let section):
      let first = waterfall.itemCount(inSection: section)
      let inserting = items.enumerated().map { (item: first + $0.offset, metrics: $0.element) }
      waterfall.editItems(inSection: section, inserting: inserting)
    case .arrange(let sources): waterfall.arrangeSections(sources)
    }
  }
}

package import WaterfallEngine

/// A change that can be applied to a scenario and to the engine.
package enum ScenarioEdit: Sendable {
  /// A new cross extent, which changes the columns of every section.
  case crossExtent(Length)
  case metrics(SectionMetrics, section: Int)
  case extents([Int: Length], section: Int)
  case item(Int, ItemMetrics, section: Int)
  /// Items to remove, ascending, and then items to insert, ascending.
  case items(removing: [Int], inserting: [(item: Int, metrics: ItemMetrics)], section: Int)
  /// Items to append.
  case append([ItemMetrics], section: Int)
  /// The new order of the sections. Sections can be removed or inserted.
  case arrange([Int?])

  /// The section whose items change, or `nil` if the edit doesn't change the items of one section.
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

  /// Applies the change to a layout, and updates its origins.
  package func apply(to waterfall: inout Waterfall, columns: ColumnAssignment = .chosenAgain) {
    waterfall.columnAssignment = columns
    store(in: &waterfall)
    waterfall.updateOrigins()
  }

  /// Applies the change to a layout without placing its items.
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

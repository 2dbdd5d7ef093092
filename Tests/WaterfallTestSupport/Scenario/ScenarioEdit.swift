package import WaterfallEngine

/// A change of a layout, which can be made to its description and to the engine.
package enum ScenarioEdit: Sendable {
  /// The cross extent, and with it every section's columns.
  case crossExtent(Length)
  case input(SectionInput, section: Int)
  case extents([Int: Length], section: Int)
  case item(Int, ItemInput, section: Int)
  /// Items removed, ascending, and then inserted, ascending.
  case items(removing: [Int], inserting: [(item: Int, input: ItemInput)], section: Int)
  /// Items added at the end.
  case append([ItemInput], section: Int)
  /// The sections in another order, some dropped, some new.
  case arrange([Int?])

  /// The section whose items change; nil when it is not one section's items that do.
  package var section: Int? {
    switch self {
    case .extents(_, let section), .item(_, _, let section), .items(_, _, let section),
      .append(_, let section):
      section
    case .crossExtent, .input, .arrange: nil
    }
  }

  package func apply(to scenario: inout Scenario) {
    switch self {
    case .crossExtent(let extent): scenario.crossExtent = extent
    case .input(let input, let section): scenario.sections[section].input = input
    case .extents(let extents, let section):
      for (item, extent) in extents {
        let former = scenario.sections[section].items[item]
        scenario.sections[section].items[item] = ItemInput(
          extent: extent, columnSpan: former.columnSpan, width: former.width)
      }
    case .item(let item, let input, let section): scenario.sections[section].items[item] = input
    case .items(let removing, let inserting, let section):
      for item in removing.reversed() { scenario.sections[section].items.remove(at: item) }
      for (item, input) in inserting { scenario.sections[section].items.insert(input, at: item) }
    case .append(let items, let section): scenario.sections[section].items += items
    case .arrange(let sources):
      scenario.sections = sources.map { source in
        source.map { scenario.sections[$0] } ?? Scenario.Section(SectionInput())
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
        waterfall.setInput(waterfall.input(ofSection: section), ofSection: section)
      }
    case .input(let input, let section): waterfall.setInput(input, ofSection: section)
    case .extents(let extents, let section):
      for (item, extent) in extents {
        waterfall.setExtent(extent, of: ElementID(.item(item), inSection: section))
      }
    case .item(let item, let input, let section):
      waterfall.editItems(inSection: section, restating: [(item, input)])
    case .items(let removing, let inserting, let section):
      waterfall.editItems(inSection: section, removing: removing, inserting: inserting)
    case .append(let items, let section):
      let first = waterfall.itemCount(inSection: section)
      let inserting = items.enumerated().map { (item: first + $0.offset, input: $0.element) }
      waterfall.editItems(inSection: section, inserting: inserting)
    case .arrange(let sources): waterfall.arrangeSections(sources)
    }
  }
}

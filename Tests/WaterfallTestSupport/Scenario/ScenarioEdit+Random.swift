import WaterfallEngine

extension ScenarioEdit {
  /// Returns a random change that `scenario` allows.
  package static func random(
    of scenario: Scenario, in range: Scenario.Range, using generator: inout SplitMix64
  ) -> ScenarioEdit {
    guard let section = scenario.sections.indices.randomElement(using: &generator),
      !generator.oneIn(6)
    else { return .arrange(arrangement(of: scenario, using: &generator)) }
    switch Int.random(in: 0..<10, using: &generator) {
    case 0: return .crossExtent(.random(in: 0...30_000, using: &generator))
    case 1:
      var metrics = SectionMetrics.random(in: range, using: &generator)
      // A section that changes to rows gets new items with widths.
      let isInRows = scenario.sections[section].metrics.automatic != nil
      metrics.automatic = isInRows ? .randomRows(using: &generator) : nil
      return .metrics(metrics, section: section)
    default: return randomOfItems(of: scenario, section: section, in: range, using: &generator)
    }
  }

  /// Returns a random change of a section's items.
  package static func randomOfItems(
    of scenario: Scenario, section: Int, in range: Scenario.Range,
    using generator: inout SplitMix64
  ) -> ScenarioEdit {
    let items = scenario.sections[section].items
    let item = items.indices.randomElement(using: &generator)
    switch (Int.random(in: 0..<4, using: &generator), item) {
    case (0, let item?):
      return .item(item, .random(in: range, using: &generator), section: section)
    case (1, let item?):
      var extents = [item: ItemMetrics.random(in: range, using: &generator).extent]
      for item in items.indices where generator.oneIn(8) { extents[item] = 640 }
      return .extents(extents, section: section)
    case (2, _):
      let count = Int.random(in: 0...4, using: &generator)
      return .append(
        (0..<count).map { _ in .random(in: range, using: &generator) }, section: section)
    default:
      let removing = items.indices.filter { _ in generator.oneIn(6) }
      var inserting: [(item: Int, metrics: ItemMetrics)] = []
      var count = items.count - removing.count
      for index in 0..<items.count + 3 where index <= count && generator.oneIn(6) {
        inserting.append((index, .random(in: range, using: &generator)))
        count += 1
      }
      return .items(removing: removing, inserting: inserting, section: section)
    }
  }

  private static func arrangement(
    of scenario: Scenario, using generator: inout SplitMix64
  ) -> [Int?] {
    var sources: [Int?] = scenario.sections.indices.filter { _ in !generator.oneIn(6) }
    if generator.oneIn(2) { sources.shuffle(using: &generator) }
    if sources.count < 6, generator.oneIn(2) {
      sources.insert(nil, at: .random(in: 0...sources.count, using: &generator))
    }
    return sources
  }
}

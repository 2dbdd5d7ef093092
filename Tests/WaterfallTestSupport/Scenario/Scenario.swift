package import WaterfallEngine

/// The values of a layout, which the engine and the reference both get.
package struct Scenario: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var metrics: SectionMetrics
    package var items: [ItemMetrics]

    package init(_ metrics: SectionMetrics, items: [ItemMetrics] = []) {
      self.metrics = metrics
      self.items = items
    }

    /// Creates a section whose items span one column each.
    package init(_ metrics: SectionMetrics, extents: [Length]) {
      self.init(metrics, items: extents.map { ItemMetrics(extent: $0) })
    }
  }

  package var crossExtent: Length
  package var sections: [Section]

  package init(crossExtent: Length, sections: [Section]) {
    self.crossExtent = crossExtent
    self.sections = sections
  }

  package func waterfall() -> Waterfall {
    var waterfall = Waterfall()
    layOut(&waterfall)
    return waterfall
  }

  /// Lays out the scenario in `waterfall`, and replaces the layout that it has.
  package func layOut(_ waterfall: inout Waterfall) {
    waterfall.crossExtent = crossExtent
    waterfall.setSectionCount(sections.count)
    for (index, section) in sections.enumerated() {
      waterfall.setSection(index, to: section.metrics, itemCount: section.items.count) { item in
        section.items[item]
      }
    }
    waterfall.updateOrigins()
  }
}

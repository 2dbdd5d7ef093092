package import WaterfallEngine

/// What a layout is made from, as plain values: the engine and the reference are given the same.
package struct Scenario: Equatable, Sendable {
  package struct Section: Equatable, Sendable {
    package var metrics: SectionMetrics
    package var items: [ItemMetrics]

    package init(_ metrics: SectionMetrics, items: [ItemMetrics] = []) {
      self.metrics = metrics
      self.items = items
    }

    /// Items that cover one column each.
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

  /// Lays it out in `waterfall`, whatever that had in it before.
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

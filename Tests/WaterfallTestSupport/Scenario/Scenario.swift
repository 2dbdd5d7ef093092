package import WaterfallEngine

/// What a layout is made from, as plain values: the engine and the reference are given the same.
package struct Scenario: Equatable, Sendable {
  /// A section and its items.
  package struct Section: Equatable, Sendable {
    /// All of the section but its items.
    package var input: SectionInput
    /// Its items.
    package var items: [ItemInput]

    /// Makes the section.
    package init(_ input: SectionInput, items: [ItemInput] = []) {
      self.input = input
      self.items = items
    }
  }

  /// The extent across scrolling.
  package var crossExtent: Length
  /// The sections, in order.
  package var sections: [Section]

  /// Makes the scenario.
  package init(crossExtent: Length, sections: [Section]) {
    self.crossExtent = crossExtent
    self.sections = sections
  }

  /// A fresh layout of it.
  package func waterfall() -> Waterfall {
    var waterfall = Waterfall()
    layOut(&waterfall)
    return waterfall
  }

  /// Lays it out in `waterfall`, whatever that had in it before.
  package func layOut(_ waterfall: inout Waterfall) {
    waterfall.setCrossExtent(crossExtent)
    waterfall.setSectionCount(sections.count)
    for (index, section) in sections.enumerated() {
      waterfall.setSection(index, to: section.input, itemCount: section.items.count) { item, _ in
        section.items[item]
      }
    }
    waterfall.settle()
  }
}

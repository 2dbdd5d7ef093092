public import WaterfallEngine

/// What a layout is made from, as plain values: the engine and the reference are given the same.
public struct Scenario: Equatable, Sendable {
  /// A section and its items.
  public struct Section: Equatable, Sendable {
    /// All of the section but its items.
    public var input: SectionInput
    /// Its items.
    public var items: [ItemInput]

    /// Makes the section.
    public init(_ input: SectionInput, items: [ItemInput] = []) {
      self.input = input
      self.items = items
    }
  }

  /// The extent across scrolling.
  public var crossExtent: Length
  /// The sections, in order.
  public var sections: [Section]

  /// Makes the scenario.
  public init(crossExtent: Length, sections: [Section]) {
    self.crossExtent = crossExtent
    self.sections = sections
  }

  /// A fresh layout of it.
  public func waterfall() -> Waterfall {
    var waterfall = Waterfall()
    layOut(&waterfall)
    return waterfall
  }

  /// Lays it out in `waterfall`, whatever that had in it before.
  public func layOut(_ waterfall: inout Waterfall) {
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

import WaterfallEngine

/// The parts of the layout that are out of date.
enum Staleness {
  /// The layout is asked for from scratch.
  case everything
  /// The layout is asked for from scratch, and no view keeps its last size as an estimate.
  case reload
  case parts(Parts)

  /// The parts that are out of date if the rest of the layout stays.
  struct Parts {
    /// Whether all values are asked for again, except that views keep the sizes that they prefer.
    var includesAllInPlace = false
    var options = Options.none
    /// The items, headers, and footers whose sizes must be asked for again.
    ///
    /// A section's header and footer are always asked for together.
    var elements: Set<ElementID> = []
    /// The dragged items whose sizes must be asked for in their new section.
    ///
    /// These items don't affect whether their new section has columns or rows.
    var movedItems: [ItemID] = []
    /// The sections whose own values, such as insets, must be asked for again.
    ///
    /// The items of these sections are asked for only if the columns change.
    var sections: Set<Int> = []
  }

  /// The options that are out of date.
  ///
  /// Each case includes the cases before it.
  enum Options: Comparable {
    case none
    /// The layout's own options that no delegate method overrides, such as `pinnedZIndex`.
    case withoutAsking
    /// The pin flags, pinned heights, and backgrounds of all sections, for which the delegate must
    /// be asked again.
    case pinsAndBackgrounds
  }

  /// The layout pass that lays out a stale part.
  enum Pass {
    /// The pass that runs next, which can be that of a lookup.
    case current
    /// The pass of the next `prepare()`.
    case next
  }

  static let nothing = Staleness.parts(Parts())
  static let options = Staleness.parts(Parts(options: .withoutAsking))
  static let pinsAndBackgrounds = Staleness.parts(Parts(options: .pinsAndBackgrounds))
}

extension Staleness {
  var isNothing: Bool {
    switch self {
    case .everything, .reload: false
    case .parts(let parts): parts.isEmpty
    }
  }

  var includesEverything: Bool {
    switch self {
    case .everything, .reload: true
    case .parts: false
    }
  }

  /// Returns whether an element itself is out of date.
  func includes(_ element: ElementID) -> Bool {
    switch self {
    case .everything, .reload: true
    case .parts(let parts): parts.elements.contains(element)
    }
  }

  var isReload: Bool { if case .reload = self { true } else { false } }

  /// The stale parts, or none if everything is stale.
  var parts: Parts {
    switch self {
    case .everything, .reload: Parts()
    case .parts(let parts): parts
    }
  }

  /// Changes the identifiers of items to those after a move.
  mutating func moveItems(by move: ItemMove) {
    guard case .parts(var parts) = self else { return }
    parts.elements = Set(parts.elements.map(move.id))
    parts.movedItems = parts.movedItems.map(move.id)
    self = .parts(parts)
  }

  mutating func formUnion(_ other: Staleness) {
    switch (self, other) {
    case (.reload, _), (_, .reload): self = .reload
    case (.everything, _), (_, .everything): self = .everything
    case (.parts(var parts), .parts(let others)):
      parts.formUnion(others)
      self = .parts(parts)
    }
  }
}

extension Staleness.Parts {
  var isEmpty: Bool {
    !includesAllInPlace && options == .none && elements.isEmpty && movedItems.isEmpty
      && sections.isEmpty
  }

  /// Returns which of a section's header and footer must be asked for again.
  func boundaries(ofSection section: Int) -> [Boundary] {
    Boundary.allCases.filter { elements.contains(ElementID(.boundary($0), inSection: section)) }
  }

  /// Leaves out the items, headers, and footers that have the sizes that their views prefer.
  mutating func subtractPreferred(in engine: Waterfall) {
    for id in elements where engine.isPreferred(id) { elements.remove(id) }
  }

  mutating func formUnion(_ other: Self) {
    includesAllInPlace = includesAllInPlace || other.includesAllInPlace
    options = max(options, other.options)
    elements.formUnion(other.elements)
    movedItems += other.movedItems
    sections.formUnion(other.sections)
  }
}

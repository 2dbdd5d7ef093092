import WaterfallEngine

/// The parts of the layout that are out of date.
struct Staleness {
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

  var everything = false
  /// Whether no view keeps its last size as an estimate, if everything is out of date.
  var forgetsSizes = false
  /// Whether everything is out of date, except that views keep the sizes that they prefer.
  var everythingInPlace = false
  var options = Options.none
  /// The items whose sizes must be asked for again.
  var items: Set<ItemID> = []
  /// The dragged items whose sizes must be asked for in their new section.
  ///
  /// These items don't affect whether their new section has columns or rows.
  var movedItems: Set<ItemID> = []
  /// The sections whose own values, such as insets, must be asked for again.
  ///
  /// The items of these sections are asked for only if the columns change.
  var sections: Set<Int> = []
  /// The headers and footers whose sizes must be asked for again.
  ///
  /// A section's header and footer are always asked for together.
  var boundaries: Set<ElementID> = []

  static let everything = Staleness(everything: true)
  static let reload = Staleness(everything: true, forgetsSizes: true)
  static let everythingInPlace = Staleness(everythingInPlace: true)
  static let options = Staleness(options: .withoutAsking)
  static let pinsAndBackgrounds = Staleness(options: .pinsAndBackgrounds)
  static let nothing = Staleness()

  var isNothing: Bool {
    !everything && !everythingInPlace && options == .none && items.isEmpty && movedItems.isEmpty
      && sections.isEmpty
      && boundaries.isEmpty
  }

  /// Returns which of a section's header and footer must be asked for again.
  func boundaries(ofSection section: Int) -> [Boundary] {
    boundaries.filter { $0.section == section }.compactMap(\.boundary)
  }

  /// Changes the identifiers of items to those after a move.
  mutating func moveItems(by move: ItemMove) {
    items = Set(items.map(move.id(after:)))
    movedItems = Set(movedItems.map(move.id(after:)))
  }

  /// Leaves out the items, headers, and footers that have the sizes that their views prefer.
  mutating func subtractPreferred(in engine: Waterfall) {
    for id in items where engine.isPreferred(id) { items.remove(id) }
    for id in boundaries where engine.isPreferred(id) { boundaries.remove(id) }
  }

  mutating func formUnion(_ other: Staleness) {
    everything = everything || other.everything
    forgetsSizes = forgetsSizes || other.forgetsSizes
    everythingInPlace = everythingInPlace || other.everythingInPlace
    options = max(options, other.options)
    items.formUnion(other.items)
    movedItems.formUnion(other.movedItems)
    sections.formUnion(other.sections)
    boundaries.formUnion(other.boundaries)
  }
}

import WaterfallEngine

extension BatchUpdate {
  /// What the layout passes of a batch update have found.
  struct Findings {
    /// The headers, footers, and backgrounds before the update, by old section index.
    var kindsBefore: [Int: SupplementaryKinds] = [:]
    /// The preferred sizes of views before the update, by old index path.
    ///
    /// They're filled only if the layout asks for everything, and views keep their sizes.
    var keptSizes = KeptSizes()
    /// The columns and rows before the update, if the layout was laid out from scratch without the
    /// update list.
    var remembered = RememberedLayout()
    /// Whether the update list gave sections back their columns or rows, after everything was laid
    /// out from scratch.
    var hasRestoredLayout = false
    /// The new indexes of the sections in which all items were asked for.
    var askedSections: Set<Int> = []
    /// The new identifiers of the items that existed before the update and were asked for.
    var askedItems: Set<ElementID> = []
  }
}

extension BatchUpdate.Findings {
  /// Returns whether the delegate was asked for an item that existed before the update.
  func includesAsked(_ id: ItemID) -> Bool {
    askedSections.contains(id.section) || askedItems.contains(ElementID(id))
  }

  /// Adds the columns and rows of all sections before the update, unless they're known.
  mutating func remember(_ engine: Waterfall) {
    for section in 0..<engine.sectionCount where remembered.sections[section] == nil {
      remembered.sections[section] = RememberedSection(section, in: engine)
    }
  }
}

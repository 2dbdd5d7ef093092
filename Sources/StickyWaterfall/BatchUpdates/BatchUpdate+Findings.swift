import WaterfallEngine

extension BatchUpdate {
  /// What the layout passes of a batch update have found.
  struct Findings {
    /// The headers, footers, and backgrounds before the update, by old section index.
    var kindsBefore: [Int: SupplementaryKinds] = [:]
    /// The items whose size is the preferred size of their view, by old index path.
    ///
    /// The dictionary is filled only if the layout uses estimates and asks for everything although
    /// the app didn't invalidate everything.
    private(set) var preferredItems: [IndexPath: MeasuredItem] = [:]
    /// The styles of the sections whose header or footer has the preferred size of its view, by old
    /// section index.
    ///
    /// The dictionary is filled in the same cases as `preferredItems`.
    private(set) var preferredStyles: [Int: SectionStyle] = [:]
    /// The columns and rows before the update, if the layout was laid out from scratch without the
    /// update list.
    var remembered = RememberedLayout()
    /// The new indexes of the sections in which all items were asked for.
    var askedSections: Set<Int> = []
    /// The new index paths of the items that existed before the update and were asked for.
    var askedItems: Set<IndexPath> = []
  }
}

extension BatchUpdate.Findings {
  /// Whether any item, header, or footer had the preferred size of its view before the update.
  var havePreferredSizes: Bool { !preferredItems.isEmpty || !preferredStyles.isEmpty }

  /// Returns whether the delegate was asked for an item that existed before the update.
  func includesAsked(_ indexPath: IndexPath) -> Bool {
    askedSections.contains(indexPath.section) || askedItems.contains(indexPath)
  }

  /// Adds the preferred sizes of views in the layout before the update.
  mutating func addPreferredSizes(in engine: Waterfall) {
    for section in 0..<engine.sectionCount {
      let style = engine.style(ofSection: section)
      if style.metrics.header.isPreferred || style.metrics.footer.isPreferred {
        preferredStyles[section] = style
      }
      for item in 0..<engine.itemCount(inSection: section)
      where engine.itemMetrics(at: item, inSection: section).isPreferred {
        let indexPath = IndexPath(item: item, section: section)
        preferredItems[indexPath] = MeasuredItem(at: indexPath, in: engine)
      }
    }
  }

  /// Adds the columns and rows of all sections before the update, unless they're known.
  mutating func remember(_ engine: Waterfall) {
    for section in 0..<engine.sectionCount where remembered.sections[section] == nil {
      remembered.sections[section] = RememberedSection(section, in: engine)
    }
  }
}

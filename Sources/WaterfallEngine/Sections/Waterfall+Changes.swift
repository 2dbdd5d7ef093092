extension Waterfall {
  /// Changes a section's parameters without changing its items.
  ///
  /// - Complexity: That of `editItems(inSection:to:removing:inserting:changing:)`.
  package mutating func setMetrics(_ metrics: SectionMetrics, ofSection section: Int) {
    editItems(inSection: section, to: SectionStyle(metrics, crossExtent: crossExtent))
  }

  /// Marks a section whose items' sizes depend on their index paths.
  ///
  /// The mark is removed when the section is laid out from scratch.
  package mutating func markSizesDependOnPaths(inSection section: Int) {
    sections[section].sizesDependOnPaths = true
  }

  /// Changes the main extent of an existing item, header, or footer to its view's preferred extent.
  ///
  /// A negative extent counts as 0. Backgrounds don't change, because their section determines
  /// their extent. For an item in rows, `width` is the new width in points, and `nil` keeps the
  /// current width.
  ///
  /// - Complexity: O(1).
  package mutating func setExtent(_ extent: Length, width: Double? = nil, of id: ElementID) {
    if let item = id.kind.item {
      let old = itemMetrics(at: item, inSection: id.section)
      let metrics = ItemMetrics(
        extent: extent, columnSpan: old.columnSpan, width: width ?? old.width,
        isPreferred: true)
      editItems(inSection: id.section, changing: [(item, metrics)])
    } else if let boundary = id.boundary {
      var metrics = metrics(ofSection: id.section)
      metrics[boundary].extent = max(0, extent)
      setMetrics(metrics, ofSection: id.section)
    }
  }

  /// Changes a section's parameters, then removes, inserts, and updates items.
  ///
  /// An item that gets the values it already has doesn't change. If the columns, the line spacing,
  /// or the placement change, every item is assigned to a column again. After all edits, call
  /// `updateOrigins()` once to place everything that depends on them.
  ///
  /// - Parameters:
  ///   - section: The section to edit.
  ///   - style: The section's new parameters, or `nil` to keep them.
  ///   - removing: The ascending indexes, before the update, of the items to remove.
  ///   - inserting: The items to insert, by their indexes after the update, ascending.
  ///   - changing: The items whose values change, by their indexes after the update.
  /// - Complexity: O(c + n) for c changes and n items from the first removed or inserted one on. If
  ///   all items are assigned to columns again, O(n · k) for n items and k columns.
  package mutating func editItems(
    inSection section: Int, to style: SectionStyle? = nil, removing: [Int] = [],
    inserting: [(item: Int, metrics: ItemMetrics)] = [],
    changing: [(item: Int, metrics: ItemMetrics)] = []
  ) {
    let oldStyle = sections[section].style
    if let style { setStyle(of: section, to: style) }
    let keepsPositions = sections[section].style.placesItems(like: oldStyle)
    sections[section].items.edit(removing: removing, inserting: inserting)
    for (item, metrics) in changing { sections[section].items.setMetrics(metrics, of: item) }
    if !keepsPositions { sections[section].items.outdate(from: 0) }
    if !sections[section].items.isPlaced { outdateOrigins(from: section) }
    // Under different rules, no item keeps its column.
    if !keepsPositions { sections[section].items.place() }
  }

  /// Moves sections with their items to new indexes, and drops sections that aren't listed.
  ///
  /// `oldIndexes` contains the old index of each section, or `nil` for an inserted, empty
  /// section.
  ///
  /// - Complexity: O(s) for s sections before and after the update.
  package mutating func arrangeSections(_ oldIndexes: [Int?]) {
    let kept = oldIndexes.indices.prefix { oldIndexes[$0] == $0 }.count
    let empty = emptySection
    let others = oldIndexes[kept...].map { $0.map { sections[$0] } ?? empty }
    sections.replaceSubrange(kept..., with: others)
    recordSections(keeping: kept)
  }

  /// A section without items, for the current cross extent.
  var emptySection: WaterfallSection {
    WaterfallSection(items: SectionItems(SectionStyle(SectionMetrics(), crossExtent: crossExtent)))
  }

  /// Updates the origins and indexes after sections changed, except for the first `count` sections.
  mutating func recordSections(keeping count: Int) {
    origins.setCount(sections.count + 1, filler: 0)
    itemCounts.setCount(sections.count + 1, filler: 0)
    pins.truncate(toSection: count)
    outdateOrigins(from: count)
  }
}

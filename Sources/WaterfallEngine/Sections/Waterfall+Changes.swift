extension Waterfall {
  /// Changes a section's metrics, and keeps those of its items.
  ///
  /// - Complexity: The same as for `editItems(inSection:to:removing:inserting:changing:)`.
  package mutating func setMetrics(_ metrics: SectionMetrics, ofSection section: Int) {
    editItems(inSection: section, to: SectionStyle(metrics, crossExtent: crossExtent))
  }

  /// Marks a section as one in which the delegate's sizes depend on the index paths of items.
  ///
  /// Laying out the section from scratch removes the mark.
  package mutating func markSizesDependOnPaths(inSection section: Int) {
    sections[section].sizesDependOnPaths = true
  }

  /// Sets the main extent of an item, header, or footer to the extent that its view prefers.
  ///
  /// The element must exist. A negative extent becomes 0. A background is ignored, because its
  /// section determines its extent. For an item in rows, `width` is the new width in points, or
  /// `nil` to keep the current width.
  ///
  /// - Complexity: O(1). For an item in a section with r rows, O(r).
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
      metrics[boundary].isPreferred = true
      setMetrics(metrics, ofSection: id.section)
    }
  }

  /// Returns whether an element exists and has the size that its view prefers.
  package func isPreferred(_ id: ElementID) -> Bool {
    guard extent(of: id) != nil else { return false }
    if let item = id.kind.item {
      return itemMetrics(at: item, inSection: id.section).isPreferred
    }
    return id.boundary.map { metrics(ofSection: id.section)[$0].isPreferred } ?? false
  }

  /// Changes a section's style, then removes, inserts, and updates items.
  ///
  /// All items are placed from scratch if the new style has other columns or rows, another line
  /// spacing, or another placement rule. After all edits, call `updateOrigins()` once to place the
  /// changed items and the sections.
  ///
  /// - Parameters:
  ///   - section: The section to edit.
  ///   - style: The section's new style, or `nil` to keep it.
  ///   - removing: The indexes, before the update, of the items to remove, in ascending order.
  ///   - inserting: The items to insert with their indexes after the update, in ascending order.
  ///   - changing: The items whose values change, with their indexes after the update.
  /// - Complexity: O(c + n) for c changes and n items from the first removed or inserted one on. If
  ///   all items are placed from scratch, O(n · k) for n items and k columns.
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
    // The old columns are no longer valid, so place all items now, even if `columnAssignment` is
    // `kept`.
    if !keepsPositions { sections[section].items.place() }
  }

  /// Returns the column of each item of a section, counted from the leading edge.
  ///
  /// - Complexity: O(n) for n items.
  package func assignedColumns(inSection section: Int) -> [UInt16] {
    sections[section].items.slots.map { $0.column }
  }

  /// Moves the old items of a section back to the columns that they had before an update, and
  /// returns whether one of them was in another column.
  ///
  /// If so, all other items are assigned to columns again. `oldIndex` returns an item's index
  /// before the update, or `nil` if the item is new.
  ///
  /// - Precondition: `columnAssignment` is `kept`, and the section has as many columns as before.
  /// - Complexity: O(n · k) for n items and k columns.
  package mutating func keepColumns(
    _ columns: [UInt16], inSection section: Int, oldIndex: (_ item: Int) -> Int?
  ) -> Bool {
    let slots = sections[section].items.slots
    let old = slots.indices.map { oldIndex($0).map { columns[$0] } }
    guard zip(slots, old).contains(where: { $1 != nil && $0.column != $1 }) else { return false }
    sections[section].items.setColumns { old[$0] ?? ItemSlot.unassigned }
    outdateOrigins(from: section)
    return true
  }

  /// Moves sections with their items to new indexes, and removes all other sections.
  ///
  /// - Parameter oldIndexes: The old index of each section that exists after the update. For an
  ///   inserted section, which starts without items, the index is `nil`.
  /// - Complexity: O(s) for s sections before and after the update.
  package mutating func arrangeSections(_ oldIndexes: [Int?]) {
    let kept = oldIndexes.indices.prefix { oldIndexes[$0] == $0 }.count
    let empty = emptySection
    let others = oldIndexes[kept...].map { $0.map { sections[$0] } ?? empty }
    sections.removeLast(sections.count - kept)
    sections += others
    recordSections(keeping: kept)
  }

  /// A section without items, for the current cross extent.
  var emptySection: WaterfallSection {
    WaterfallSection(items: SectionItems(SectionStyle(SectionMetrics(), crossExtent: crossExtent)))
  }

  /// Resizes `origins` and `itemCounts` to the number of sections.
  ///
  /// These lists and the pinning lists stay valid only for the first `count` sections.
  mutating func recordSections(keeping count: Int) {
    origins.setCount(sections.count + 1, filler: 0)
    itemCounts.setCount(sections.count + 1, filler: 0)
    pins.truncate(toSection: count)
    outdateOrigins(from: count)
    // After the last sections are removed, the origins of all others are up to date.
    updateLeadingSpace()
  }
}

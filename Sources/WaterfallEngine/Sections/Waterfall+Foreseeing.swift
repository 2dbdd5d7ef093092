/// Other extents for some elements of a section.
package struct ExtentChanges: Equatable, Sendable {
  /// The extents of items, by index; each index must exist.
  package var items: [Int: Length] = [:]
  /// The extents of the header and the footer.
  package var boundaries: [Boundary: Length] = [:]

  /// Makes changes that change nothing yet.
  package init() {}

  /// The extent of an element, by its kind; nil for one that keeps its own, and for a background.
  package subscript(kind: ElementID.Kind) -> Length? {
    get {
      switch kind {
      case .item(let item): return items[item]
      case .header: return boundaries[.header]
      case .footer: return boundaries[.footer]
      case .background: return nil
      }
    }
    set {
      switch kind {
      case .item(let item): items[item] = newValue
      case .header: boundaries[.header] = newValue
      case .footer: boundaries[.footer] = newValue
      case .background: break
      }
    }
  }
}

extension Waterfall {
  /// Changes the extents of many elements, and places each section once.
  ///
  /// - Parameters:
  ///   - changes: By section, what is to have another extent.
  ///   - columns: Whether later items find their column again.
  /// - Complexity: That of `setItems`, for each section.
  package mutating func setExtents(
    _ changes: [Int: ExtentChanges], columns: ColumnAssignment = .chosenAgain
  ) {
    for (section, change) in changes {
      setExtents(
        change.items.map { (item: $0.key, extent: $0.value) }, inSection: section, columns: columns)
      guard !change.boundaries.isEmpty else { continue }
      var input = input(ofSection: section)
      for (boundary, extent) in change.boundaries { input[boundary].extent = max(0, extent) }
      setInput(input, ofSection: section)
    }
  }

  /// Where an item would start, in content coordinates, after `setExtents` with these changes.
  ///
  /// A context for one view's own size must say at once how far the content moves with it, while the
  /// sizes of all views of a pass are placed together afterwards.
  ///
  /// - Precondition: The layout is settled.
  /// - Complexity: O(m · k), k columns, m items from the first that changes to the given one; where an
  ///   earlier section changes, to the end of that one.
  package func foreseenStart(
    ofItem item: Int, inSection section: Int, with changes: [Int: ExtentChanges],
    columns: ColumnAssignment = .chosenAgain
  ) -> Length {
    var start = frame(ofItem: item, inSection: section).main.start
    for (other, change) in changes where other < section {
      start += foreseenGrowth(ofSection: other, with: change, columns: columns)
    }
    guard let change = changes[section] else { return start }
    if let header = change.boundaries[.header] {
      start += sections[section].blockGrowth(of: .header, to: header)
    }
    let items = sections[section].items
    let foreseen = items.foreseen(
      change.items, through: item, rules: sections[section].rules, columns: columns)
    let present = items.slots[item].position
    return start + (foreseen.start ?? present) - present
  }

  /// How long the content would be after `setExtents` with these changes; where it would reach beyond
  /// `limit` for certain, some length beyond that.
  ///
  /// - Precondition: The layout is settled.
  /// - Complexity: O(changes) where the content reaches beyond `limit` for certain; else O(m · k), k
  ///   columns, m items from the first that changes to the end of its section.
  package func foreseenMainExtent(
    with changes: [Int: ExtentChanges], columns: ColumnAssignment = .chosenAgain,
    unlessBeyond limit: Length
  ) -> Length {
    // What becomes shorter shortens the content by no more than itself.
    let least = changes.reduce(mainExtent) { least, change in
      least - mostShrinkage(ofSection: change.key, with: change.value)
    }
    guard least <= limit else { return least }
    let end = changes.reduce(sectionsEnd) { end, change in
      end + foreseenGrowth(ofSection: change.key, with: change.value, columns: columns)
    }
    return max(minimumMainExtent, end)
  }

  private func mostShrinkage(ofSection section: Int, with change: ExtentChanges) -> Length {
    let slots = sections[section].items.slots
    let items = change.items.reduce(0) { $0 + max(0, slots[$1.key].extent - $1.value) }
    return change.boundaries.reduce(items) {
      $0 + max(0, -sections[section].blockGrowth(of: $1.key, to: $1.value))
    }
  }

  private func foreseenGrowth(
    ofSection section: Int, with change: ExtentChanges, columns: ColumnAssignment
  ) -> Length {
    let items = sections[section].items
    let extent = items.foreseen(
      change.items, through: items.count - 1, rules: sections[section].rules, columns: columns
    ).extent
    var input = sections[section].input
    for (boundary, extent) in change.boundaries { input[boundary].extent = extent }
    return input.extent(aroundItems: extent) - sections[section].extent
  }
}

extension WaterfallSection {
  /// By how much the block of a boundary element grows when the element gets another extent.
  fileprivate func blockGrowth(of boundary: Boundary, to extent: Length) -> Length {
    var element = input[boundary]
    element.extent = extent
    return element.blockExtent - blockExtent(of: boundary)
  }
}

extension ColumnItems {
  /// Where the last of the items up to `last` would start, and how far they all would reach, if some
  /// had other extents; nothing is changed.
  fileprivate func foreseen(
    _ changes: [Int: Length], through last: Int, rules: PlacingRules, columns: ColumnAssignment
  ) -> (start: Length?, extent: Length) {
    guard let first = changes.keys.min(), first <= last else { return (nil, extent) }
    let lasts = lastItems(before: first)
    var result: (start: Length?, extent: Length) = (nil, greatestEnd(after: lasts, rules: rules))
    var fronts = ColumnFronts(lasts.map { front(after: $0, rules) })
    for item in first...last {
      let extent = changes[item] ?? slots[item].extent
      let span = span(of: item)
      let column = fronts.column(
        for: item, formerly: slots[item].column, span: span, rules: rules, columns)
      let start = fronts.take(column, span: span, step: max(0, extent + rules.lineSpacing))
      result = (start, max(result.extent, start + extent))
    }
    return result
  }
}

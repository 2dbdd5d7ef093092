/// Other extents for some elements of a section, each of which must exist; backgrounds have none of
/// their own.
package typealias ExtentChanges = [ElementID.Kind: Length]

extension Waterfall {
  /// Changes the extents of many elements, and places each section once.
  ///
  /// - Parameters:
  ///   - changes: By section, what is to have another extent.
  ///   - columns: Whether later items find their column again.
  /// - Complexity: That of `editItems`, for each section.
  package mutating func setExtents(
    _ changes: [Int: ExtentChanges], columns: ColumnAssignment = .chosenAgain
  ) {
    for (section, change) in changes {
      var items: [(item: Int, input: ItemInput)] = []
      for (kind, extent) in change {
        guard let item = kind.item else { continue }
        let span = sections[section].items.input(of: item).columnSpan
        items.append((item, ItemInput(extent: extent, columnSpan: span)))
      }
      let input = input(ofSection: section).with(change)
      editItems(inSection: section, to: input, restating: items, columns: columns)
    }
  }

  /// Where an item would start, in content coordinates, after `setExtents` with these changes.
  ///
  /// A context for one view's own size must say at once how far the content moves with it, while the
  /// sizes of all views of a pass are placed together afterwards.
  ///
  /// - Precondition: The origins are up to date.
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
    let former = sections[section].input
    start += former.with(change).header.blockExtent - former.header.blockExtent
    let items = sections[section].items
    let foreseen = items.foreseen(
      change, through: item, rules: sections[section].rules, columns: columns)
    let present = items.slots[item].position
    return start + (foreseen.start ?? present) - present
  }

  /// How long the content would be after `setExtents` with these changes; where it would reach beyond
  /// `limit` for certain, some length beyond that.
  ///
  /// - Precondition: The origins are up to date.
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
    let former = sections[section].input
    let input = former.with(change)
    let boundaries = Boundary.allCases.reduce(0) {
      $0 + max(0, former[$1].blockExtent - input[$1].blockExtent)
    }
    return change.reduce(boundaries) { shrinkage, change in
      guard let item = change.key.item else { return shrinkage }
      return shrinkage + max(0, sections[section].items.slots[item].extent - change.value)
    }
  }

  private func foreseenGrowth(
    ofSection section: Int, with change: ExtentChanges, columns: ColumnAssignment
  ) -> Length {
    let items = sections[section].items
    let extent = items.foreseen(
      change, through: items.count - 1, rules: sections[section].rules, columns: columns
    ).extent
    return sections[section].input.with(change).extent(aroundItems: extent)
      - sections[section].extent
  }
}

extension SectionInput {
  /// The same with other extents of its header and footer.
  fileprivate func with(_ changes: ExtentChanges) -> SectionInput {
    var input = self
    if let extent = changes[.header] { input.header.extent = max(0, extent) }
    if let extent = changes[.footer] { input.footer.extent = max(0, extent) }
    return input
  }
}

extension ColumnItems {
  /// Where the last of the items up to `last` would start, and how far they all would reach, if some
  /// had other extents; nothing is changed.
  fileprivate func foreseen(
    _ changes: ExtentChanges, through last: Int, rules: PlacingRules, columns: ColumnAssignment
  ) -> (start: Length?, extent: Length) {
    guard let first = changes.keys.compactMap({ $0.item }).min(), first <= last else {
      return (nil, extent)
    }
    let lasts = lastItems(before: first)
    var result: (start: Length?, extent: Length) = (nil, greatestEnd(after: lasts, rules: rules))
    var fronts = ColumnFronts(lasts.map { front(after: $0, rules) })
    for item in first...last {
      let extent = changes[.item(item)] ?? slots[item].extent
      let span = span(of: item)
      let column = fronts.column(
        for: item, formerly: slots[item].column, span: span, rules: rules, columns)
      let start = fronts.take(column, span: span, step: max(0, extent + rules.lineSpacing))
      result = (start, max(result.extent, start + extent))
    }
    return result
  }
}

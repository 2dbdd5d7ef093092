extension Waterfall {
  /// Returns the elements that touch a range of the content, and possibly some near it, to which
  /// scrolling can snap.
  ///
  /// They're items, or the sections with an extent above 0.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: The same as for `items(inSection:intersecting:)`, plus O(log s) for s sections.
  func snapElements(near range: LengthRange, _ rules: SnapRules) -> [SnapElement] {
    sections(withItemsIn: range).flatMap { section -> [SnapElement] in
      let distance = snapDistance(ofSection: section, rules)
      if rules.target == .sectionStart {
        let main = self.range(ofSection: section)
        let id = ElementID(.boundary(.header), inSection: section)
        let element = SnapElement(id: id, main: main, offset: main.start - distance)
        return main.extent > 0 ? [element] : []
      }
      return items(inSection: section, near: range).map { item in
        let position = snapPosition(ofItem: item, inSection: section, rules)
        return SnapElement(
          id: ElementID(.item(item.item), inSection: section), main: item.frame.main,
          offset: position - distance)
      }
    }
  }

  /// Returns the content offset at which scrolling snaps to an element, or `nil` if the element
  /// doesn't exist.
  ///
  /// The offset can be one that scrolling can't reach.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func snapOffset(of element: ElementID, _ rules: SnapRules) -> Length? {
    let section = element.section
    guard sections.indices.contains(section) else { return nil }
    let distance = snapDistance(ofSection: section, rules)
    if rules.target == .sectionStart { return range(ofSection: section).start - distance }
    guard let item = element.kind.item, item < itemCount(inSection: section) else { return nil }
    let placed = PlacedItem(item: item, frame: frame(ofItem: item, inSection: section))
    return snapPosition(ofItem: placed, inSection: section, rules) - distance
  }

  /// Returns the snap position of an item: the start of the item in columns or of its row, or its
  /// center.
  private func snapPosition(
    ofItem item: PlacedItem, inSection section: Int, _ rules: SnapRules
  ) -> Length {
    if rules.target == .itemStart { return line(ofItem: item.item, inSection: section).start }
    return item.frame.main.start + item.frame.main.extent / 2
  }

  /// Returns the snap distance of a section.
  ///
  /// The *snap distance* is the distance from a snap offset, at which a snap position is aligned,
  /// to that position. It's `startInset` plus the distance from the start of the visible range to
  /// the aligned position. Item centers are aligned with the middle of the visible range. Other
  /// positions are aligned with the end of the pinned headers, which can cover a different extent
  /// in each section.
  private func snapDistance(ofSection section: Int, _ rules: SnapRules) -> Length {
    let visible = rules.visibleExtent
    let aligned =
      switch rules.target {
      case .itemStart:
        obscuredExtent(of: .header, overSection: section, visible: visible, rules: rules.pins)
      case .itemCenter: visible / 2
      case .sectionStart:
        obscuredExtent(overStartOfSection: section, visible: visible, rules: rules.pins)
      }
    return rules.startInset + aligned
  }
}

// MARK: - Elements that a subclass has moved

extension Waterfall {
  /// The items of a row that were found so far.
  private struct FoundRow {
    let section: Int
    /// The range of the row in the engine.
    let line: LengthRange
    /// The range of the moved items.
    var main: LengthRange
  }

  /// Returns elements to which scrolling can snap after a subclass of the layout has moved them.
  ///
  /// `moved` contains the items near the screen, or the first element of each section near the
  /// screen if scrolling snaps to sections. Their frames are unpinned.
  ///
  /// - Precondition: The origins are up to date.
  func snapElements(among moved: [LayoutElement], _ rules: SnapRules) -> [SnapElement] {
    var rows: [FoundRow] = []
    return moved.ordered { $0.frame.main.start < $1.frame.main.start }.compactMap { element in
      let main = element.frame.main
      let position: Length
      switch rules.target {
      case .itemStart: position = lineStart(of: element, &rows)
      case .itemCenter: position = main.start + main.extent / 2
      case .sectionStart:
        let section = element.id.section
        guard let own = unpinnedFrame(of: element.id.kind, inSection: section) else { return nil }
        position = range(ofSection: section).start + main.start - own.main.start
      }
      let distance = snapDistance(ofSection: element.id.section, rules)
      return SnapElement(id: element.id, main: main, offset: position - distance)
    }
  }

  /// Returns the start of an item in columns, or of its row.
  ///
  /// The items of a row share a start as long as they still overlap along the main axis:
  ///
  ///     ┌───┐ ┌───┐            ┌───┐
  ///     │ 0 │ │ 1 │            │ 0 │
  ///     └───┘ │   │  a start   └───┘      two starts
  ///           └───┘                 ┌───┐
  ///                                 │ 1 │
  ///
  /// `rows` contains the rows of the items that start before this one.
  private func lineStart(of element: LayoutElement, _ rows: inout [FoundRow]) -> Length {
    let section = element.id.section
    let main = element.frame.main
    guard sections.indices.contains(section), let item = element.id.kind.item,
      item < itemCount(inSection: section), column(ofItem: item, inSection: section) == nil
    else { return main.start }
    let line = sections[section].items.lineRange(of: item)
    if let row = rows.firstIndex(where: {
      $0.section == section && $0.line == line && main.start < $0.main.end
    }) {
      rows[row].main.end = max(rows[row].main.end, main.end)
      return rows[row].main.start
    }
    rows.append(FoundRow(section: section, line: line, main: main))
    return main.start
  }
}

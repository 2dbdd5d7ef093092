extension Waterfall {
  /// Changes all of a section but its items.
  ///
  /// The items are placed again only when that can move them along scrolling: when the number of
  /// columns, the line spacing or the placement is another one.
  ///
  /// - Complexity: O(1), or that of `setSection` when items are placed again.
  public mutating func setInput(_ input: SectionInput, ofSection section: Int) {
    let former = sections[section].rules
    setStyle(of: section, to: input)
    let rules = sections[section].rules
    if rules != former { sections[section].items.place(from: 0, rules: rules) }
  }

  /// Changes the extents of some items.
  ///
  /// Those that have the extent already change nothing; a negative extent counts as 0.
  ///
  /// - Parameters:
  ///   - extents: The items, in any order, and their extents.
  ///   - section: The section they are in.
  ///   - columns: Whether later items find their column again.
  /// - Complexity: That of `setItems`.
  public mutating func setExtents(
    _ extents: [(item: Int, extent: Length)], inSection section: Int,
    columns: ColumnAssignment = .chosenAgain
  ) {
    let inputs = extents.map { item, extent in
      let span = sections[section].items.input(of: item).columnSpan
      return (item: item, input: ItemInput(extent: extent, columnSpan: span))
    }
    setItems(inputs, inSection: section, columns: columns)
  }

  /// Changes what is known of some items, their extents and how many columns they cover.
  ///
  /// Those of which the same is known already change nothing.
  ///
  /// - Parameters:
  ///   - inputs: The items, in any order, and what is to be known of them.
  ///   - section: The section they are in.
  ///   - columns: Whether later items find their column again.
  /// - Complexity: O(n · log k) for the n items from the first that changes on and k columns;
  ///   O(n · k) where items cover several.
  public mutating func setItems(
    _ inputs: [(item: Int, input: ItemInput)], inSection section: Int,
    columns: ColumnAssignment = .chosenAgain
  ) {
    var first = Int.max
    for (item, input) in inputs where sections[section].items.setInput(input, of: item) {
      first = min(first, item)
    }
    placeAgain(from: first, inSection: section, columns: columns)
  }

  /// Changes what is known of an item; for several, `setItems` places those after them once.
  ///
  /// - Complexity: That of `setItems`.
  public mutating func setItem(
    _ item: Int, inSection section: Int, to input: ItemInput,
    columns: ColumnAssignment = .chosenAgain
  ) {
    setItems([(item, input)], inSection: section, columns: columns)
  }

  /// Removes items and then inserts others.
  ///
  /// - Parameters:
  ///   - section: The section to edit.
  ///   - removing: The items to remove, by the indexes they have, ascending.
  ///   - inserting: The items to insert, by the indexes they will have, ascending.
  ///   - columns: Whether existing items after them find their column again.
  /// - Complexity: O(n · log k) for the n items from the first edit on and k columns; O(n · k) where
  ///   items cover several.
  public mutating func editItems(
    inSection section: Int, removing: [Int], inserting: [(item: Int, input: ItemInput)],
    columns: ColumnAssignment = .chosenAgain
  ) {
    let formerCount = sections[section].items.count
    let first = sections[section].items.edit(removing: removing, inserting: inserting)
    noteItemCount(ofSection: section, formerly: formerCount)
    placeAgain(from: first, inSection: section, columns: columns)
  }

  /// Arranges the sections anew.
  ///
  /// Each moves with its items as they are; what is not named is dropped, what is inserted has
  /// nothing in it.
  ///
  /// - Complexity: O(s), s sections before and after.
  public mutating func arrangeSections(_ sources: [SectionSource]) {
    let former = sections
    sections.removeAll()
    sections.reserveCapacity(sources.count)
    var unmoved = 0
    for source in sources {
      switch source {
      case .existing(let section):
        if section == unmoved, unmoved == sections.count { unmoved += 1 }
        sections.append(former[section])
      case .inserted:
        sections.append(
          WaterfallSection(style: SectionStyle(input: SectionInput(), crossExtent: crossExtent)))
      }
    }
    origins.setCount(sections.count + 1, filler: 0)
    itemCount = sections.reduce(0) { $0 + $1.items.count }
    forget(from: unmoved)
  }

  /// Places items again, from `first` on; nothing to do when there is no such item.
  private mutating func placeAgain(
    from first: Int, inSection section: Int, columns: ColumnAssignment
  ) {
    guard first <= sections[section].items.count else { return }
    let rules = sections[section].rules
    sections[section].items.place(from: first, rules: rules, columns: columns)
    unsettle(from: section)
  }
}

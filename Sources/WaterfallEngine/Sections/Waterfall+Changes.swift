extension Waterfall {
  /// Changes all of a section but its items, which are placed again only if that can move them.
  public mutating func setInput(_ input: SectionInput, ofSection section: Int) {
    let rules = sections[section].rules
    sections[section].input = input
    sections[section].tracks = WaterfallSection.tracks(for: input, crossExtent: crossExtent)
    if sections[section].rules != rules {
      sections[section].items.place(from: 0, rules: sections[section].rules)
    }
    unsettle(from: section)
  }

  /// Changes the extents of some items.
  public mutating func setExtents(
    _ extents: [(item: Int, extent: Length)], inSection section: Int,
    columns: ColumnAssignment = .chosenAgain
  ) {
    var first = Int.max
    for (item, extent) in extents {
      let extent = ItemInput(extent: extent).extent
      guard sections[section].items.extents[item] != extent else { continue }
      sections[section].items.extents[item] = extent
      first = min(first, item)
    }
    guard first < Int.max else { return }
    replace(from: first, inSection: section, columns: columns)
  }

  /// Changes what is known of an item.
  public mutating func setItem(
    _ item: Int, inSection section: Int, to input: ItemInput,
    columns: ColumnAssignment = .chosenAgain
  ) {
    guard itemInput(at: item, inSection: section) != input else { return }
    sections[section].items.extents[item] = input.extent
    sections[section].items.setSpan(input.columnSpan, of: item)
    replace(from: item, inSection: section, columns: columns)
  }

  /// Removes items, by the indexes they have, and then inserts others, by the ones they will have.
  ///
  /// Both lists ascend.
  public mutating func editItems(
    inSection section: Int, removing: [Int], inserting: [(item: Int, input: ItemInput)],
    columns: ColumnAssignment = .chosenAgain
  ) {
    let first = sections[section].items.edit(removing: removing, inserting: inserting)
    replace(from: first, inSection: section, columns: columns)
  }

  /// Adds items at the end of a section; those before stay as they are.
  public mutating func appendItems(
    _ count: Int, toSection section: Int, item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    let tracks = sections[section].tracks
    let first = sections[section].items.count
    sections[section].items.append(count) { item($0, tracks) }
    replace(from: first, inSection: section, columns: .chosenAgain)
  }

  /// Arranges the sections anew: each moves with its items, and what is not named is dropped.
  public mutating func arrangeSections(_ sources: [SectionSource]) {
    let former = sections
    sections.removeAll(keepingCapacity: true)
    for source in sources {
      switch source {
      case .existing(let section): sections.append(former[section])
      case .inserted:
        sections.append(WaterfallSection(input: SectionInput(), crossExtent: crossExtent))
      }
    }
    origins = [Length](repeating: 0, count: sections.count + 1)
    settledCount = 0
  }

  private mutating func replace(
    from item: Int, inSection section: Int, columns: ColumnAssignment
  ) {
    let rules = sections[section].rules
    sections[section].items.place(from: item, rules: rules, columns: columns)
    unsettle(from: section)
  }
}

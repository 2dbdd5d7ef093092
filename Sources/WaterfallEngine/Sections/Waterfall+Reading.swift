extension Waterfall {
  /// How many items a section has.
  public func itemCount(inSection section: Int) -> Int {
    sections[section].items.count
  }

  /// What was stated for a section.
  public func input(ofSection section: Int) -> SectionInput {
    sections[section].input
  }

  /// Where a section's columns are, from its leading inset on.
  public func tracks(ofSection section: Int) -> ColumnTracks {
    sections[section].tracks
  }

  /// What was stated for an item; a span above 65,535 reads as that.
  public func itemInput(at item: Int, inSection section: Int) -> ItemInput {
    sections[section].items.input(of: item)
  }

  /// The column of an item; the first one, of an item that covers several.
  public func column(ofItem item: Int, inSection section: Int) -> Int {
    Int(sections[section].items.columns[item])
  }

  /// Where an item is, in content coordinates.
  public func frame(ofItem item: Int, inSection section: Int) -> AxisRect {
    assert(isSettled, "settle() before reading")
    let found = sections[section]
    let cross = found.tracks.range(
      of: Int(found.items.columns[item]), span: found.items.span(of: item))
    return AxisRect(
      main: found.items.range(of: item).shifted(by: origins[section] + found.itemsStart),
      cross: cross.shifted(by: found.input.insets.crossStart))
  }

  /// Where a section's background goes: from its header's end to its footer's start, across the
  /// whole content.
  public func bodyFrame(ofSection section: Int) -> AxisRect {
    let header = sections[section].blockExtent(of: .header)
    let footer = sections[section].blockExtent(of: .footer)
    return AxisRect(
      main: LengthRange(start: origins[section] + header, end: origins[section + 1] - footer),
      cross: LengthRange(start: 0, end: crossExtent))
  }
}

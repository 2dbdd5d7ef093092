extension Waterfall {
  /// How many items a section has.
  package func itemCount(inSection section: Int) -> Int {
    sections[section].items.count
  }

  /// What was stated for a section.
  package func input(ofSection section: Int) -> SectionInput {
    sections[section].input
  }

  /// Where a section's columns are, measured from its leading inset.
  @usableFromInline package func tracks(ofSection section: Int) -> ColumnTracks {
    sections[section].tracks
  }

  /// What was stated for an item; a span above 65,535 reads as that.
  package func itemInput(at item: Int, inSection section: Int) -> ItemInput {
    sections[section].items.input(of: item)
  }

  /// The column that an item is in, counted from the leading edge; the first of several.
  package func column(ofItem item: Int, inSection section: Int) -> Int {
    Int(sections[section].items.slots[item].column)
  }

  /// Where an item is, in content coordinates.
  ///
  /// - Precondition: The layout is settled.
  /// - Complexity: O(1).
  package func frame(ofItem item: Int, inSection section: Int) -> AxisRect {
    assert(isSettled, "settle() before reading")
    var frame = sections[section].frame(ofItem: item)
    frame.main = frame.main.shifted(by: origins[section])
    return frame
  }

  /// Where a section's background goes, in content coordinates.
  ///
  /// It reaches from the header to the footer, insets of the items included, across the whole
  /// content. A section with neither items nor insets has one of no extent.
  ///
  /// - Precondition: The layout is settled.
  package func bodyFrame(ofSection section: Int) -> AxisRect {
    assert(isSettled, "settle() before reading")
    let header = sections[section].blockExtent(of: .header)
    let footer = sections[section].blockExtent(of: .footer)
    return AxisRect(
      main: LengthRange(start: origins[section] + header, end: origins[section + 1] - footer),
      cross: LengthRange(start: 0, end: crossExtent))
  }
}

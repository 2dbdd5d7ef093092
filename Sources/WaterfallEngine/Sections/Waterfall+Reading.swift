extension Waterfall {
  /// How many items a section has.
  @usableFromInline package func itemCount(inSection section: Int) -> Int {
    sections[section].items.count
  }

  /// What was stated for a section, and what follows from it.
  package func style(ofSection section: Int) -> SectionStyle { sections[section].style }

  /// What was stated for a section.
  package func input(ofSection section: Int) -> SectionInput {
    sections[section].input
  }

  /// Whether a section is marked by `markSizesDependOnPaths(inSection:)`.
  package func sizesDependOnPaths(inSection section: Int) -> Bool {
    sections[section].sizesDependOnPaths
  }

  /// What was stated for an item; a span above 65,535 reads as that.
  package func itemInput(at item: Int, inSection section: Int) -> ItemInput {
    sections[section].items.input(of: item)
  }

  /// The extent along scrolling that was stated for an element; nil where there is no such item or
  /// section, and for a background, which has what its section gives it.
  package func extent(of id: ElementID) -> Length? {
    guard sections.indices.contains(id.section) else { return nil }
    if let item = id.kind.item {
      let items = sections[id.section].items
      return 0..<items.count ~= item ? items.input(of: item).extent : nil
    }
    return id.boundary.map { sections[id.section].input[$0].extent }
  }

  /// The column that an item is in, counted from the leading edge; the first of several, nil in rows.
  package func column(ofItem item: Int, inSection section: Int) -> Int? {
    sections[section].items.column(of: item)
  }

  /// Where an item is, in content coordinates, from a device pixel on.
  ///
  /// It is placed to 1/64 pixel, and answered where that pixel is, with the extents that it has: text is
  /// then as sharp as in the stock layout, and sums stay exact (facts 13.3).
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(1); O(log r) in r rows.
  package func frame(ofItem item: Int, inSection section: Int) -> AxisRect {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let (items, style) = (sections[section].items, sections[section].style)
    let frame = AxisRect(
      main: items.range(of: item, in: style), cross: items.crossRange(of: item, in: style))
    return answered(frame, inSection: section)
  }

  /// A frame measured from where a section's items are, as it is answered: in content coordinates, from a
  /// device pixel on.
  func answered(_ frame: AxisRect, inSection section: Int) -> AxisRect {
    let start = itemsStart(ofSection: section)
    return AxisRect(
      main: frame.main.shifted(by: start.main).onPixel,
      cross: frame.cross.shifted(by: start.cross).onPixel)
  }

  /// Where a section's items are measured from, in content coordinates.
  func itemsStart(ofSection section: Int) -> (main: Length, cross: Length) {
    (origins[section] + sections[section].itemsStart, sections[section].input.insets.crossStart)
  }

  /// Where a section's background goes, in content coordinates.
  ///
  /// It reaches from the header to the footer, insets of the items included, across the whole
  /// content, less insets of its own.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: nil where there is none: without items too, and where its insets leave it no extent.
  package func backgroundFrame(ofSection section: Int) -> AxisRect? {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let input = sections[section].input
    guard let insets = input.background, let main = sections[section].backgroundRange else {
      return nil
    }
    let cross = LengthRange(start: insets.crossStart, end: crossExtent - insets.crossEnd)
    guard cross.extent > 0 else { return nil }
    return AxisRect(main: main.shifted(by: origins[section]), cross: cross)
  }
}

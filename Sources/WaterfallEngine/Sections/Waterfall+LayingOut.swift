extension Waterfall {
  /// Sets the extent across scrolling.
  ///
  /// A negative one counts as 0. Sections keep the columns they have until each is set again, with
  /// `setSection` or `setInput`.
  public mutating func setCrossExtent(_ extent: Length) {
    crossExtent = max(0, extent)
  }

  /// Sets how many sections there are.
  ///
  /// Those beyond are dropped, new ones have nothing in them; the others keep their items, and
  /// with them the memory that the next pass fills again.
  public mutating func setSectionCount(_ count: Int) {
    if count < sections.count {
      sections.removeLast(sections.count - count)
      origins.removeLast(origins.count - count - 1)
    } else {
      let empty = WaterfallSection(input: SectionInput(), crossExtent: crossExtent)
      origins.append(contentsOf: repeatElement(0, count: count - sections.count))
      sections.append(contentsOf: repeatElement(empty, count: count - sections.count))
    }
    unsettle(from: count)
  }

  /// Lays a section out afresh.
  ///
  /// Call `settle()` before anything is read.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - input: All that is to be known of it but its items.
  ///   - itemCount: How many items it has; a negative number counts as 0.
  ///   - item: Answers what is to be known of an item; asked once for each, in ascending order.
  ///     `tracks` are the section's columns.
  /// - Complexity: O(n · log k), n items and k columns; O(n · k) where items cover several.
  public mutating func setSection(
    _ section: Int, to input: SectionInput, itemCount: Int,
    item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    let tracks = WaterfallSection.tracks(for: input, crossExtent: crossExtent)
    setSection(section, to: input, itemCount: itemCount) { items in
      items.fill { item($0, tracks) }
    }
  }

  /// Lays a section out afresh; the same, but that `fill` asks for the items.
  ///
  /// For whoever has a million of them: see `ItemInputs`.
  public mutating func setSection(
    _ section: Int, to input: SectionInput, itemCount: Int,
    fill: (_ items: inout ItemInputs) -> Void
  ) {
    sections[section].input = input
    sections[section].tracks = WaterfallSection.tracks(for: input, crossExtent: crossExtent)
    sections[section].items.refill(count: max(0, itemCount), by: fill)
    let rules = sections[section].rules
    sections[section].items.place(from: 0, rules: rules)
    unsettle(from: section)
  }

  /// Brings the sections' starts up to date, after any number of changes and before any reading.
  ///
  /// - Complexity: O(s), s sections from the first that changed on.
  public mutating func settle() {
    if settledCount == 0 { overhang = 0 }
    for index in settledCount..<sections.count {
      // Kept where a sum still has room above it, for the one section that is absurdly long.
      origins[index + 1] = min(origins[index] + sections[index].extent, Self.farthest)
      overhang = max(overhang, sections[index].overhang)
      if stacksItems { sections[index].items.indexCards() }
    }
    filled.update(from: settledCount, sections: sections)
    pins.update(from: settledCount, sections: sections)
    settledCount = sections.count
  }

  /// No section starts further down than this.
  private static let farthest: Length = 1 << 61

  /// Notes that what lies after the start of `section` has to be settled again.
  mutating func unsettle(from section: Int) {
    settledCount = min(settledCount, section)
  }

  /// Whether every section's start is up to date.
  var isSettled: Bool { settledCount == sections.count }
}

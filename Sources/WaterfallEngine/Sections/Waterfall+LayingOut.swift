extension Waterfall {
  /// Sets the extent across scrolling; a negative one counts as 0.
  ///
  /// Sections keep what they have until each is set again, with `setSection` or `setInput`.
  public mutating func setCrossExtent(_ extent: Length) {
    crossExtent = max(0, extent)
  }

  /// Sets how many sections there are: those beyond are dropped, new ones are empty.
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

  /// Lays a section out afresh, asking for every item once, in order.
  public mutating func setSection(
    _ section: Int, to input: SectionInput, itemCount: Int,
    item: (_ item: Int, _ tracks: ColumnTracks) -> ItemInput
  ) {
    let tracks = WaterfallSection.tracks(for: input, crossExtent: crossExtent)
    sections[section].input = input
    sections[section].tracks = tracks
    sections[section].items.refill(count: itemCount) { item($0, tracks) }
    sections[section].items.place(from: 0, rules: sections[section].rules)
    unsettle(from: section)
  }

  /// Brings the sections' starts up to date after changes; every query needs that.
  public mutating func settle() {
    for section in settledCount..<sections.count {
      origins[section + 1] = origins[section] + sections[section].extent
    }
    pins.update(from: settledCount, sections: sections)
    settledCount = sections.count
  }

  /// Notes that what lies after the start of `section` has to be settled again.
  mutating func unsettle(from section: Int) {
    settledCount = min(settledCount, section)
  }

  /// Whether every section's start is up to date.
  var isSettled: Bool { settledCount == sections.count }
}

extension Waterfall {
  /// Sets the number of sections by removing the last ones or adding empty ones.
  ///
  /// All other sections keep their items, whose memory the next layout pass can reuse.
  package mutating func setSectionCount(_ count: Int) {
    let kept = min(count, sectionCount)
    sections.setCount(count, filler: emptySection)
    recordSections(keeping: kept)
  }

  /// Lays out a section from scratch.
  ///
  /// Call `updateOrigins()` before you read positions. The compiler inlines this method and the
  /// `item` closure, whose calls would otherwise take as long as placing the items.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - style: The section's style.
  ///   - itemCount: The number of items. A negative number becomes 0.
  ///   - item: Returns the values of an item. It's called once for each item, in ascending order.
  /// - Complexity: O(n · k) for n items and k columns.
  @inlinable
  package mutating func setSection(
    _ section: Int, to style: SectionStyle, itemCount: Int, item: (_ item: Int) -> ItemMetrics
  ) {
    setStyle(of: section, to: style)
    sections[section].items.setItems(count: max(0, itemCount), to: item)
    placeItems(ofSection: section)
  }

  /// Lays out a section from scratch with the specified sizes of its items.
  ///
  /// In a section without a column count, the sizes determine whether it has columns or rows.
  ///
  /// - Complexity: O(n · k) for n items and k columns.
  package mutating func setSection(
    _ section: Int, to style: SectionStyle, itemCount: Int, sizes: SpecifiedSizes,
    by sizer: inout ItemSizer
  ) {
    // `style` was made before the sizes were known, and the sizer was selected for its columns. Now
    // that the sizes decide on the columns or rows, make the style again, and convert the sizes for
    // it.
    setItems(
      ofSection: section, to: style.decided(by: sizes), itemCount: itemCount, sizes: sizes,
      by: &sizer)
  }

  /// Lays out a section from scratch in the columns or rows of a style, with the specified sizes of
  /// its items.
  ///
  /// - Complexity: O(n · k) for n items and k columns.
  package mutating func setItems(
    ofSection section: Int, to style: SectionStyle, itemCount: Int, sizes: SpecifiedSizes,
    by sizer: inout ItemSizer
  ) {
    sizer.select(section, as: style)
    let sizes = sizer.isInRows ? sizes : sizes.inColumns
    // The loop uses a constant copy of the sizer, which is faster, and `arePlain` is computed once
    // and not for each item.
    let plain = sizer
    let arePlain = sizes.arePlain
    setSection(section, to: style, itemCount: itemCount) { item in
      if arePlain,
        let metrics = plain.plainMetrics(main: sizes.heights[item], cross: sizes.widths[item])
      {
        return metrics
      }
      return sizer.metrics(of: sizes.values(ofItem: item), item: item)
    }
  }

  /// Places all items of a section from scratch, after their values were set.
  @usableFromInline
  mutating func placeItems(ofSection section: Int) {
    sections[section].items.place()
    sections[section].sizesDependOnPaths = false
    outdateOrigins(from: section)
  }

  /// Sets a section's style, and keeps the metrics of its items.
  ///
  /// A section whose style equals that of the previous section shares its object.
  @usableFromInline
  mutating func setStyle(of section: Int, to style: SectionStyle) {
    let old = sections[section].style
    let neighbor = sections[max(0, section - 1)].style
    guard !old.matches(style) else { return }
    sections[section].items.setStyle(neighbor.matches(style) ? neighbor : style)
    pins.truncate(toSection: section)
    outdateOrigins(from: section)
  }

  /// Places the items that aren't placed yet, and updates the sections' origins.
  ///
  /// Call this method after all changes, and before you read positions. The `mutating` methods that
  /// return positions don't require this call.
  ///
  /// - Parameter limit: The number of sections to update, counted from the first section.
  /// - Complexity: O(s + n · k) for s sections from the first changed one on, n unplaced items, and
  ///   k columns. O(1) if nothing has changed.
  package mutating func updateOrigins(upTo limit: Int = .max) {
    let count = min(limit, sections.count)
    guard currentOriginCount < count else { return }
    if currentOriginCount == 0 { overhang = 0 }
    for index in currentOriginCount..<count {
      sections[index].items.place(columns: columnAssignment)
      // The limit prevents overflows in later sums if a section is absurdly long.
      origins[index + 1] = min(origins[index] + sections[index].extent, LengthRange.farthest)
      itemCounts[index + 1] = itemCounts[index] + sections[index].items.count
      overhang = max(overhang, sections[index].overhang)
    }
    currentOriginCount = count
    guard hasCurrentOrigins else { return }
    pins.update(with: sections)
    updateLeadingSpace()
  }

  /// Returns the range of an item, or of its row, in content coordinates.
  ///
  /// The start is aligned to a device pixel.
  ///
  /// The content offset may have to be adjusted each time a view returns its preferred size. The
  /// method therefore places only the items that the range depends on. While the content can be
  /// shorter than `minimumMainExtent` and aligns to its end, these are all items.
  ///
  /// - Complexity: O(s + n · k) for s sections from the first changed one to this one, n unplaced
  ///   items before this item, and k columns.
  package mutating func placedLine(ofItem item: Int, inSection section: Int) -> LengthRange {
    updateOrigins(upTo: section)
    sections[section].items.place(through: item, columns: columnAssignment)
    placeLeadingSpace()
    return line(ofItem: item, inSection: section)
  }

  /// Returns the frame of an item that is placed already, in content coordinates.
  ///
  /// The start is aligned to a device pixel. Sections after the item's need not be up to date.
  package func placedFrame(ofItem item: Int, inSection section: Int) -> AxisRect {
    answered(sections[section].items.frame(of: item), inSection: section)
  }

  /// Returns the range of a placed item, or of its row, in content coordinates.
  ///
  /// The start is aligned to a device pixel.
  package func line(ofItem item: Int, inSection section: Int) -> LengthRange {
    sections[section].items.lineRange(of: item)
      .shifted(by: itemsStart(ofSection: section).main).pixelAligned
  }

  /// Returns the main extent of the content, or a lower bound that is greater than `limit`.
  ///
  /// Items are placed only until it's certain that the content is longer than `limit`.
  ///
  /// - Complexity: The same as for `placedLine(ofItem:inSection:)` with the first item after the
  ///   limit.
  package mutating func mainExtent(unlessBeyond limit: Length) -> Length {
    let reached = sectionsExtent(unlessBeyond: limit)
    return reached > limit ? reached : mainExtent
  }

  /// Returns the main extent of all sections, or a lower bound that is greater than `limit`.
  ///
  /// Items are placed only until it's certain that the sections are longer than `limit`.
  mutating func sectionsExtent(unlessBeyond limit: Length) -> Length {
    for section in currentOriginCount..<sections.count {
      // This call places no items, but removes rows that were formed with old spacings. Otherwise,
      // `extent` could be too large for a lower bound.
      sections[section].items.place(through: -1, columns: columnAssignment)
      while !sections[section].items.isPlaced {
        let reached = origins[section] + sections[section].extent
        guard reached <= limit else { return reached }
        let last = sections[section].items.placedCount + Self.fewItems
        sections[section].items.place(through: last, columns: columnAssignment)
      }
      updateOrigins(upTo: section + 1)
      guard origins[section + 1] <= limit else { return origins[section + 1] }
    }
    return sectionsExtent
  }

  /// The number of items to place before checking the limit again, about as many as a screen shows.
  private static let fewItems = 64

  /// Marks the origins of the sections after `section` as out of date.
  mutating func outdateOrigins(from section: Int) {
    currentOriginCount = min(currentOriginCount, section)
  }

  /// Whether the origins of all sections are up to date.
  var hasCurrentOrigins: Bool { currentOriginCount == sections.count }
}

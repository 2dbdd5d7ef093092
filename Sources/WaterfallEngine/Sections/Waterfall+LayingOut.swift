extension Waterfall {
  /// Sets the number of sections.
  ///
  /// Removes the last sections or adds empty ones. The remaining sections keep their items, and the
  /// next pass reuses the memory of those items.
  package mutating func setSectionCount(_ count: Int) {
    guard count != sectionCount else { return }
    let kept = min(count, sectionCount)
    sections.setCount(count, filler: emptySection)
    recordSections(keeping: kept)
  }

  /// Lays out a section from scratch.
  ///
  /// Call `updateOrigins()` before you read the layout. This method and the `item` closure are
  /// inlined at the call site. For a million items, the calls would otherwise take as long as the
  /// placement does.
  ///
  /// - Parameters:
  ///   - section: The section's index.
  ///   - style: The section's parameters.
  ///   - itemCount: The number of items. A negative number counts as 0.
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

  /// Lays out a section without a specified column count.
  ///
  /// Chooses columns or rows based on the sizes of the items, and places the items.
  ///
  /// - Complexity: O(n · k) for n items and k columns.
  package mutating func setSection(
    _ section: Int, to style: SectionStyle, itemCount: Int, sizes: SpecifiedSizes,
    by sizer: inout ItemSizer
  ) {
    var metrics = style.metrics
    metrics.automatic = metrics.automatic?.decided(by: sizes)
    let decided = SectionStyle(metrics, crossExtent: crossExtent)
    sizer.select(section, as: decided)
    // The loop reads an immutable copy, and a condition that is the same for all items.
    let (plain, arePlain) = (sizer, sizes.arePlain)
    setSection(section, to: decided, itemCount: itemCount) { item in
      if arePlain,
        let metrics = plain.plainMetrics(main: sizes.heights[item], cross: sizes.widths[item])
      {
        return metrics
      }
      return sizer.metrics(of: sizes.values(ofItem: item), item: item)
    }
  }

  /// Places all items of a section whose values were just set, and assigns them to columns from
  /// scratch.
  @usableFromInline
  mutating func placeItems(ofSection section: Int) {
    sections[section].items.place()
    sections[section].sizesDependOnPaths = false
    outdateOrigins(from: section)
  }

  /// Sets a section's parameters without changing its items' values.
  ///
  /// A section whose parameters match those of the section before it shares that section's style.
  @usableFromInline
  mutating func setStyle(of section: Int, to style: SectionStyle) {
    let (old, neighbor) = (sections[section].style, sections[max(0, section - 1)].style)
    guard !old.matches(style) else { return }
    sections[section].items.setStyle(neighbor.matches(style) ? neighbor : style)
    if old.metrics.header != style.metrics.header
      || old.metrics.footer != style.metrics.footer
    {
      pins.truncate(toSection: section)
    }
    outdateOrigins(from: section)
  }

  /// Places the items that aren't placed yet, and updates the sections' origins.
  ///
  /// Call this method after any number of changes and before you read the layout. Only
  /// `start(ofItem:inSection:)` and `mainExtent(unlessBeyond:)` don't need it.
  ///
  /// - Parameter limit: The number of sections, from the first on, whose extents are needed.
  /// - Complexity: O(s + n · k) for s sections from the first changed one on, n unplaced items, and
  ///   k columns. O(1) if nothing has changed.
  package mutating func updateOrigins(upTo limit: Int = .max) {
    let count = min(limit, sections.count)
    guard currentOriginCount < count else { return }
    if currentOriginCount == 0 { overhang = 0 }
    for index in currentOriginCount..<count {
      sections[index].items.place(columns: columnAssignment)
      // This limit leaves room for further sums after an absurdly long section.
      origins[index + 1] = min(origins[index] + sections[index].extent, LengthRange.farthest)
      itemCounts[index + 1] = itemCounts[index] + sections[index].items.count
      overhang = max(overhang, sections[index].overhang)
    }
    currentOriginCount = count
    if hasCurrentOrigins { pins.update(with: sections) }
  }

  /// Returns the start of an item, or of its row, in content coordinates, aligned to a device
  /// pixel.
  ///
  /// Only the items that the result depends on are placed. When UIKit asks for the invalidation
  /// context of one view's preferred size, it needs the content offset adjustment at once. The
  /// preferred sizes of other views follow.
  ///
  /// - Complexity: O(s + n · k) for s sections from the first changed one to this one, n unplaced
  ///   items before this item, and k columns.
  package mutating func start(ofItem item: Int, inSection section: Int) -> Length {
    updateOrigins(upTo: section)
    sections[section].items.place(through: item, columns: columnAssignment)
    let line = sections[section].items.lineRange(of: item)
    return (itemsStart(ofSection: section).main + line.start).pixelAligned
  }

  /// Returns the main extent of the content, or a lower bound greater than `limit`.
  ///
  /// The lower bound is returned as soon as the content is certain to be longer than `limit`.
  ///
  /// - Complexity: That of `start(ofItem:inSection:)` for the first item beyond the limit.
  package mutating func mainExtent(unlessBeyond limit: Length) -> Length {
    for section in currentOriginCount..<sections.count {
      // Discards the rows if the spacings have been swapped.
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
    return mainExtent
  }

  /// The number of items to place before checking the limit again, about as many as a screen shows.
  private static let fewItems = 64

  /// Marks the origins after the start of `section` as out of date.
  mutating func outdateOrigins(from section: Int) {
    currentOriginCount = min(currentOriginCount, section)
  }

  /// Whether all sections' origins are up to date.
  var hasCurrentOrigins: Bool { currentOriginCount == sections.count }
}

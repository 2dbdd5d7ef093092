extension Waterfall {
  /// Returns the number of items in a section.
  package func itemCount(inSection section: Int) -> Int { sections[section].items.count }

  /// Returns a section's style.
  package func style(ofSection section: Int) -> SectionStyle { sections[section].style }

  /// Returns a section's metrics.
  package func metrics(ofSection section: Int) -> SectionMetrics { sections[section].metrics }

  /// Returns whether the section has the mark that `markSizesDependOnPaths(inSection:)` sets.
  package func sizesDependOnPaths(inSection section: Int) -> Bool {
    sections[section].sizesDependOnPaths
  }

  /// Returns an item's metrics, with a column span of at most 65,535.
  package func itemMetrics(at item: Int, inSection section: Int) -> ItemMetrics {
    sections[section].items.metrics(of: item)
  }

  /// Returns the main extent that was set for an item, a header, or a footer.
  ///
  /// The result is `nil` if the item or section doesn't exist. It's also `nil` for a background,
  /// because the section determines a background's extent.
  package func extent(of id: ElementID) -> Length? {
    guard sections.indices.contains(id.section) else { return nil }
    if let item = id.kind.item {
      let items = sections[id.section].items
      return 0..<items.count ~= item ? items.metrics(of: item).extent : nil
    }
    return id.boundary.map { sections[id.section].metrics[$0].extent }
  }

  /// Returns the first column that an item spans, or `nil` if the items are in rows.
  ///
  /// Columns are counted from the leading edge.
  package func column(ofItem item: Int, inSection section: Int) -> Int? {
    sections[section].items.column(of: item)
  }

  /// Returns an item's frame in content coordinates, with its origin aligned to a device pixel.
  ///
  /// The alignment makes text as sharp as in the flow layout (facts 13.3). It applies only to the
  /// returned origin. Sizes and stored positions aren't rounded, so sums stay exact.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(1) in columns, or O(k) in a grid of k columns whose items fit into one row. In
  ///   rows, O(log r + c) for r rows and c items in the item's row.
  package func frame(ofItem item: Int, inSection section: Int) -> AxisRect {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    return answered(sections[section].items.frame(of: item), inSection: section)
  }

  /// Converts an item's frame to content coordinates, and aligns its origin to a device pixel.
  ///
  /// `frame` is relative to `itemsStart(ofSection:)`.
  func answered(_ frame: AxisRect, inSection section: Int) -> AxisRect {
    let start = itemsStart(ofSection: section)
    return AxisRect(
      main: frame.main.shifted(by: start.main).pixelAligned,
      cross: frame.cross.shifted(by: start.cross).pixelAligned)
  }

  /// Returns the origin of a section's item area, in content coordinates.
  ///
  /// The stored frames of the items are relative to this origin.
  func itemsStart(ofSection section: Int) -> (main: Length, cross: Length) {
    let style = sections[section].style
    let main = leadingSpace + origins[section] + style.itemsStart
    return (main, style.metrics.insets.crossStart)
  }

  /// Returns the unpinned frame of an element, in content coordinates.
  ///
  /// `WaterfallSection.unpinnedFrame(of:in:crossExtent:)` says how large a background is.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The frame, or `nil` if the section or element doesn't exist.
  package func unpinnedFrame(of kind: ElementID.Kind, inSection section: Int) -> AxisRect? {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    guard sections.indices.contains(section) else { return nil }
    if case .item(let item) = kind {
      let exists = 0..<itemCount(inSection: section) ~= item
      return exists ? frame(ofItem: item, inSection: section) : nil
    }
    let range = range(ofSection: section)
    return sections[section].unpinnedFrame(of: kind, in: range, crossExtent: crossExtent)
  }
}

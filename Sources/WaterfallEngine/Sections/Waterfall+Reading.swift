extension Waterfall {
  /// Returns the number of items in a section.
  @usableFromInline package func itemCount(inSection section: Int) -> Int {
    sections[section].items.count
  }

  /// Returns a section's parameters and the values computed from them.
  package func style(ofSection section: Int) -> SectionStyle { sections[section].style }

  /// Returns a section's parameters.
  package func metrics(ofSection section: Int) -> SectionMetrics {
    sections[section].metrics
  }

  /// Returns whether `markSizesDependOnPaths(inSection:)` marked a section.
  package func sizesDependOnPaths(inSection section: Int) -> Bool {
    sections[section].sizesDependOnPaths
  }

  /// Returns an item's values, with its column span limited to 65,535.
  package func itemMetrics(at item: Int, inSection section: Int) -> ItemMetrics {
    sections[section].items.metrics(of: item)
  }

  /// Returns the main extent that was set for an element.
  ///
  /// Returns `nil` if the item or section doesn't exist, and for a background, whose section
  /// determines its extent.
  package func extent(of id: ElementID) -> Length? {
    guard sections.indices.contains(id.section) else { return nil }
    if let item = id.kind.item {
      let items = sections[id.section].items
      return 0..<items.count ~= item ? items.metrics(of: item).extent : nil
    }
    return id.boundary.map { sections[id.section].metrics[$0].extent }
  }

  /// Returns the first column that an item spans, counted from the leading edge, or `nil` in rows.
  package func column(ofItem item: Int, inSection section: Int) -> Int? {
    sections[section].items.column(of: item)
  }

  /// Returns an item's frame in content coordinates, with its origin aligned to a device pixel.
  ///
  /// Items are placed to 1/64 pixel. Only the origin of the returned frame is aligned to a pixel,
  /// and the size stays the same. Text is then as sharp as in the flow layout, and sums stay exact
  /// (facts 13.3).
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(1), or O(log r) in r rows.
  package func frame(ofItem item: Int, inSection section: Int) -> AxisRect {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    return answered(sections[section].items.frame(of: item), inSection: section)
  }

  /// Converts an item's frame to content coordinates, and aligns its origin to a device pixel.
  ///
  /// The frame is relative to the start of its section's items.
  func answered(_ frame: AxisRect, inSection section: Int) -> AxisRect {
    let start = itemsStart(ofSection: section)
    return AxisRect(
      main: frame.main.shifted(by: start.main).pixelAligned,
      cross: frame.cross.shifted(by: start.cross).pixelAligned)
  }

  /// Returns the origin, in content coordinates, that the frames of a section's items are relative
  /// to.
  func itemsStart(ofSection section: Int) -> (main: Length, cross: Length) {
    (
      origins[section] + sections[section].style.itemsStart,
      sections[section].metrics.insets.crossStart
    )
  }

  /// Returns the frame of an element that isn't pinned or stopped, in content coordinates.
  ///
  /// The background reaches from the header to the footer, including the section's insets, and
  /// across the whole content. Its own insets make it smaller.
  ///
  /// - Precondition: The origins are up to date.
  /// - Returns: The frame, or `nil` if the section or element doesn't exist. A section has no
  ///   background if it has no items, or if the background's insets leave no area.
  package func restFrame(of kind: ElementID.Kind, inSection section: Int) -> AxisRect? {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    guard sections.indices.contains(section) else { return nil }
    if case .item(let item) = kind {
      let exists = 0..<itemCount(inSection: section) ~= item
      return exists ? frame(ofItem: item, inSection: section) : nil
    }
    let range = range(ofSection: section)
    return sections[section].restFrame(of: kind, in: range, crossExtent: crossExtent)
  }
}

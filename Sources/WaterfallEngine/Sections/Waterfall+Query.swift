extension Waterfall {
  /// Returns the sections that can have elements in a range of the content.
  ///
  /// The range is in content coordinates. Sections that only touch it are included, and so are
  /// sections with an extent of 0. With negative insets, elements can be outside their sections.
  /// The result then includes all sections that have an element in the range, and possibly some
  /// others.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func sections(touching range: LengthRange) -> Range<Int> {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let range = range.clampedToLimits.shifted(by: -leadingSpace)
    let lower = sections.indices.partitionPoint { origins[$0 + 1] >= range.start - overhang }
    let upper = sections.indices.partitionPoint { origins[$0] > range.end + overhang }
    return lower..<upper
  }

  /// Returns the sections that can have items in a range of the content.
  ///
  /// The range is in content coordinates. Frames are aligned to device pixels, so an item can start
  /// up to half a pixel outside its section.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func sections(withItemsIn range: LengthRange) -> Range<Int> {
    sections(touching: range.clampedToLimits.expanded(by: PixelGrid.halfPixel))
  }

  /// Returns the items of a section that intersect a rectangle, with their frames, in ascending
  /// order.
  ///
  /// The rectangle and the frames are in content coordinates. An item that only touches an edge of
  /// the rectangle isn't included. An item with an extent of 0 inside the rectangle is included.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(k · log n + v) for k columns, n items, and v items in the result. If the
  ///   lengths of the columns differ much, O(k · (log n + v)).
  package func items(inSection section: Int, intersecting rect: AxisRect) -> [PlacedItem] {
    items(inSection: section, near: rect.main).filter { $0.frame.intersects(rect) }
  }

  /// Returns the items of a section that touch a range of the content, and possibly some near
  /// it.
  ///
  /// The items are in ascending order. The range and the frames are in content coordinates.
  func items(inSection section: Int, near main: LengthRange) -> [PlacedItem] {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let start = itemsStart(ofSection: section).main
    // Aligning a frame to a device pixel moves it by up to half a pixel, so the search looks
    // farther.
    let near = main.clampedToLimits.shifted(by: -start).expanded(by: PixelGrid.lengthsPerPixel)
    return sections[section].items.items(near: near).map {
      PlacedItem(item: $0.item, frame: answered($0.frame, inSection: section))
    }
  }
}

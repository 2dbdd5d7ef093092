extension Waterfall {
  /// Returns the sections with elements in a range of the content, in content coordinates.
  ///
  /// A section that only touches the range is included, and so are sections with an extent of 0. If
  /// negative insets move elements out of their section, the result can include neighbors that have
  /// no element in the range. It never misses a section that has one.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func sections(touching range: LengthRange) -> Range<Int> {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let range = range.clampedToLimits
    let lower = sections.indices.partitionPoint { origins[$0 + 1] >= range.start - overhang }
    let upper = sections.indices.partitionPoint { origins[$0] > range.end + overhang }
    return lower..<upper
  }

  /// Returns the sections that can have an item in a range of the content.
  ///
  /// Because frames are aligned to device pixels, an item can start up to half a pixel outside its
  /// section.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s) for s sections.
  package func sections(withItemsIn range: LengthRange) -> Range<Int> {
    sections(touching: range.clampedToLimits.expanded(by: PixelGrid.halfPixel))
  }

  /// Returns the items of a section that intersect a rectangle, with their frames, ascending.
  ///
  /// The rectangle and the frames are in content coordinates.
  /// An item that only touches an edge of the rectangle isn't included. An item with an extent of 0
  /// inside the rectangle is.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(k · log n + v) for k columns, n items, and v items found, with about k more on
  ///   each side of them. If items keep their columns and the columns have drifted apart, O(k ·
  ///   (log n + v)).
  package func items(
    inSection section: Int, intersecting rect: AxisRect
  ) -> [(item: Int, frame: AxisRect)] {
    let rect = AxisRect(main: rect.main.clampedToLimits, cross: rect.cross.clampedToLimits)
    var found = items(inSection: section, near: rect.main)
    found.removeAll { !$0.frame.intersects(rect) }
    return found
  }

  /// Returns the items of a section near a range of the content, with their frames in content
  /// coordinates, in ascending order.
  ///
  /// The items that touch the range are all included.
  func items(
    inSection section: Int, near main: LengthRange
  ) -> [(item: Int, frame: AxisRect)] {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let start = itemsStart(ofSection: section).main
    // A pixel-aligned frame starts up to half a pixel away from the item's exact position.
    let near = main.clampedToLimits.shifted(by: -start).expanded(by: PixelGrid.lengthsPerPixel)
    return sections[section].items.items(near: near).map {
      ($0.item, answered($0.frame, inSection: section))
    }
  }
}

extension Waterfall {
  /// The sections that have something in a stretch of the content, in content coordinates.
  ///
  /// Touching counts, so sections of no extent are among them. Where negative insets let something
  /// reach out of a section, neighbours are named that may have nothing in the stretch; none that
  /// has is left out.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s), s sections.
  package func sections(touching range: LengthRange) -> Range<Int> {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let range = range.clampedToLimits
    let lower = sections.indices.partitionPoint { origins[$0 + 1] >= range.start - overhang }
    let upper = sections.indices.partitionPoint { origins[$0] > range.end + overhang }
    return lower..<upper
  }

  /// The sections that may have an item in a stretch of the content: one begins, on its pixel, up to half a
  /// pixel outside its section.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s), s sections.
  package func sections(withItemsIn range: LengthRange) -> Range<Int> {
    sections(touching: range.clampedToLimits.expanded(by: PixelGrid.halfPixel))
  }

  /// The items of a section that a rectangle in content coordinates meets, in ascending order.
  ///
  /// Not those whose edge alone touches it; items of no extent are among them where they lie inside it.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(k · log n + v), k columns, n items, v items found and about k on each side of
  ///   them; where columns that keep their items have drifted apart, O(k · (log n + v)).
  package func items(inSection section: Int, meeting rect: AxisRect) -> [Int] {
    answeredItems(inSection: section, meeting: rect).map { $0.item }
  }

  /// The same items, with their frames in content coordinates.
  func answeredItems(
    inSection section: Int, meeting rect: AxisRect
  ) -> [(item: Int, frame: AxisRect)] {
    assert(hasCurrentOrigins, "updateOrigins() before reading")
    let rect = AxisRect(main: rect.main.clampedToLimits, cross: rect.cross.clampedToLimits)
    let start = itemsStart(ofSection: section).main
    // What is answered begins up to half a pixel from where it is placed.
    let near = rect.main.shifted(by: -start).expanded(by: PixelGrid.lengthsPerPixel)
    return sections[section].items.items(near: near, in: sections[section].style).compactMap {
      item, placed in
      let frame = answered(placed, inSection: section)
      return frame.meets(rect) ? (item, frame) : nil
    }
  }
}

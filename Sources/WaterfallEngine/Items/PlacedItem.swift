/// An item near a range of the content, with its frame.
package struct PlacedItem: Sendable {
  /// The item's index in its section.
  package let item: Int
  /// The frame of the item.
  ///
  /// `SectionItems` measures it from the start of the section's items, and `Waterfall` in content
  /// coordinates.
  package let frame: AxisRect
}

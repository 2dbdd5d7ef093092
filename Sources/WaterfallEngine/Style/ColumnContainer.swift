/// The available width for columns or rows, in points along the cross axis.
///
/// The values are as specified, and never rounded. Otherwise, a row of three items, each a third of
/// the width, could lose its last item to rounding.
package struct ColumnContainer: Equatable, Sendable {
  /// The distance from the section's leading inset to its trailing one.
  ///
  /// It's negative if the insets leave no width.
  package let extent: Double
  /// The minimum gap between two items of a row.
  ///
  /// With a negative gap, items overlap.
  package var spacing: Double
  /// Whether the layout scrolls horizontally, so that columns are rows on the screen.
  package let isHorizontal: Bool

  /// Creates the available width without limiting its values.
  package init(extent: Double, spacing: Double, isHorizontal: Bool = false) {
    self.extent = extent
    self.spacing = spacing
    self.isHorizontal = isHorizontal
  }

  /// The largest number of columns in a section.
  static let mostColumns = Int(UInt16.max)

  /// The largest width of an item or a row that fits.
  ///
  /// It's a hundredth of a point more than the extent, because sums of fractions aren't exact.
  package var largestWidth: Double { extent + 0.01 }

  /// Returns whether an item of this width fits into the available width.
  func fits(_ width: Double) -> Bool { width <= largestWidth }

  /// Returns how many items of one width the flow layout puts into a row, from 1 through 65,535.
  func itemsPerRow(ofWidth width: Double) -> Int {
    endOfRow(from: 0, of: Self.mostColumns) { _ in width }
  }

  /// Returns the end of the row that the flow layout starts with an item, one of `count`.
  ///
  /// It adds an item as long as the sum of widths and gaps fits.
  ///
  /// - Complexity: O(k), k items in the row.
  func endOfRow(from first: Int, of count: Int, width: (_ item: Int) -> Double) -> Int {
    var next = first + 1
    var used = width(first)
    while next < count {
      used += spacing + width(next)
      guard fits(used) else { break }
      next += 1
    }
    return next
  }
}

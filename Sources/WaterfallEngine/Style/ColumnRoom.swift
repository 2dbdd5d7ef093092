/// The room that columns or rows are decided for, in points across scrolling.
///
/// Everything here is as stated, never rounded: a row of three items of a third of the room each must
/// not lose its third item to rounding.
package struct ColumnRoom: Equatable, Sendable {
  /// From the section's leading inset to its trailing one; negative where the insets leave no room.
  package let extent: Double
  /// The least gap between two items of a row; a negative one overlaps them.
  package let spacing: Double
  /// Whether sections lie beside each other, so that columns are rows.
  package let isHorizontal: Bool

  /// Describes the room; nothing is clamped.
  package init(extent: Double, spacing: Double, isHorizontal: Bool = false) {
    self.extent = extent
    self.spacing = spacing
    self.isHorizontal = isHorizontal
  }

  /// No section has more columns.
  static let mostColumns = Int(UInt16.max)

  /// A row may be longer than the room by this much, in points: sums of fractions are not exact.
  static let overshoot = 0.01

  /// The largest width of an item that fits.
  package var largestWidth: Double { extent + Self.overshoot }

  /// Whether an item of this width is no wider than the room.
  func fits(_ width: Double) -> Bool { width <= largestWidth }

  /// How many items of one width the stock flow layout puts into a row; at least 1, at most 65,535.
  ///
  /// It puts in one more as long as the sum of widths and gaps fits.
  ///
  /// - Complexity: O(the answer).
  func itemsPerRow(ofWidth width: Double) -> Int {
    var count = 1
    var used = width
    while count < Self.mostColumns {
      used += spacing + width
      guard fits(used) else { break }
      count += 1
    }
    return count
  }

  /// The gap that the stock flow layout leaves between the items of a full row.
  func justifiedGap(between count: Int, ofWidth width: Double) -> Double {
    count > 1 ? (extent - width * Double(count)) / Double(count - 1) : 0
  }
}

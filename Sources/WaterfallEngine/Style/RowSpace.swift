/// The width that a row of items can fill, and the minimum gap between two of its items.
///
/// A grid has as many columns as items fit into such a row. Both lengths are in points along the
/// cross axis. They aren't rounded, because three items that are each a third of the available
/// width might then not fit into one row.
package struct RowSpace: Equatable, Sendable {
  /// The distance from the section's leading inset to its trailing inset.
  ///
  /// It's negative if the insets are wider than the view.
  package let availableWidth: Double
  /// The minimum gap between two items of a row.
  ///
  /// With a negative gap, items overlap.
  package var spacing: Double
  /// Whether the layout scrolls horizontally.
  ///
  /// In such a layout, a column of items is horizontal on the screen.
  package let isHorizontal: Bool

  /// Creates a space with these values, which aren't checked.
  package init(availableWidth: Double, spacing: Double, isHorizontal: Bool = false) {
    self.availableWidth = availableWidth
    self.spacing = spacing
    self.isHorizontal = isHorizontal
  }

  /// The largest number of columns that a section can have.
  static let mostColumns = Int(UInt16.max)

  /// The largest width of an item or row that fits into the available width.
  ///
  /// It's a hundredth of a point more than `availableWidth`, because sums of fractions aren't
  /// exact.
  package var largestWidth: Double { availableWidth + 0.01 }

  /// Returns whether an item of this width fits into the available width.
  func fits(_ width: Double) -> Bool { width <= largestWidth }

  /// Returns how many items of this width the flow layout puts into a row, from 1 through 65,535.
  func itemsPerRow(ofWidth width: Double) -> Int {
    endOfRow(from: 0, of: Self.mostColumns) { _ in width }
  }

  /// Returns the index after the last item of a row in the flow layout.
  ///
  /// The row starts with the item `first`, and the section has `count` items. Items join the row as
  /// long as the sum of the widths and gaps fits.
  ///
  /// - Complexity: O(k) for k items in the row.
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

  /// Returns the index after the last item of a row whose items are scaled to fill the available
  /// width.
  ///
  /// The row starts with the item `first`, and the section has `count` items. Items join the row as
  /// long as they fit with their specified widths. The next one also joins if the row then shrinks
  /// by at most the factor by which it would otherwise grow:
  ///
  ///     │┌──60──┐            │          Without the second item, the row grows to 100 / 60.
  ///     │┌──60──┐┌────70────┐│───┐      With it, the row shrinks to 100 / 130: nearer to 1.
  ///
  /// A first item that doesn't fit has the row for itself.
  ///
  /// - Complexity: O(k) for k items in the row.
  func endOfFilledRow(from first: Int, of count: Int, width: (_ item: Int) -> Double) -> Int {
    guard fits(width(first)) else { return first + 1 }
    let next = endOfRow(from: first, of: count, width: width)
    guard next < count else { return next }
    let sum = (first..<next).reduce(0) { $0 + width($1) }
    let longerSum = sum + width(next)
    let room = availableWidth - spacing * Double(next - first - 1)
    let smallerRoom = availableWidth - spacing * Double(next - first)
    // The row grows by `room / sum` or shrinks by `smallerRoom / longerSum`. Rounded quotients
    // could differ although both factors are equally near to 1, so compare products.
    return smallerRoom > 0 && sum * longerSum <= room * smallerRoom ? next + 1 : next
  }
}

/// A rectangle with a main axis, along which the content scrolls, and a cross axis.
///
/// Vertical, horizontal, and right-to-left layouts share one code path. Only code outside the
/// engine maps the axes to x and y.
package struct AxisRect: Equatable, Sendable {
  /// The range along the main axis.
  package var main: LengthRange
  /// The range along the cross axis, from the leading edge.
  package var cross: LengthRange

  /// Creates the rectangle with these two ranges.
  package init(main: LengthRange, cross: LengthRange) {
    self.main = main
    self.cross = cross
  }

  /// Returns whether the two rectangles share more than an edge.
  ///
  /// UIKit doesn't show elements that only touch the visible bounds (facts 13.16). An empty range
  /// intersects a range that it is inside of, or whose start it's at.
  package func intersects(_ other: AxisRect) -> Bool {
    main.intersects(other.main) && cross.intersects(other.cross)
  }
}

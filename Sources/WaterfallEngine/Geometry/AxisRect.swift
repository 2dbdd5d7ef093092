/// A rectangle, described by its ranges along the main axis and the cross axis.
///
/// Content scrolls along the main axis. Vertical, horizontal, and right-to-left layouts share this
/// code, and only code outside the engine converts the axes to x and y.
///
/// Names and comments in the engine are often those of a vertical layout: the *height* of an item
/// is its main extent, and its *width* is its cross extent.
package struct AxisRect: Equatable, Sendable {
  /// The range along the main axis.
  package var main: LengthRange
  /// The range along the cross axis, measured from the leading edge.
  package var cross: LengthRange

  /// Creates the rectangle with these two ranges.
  package init(main: LengthRange, cross: LengthRange) {
    self.main = main
    self.cross = cross
  }

  /// Returns whether the two rectangles overlap.
  ///
  /// Rectangles that only share an edge don't overlap. UIKit creates no views for elements that
  /// only touch the visible bounds (facts 13.16). For rectangles without a width or height, see
  /// `LengthRange.intersects(_:)`.
  package func intersects(_ other: AxisRect) -> Bool {
    main.intersects(other.main) && cross.intersects(other.cross)
  }
}

/// The factor by which the items of a row are scaled, so that they fill the available width.
///
///     specified   │┌───45───┐·10·┌─27─┐        │      The items share 90 points in proportion to
///     scaled      │┌────56────┐·10·┌────34────┐│      their widths, and grow by 90 / 72.
///
/// Widths and heights are whole device pixels. Items of one height stay equally high, because a
/// height is scaled by the factor and doesn't depend on the rounded width.
struct RowScale {
  /// The sum of the specified widths in points, which is greater than 0.
  private let sum: Double
  /// The width, in points, that remains for the items between the gaps.
  private let room: Double
  private let pixels: PixelGrid

  /// Creates the scale of a row with this number of items.
  init(sum: Double, itemCount: Int, rules: RowRules) {
    self.sum = sum
    room = max(
      0, rules.rowSpace.availableWidth - rules.rowSpace.spacing * Double(itemCount - 1))
    pixels = rules.pixels
  }

  /// Whether the row is too long for the available width.
  var shrinks: Bool { sum > room }

  /// Returns the scaled main extent of an item with this specified extent.
  func extent(_ extent: Length) -> Length {
    min(pixels.wholePixels(pixels.points(extent) * (room / sum)), ItemMetrics.longestExtent)
  }

  /// Returns the scaled width of an item, rounded down to whole pixels.
  ///
  /// The width is a part of `room`, so that it's finite if `sum` is tiny. A width just below a
  /// whole pixel is a rounding error, and counts as that pixel.
  func wholeWidth(_ width: Double) -> Length {
    pixels.length(room * (width / sum)) & -PixelGrid.lengthsPerPixel
  }
}

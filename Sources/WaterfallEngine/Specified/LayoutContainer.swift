/// What sections are laid out in: the cross extent that they fill, and the scale of the screen.
@usableFromInline package struct LayoutContainer: Equatable, Sendable {
  /// The unrounded cross extent of sections, headers, and footers, in points.
  package var crossPoints: Double
  /// The scale of the screen.
  @usableFromInline package var pixels: PixelGrid
  /// Whether the layout scrolls horizontally.
  package var isHorizontal: Bool
  /// The insets of the area that section insets are relative to, such as the safe area, or `nil` if
  /// they're relative to the container itself.
  ///
  /// An inset is negative where the area extends outside the container.
  package var reference: SpecifiedInsets?

  /// Creates a container.
  ///
  /// A cross extent that is negative or NaN becomes 0.
  package init(
    crossPoints points: Double, pixels: PixelGrid, isHorizontal: Bool = false,
    reference: SpecifiedInsets? = nil
  ) {
    crossPoints = points > 0 ? points : 0
    self.pixels = pixels
    self.isHorizontal = isHorizontal
    self.reference = reference
  }

  /// The side of a size that is its main extent, for reports.
  var mainSide: InputIssue.Side { isHorizontal ? .width : .height }

  /// The side of a size that is its cross extent, for reports.
  var crossSide: InputIssue.Side { isHorizontal ? .height : .width }

  /// The value of `crossPoints` as a length, rounded down.
  ///
  /// Rounded up, the content would be wider than the view, and UIKit would let it scroll sideways.
  package var crossExtent: Length {
    let nearest = pixels.length(crossPoints)
    return pixels.points(nearest) > crossPoints ? nearest - 1 : nearest
  }

  /// Converts section insets to insets that are relative to the container.
  ///
  /// `reference` is added to the leading and trailing insets. A negative sum becomes 0, so that
  /// items stay inside the container, as in the flow layout (facts 4.3).
  func measured(_ insets: SpecifiedInsets) -> SpecifiedInsets {
    guard let reference else { return insets }
    var insets = insets
    insets.crossStart = max(0, insets.crossStart + reference.crossStart)
    insets.crossEnd = max(0, insets.crossEnd + reference.crossEnd)
    return insets
  }
}

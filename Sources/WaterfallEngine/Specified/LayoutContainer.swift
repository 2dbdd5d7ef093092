/// The container of the layout: the cross extent that sections fill, and the scale of the screen.
@usableFromInline package struct LayoutContainer: Equatable, Sendable {
  /// The unrounded cross extent of sections, headers, and footers, in points.
  package var crossPoints: Double
  /// The scale of the screen.
  @usableFromInline package var pixels: PixelGrid
  /// Whether the layout scrolls horizontally.
  package var isHorizontal: Bool
  /// The insets of the area that section insets are relative to, such as the safe area.
  ///
  /// An inset is negative if the area extends outside the container. The value is `nil` if section
  /// insets are relative to the container itself.
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

  /// The value of `crossPoints` as a length, rounded down.
  ///
  /// If it were rounded up, the content would be wider than the view, and UIKit would let the view
  /// scroll sideways.
  package var crossExtent: Length {
    let nearest = pixels.length(crossPoints)
    return pixels.points(nearest) > crossPoints ? nearest - 1 : nearest
  }

  /// Converts section insets to insets that are relative to the container.
  ///
  /// The method adds `reference` to the leading and trailing insets. A negative sum becomes 0. As
  /// in the flow layout, items then stay inside the container (facts 4.3). If `reference` is `nil`,
  /// the insets don't change.
  func measured(_ insets: SpecifiedInsets) -> SpecifiedInsets {
    guard let reference else { return insets }
    var insets = insets
    insets.crossStart = max(0, insets.crossStart + reference.crossStart)
    insets.crossEnd = max(0, insets.crossEnd + reference.crossEnd)
    return insets
  }
}

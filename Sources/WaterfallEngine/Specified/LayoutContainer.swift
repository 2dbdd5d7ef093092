/// The container that values are specified for: its cross extent in points, and its pixels.
@usableFromInline package struct LayoutContainer: Equatable, Sendable {
  /// The cross extent of headers, footers, and sections, in points.
  package var extent: Double
  /// The pixels of the screen.
  @usableFromInline package var pixels: PixelGrid
  /// Whether the layout scrolls horizontally.
  package var isHorizontal: Bool
  /// The distance from the container's sides to the reference of section insets.
  ///
  /// It's negative if the reference is outside the container, and `nil` if section insets start at
  /// the container itself.
  package var reference: SpecifiedInsets?

  /// Creates a container.
  ///
  /// An extent that is negative or NaN becomes 0.
  package init(
    extent: Double, pixels: PixelGrid, isHorizontal: Bool = false, reference: SpecifiedInsets? = nil
  ) {
    self.extent = extent > 0 ? extent : 0
    self.pixels = pixels
    self.isHorizontal = isHorizontal
    self.reference = reference
  }

  /// The cross extent as a length, which is never longer than the extent in points.
  ///
  /// If the content were wider than the view, the view would scroll sideways.
  package var crossExtent: Length {
    let nearest = pixels.length(extent)
    return pixels.points(nearest) > extent ? nearest - 1 : nearest
  }

  /// Returns a section's insets from the container's sides.
  ///
  /// As in the flow layout (facts 4.3), an inset starts at the reference, and never reaches into
  /// the content inset.
  func measured(_ insets: SpecifiedInsets) -> SpecifiedInsets {
    guard let reference else { return insets }
    var insets = insets
    insets.crossStart = max(0, insets.crossStart + reference.crossStart)
    insets.crossEnd = max(0, insets.crossEnd + reference.crossEnd)
    return insets
  }
}

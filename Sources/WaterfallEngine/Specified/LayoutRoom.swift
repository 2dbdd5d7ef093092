/// The room that statements are made for: the extent across scrolling, in points, and the pixels of the screen.
@usableFromInline package struct LayoutRoom: Equatable, Sendable {
  /// What headers, footers and sections fill.
  package var extent: Double
  /// The pixels of the screen.
  @usableFromInline package var pixels: PixelGrid
  /// Whether sections lie beside each other.
  package var isHorizontal: Bool
  /// How much longer than stated the insets of sections are across scrolling, negative where they are
  /// shorter; nil where they are measured from the room itself.
  package var reference: StatedInsets?

  /// Describes the room; one that is negative or not a number counts as 0.
  package init(
    extent: Double, pixels: PixelGrid, isHorizontal: Bool = false, reference: StatedInsets? = nil
  ) {
    self.extent = extent > 0 ? extent : 0
    self.pixels = pixels
    self.isHorizontal = isHorizontal
    self.reference = reference
  }

  /// The extent as a length, never longer than the room itself: content wider than the view would make
  /// it scroll sideways.
  package var crossExtent: Length {
    let nearest = pixels.length(extent)
    return pixels.points(nearest) > extent ? nearest - 1 : nearest
  }

  /// The insets of a section, measured from the room.
  ///
  /// The stock rule (facts 4.3): what the reference asks for beyond the content inset counts, and the
  /// content inset is respected in any case.
  func measured(_ insets: StatedInsets) -> StatedInsets {
    guard let reference else { return insets }
    var insets = insets
    insets.crossStart = max(0, insets.crossStart + reference.crossStart)
    insets.crossEnd = max(0, insets.crossEnd + reference.crossEnd)
    return insets
  }
}

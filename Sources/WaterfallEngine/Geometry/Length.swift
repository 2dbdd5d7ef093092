/// A distance along an axis, in units of 1/64 device pixel.
///
/// Sums and comparisons of whole numbers are exact. Laying out only some of the items again
/// therefore gives exactly the frames of a new layout, on every platform. WebKit also lays out in
/// units of 1/64 pixel. The type is `Int64`, because `Int` has only 32 bits on wasm32.
@usableFromInline package typealias Length = Int64

extension Length {
  /// Returns the nearest length from `-limit` through `limit`.
  func limited(to limit: Length) -> Length { Swift.min(Swift.max(-limit, self), limit) }

  /// The nearest whole number of device pixels, as a length.
  ///
  /// Ties round up (facts 13.3). A device pixel is 64 lengths, which is a power of two. A bit mask
  /// can therefore round down to a whole pixel.
  package var pixelAligned: Length {
    (self &+ PixelGrid.halfPixel) & -PixelGrid.lengthsPerPixel
  }
}

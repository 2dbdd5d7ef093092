/// A distance along an axis, in units of 1/64 device pixel.
///
/// Sums of integers have no rounding errors, so items that are placed again get exactly the frames
/// that they'd get in a new layout. WebKit uses the same unit. The type is `Int64`, because `Int`
/// has only 32 bits on wasm32.
@usableFromInline package typealias Length = Int64

extension Length {
  /// Returns the length, limited to the range from `-limit` through `limit`.
  func limited(to limit: Length) -> Length { Swift.min(Swift.max(-limit, self), limit) }

  /// The length, rounded to a whole number of device pixels.
  ///
  /// Ties round up (facts 13.3). A device pixel is 64 units. Because 64 is a power of two, a bit
  /// mask can round down to a whole pixel.
  package var pixelAligned: Length { (self &+ PixelGrid.halfPixel) & -PixelGrid.lengthsPerPixel }
}

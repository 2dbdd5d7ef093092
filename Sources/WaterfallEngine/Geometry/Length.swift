/// A distance along an axis, in 1/64 of a device pixel.
///
/// Whole numbers make sums, ties, and shifts exact: a layout that resumes in its middle equals a
/// new one bit for bit, on every platform. The layout engines of browsers also use 64 parts of a
/// pixel. The type always has 64 bits, because `Int` has only 32 on wasm32.
@usableFromInline package typealias Length = Int64

extension Length {
  /// Returns the nearest length within `limit` in both directions.
  func limited(to limit: Length) -> Length { Swift.min(Swift.max(-limit, self), limit) }

  /// The nearest device pixel; ties round up (facts 13.3).
  ///
  /// A pixel is a power of two, so a mask is enough.
  package var pixelAligned: Length {
    (self &+ PixelGrid.halfPixel) & -PixelGrid.lengthsPerPixel
  }
}

/// A distance along an axis, in 1/64 of a device pixel.
///
/// Whole numbers make sums, ties and shifts exact: a layout that is resumed in its middle equals a
/// fresh one bit for bit, on every platform. Sixty-four parts to a pixel is what the layout engines
/// of browsers use. 64 bits whatever the platform: `Int` has 32 on wasm32.
@usableFromInline package typealias Length = Int64

extension Length {
  /// The device pixel nearest to a place, ties up: a mask, as a pixel is a power of two (facts 13.3).
  package var onPixel: Length {
    (self &+ PixelGrid.halfPixel) & -PixelGrid.lengthsPerPixel
  }
}

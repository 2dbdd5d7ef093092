/// A conversion between points and lengths for a screen of a given scale.
///
/// Points exist only at the engine's border, and this type is the border.
@usableFromInline package struct PixelGrid: Equatable, Sendable {
  /// The number of lengths in a device pixel.
  @inlinable package static var lengthsPerPixel: Length { 64 }

  /// Half a device pixel.
  ///
  /// Smaller differences are invisible.
  package static var halfPixel: Length { lengthsPerPixel / 2 }

  /// The longest length that a specified value can have.
  ///
  /// The sum of a million such lengths doesn't overflow.
  @inlinable package static var longestLength: Length { 1 << 42 }

  /// The number of device pixels in a point, which is always positive and finite.
  @usableFromInline package let scale: Double

  /// Creates a grid.
  ///
  /// A scale that isn't a positive finite number becomes 1.
  ///
  /// The scale is 0 before a view is attached to a screen.
  package init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// Returns the length nearest to `points`.
  ///
  /// NaN becomes 0, and longer distances become `longestLength`.
  @inlinable
  package func length(_ points: Double) -> Length {
    Self.nearest(points * scale * Double(Self.lengthsPerPixel), limit: Self.longestLength)
  }

  /// Returns the whole number of pixels nearest to `points`, as a length.
  ///
  /// NaN becomes 0, and longer distances become `longestLength`.
  @inlinable
  package func wholePixels(_ points: Double) -> Length {
    let limit = Self.longestLength / Self.lengthsPerPixel
    return Self.nearest(points * scale, limit: limit) &* Self.lengthsPerPixel
  }

  /// Returns `length` in points.
  @inlinable
  package func points(_ length: Length) -> Double {
    Double(length) / (scale * Double(Self.lengthsPerPixel))
  }

  /// Returns the whole number nearest to `value`, within `limit` in both directions.
  ///
  /// Halves round away from zero, as with `rounded()`. That is a call into the C library if the
  /// compiler can't assume an instruction for it.
  ///
  /// The function adds the greatest number below a half. A half itself would round the number just
  /// below a half up to 1. The result is exact below 2 to the 52, which is more than any limit.
  @inlinable
  static func nearest(_ value: Double, limit: Length) -> Length {
    guard abs(value) < Double(limit) else {
      return value.isNaN ? 0 : value < 0 ? -limit : limit
    }
    return Length(value + Double(signOf: value, magnitudeOf: 0.5.nextDown))
  }
}

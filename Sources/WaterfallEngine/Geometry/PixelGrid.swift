/// The scale of a screen, which converts between points and lengths.
@usableFromInline package struct PixelGrid: Equatable, Sendable {
  /// The length of a device pixel.
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

  /// Creates the pixel grid of a screen.
  ///
  /// A scale that isn't positive and finite becomes 1. In UIKit, the scale is 0 until a view is on
  /// a screen.
  package init(scale: Double) { self.scale = scale.isFinite && scale > 0 ? scale : 1 }

  /// Returns the length nearest to `points`.
  ///
  /// NaN becomes 0. The result is limited to `longestLength` in both directions.
  @inlinable
  package func length(_ points: Double) -> Length {
    Self.nearest(points * scale * Double(Self.lengthsPerPixel), limit: Self.longestLength)
  }

  /// Returns the whole number of device pixels nearest to `points`, as a length.
  ///
  /// NaN becomes 0. The result is limited to `longestLength` in both directions.
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

  /// Returns the whole number nearest to `value`, from `-limit` through `limit`.
  ///
  /// Ties round away from zero, as with `rounded()`. On some processors, `rounded()` calls the C
  /// library, so this function doesn't use it.
  ///
  /// The function adds `0.5.nextDown` to the magnitude of the value, and then truncates the sum. If
  /// it added 0.5, the value `0.5.nextDown` would round to 1. The result is exact for values below
  /// 2 to the power of 52, and all limits are smaller.
  @inlinable
  static func nearest(_ value: Double, limit: Length) -> Length {
    guard abs(value) < Double(limit) else {
      if value.isNaN { return 0 }
      return value < 0 ? -limit : limit
    }
    return Length(value + Double(signOf: value, magnitudeOf: 0.5.nextDown))
  }
}

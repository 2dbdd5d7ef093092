/// Translates between points and lengths for a screen of a given scale.
///
/// Points exist only at the engine's border, and this is the border.
@usableFromInline package struct PixelGrid: Equatable, Sendable {
  /// Lengths to a device pixel.
  @inlinable package static var lengthsPerPixel: Length { 64 }

  /// Half a device pixel.
  ///
  /// Smaller differences are invisible.
  package static var halfPixel: Length { lengthsPerPixel / 2 }

  /// No single stated length is longer than this: a million of them still add up without overflow.
  @inlinable package static var longestLength: Length { 1 << 42 }

  /// Device pixels to a point; at least 1.
  @usableFromInline package let scale: Double

  /// Makes the grid; a scale that is not a positive finite number counts as 1, as it is before a
  /// view is attached to a screen.
  package init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length nearest to `points`, kept to 1/64 pixel.
  ///
  /// Not a number counts as 0; what is longer than `longestLength` counts as that.
  @inlinable
  package func length(_ points: Double) -> Length {
    Self.nearest(points * scale * Double(Self.lengthsPerPixel), limit: Self.longestLength)
  }

  /// The whole number of pixels nearest to `points`, as a length.
  ///
  /// Not a number counts as 0; what is longer than `longestLength` counts as that.
  @inlinable
  package func wholePixels(_ points: Double) -> Length {
    let limit = Self.longestLength / Self.lengthsPerPixel
    return Self.nearest(points * scale, limit: limit) &* Self.lengthsPerPixel
  }

  /// The points that `length` stands for.
  @inlinable
  package func points(_ length: Length) -> Double {
    Double(length) / (scale * Double(Self.lengthsPerPixel))
  }

  /// The whole number nearest to `value`, halves away from zero, within `limit` either way.
  ///
  /// As `rounded()` has it, which is a call into the C library where no instruction for it can be
  /// assumed. What is added is the greatest number below a half: a half itself would carry the
  /// number before a half up to 1. It is exact below 2 to the 52, which is more than any limit.
  @inlinable
  static func nearest(_ value: Double, limit: Length) -> Length {
    guard abs(value) < Double(limit) else {
      return value.isNaN ? 0 : value < 0 ? -limit : limit
    }
    return Length(value + Double(signOf: value, magnitudeOf: 0.5.nextDown))
  }
}

/// Translates between points and lengths for a screen of a given scale.
///
/// Points exist only at the engine's border, and this is the border.
public struct PixelGrid: Equatable, Sendable {
  /// Lengths to a device pixel.
  public static let lengthsPerPixel: Length = 64

  /// No single stated length is longer than this: a million of them still add up without overflow.
  public static let longestLength: Length = 1 << 42

  /// Device pixels to a point; at least 1.
  public let scale: Double

  /// Makes the grid; a scale that is not a positive finite number counts as 1, as it is before a
  /// view is attached to a screen.
  public init(scale: Double) {
    self.scale = scale.isFinite && scale > 0 ? scale : 1
  }

  /// The length nearest to `points`, kept to 1/64 pixel.
  ///
  /// Not a number counts as 0; what is longer than `longestLength` counts as that.
  public func length(_ points: Double) -> Length {
    nearest(points * scale * Double(Self.lengthsPerPixel))
  }

  /// The whole number of pixels nearest to `points`, as a length.
  ///
  /// Not a number counts as 0; what is longer than `longestLength` counts as that.
  public func wholePixels(_ points: Double) -> Length {
    nearest((points * scale).rounded() * Double(Self.lengthsPerPixel))
  }

  /// The points that `length` stands for.
  public func points(_ length: Length) -> Double {
    Double(length) / (scale * Double(Self.lengthsPerPixel))
  }

  private func nearest(_ lengths: Double) -> Length {
    let limit = Double(Self.longestLength)
    guard lengths > -limit else { return lengths.isNaN ? 0 : -Self.longestLength }
    return lengths < limit ? Length(lengths.rounded()) : Self.longestLength
  }
}

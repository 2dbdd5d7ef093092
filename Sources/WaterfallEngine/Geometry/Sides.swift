/// One value for each side of a rectangle.
package struct Sides<Value: SignedNumeric & Sendable>: Equatable, Sendable {
  /// The value at the start of the main axis.
  package var mainStart: Value
  /// The value at the end of the main axis.
  package var mainEnd: Value
  /// The value on the leading side.
  package var crossStart: Value
  /// The value on the trailing side.
  package var crossEnd: Value

  /// Creates a value for each side.
  package init(
    mainStart: Value = 0, mainEnd: Value = 0, crossStart: Value = 0, crossEnd: Value = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// Returns the values of the four sides, each transformed by `transform`.
  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(
      mainStart: transform(mainStart), mainEnd: transform(mainEnd),
      crossStart: transform(crossStart), crossEnd: transform(crossEnd))
  }
}

/// The insets on each side of a rectangle, as lengths.
package typealias AxisInsets = Sides<Length>
/// The insets on each side of a rectangle, in points.
package typealias SpecifiedInsets = Sides<Double>

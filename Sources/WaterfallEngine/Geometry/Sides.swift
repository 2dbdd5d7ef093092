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

  /// Creates the values of the sides.
  ///
  /// Each can be negative.
  package init(
    mainStart: Value = 0, mainEnd: Value = 0, crossStart: Value = 0, crossEnd: Value = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// Returns the sides with each value transformed.
  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(
      mainStart: transform(mainStart), mainEnd: transform(mainEnd),
      crossStart: transform(crossStart), crossEnd: transform(crossEnd))
  }
}

/// Insets on each side of a rectangle.
package typealias AxisInsets = Sides<Length>
/// Specified insets in points, which aren't checked yet.
package typealias SpecifiedInsets = Sides<Double>

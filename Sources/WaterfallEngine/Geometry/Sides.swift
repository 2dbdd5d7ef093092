/// What holds on each side of something.
package struct Sides<Value: SignedNumeric & Sendable>: Equatable, Sendable {
  /// Before it along scrolling.
  package var mainStart: Value
  /// After it along scrolling.
  package var mainEnd: Value
  /// On its leading side.
  package var crossStart: Value
  /// On its trailing side.
  package var crossEnd: Value

  /// States the sides that are not 0; each may be negative.
  package init(
    mainStart: Value = 0, mainEnd: Value = 0, crossStart: Value = 0, crossEnd: Value = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }

  /// The same with each value turned into another.
  func map<Other>(_ transform: (Value) -> Other) -> Sides<Other> {
    Sides<Other>(
      mainStart: transform(mainStart), mainEnd: transform(mainEnd),
      crossStart: transform(crossStart), crossEnd: transform(crossEnd))
  }
}

/// The room kept free on each side of something.
package typealias AxisInsets = Sides<Length>
/// The same in points, as stated: any numbers whatever.
package typealias StatedInsets = Sides<Double>

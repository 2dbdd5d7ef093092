/// A rectangle in axes: `main` runs along scrolling, `cross` across it.
///
/// Vertical, horizontal and right-to-left layouts are one code path; only the border of the engine
/// maps axes to x and y.
package struct AxisRect: Equatable, Sendable {
  /// The stretch along scrolling.
  package var main: LengthRange
  /// The stretch across scrolling, from the leading edge.
  package var cross: LengthRange

  /// Makes the rectangle that covers both stretches.
  package init(main: LengthRange, cross: LengthRange) {
    self.main = main
    self.cross = cross
  }

  /// Whether the two rectangles share more than an edge: what only touches is not seen (facts 13.16).
  ///
  /// One of no extent counts inside the other, and where that starts.
  package func meets(_ other: AxisRect) -> Bool {
    main.meets(other.main) && cross.meets(other.cross)
  }
}

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

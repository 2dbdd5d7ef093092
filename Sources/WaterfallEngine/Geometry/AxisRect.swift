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

  /// Whether the two rectangles share a point; those that only touch do.
  package func touches(_ other: AxisRect) -> Bool {
    main.touches(other.main) && cross.touches(other.cross)
  }
}

/// The room kept free on each side of something.
package struct AxisInsets: Equatable, Sendable {
  /// The room before it along scrolling.
  package var mainStart: Length
  /// The room after it along scrolling.
  package var mainEnd: Length
  /// The room on its leading side.
  package var crossStart: Length
  /// The room on its trailing side.
  package var crossEnd: Length

  /// Makes the insets; each may be negative.
  package init(
    mainStart: Length = 0, mainEnd: Length = 0, crossStart: Length = 0, crossEnd: Length = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }
}

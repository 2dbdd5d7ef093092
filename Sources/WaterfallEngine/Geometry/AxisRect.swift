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

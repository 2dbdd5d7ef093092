/// A rectangle in axes: `main` runs along scrolling, `cross` across it.
///
/// Vertical, horizontal and right-to-left layouts are one code path; only the border of the engine
/// maps axes to x and y.
public struct AxisRect: Equatable, Sendable {
  /// The stretch along scrolling.
  public var main: LengthRange
  /// The stretch across scrolling, from the leading edge.
  public var cross: LengthRange

  /// Makes the rectangle that covers both stretches.
  public init(main: LengthRange, cross: LengthRange) {
    self.main = main
    self.cross = cross
  }

  /// Whether the two rectangles share a point; those that only touch do.
  public func touches(_ other: AxisRect) -> Bool {
    main.touches(other.main) && cross.touches(other.cross)
  }
}

/// The room kept free on each side of something.
public struct AxisInsets: Equatable, Sendable {
  /// The room before it along scrolling.
  public var mainStart: Length
  /// The room after it along scrolling.
  public var mainEnd: Length
  /// The room on its leading side.
  public var crossStart: Length
  /// The room on its trailing side.
  public var crossEnd: Length

  /// Makes the insets; each may be negative.
  public init(
    mainStart: Length = 0, mainEnd: Length = 0, crossStart: Length = 0, crossEnd: Length = 0
  ) {
    self.mainStart = mainStart
    self.mainEnd = mainEnd
    self.crossStart = crossStart
    self.crossEnd = crossEnd
  }
}

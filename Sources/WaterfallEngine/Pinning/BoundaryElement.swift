/// Names one header or footer.
public struct BoundaryRef: Equatable, Sendable {
  /// Whether it is the section's header or its footer.
  public var boundary: Boundary
  /// The section it belongs to.
  public var section: Int

  /// Makes the name; whether there is such an element is not its concern.
  public init(boundary: Boundary, section: Int) {
    self.boundary = boundary
    self.section = section
  }
}

/// A header or footer as it is for one viewport.
public struct BoundaryElement: Equatable, Sendable {
  /// Whether it is the section's header or its footer.
  public var boundary: Boundary
  /// The section it belongs to.
  public var section: Int
  /// Where it is, in content coordinates; along scrolling it covers `pin.range`.
  public var frame: AxisRect
  /// How far its pinning has come.
  public var pin: PinState

  /// Makes the element, as an answer to compare with.
  public init(boundary: Boundary, section: Int, frame: AxisRect, pin: PinState) {
    self.boundary = boundary
    self.section = section
    self.frame = frame
    self.pin = pin
  }
}

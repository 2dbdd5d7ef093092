/// Names one header or footer.
package struct BoundaryRef: Equatable, Sendable {
  /// Whether it is the section's header or its footer.
  package var boundary: Boundary
  /// The section it belongs to.
  package var section: Int

  /// Makes the name; whether there is such an element is not its concern.
  package init(boundary: Boundary, section: Int) {
    self.boundary = boundary
    self.section = section
  }
}

/// A header or footer as it is for one viewport.
package struct BoundaryElement: Equatable, Sendable {
  /// Whether it is the section's header or its footer.
  package var boundary: Boundary
  /// The section it belongs to.
  package var section: Int
  /// Where it is, in content coordinates; along scrolling it covers `pin.range`.
  package var frame: AxisRect
  /// How far its pinning has come.
  package var pin: PinState

  /// Makes the element, as an answer to compare with.
  package init(boundary: Boundary, section: Int, frame: AxisRect, pin: PinState) {
    self.boundary = boundary
    self.section = section
    self.frame = frame
    self.pin = pin
  }
}

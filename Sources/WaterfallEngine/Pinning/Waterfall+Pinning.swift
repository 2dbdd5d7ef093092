extension Waterfall {
  /// Where a header or footer is for a viewport, and how far its pinning has come.
  ///
  /// - Returns: nil where there is no such element, or no such section.
  /// - Complexity: O(log sections).
  package func pinState(
    of boundary: Boundary, inSection section: Int, viewport: Viewport, rules: PinRules
  ) -> PinState? {
    guard sections.indices.contains(section) else { return nil }
    return PinResolver(boundary, of: self, viewport: viewport, rules: rules).state(
      ofSection: section)
  }

  /// A header or footer as it is for a viewport.
  ///
  /// - Returns: nil where there is no such element, or no such section.
  /// - Complexity: O(log sections).
  package func element(
    _ boundary: Boundary, inSection section: Int, viewport: Viewport, rules: PinRules
  ) -> BoundaryElement? {
    guard sections.indices.contains(section) else { return nil }
    return element(
      ofSection: section, on: PinResolver(boundary, of: self, viewport: viewport, rules: rules))
  }

  func element(ofSection section: Int, on side: PinResolver) -> BoundaryElement? {
    guard let state = side.state(ofSection: section),
      var frame = restFrame(of: side.boundary, inSection: section)
    else { return nil }
    frame.main = state.range
    return BoundaryElement(boundary: side.boundary, section: section, frame: frame, pin: state)
  }
}

extension BoundaryMetrics {
  /// Creates the used values of a header or footer from the specified ones.
  package init(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int,
    in container: LayoutContainer,
    issues: inout InputIssues
  ) {
    let location = InputIssue.Location.section(section)
    let extent = issues.usable(
      specified.extent, atLeast: 0, of: .boundaryExtent(boundary), at: location)
    let (_, insets) = issues.insets(
      specified.insets, of: .boundaryInsets(boundary), at: location, in: container,
      isSeen: extent > 0)
    self.init()
    self.extent = container.pixels.length(extent)
    self.insets = insets
    if extent > 0, specified.isNeverMade {
      issues.record(
        InputIssue(
          .view(.neverMade(boundary)), of: .supplementaryViews, source: .delegate, at: location))
    }
    setPins(specified, boundary, ofSection: section, pixels: container.pixels, issues: &issues)
  }

  /// Sets only the values that determine how the element pins.
  package mutating func setPins(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int, pixels: PixelGrid,
    issues: inout InputIssues
  ) {
    pins = specified.pins
    let (points, source) = (specified.pinnedExtent.value, specified.pinnedExtent.source)
    pinnedExtent = points.isNaN ? nil : max(0, pixels.length(points))
    guard points.isNaN else { return }
    let input = InputIssue.Input.pinnedExtent(boundary)
    issues.record(InputIssue(.noPinnedExtent, of: input, source: source, at: .section(section)))
  }
}

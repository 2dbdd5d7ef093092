/// The used values of a section's header or footer.
package struct BoundaryMetrics: Equatable, Sendable {
  /// The main extent, which is never negative.
  ///
  /// It's 0 if the section has no such element.
  package var extent: Length = 0
  /// The insets around the element, which apply only if its extent isn't 0.
  package var insets = AxisInsets()
  /// Whether the element pins to the visible bounds.
  package var pins = false
  /// The main extent that remains visible while the element is pinned.
  ///
  /// If it's `nil` or more than the extent, the whole element remains visible.
  package var pinnedExtent: Length?

  /// Creates the values of a section without such an element.
  package init() {}

  /// The main extent of the element and its insets, or 0 if there is no element.
  var blockExtent: Length {
    extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0
  }

  /// The main extent of an element that pins, or 0 if none does.
  var pinningExtent: Length { pins ? extent : 0 }

  /// The main extent that remains visible while the element is pinned, limited to its extent.
  var visiblePinnedExtent: Length { min(max(0, pinnedExtent ?? extent), extent) }
}

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

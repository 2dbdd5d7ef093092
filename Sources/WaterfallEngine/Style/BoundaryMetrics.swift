/// What the layout uses for a section's header or footer: the values of a `SpecifiedBoundary`,
/// checked and converted to lengths.
package struct BoundaryMetrics: Equatable, Sendable {
  /// The main extent, or 0 if the section has no header or footer.
  package var extent: Length = 0
  /// Whether the extent is the preferred extent of a view.
  package var isPreferred = false
  /// The insets around the header or footer, which are ignored if `extent` is 0.
  package var insets = AxisInsets()
  /// Whether the header or footer pins to the visible bounds.
  package var pins = false
  /// The main extent that stays visible while the header or footer is pinned.
  ///
  /// With `nil` or a value above `extent`, the whole header or footer stays visible.
  package var pinnedExtent: Length?

  /// Creates the values of a section without a header or footer.
  package init() {}

  /// The main extent of the header or footer with its insets, which is never negative.
  var blockExtent: Length { extent > 0 ? max(0, insets.mainStart + extent + insets.mainEnd) : 0 }

  /// The main extent if the header or footer pins, and 0 otherwise.
  var pinningExtent: Length { pins ? extent : 0 }

  /// The main extent that stays visible while pinned, from 0 through `extent`.
  var visiblePinnedExtent: Length { min(max(0, pinnedExtent ?? extent), extent) }
}

extension BoundaryMetrics {
  /// Checks and converts the values that the app specifies for a header or footer.
  package init(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int,
    in container: LayoutContainer, issues: inout InputIssues
  ) {
    let extent = issues.usable(
      specified.extent, atLeast: 0, of: .extent(of: boundary), container.mainSide, section: section)
    let insets = issues.insets(
      specified.insets, of: .insets(of: boundary), section: section, in: container,
      isSeen: extent > 0)
    self.init()
    self.extent = container.pixels.length(extent)
    self.insets = insets.lengths
    setPins(specified, boundary, ofSection: section, pixels: container.pixels, issues: &issues)
  }

  /// Sets only the values that determine whether and how the header or footer pins.
  package mutating func setPins(
    _ specified: SpecifiedBoundary, _ boundary: Boundary, ofSection section: Int, pixels: PixelGrid,
    issues: inout InputIssues
  ) {
    pins = specified.pins
    let points = specified.pinnedExtent.value
    pinnedExtent = points.isNaN ? nil : max(0, pixels.length(points))
    guard points.isNaN else { return }
    issues.record(
      InputIssue(
        .noPinnedExtent, of: .pinnedExtent(of: boundary), source: specified.pinnedExtent.source,
        section: section))
  }
}

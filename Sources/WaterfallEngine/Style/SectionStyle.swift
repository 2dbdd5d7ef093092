/// The values of a section, except the values of its items, and the results computed from them.
///
/// This is a class, so that sections with equal values share one object. Each section takes up a
/// few words of memory instead of forty. If thousands of sections are laid out again, no values are
/// allocated, copied, or compared for each section.
@usableFromInline package final class SectionStyle: Sendable {
  /// The values from which the other properties are computed.
  package let metrics: SectionMetrics
  /// The cross extent of the layout for which the values were computed.
  let crossExtent: Length
  /// The positions and widths of the columns.
  package let tracks: ColumnTracks
  /// The gap between two items of a column, limited to `ItemMetrics.longestExtent` in both
  /// directions.
  let lineSpacing: Length
  /// The rules for rows, or `nil` if the section has columns.
  let rows: RowRules?
  /// The rules for rows if the sizes of the items differ, or `nil` if the section has columns.
  let rowsOfUnequalItems: RowRules?
  /// The distance from the start of the section to the area of its items.
  let itemsStart: Length

  /// Creates the style of a section in a layout of this cross extent.
  package init(_ metrics: SectionMetrics, crossExtent: Length) {
    self.metrics = metrics
    self.crossExtent = crossExtent
    tracks = ColumnTracks(of: metrics, crossExtent: crossExtent)
    lineSpacing = metrics.lineSpacing.limited(to: ItemMetrics.longestExtent)
    rows = RowRules(metrics, extent: tracks.availableExtent, areUnequal: false)
    rowsOfUnequalItems = RowRules(metrics, extent: tracks.availableExtent, areUnequal: true)
    itemsStart = metrics.header.blockExtent + metrics.insets.mainStart
  }

  /// Returns whether both styles have equal values.
  package func matches(_ other: SectionStyle) -> Bool {
    self === other || crossExtent == other.crossExtent && metrics == other.metrics
  }

  /// Returns whether items have the same main positions and columns in both styles.
  func placesItems(like other: SectionStyle) -> Bool {
    tracks.count == other.tracks.count && lineSpacing == other.lineSpacing
      && metrics.placement == other.metrics.placement
      && metrics.placementTolerance == other.metrics.placementTolerance
      && rows == other.rows && rowsOfUnequalItems == other.rowsOfUnequalItems
  }

  /// The longest distance by which an item can reach past the start of a later item in its column.
  var overlap: Length { max(0, -lineSpacing) }

  /// Returns this style with the columns or rows of an old style, or `nil` if that's impossible.
  ///
  /// With the result, the item sizes that the delegate returned for the old style stay valid. The
  /// result is `nil` if the columns have changed, or if automatic columns were determined for
  /// another available width. Rows are valid for any width.
  package func keepingColumns(of old: SectionStyle) -> SectionStyle? {
    guard let automatic = metrics.automatic else {
      return old.metrics.automatic == nil && tracks == old.tracks ? self : nil
    }
    guard var kept = old.metrics.automatic, kept.requiresRows == automatic.requiresRows,
      kept.rule == .rows || kept.container == automatic.container
    else { return nil }
    kept.container = automatic.container
    var metrics = metrics
    metrics.automatic = kept
    return SectionStyle(metrics, crossExtent: crossExtent)
  }
}

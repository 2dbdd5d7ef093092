/// The used values of a section, without its items, and the values that follow from them.
///
/// This is a class so that sections with equal values share one object. Each section then takes a
/// few words of memory instead of forty. Thousands of them are laid out again without an
/// allocation, a copy, or a comparison for each.
@usableFromInline package final class SectionStyle: Sendable {
  /// The used values.
  package let metrics: SectionMetrics
  /// The cross extent of the layout that the values were computed for.
  let crossExtent: Length
  /// The columns.
  package let tracks: ColumnTracks
  /// The gap between two items of a column, limited to `ItemMetrics.longestExtent` in both
  /// directions.
  let lineSpacing: Length
  /// The rules for rows, or `nil` if the items are in columns.
  let rows: RowRules?
  /// The rules for rows if the items have different sizes, or `nil` in columns.
  let rowsOfUnequalItems: RowRules?
  /// The start of the items' area, from the section's start.
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

  /// Returns whether both styles have the same values.
  package func matches(_ other: SectionStyle) -> Bool {
    self === other || crossExtent == other.crossExtent && metrics == other.metrics
  }

  /// Returns whether items keep their positions if the other style replaces this one.
  func placesItems(like other: SectionStyle) -> Bool {
    tracks.count == other.tracks.count && lineSpacing == other.lineSpacing
      && metrics.placement == other.metrics.placement
      && metrics.placementTolerance == other.metrics.placementTolerance
      && rows == other.rows && rowsOfUnequalItems == other.rowsOfUnequalItems
  }

  /// The distance by which an item's end can be after the start of a later item in its column.
  var overlap: Length { max(0, -lineSpacing) }

  /// Returns the style with the columns or rows of the old style, so that no item's size is needed.
  ///
  /// The result is `nil` if the delegate must be queried again: the columns changed, or automatic
  /// columns were determined for a different available width. Rows apply to any width.
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

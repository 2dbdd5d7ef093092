/// The metrics of a section, and what is computed from them: its columns, and the rules for placing
/// its items.
///
/// This is a class, so that sections with equal metrics share one object. Each section then takes
/// up a few words of memory instead of forty, and laying out thousands of sections again allocates,
/// copies, and compares nothing for each.
@usableFromInline package final class SectionStyle: Sendable {
  /// The metrics from which the other properties are computed.
  package let metrics: SectionMetrics
  /// The cross extent of the layout for which the values were computed.
  let crossExtent: Length
  /// The positions and widths of the columns.
  package let tracks: ColumnTracks
  /// The rules for columns, which aren't used if the section has rows.
  let columns: ColumnRules
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
    columns = ColumnRules(
      columnCount: tracks.count,
      lineSpacing: metrics.lineSpacing.limited(to: ItemMetrics.longestExtent),
      placement: metrics.placement, tolerance: metrics.placementTolerance)
    rows = RowRules(metrics, extent: tracks.availableExtent, areUnequal: false)
    rowsOfUnequalItems = RowRules(metrics, extent: tracks.availableExtent, areUnequal: true)
    itemsStart = metrics.header.blockExtent + metrics.insets.mainStart
  }

  /// Returns a style with the columns or rows that the sizes of the items determine.
  package func decided(by sizes: SpecifiedSizes, heightsAreKnown: Bool = true) -> SectionStyle {
    var metrics = metrics
    metrics.automatic = metrics.automatic?.decided(by: sizes, heightsAreKnown: heightsAreKnown)
    return SectionStyle(metrics, crossExtent: crossExtent)
  }

  /// Returns whether both styles have equal values.
  package func matches(_ other: SectionStyle) -> Bool {
    self === other || crossExtent == other.crossExtent && metrics == other.metrics
  }

  /// Returns whether items have the same main positions and columns in both styles.
  package func placesItems(like other: SectionStyle) -> Bool {
    columns == other.columns && rows == other.rows && rowsOfUnequalItems == other.rowsOfUnequalItems
  }

  /// Returns a style in which the header and footer keep the extents that their views prefer.
  ///
  /// `old` is the section's old style. A header or footer that no longer exists isn't added, and
  /// one in `asked` has this style's extent.
  package func keepingPreferred(
    of old: SectionStyle, except asked: [Boundary] = []
  ) -> SectionStyle {
    guard old.metrics.header.isPreferred || old.metrics.footer.isPreferred else { return self }
    var metrics = metrics
    for boundary in Boundary.allCases
    where old.metrics[boundary].isPreferred && metrics[boundary].extent > 0
      && !asked.contains(boundary)
    {
      metrics[boundary].extent = old.metrics[boundary].extent
      metrics[boundary].isPreferred = true
    }
    let kept = SectionStyle(metrics, crossExtent: crossExtent)
    return old.matches(kept) ? old : kept
  }

  /// Returns a style for items that keep their old sizes, or `nil` if the old sizes are invalid.
  ///
  /// The old sizes become invalid if the app specifies other columns or rows. In columns, they also
  /// become invalid if the available width or the gap between columns changes, or if sizes become
  /// aspect ratios or heights. Rows that fill the width don't keep the sizes of other rows, which
  /// can be the preferred sizes of views.
  ///
  /// The result has the values of this style. Its automatic columns or rows are those of `old`.
  package func keepingColumns(of old: SectionStyle) -> SectionStyle? {
    guard let automatic = metrics.automatic else {
      return old.metrics.automatic == nil && tracks == old.tracks
        && metrics.scalesItems == old.metrics.scalesItems ? self : nil
    }
    guard var kept = old.metrics.automatic, kept.requiresRows == automatic.requiresRows,
      !metrics.fillsRows || old.metrics.fillsRows,
      kept.rule == .rows || kept.rowSpace == automatic.rowSpace
    else { return nil }
    kept.rowSpace = automatic.rowSpace
    var metrics = metrics
    metrics.automatic = kept
    return SectionStyle(metrics, crossExtent: crossExtent)
  }
}

/// The values of a section that affect the placement of its items.
///
/// While they remain equal, items keep their positions.
struct PlacingRules: Equatable, Sendable {
  /// The number of columns, which is at least 1.
  var columnCount: Int
  /// The gap between two items of a column, limited to `ItemMetrics.longestExtent` in both
  /// directions.
  var lineSpacing: Length
  var placement: Placement
  /// The distance by which columns can be longer than the shortest one and still be treated as
  /// equally short.
  var tolerance: Length
  /// The rules for rows, or `nil` if the items are in columns.
  var rows: RowRules?

  init(metrics: SectionMetrics, tracks: ColumnTracks) {
    columnCount = tracks.count
    lineSpacing = Self.bounded(metrics.lineSpacing)
    placement = metrics.placement
    tolerance = metrics.placement == .shortestColumn ? metrics.placementTolerance : 0
    guard let layout = metrics.automatic, layout.rule == .rows else { return }
    rows = RowRules(
      container: layout.container, extent: tracks.availableExtent, lineSpacing: lineSpacing,
      unequalItems: layout.container.isHorizontal
        ? RowSpacing(
          items: metrics.specifiedLineSpacing, lines: Self.bounded(metrics.columnSpacing))
        : nil,
      pixels: layout.pixels, alignment: metrics.rowAlignment,
      itemAlignment: metrics.rowItemAlignment,
      centersOnlyItem: layout.centersOnlyItem)
  }

  private static func bounded(_ spacing: Length) -> Length {
    min(max(spacing, -ItemMetrics.longestExtent), ItemMetrics.longestExtent)
  }

  /// The distance by which an item's end can be after the start of a later item in its column.
  var overlap: Length { max(0, -lineSpacing) }
}

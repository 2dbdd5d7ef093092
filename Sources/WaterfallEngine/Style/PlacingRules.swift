/// What placing needs to know of a section; as long as it stays equal, items stay where they are.
struct PlacingRules: Equatable, Sendable {
  /// How many columns there are; at least 1.
  var columnCount: Int
  /// The gap between two items of one column, kept to `ItemInput.longestExtent` either way.
  var lineSpacing: Length
  var placement: Placement
  /// How much later than the shortest column one may end that counts as equally short.
  var tolerance: Length
  /// What placing in rows needs to know; nil where items are in columns.
  var rows: RowRules?

  init(input: SectionInput, tracks: ColumnTracks) {
    columnCount = tracks.count
    lineSpacing = Self.bounded(input.lineSpacing)
    placement = input.placement
    tolerance = input.placement == .shortestColumn ? input.placementTolerance : 0
    guard let layout = input.automatic, layout.rule == .rows else { return }
    rows = RowRules(
      room: layout.room, extent: tracks.room, lineSpacing: lineSpacing,
      unequalItems: layout.room.isHorizontal
        ? RowSpacing(items: input.specifiedLineSpacing, lines: Self.bounded(input.columnSpacing))
        : nil,
      pixels: layout.pixels, alignment: input.rowAlignment, itemAlignment: input.rowItemAlignment,
      centersOnlyItem: layout.centersOnlyItem)
  }

  private static func bounded(_ spacing: Length) -> Length {
    min(max(spacing, -ItemInput.longestExtent), ItemInput.longestExtent)
  }

  /// How far the end of an item may lie past the start of a later one in its column.
  var overlap: Length { max(0, -lineSpacing) }
}

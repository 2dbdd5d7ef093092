/// What placing needs to know of a section; as long as it stays equal, items stay where they are.
struct PlacingRules: Equatable, Sendable {
  /// How many columns there are; at least 1.
  var columnCount: Int
  /// The gap between two items of one column, kept to `ItemInput.longestExtent` either way.
  var lineSpacing: Length
  var placement: Placement
  /// What placing in rows needs to know; nil where items are in columns.
  var rows: RowRules?

  init(input: SectionInput, tracks: ColumnTracks) {
    columnCount = tracks.count
    lineSpacing = min(max(input.lineSpacing, -ItemInput.longestExtent), ItemInput.longestExtent)
    placement = input.placement
    guard let layout = input.automatic, layout.rule == .rows else { return }
    rows = RowRules(
      room: layout.room, extent: tracks.room, lineSpacing: lineSpacing, pixels: layout.pixels,
      sharesOneSize: layout.source == .itemSize)
  }

  /// How far the end of an item may lie past the start of a later one in its column.
  var overlap: Length { max(0, -lineSpacing) }
}

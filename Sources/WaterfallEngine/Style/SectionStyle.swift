/// What is stated of a section beside its items, and what follows from that.
///
/// An object, so that sections that are stated alike share one: each then takes a few words in place of
/// forty, and thousands of them are laid out afresh without an allocation, a copy or a comparison for each.
@usableFromInline package final class SectionStyle: Sendable {
  /// What is stated.
  package let input: SectionInput
  /// The extent across scrolling that it was made for.
  let crossExtent: Length
  /// The columns.
  package let tracks: ColumnTracks
  /// What the places of the items depend on, beside the items.
  let rules: PlacingRules
  /// Where the items' area begins, from the section's start.
  let itemsStart: Length

  /// Works out what follows in a layout of this extent across scrolling.
  package init(_ input: SectionInput, crossExtent: Length) {
    self.input = input
    self.crossExtent = crossExtent
    tracks = ColumnTracks(of: input, crossExtent: crossExtent)
    rules = PlacingRules(input: input, tracks: tracks)
    itemsStart = input.header.blockExtent + input.insets.mainStart
  }

  func matches(_ other: SectionStyle) -> Bool {
    self === other || crossExtent == other.crossExtent && input == other.input
  }

  /// The extent of the longest element that pins; 0 where none does.
  var longestPin: Length {
    max(input.header.pins ? input.header.extent : 0, input.footer.pins ? input.footer.extent : 0)
  }

  /// The same with the columns or rows of a former description, so that no item has to be asked.
  ///
  /// Nil where the items must be: where their columns are of another width now, or where automatic
  /// columns were decided for another room. Rows are the same in any room.
  package func keepingColumns(of former: SectionStyle) -> SectionStyle? {
    guard let automatic = input.automatic else {
      return former.input.automatic == nil && tracks == former.tracks ? self : nil
    }
    guard var kept = former.input.automatic, kept.areRowsAskedFor == automatic.areRowsAskedFor,
      kept.rule == .rows || kept.room == automatic.room
    else { return nil }
    kept.room = automatic.room
    var input = input
    input.automatic = kept
    return SectionStyle(input, crossExtent: crossExtent)
  }
}

/// What is stated of a section beside its items, and what follows from that.
///
/// An object, so that neighbours that are stated alike share one: a section then takes a few words in
/// place of forty, and thousands of them are laid out afresh without an allocation for each.
final class SectionStyle: Sendable {
  let input: SectionInput
  /// The extent across scrolling that it was made for.
  let crossExtent: Length
  let tracks: ColumnTracks
  /// What the places of the items depend on, beside the items.
  let rules: PlacingRules
  /// Where the items' area begins, from the section's start.
  let itemsStart: Length

  init(input: SectionInput, crossExtent: Length) {
    self.input = input
    self.crossExtent = crossExtent
    tracks = ColumnTracks(of: input, crossExtent: crossExtent)
    rules = PlacingRules(input: input, tracks: tracks)
    itemsStart = input.header.blockExtent + input.insets.mainStart
  }

  func matches(_ input: SectionInput, crossExtent: Length) -> Bool {
    self.crossExtent == crossExtent && self.input == input
  }

  /// The extent of the longest element that pins; 0 where none does.
  var longestPin: Length {
    max(input.header.pins ? input.header.extent : 0, input.footer.pins ? input.footer.extent : 0)
  }
}

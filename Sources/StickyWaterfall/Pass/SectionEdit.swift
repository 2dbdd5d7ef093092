import WaterfallEngine

/// What changes in a section at once.
struct SectionEdit {
  /// Whether the section's own values are asked again: they may depend on what it holds, as a footer does
  /// that goes with the last item.
  var asksSection = true
  /// The items that go, by the indexes they have, ascending.
  var removed: [Int] = []
  /// The items that come, by the indexes they will have, ascending.
  var inserted: [Int] = []
  /// Those of them that come from elsewhere.
  var moved: [Int: MovedItem] = [:]
  /// The items to be measured again, by the indexes they will have.
  var outdated: [Int] = []
  /// Whether a width that the section's columns do not give has the section decided anew.
  var decides = true
}

/// What was stated of an item before it moved, and the columns that it was in.
struct MovedItem {
  let input: ItemInput
  let tracks: ColumnTracks
  let automatic: AutomaticLayout?

  /// The same in other columns, or in rows; nil where these are of another width or kind: then the item is
  /// asked about again.
  func input(in tracks: ColumnTracks, _ automatic: AutomaticLayout?) -> ItemInput? {
    guard let automatic, let former = self.automatic else {
      return automatic == nil && self.automatic == nil && tracks == self.tracks ? input : nil
    }
    return automatic.isSameDecision(as: former) ? input : nil
  }
}

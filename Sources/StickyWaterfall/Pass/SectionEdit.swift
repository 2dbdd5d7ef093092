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
}

/// What an item was stated to be where it comes from.
struct MovedItem {
  let input: ItemInput
  let tracks: ColumnTracks
  let columns: AutomaticColumns?

  /// The same in other columns; nil where their width is another one, or has another reason: then the
  /// item is asked about again.
  func input(in tracks: ColumnTracks, _ columns: AutomaticColumns?) -> ItemInput? {
    guard let columns, let former = self.columns else {
      return columns == nil && self.columns == nil && tracks == self.tracks ? input : nil
    }
    return columns.isSameDecision(as: former) ? input : nil
  }
}

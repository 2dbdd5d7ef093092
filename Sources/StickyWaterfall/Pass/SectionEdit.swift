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

/// What was stated of an item before it moved, and of the section that it was in.
struct MovedItem {
  let input: ItemInput
  let style: SectionStyle

  /// The same in another section; nil where columns or rows are of another width or kind there: then the
  /// item is asked about again.
  func input(in other: SectionStyle) -> ItemInput? {
    let (automatic, former) = (other.input.automatic, style.input.automatic)
    guard let automatic, let former else {
      return automatic == nil && former == nil && other.tracks == style.tracks ? input : nil
    }
    return automatic.isSameDecision(as: former) ? input : nil
  }
}

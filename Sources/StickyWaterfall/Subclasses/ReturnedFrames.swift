import WaterfallEngine

/// The frames of items near the screen that a subclass has returned last.
///
/// A subclass can be asked only between its `prepare()` and the next change (contract rule 51d).
/// What stays in place in a change is chosen from these frames.
struct ReturnedFrames {
  /// The range of the content in which all items are known.
  private var covered: LengthRange?
  private var items: [ItemID: AxisRect] = [:]

  /// Records the frames of all items in a range of the content.
  mutating func record(_ items: [ItemID: AxisRect], in range: LengthRange) {
    (self.items, covered) = (items, range)
  }

  mutating func forget() { self = ReturnedFrames() }

  /// Returns whether all items in a range are known.
  func covers(_ range: LengthRange) -> Bool {
    covered.map { $0.start <= range.start && range.end <= $0.end } ?? false
  }

  /// The frame of an item, or `nil` if it isn't known.
  subscript(id: ItemID) -> AxisRect? { items[id] }

  /// Returns the items in a range in the order of their indexes, or `nil` if they aren't known.
  func items(in range: LengthRange) -> [WaterfallFlowLayout.ItemFrame]? {
    guard covers(range) else { return nil }
    var found: [WaterfallFlowLayout.ItemFrame] = []
    for (id, frame) in items where frame.main.intersects(range) {
      found.append(WaterfallFlowLayout.ItemFrame(id: id, frame: frame))
    }
    return found.ordered { $0.id < $1.id }
  }
}

import WaterfallEngine

/// The effect of removals and insertions on the indexes of the other elements.
///
///     before   a b c d e        removed   1 3      (old indexes)
///     after    a X c e Y        inserted  1 4      (new indexes)
///     c keeps the index 2, and e moves from index 4 to index 3.
///
/// - Complexity: O(log *c*) for each lookup, where *c* is the number of changes.
struct IndexShift {
  /// The old indexes of the removed elements, in ascending order.
  let removed: [Int]
  /// The new indexes of the inserted elements, in ascending order.
  let inserted: [Int]

  /// Returns the shift of a reload, which adds or removes elements at the end.
  static func reload(from oldCount: Int, to newCount: Int) -> IndexShift {
    let kept = min(oldCount, newCount)
    return IndexShift(removed: Array(kept..<oldCount), inserted: Array(kept..<newCount))
  }

  /// Returns the new index of an element, or `nil` if the element is removed.
  func newIndex(of old: Int) -> Int? { Self.move(old, outOf: removed, into: inserted) }

  /// Returns the old index of an element, or `nil` if the element is inserted.
  func oldIndex(of new: Int) -> Int? { Self.move(new, outOf: inserted, into: removed) }

  /// The new indexes of the elements that directly follow removed or inserted elements.
  ///
  /// The last index can be past the end.
  var followers: [Int] {
    Self.ends(ofRunsIn: removed).compactMap(newIndex(of:)) + Self.ends(ofRunsIn: inserted)
  }

  /// Returns the index after each run of consecutive indexes.
  ///
  /// For example, the result for 1, 2, and 5 is 3 and 6.
  private static func ends(ofRunsIn indexes: [Int]) -> [Int] {
    indexes.indices.compactMap { position in
      let end = indexes[position] + 1
      return position + 1 < indexes.count && indexes[position + 1] == end ? nil : end
    }
  }

  /// Returns an element's index after removals and insertions, or `nil` if `gone` contains the
  /// index.
  private static func move(_ index: Int, outOf gone: [Int], into new: [Int]) -> Int? {
    let before = gone.indices.partitionPoint { gone[$0] >= index }
    guard before == gone.count || gone[before] != index else { return nil }
    let rank = index - before
    // After the removals, `rank` elements come before this element. Without the other insertions,
    // `new[$0] - $0` elements come before an inserted element. If that number is at most `rank`,
    // the inserted element comes before this element. This element's index then grows by 1.
    return rank + new.indices.partitionPoint { new[$0] - $0 > rank }
  }
}

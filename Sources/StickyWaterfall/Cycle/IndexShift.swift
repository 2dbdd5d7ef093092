import WaterfallEngine

/// How removals and insertions move the indexes of those that stay.
///
///     before   a b c d e        removed   1 3      (indexes of before)
///     after    a X c e Y        inserted  1 4      (indexes of after)
///     new index of c (2) is 2; old index of e (3) is 4; X and Y have none
///
/// - Complexity: O(log changes) a look-up.
struct IndexShift: Equatable {
  /// The indexes of those that go, ascending, as they were before.
  var removed: [Int] = []
  /// The indexes of those that come, ascending, as they are after.
  var inserted: [Int] = []

  /// Where the one that had this index is now; nil for one that went.
  func newIndex(of old: Int) -> Int? {
    Self.move(old, outOf: removed, into: inserted)
  }

  /// Where the one that has this index was; nil for one that came.
  func oldIndex(of new: Int) -> Int? {
    Self.move(new, outOf: inserted, into: removed)
  }

  /// The new indexes of the elements that follow a run of changes.
  ///
  /// The last one may be past the end.
  var followers: [Int] {
    Self.ends(ofRunsIn: removed).compactMap(newIndex(of:)) + Self.ends(ofRunsIn: inserted)
  }

  /// The index after each run of consecutive indexes.
  private static func ends(ofRunsIn indexes: [Int]) -> [Int] {
    indexes.indices.compactMap { place in
      let end = indexes[place] + 1
      return place + 1 < indexes.count && indexes[place + 1] == end ? nil : end
    }
  }

  /// Takes away those in `gone` and makes room for those in `new`.
  private static func move(_ index: Int, outOf gone: [Int], into new: [Int]) -> Int? {
    let before = gone.indices.partitionPoint { gone[$0] >= index }
    guard before == gone.count || gone[before] != index else { return nil }
    let rank = index - before
    // A newcomer stands before the one of this rank if no more than `rank` others stand before it.
    return rank + new.indices.partitionPoint { new[$0] - $0 > rank }
  }
}

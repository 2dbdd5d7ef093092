/// What of a card stack differs between two viewports.
///
/// What holds attributes of items must ask again for those that differ, whether it shows them or
/// not: what it holds of an item out of sight is what it shows when that comes into sight. Covered
/// cards are the exception. One that is covered is not shown wherever it is, so of one covered before
/// and after it may hold the frame of then; as soon as the card can be seen it is named:
///
///     visible start       0       10      50       60       0
///     a card at 4        at 4   at 10   covered  covered   at 4
///     named, as it              moved   hides              shows, at another place
///
/// With that exception a step names what is seen of the stack, not all that lies in it. Between two
/// visible starts, the lower one `lo` and the higher one `hi`:
/// 1. A card that rests after `hi` rests for both, and is covered for neither.
/// 2. One that rests after `lo` and no later than `hi` is stuck for `hi` only, and may be covered for
///    `hi` only.
/// 3. One that rests at `lo` or before it is stuck for both. What covers it for `lo` is stuck for `hi`
///    too and covers it there: so it is not covered for both only if it is not covered for `lo`.
///
/// What differs is thus among the cards seen stuck for `lo`, and those that rest between the two.
extension Waterfall {
  /// The items of card stacks that are elsewhere, or covered, for one of two viewports and not for
  /// the other, but for those covered for both; by section, ascending.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + n · v), s sections, n stuck cards of the sections between the two visible
  ///   starts, v of them that show.
  func changedItems(from old: LengthRange, to new: LengthRange) -> [ElementID] {
    guard old.start != new.start else { return [] }
    let isForward = old.start < new.start
    let (lower, upper) = isForward ? (old, new) : (new, old)
    // Before the lower start a stack has scrolled away with its section for both.
    let between = LengthRange(start: lower.start, end: upper.start)
    var changed: [ElementID] = []
    for section in sections(withItemsIn: between) {
      let stuck = uncoveredCards(inSection: section, edge: between.start)
      let seen = uncoveredCards(inSection: section, edge: between.end)
      // Those that rest after the lower edge, and no later than the upper one.
      let resting = cards(
        inSection: section, startingFrom: reach(of: between.start, inSection: section),
        before: reach(of: between.end, inSection: section))
      for item in union(stuck, resting.map { $0.item })
      where !seen.contains(item)
        || stackedFrame(ofItem: item, inSection: section, viewport: lower)
          != stackedFrame(ofItem: item, inSection: section, viewport: upper)
      {
        changed.append(ElementID(.item(item), inSection: section))
      }
    }
    return changed
  }
}

/// The search for cards whose attributes change when the visible range changes.
///
/// UIKit keeps the attributes of items, even off screen, until the layout invalidates them. The
/// layout therefore invalidates every card whose attributes change, on screen or off, with one
/// exception: a card that's covered before and after the change. Nobody sees it, so its attributes
/// can stay out of date until it's uncovered:
///
///     visible start       0       10      50       60       0
///     a card at 4        at 4   at 10   covered  covered   at 4
///     invalidated                yes      yes      no      yes
///
/// A scroll step therefore invalidates only cards that are uncovered before or after the step. To
/// find them, let `lo` be the lower of the two visible starts, and `hi` the higher one. There are
/// three cases:
///
/// 1. The card starts after `hi`. It's unpinned and uncovered for both visible starts, so it
///    doesn't change.
/// 2. The card starts after `lo`, and at or before `hi`. It's pinned only for `hi`, so it can be
///    covered only for `hi`.
/// 3. The card starts at or before `lo`. It's pinned for both visible starts. Each card that covers
///    it for `lo` also covers it for `hi`. A card that is uncovered for `hi` is therefore also
///    uncovered for `lo`.
///
/// So only two kinds of cards can change: cards that are pinned and uncovered for `lo`, and cards
/// that start between `lo` and `hi`.
extension Waterfall {
  /// Returns the cards whose frames or covered states differ between two visible ranges.
  ///
  /// The cards are in ascending order, by section. Cards that are covered for both ranges aren't
  /// included.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + n · v) for s sections. The sections from `old.start` to `new.start`
  ///   have n pinned cards, and v of these cards are uncovered.
  func changedItems(from old: LengthRange, to new: LengthRange) -> [ElementID] {
    guard old.start != new.start else { return [] }
    let lower = old.start < new.start ? old : new
    let upper = old.start < new.start ? new : old
    // Sections that end before `lower.start` aren't searched, because their cards are at the
    // section's end for both visible ranges.
    let between = LengthRange(start: lower.start, end: upper.start)
    var changed: [ElementID] = []
    for section in sections(withItemsIn: between) {
      let pinned = uncoveredCards(inSection: section, edge: between.start)
      let seen = uncoveredCards(inSection: section, edge: between.end)
      let unpinned = items(inSection: section, near: between).filter {
        $0.frame.main.start > between.start && $0.frame.main.start <= between.end
      }
      for item in mergeSorted(pinned, unpinned.map { $0.item })
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

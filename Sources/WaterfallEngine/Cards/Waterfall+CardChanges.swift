/// The cards whose attributes change when the viewport changes.
///
/// UIKit reuses the attributes that it holds, even for items off screen, until the layout
/// invalidates them. The layout therefore invalidates every card whose attributes change, visible
/// or not. The exception is a card that is covered before and after the change. It's invisible, so
/// its attributes can stay out of date until the card is uncovered:
///
///     visible start       0       10      50       60       0
///     a card at 4        at 4   at 10   covered  covered   at 4
///     invalidated              moves   hidden            visible, moves
///
/// Because of this exception, a scroll step invalidates only the visible cards of a stack. Let `lo`
/// be the lower of the two visible starts and `hi` the higher one:
///
/// 1. A card after `hi` is unpinned and uncovered for both.
/// 2. A card after `lo`, up to and including `hi`, is pinned only for `hi` and can be covered only
///    for `hi`.
/// 3. A card at or before `lo` is pinned for both. A card that covers it for `lo` is pinned for
///    `hi` too, and covers it there as well. If the card is uncovered for one viewport, it's
///    therefore uncovered for `lo`.
///
/// So only two kinds of cards can change: cards that are pinned and uncovered for `lo`, and cards
/// that are unpinned between `lo` and `hi`.
extension Waterfall {
  /// Returns the cards whose frames or covered states differ between two viewports, by section,
  /// ascending.
  ///
  /// Cards that are covered for both viewports aren't included.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(log s + n · v) for s sections, n pinned cards of the sections between the two
  ///   visible starts, and v uncovered cards among them.
  func changedItems(from old: LengthRange, to new: LengthRange) -> [ElementID] {
    guard old.start != new.start else { return [] }
    let (lower, upper) = old.start < new.start ? (old, new) : (new, old)
    // For a section that ends before the lower start, the stack has scrolled away in both
    // viewports.
    let between = LengthRange(start: lower.start, end: upper.start)
    var changed: [ElementID] = []
    for section in sections(withItemsIn: between) {
      let pinned = uncoveredCards(inSection: section, edge: between.start)
      let seen = uncoveredCards(inSection: section, edge: between.end)
      let resting = items(inSection: section, near: between).filter {
        $0.frame.main.start > between.start && $0.frame.main.start <= between.end
      }
      for item in mergeSorted(pinned, resting.map { $0.item })
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

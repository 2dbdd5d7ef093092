/// Cards are items that stop at the *visible start*, which is where the visible range of the
/// content begins, and later items of their section slide over them.
///
///     unpinned           scrolled by 5: cards 0 and 1 are pinned, and card 1 covers card 0
///     ┌────────┐ 0
///     │ card 0 │
///     ├────────┤ 3
///     │ card 1 │    ━━━━ ┌────────┐ 5 visible start
///     ├────────┤ 6       ├────────┤ 6
///     │ card 2 │         │ card 2 │
///     │        │         │        │
///     └────────┘ 12      └────────┘ 12
///
/// 1. A card is *pinned* if its unpinned, pixel-aligned start is at or before the visible start. It
///    then starts at the visible start, but ends no later than its section's items:
///    `min(max(unpinned start, visible start), items' end - extent)`, aligned to a pixel. At the
///    end of the items, the cards scroll away with their section.
/// 2. A pinned card is *covered* if a later card of its section is also pinned, is at least as
///    long, and extends at least as far to both sides. The later card then hides the covered card.
///    At the end of the items, rounding can leave up to a pixel visible. A card isn't covered if
///    only several later cards together hide it. With column spacing, it's visible in the gaps
///    between them.
/// 3. Queries for a rectangle don't return covered cards. A lookup of a single card returns its
///    frame even if it's covered.
extension Waterfall {
  /// Returns the frame of a card at one scroll position, in content coordinates.
  ///
  /// - Precondition: The origins are up to date, and the item exists.
  /// - Complexity: The same as for `frame(ofItem:inSection:)`.
  func stackedFrame(ofItem item: Int, inSection section: Int, viewport: LengthRange) -> AxisRect {
    var frame = frame(ofItem: item, inSection: section)
    let unpinned = frame.main
    let end = itemsStart(ofSection: section).main + sections[section].items.extent
    let start = min(max(unpinned.start, viewport.start), (end - unpinned.extent).pixelAligned)
    frame.main = LengthRange(start: start, extent: unpinned.extent)
    return frame
  }

  /// Returns the uncovered cards of a section that intersect a rectangle, in ascending order.
  ///
  /// The rectangle is in content coordinates.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(n · v) for n pinned cards and v uncovered ones among them, in addition to the
  ///   complexity of `items(inSection:intersecting:)`.
  func stackedItems(
    inSection section: Int, intersecting rect: AxisRect, viewport: LengthRange
  ) -> [LayoutElement] {
    let edge = viewport.start
    let unpinned = items(inSection: section, intersecting: rect).filter {
      $0.frame.main.start > edge
    }
    let pinned = uncoveredCards(inSection: section, edge: edge)
    return mergeSorted(pinned, unpinned.map { $0.item }).map {
      card($0, inSection: section, viewport: viewport)
    }.filter { $0.frame.intersects(rect) }
  }

  /// Returns a card with its frame and level at one scroll position, whether or not it's covered.
  ///
  /// Later cards have higher levels, so they're in front of earlier ones.
  func card(_ item: Int, inSection section: Int, viewport: LengthRange) -> LayoutElement {
    LayoutElement(
      id: ElementID(.item(item), inSection: section),
      frame: stackedFrame(ofItem: item, inSection: section, viewport: viewport), level: item)
  }

  /// Returns whether a card is pinned and a later card hides it completely.
  ///
  /// - Precondition: The origins are up to date, and the item exists.
  /// - Complexity: The same as for `uncoveredCards(inSection:edge:)`.
  func isCovered(item: Int, inSection section: Int, viewport: LengthRange) -> Bool {
    let isPinned = frame(ofItem: item, inSection: section).main.start <= viewport.start
    return isPinned && !uncoveredCards(inSection: section, edge: viewport.start).contains(item)
  }

  /// Returns the pinned cards of a section that aren't covered, in ascending order.
  ///
  /// `edge` is the visible start. Each pinned card is compared with the uncovered cards after it,
  /// which takes a fifth of a millisecond for 5,000 pinned cards in one column.
  ///
  /// - Complexity: O(n · c) for n pinned cards and c cards in the result.
  func uncoveredCards(inSection section: Int, edge: Length) -> [Int] {
    var uncovered: [PlacedItem] = []
    let cards = items(inSection: section, near: LengthRange(start: .min, end: edge))
    for card in cards.reversed()
    where card.frame.main.start <= edge
      && !uncovered.contains(where: { $0.frame.hides(card.frame) })
    {
      uncovered.append(card)
    }
    return uncovered.reversed().map { $0.item }
  }
}

extension AxisRect {
  /// Returns whether a card with this frame covers an earlier card when both are pinned.
  fileprivate func hides(_ card: AxisRect) -> Bool {
    main.extent >= card.main.extent && cross.start <= card.cross.start
      && card.cross.end <= cross.end
  }
}

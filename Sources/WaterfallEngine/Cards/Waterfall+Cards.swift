/// The card stack: items stop at the visible start, and later ones of their section cover them.
///
///     at rest            scrolled by 5: 0 and 1 are stuck, 1 covers 0
///     ┌────────┐ 0
///     │ card 0 │
///     ├────────┤ 3
///     │ card 1 │    ━━━━ ┌────────┐ 5 visible start
///     ├────────┤ 6       ├────────┤ 6
///     │ card 2 │         │ card 2 │
///     │        │         │        │
///     └────────┘ 12      └────────┘ 12
///
/// 1. A card is *stuck* when it rests before the visible start. It then starts there, but ends no
///    later than the items' area of its section: `min(max(rest, visible start), items' end -
///    extent)`. Where the area ends, the stack scrolls away with it.
/// 2. A card is *covered* when a later card of its section is stuck, covers all of its columns and is
///    at least as long. Its frame then lies inside the frame of that one card, by rule 1. A card
///    that several others hide between them is not covered: with columns apart it shows in the gap.
/// 3. Who asks for a rectangle is not told of covered cards; a single look-up gives their frames.
extension Waterfall {
  /// Where an item of a card stack is for a viewport, in content coordinates.
  ///
  /// Overscroll at the start moves nothing: every card rests.
  ///
  /// - Precondition: The layout is settled, and there is such an item.
  /// - Complexity: O(1).
  public func stackedFrame(
    ofItem item: Int, inSection section: Int, viewport: Viewport
  ) -> AxisRect {
    var frame = frame(ofItem: item, inSection: section)
    let rest = frame.main
    let limit = max(rest.start, itemsRange(ofSection: section).end - rest.extent)
    let start = min(max(rest.start, viewport.visible.start), limit)
    frame.main = LengthRange(start: start, extent: rest.extent)
    return frame
  }

  /// The items of a card stack whose frames touch a rectangle in content coordinates, but for those
  /// that are wholly covered; ascending.
  ///
  /// Frames are those of `stackedFrame`. A card is covered when a later stuck one of its section
  /// covers all of its columns and is at least as long. Later cards lie above earlier ones.
  ///
  /// - Precondition: The layout is settled.
  /// - Complexity: O(k · log n + v · log v) for k columns, n items and v stuck cards that show and
  ///   items near the rectangle, however many are stuck, if `stacksItems` is true; O(n) otherwise.
  ///   With spans, k counts each way of covering columns, and v that many times.
  public func stackedItems(
    inSection section: Int, touching rect: AxisRect, viewport: Viewport
  ) -> [Int] {
    assert(isSettled, "settle() before reading")
    let edge = viewport.visible.start
    let stuck = peekingCards(inSection: section, edge: edge).filter {
      stackedFrame(ofItem: $0, inSection: section, viewport: viewport).touches(rect)
    }
    guard rect.main.end >= edge else { return stuck }
    var ahead = rect
    ahead.main.start = max(edge, rect.main.start)
    let resting = items(inSection: section, touching: ahead).filter {
      frame(ofItem: $0, inSection: section).main.start >= edge
    }
    return union(stuck, resting)
  }

  /// The items of card stacks that are shown for either of two viewports and are not at the same
  /// place for both; by section, ascending.
  ///
  /// Shown is what `stackedItems` answers for the visible stretch, all across.
  ///
  /// - Precondition: The layout is settled.
  /// - Complexity: That of `stackedItems` for each section that either viewport touches, however far
  ///   apart they are.
  public func changedItems(
    from old: Viewport, to new: Viewport
  ) -> [(section: Int, item: Int)] {
    guard old.visible.start != new.visible.start else { return [] }
    var changed: [(section: Int, item: Int)] = []
    for section in union(sections(touching: old.visible), sections(touching: new.visible)) {
      let shown = union(
        shownItems(inSection: section, viewport: old), shownItems(inSection: section, viewport: new)
      )
      for item in shown
      where stackedFrame(ofItem: item, inSection: section, viewport: old)
        != stackedFrame(ofItem: item, inSection: section, viewport: new)
      {
        changed.append((section, item))
      }
    }
    return changed
  }

  private func shownItems(inSection section: Int, viewport: Viewport) -> [Int] {
    let across = LengthRange(start: -PixelGrid.longestLength, end: PixelGrid.longestLength)
    return stackedItems(
      inSection: section, touching: AxisRect(main: viewport.visible, cross: across),
      viewport: viewport)
  }

  /// The stuck cards of a section that are not covered, ascending.
  private func peekingCards(inSection section: Int, edge: Length) -> [Int] {
    let range = itemsRange(ofSection: section)
    guard edge > range.start else { return [] }
    var items = sections[section].items
    items.indexCards()
    // Every card starts before the end; an edge far beyond could not be measured from the start.
    let reached = min(edge, range.end + 1) - range.start
    return items.cards.peeking(startingBefore: reached, in: items)
  }

  /// The stretch that a section's items cover, in content coordinates.
  private func itemsRange(ofSection section: Int) -> LengthRange {
    LengthRange(
      start: origins[section] + sections[section].itemsStart,
      extent: sections[section].items.extent)
  }
}

extension ColumnItems {
  /// Brings the card index up to date.
  mutating func indexCards() {
    guard !cards.isCurrent else { return }
    var index = CardIndex()
    // Taken out, so that it is changed in place while the items are read.
    swap(&index, &cards)
    index.update(for: self)
    cards = index
  }
}

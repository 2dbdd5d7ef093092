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
/// 1. A card is *stuck* when it rests, on its pixel, at the visible start or before it. It then starts
///    there, but ends no later than the items' area of its section: `min(max(rest, visible start), items'
///    end - extent)`, to the pixel. Where the area ends, the stack scrolls away with it.
/// 2. A card is *covered* when a later card of its section is stuck, reaches at least as far on both sides
///    and is at least as long. Its frame then lies inside the frame of that one card, by rule 1; to a pixel,
///    where the area ends. A card that several others hide between them is not covered: with columns apart
///    it shows in the gap.
/// 3. Who asks for a rectangle is not told of covered cards; a single look-up gives their frames.
extension Waterfall {
  /// Where an item of a card stack is for a viewport, in content coordinates.
  ///
  /// Overscroll at the start moves nothing: every card rests.
  ///
  /// - Precondition: The origins are up to date, and there is such an item.
  /// - Complexity: O(1).
  func stackedFrame(
    ofItem item: Int, inSection section: Int, viewport: LengthRange
  ) -> AxisRect {
    var frame = frame(ofItem: item, inSection: section)
    let rest = frame.main
    let limit = (itemsRange(ofSection: section).end - rest.extent).onPixel
    let start = min(max(rest.start, viewport.start), limit)
    frame.main = LengthRange(start: start, extent: rest.extent)
    return frame
  }

  /// The items of a card stack whose frames a rectangle in content coordinates meets, but for those
  /// that are wholly covered; ascending.
  ///
  /// Frames are those of `stackedFrame`. Later cards lie above earlier ones.
  ///
  /// - Precondition: The origins are up to date.
  /// - Complexity: O(n · v), n stuck cards, v of them that show, beside that of `items(meeting:)`.
  func stackedItems(
    inSection section: Int, meeting rect: AxisRect, viewport: LengthRange
  ) -> [Int] {
    let edge = viewport.start
    let stuck = uncoveredCards(inSection: section, edge: edge).filter {
      stackedFrame(ofItem: $0, inSection: section, viewport: viewport).meets(rect)
    }
    guard rect.main.end > edge else { return stuck }
    let resting = answeredItems(inSection: section, meeting: rect).filter {
      $0.frame.main.start > edge
    }
    return union(stuck, resting.map { $0.item })
  }

  /// An item as a card, whether it is covered or not.
  func card(_ item: Int, inSection section: Int, viewport: LengthRange) -> LayoutElement {
    LayoutElement(
      id: ElementID(.item(item), inSection: section),
      frame: stackedFrame(ofItem: item, inSection: section, viewport: viewport), level: item)
  }

  /// Whether an item is a covered card: stuck, and wholly hidden by a later one.
  ///
  /// - Precondition: The origins are up to date, and there is such an item.
  /// - Complexity: That of `uncoveredCards`.
  func isCovered(item: Int, inSection section: Int, viewport: LengthRange) -> Bool {
    let edge = viewport.start
    let start = sections[section].items.range(of: item, in: sections[section].style).start
    let isStuck = start < reach(of: edge, inSection: section)
    return isStuck && !uncoveredCards(inSection: section, edge: edge).contains(item)
  }

  /// The stuck cards of a section that no later one of them hides, ascending.
  ///
  /// A plain search, which takes a fifth of a millisecond where 5,000 cards of one column are stuck.
  ///
  /// - Complexity: O(n · c), n stuck cards, c answers; in rows times the items of one.
  func uncoveredCards(inSection section: Int, edge: Length) -> [Int] {
    let reach = reach(of: edge, inSection: section)
    guard reach > 0 else { return [] }
    var uncovered: [(item: Int, frame: AxisRect)] = []
    for card in cards(inSection: section, startingFrom: 0, before: reach).reversed()
    where !uncovered.contains(where: { $0.frame.hides(card.frame) }) { uncovered.append(card) }
    return uncovered.reversed().map { $0.item }
  }

  /// The items of a section that start from `lower` on and before `upper`, measured as their positions are,
  /// and where they rest; ascending.
  func cards(
    inSection section: Int, startingFrom lower: Length, before upper: Length
  ) -> [(item: Int, frame: AxisRect)] {
    sections[section].items
      .items(near: LengthRange(start: lower, end: upper), in: sections[section].style)
      .filter { lower..<upper ~= $0.frame.main.start }
      .map { ($0.item, answered($0.frame, inSection: section)) }
  }

  /// How far an edge reaches into a section's items, measured as their positions are.
  ///
  /// The cards that rest at the edge or before it, on their pixels, start before this; at most 0 where the
  /// edge reaches none. Every card starts before the end; an edge far beyond could not be measured from the
  /// start.
  func reach(of edge: Length, inSection section: Int) -> Length {
    let range = itemsRange(ofSection: section)
    // What starts before the middle of the next pixel rests on the edge's pixel or before it.
    let pixel = PixelGrid.lengthsPerPixel
    let end = (max(edge, range.start - pixel) & -pixel) + PixelGrid.halfPixel
    return min(end, range.end + 1) - range.start
  }

  /// The stretch that a section's items cover, in content coordinates.
  private func itemsRange(ofSection section: Int) -> LengthRange {
    LengthRange(
      start: origins[section] + sections[section].itemsStart,
      extent: sections[section].items.extent)
  }
}

extension AxisRect {
  /// Whether a card here lies over all of an earlier one there where both are stuck.
  fileprivate func hides(_ card: AxisRect) -> Bool {
    main.extent >= card.main.extent && cross.start <= card.cross.start
      && card.cross.end <= cross.end
  }
}

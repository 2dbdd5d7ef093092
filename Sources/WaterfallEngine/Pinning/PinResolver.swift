/// One boundary of a layout under one viewport, in coordinates in which it is the headers'.
///
/// Headers stick to the start of what is visible and footers to its end. Seen in a mirror a footer
/// is a header: positions change their sign, and the last section comes first. So there is one code
/// path, and what it says of headers is true of both.
///
///     content  0 ┌────────┐             mirror  -600 ┌────────┐
///                │ header │                          │ footer │ ← sticks to the start
///                │ items  │                          │ items  │
///                │ footer │ ← sticks to the end      │ header │
///            600 └────────┘                        0 └────────┘
struct PinResolver {
  let waterfall: Waterfall
  let boundary: Boundary
  let rules: PinRules
  /// Where headers stick, before what a stack adds.
  let edge: Length
  /// How far the viewport lies before the place where it rests.
  let overscroll: Length
  /// The section of the first header, if the options for overscroll say anything about it now.
  private(set) var overscrollSection: Int?
  /// The rank after the last header whose place in a stack can be seen; after all in other scopes.
  private(set) var stackEnd: Int
  /// The rank after the last header of a stack that is stuck; 0 in other scopes.
  private(set) var stuckEnd = 0
  /// The sections whose headers the scope can displace, ascending.
  private let sections: [Int]
  private let piles: [Length]
  /// How many levels cards take, which headers lie above.
  let itemLevels: Int

  init(_ boundary: Boundary, of waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    assert(waterfall.hasCurrentOrigins, "updateOrigins() before reading")
    self.waterfall = waterfall
    self.boundary = boundary
    self.rules = rules
    sections = waterfall.pins[boundary].sections(in: rules.scope)
    stackEnd = sections.count
    piles = waterfall.pins[boundary].piles
    itemLevels = waterfall.stacksItems ? waterfall.itemCount : 0
    let visible = viewport.clampedToLimits
    let start = boundary.mirrored(visible).start
    let restStart = boundary == .header ? 0 : -max(waterfall.mainExtent, visible.extent)
    let stated = boundary == .header ? rules.headerOffset : rules.footerOffset
    let offset = min(max(-PixelGrid.longestLength, stated), PixelGrid.longestLength)
    edge = start + offset
    overscroll = max(0, restStart - start)
    if overscroll > 0, rules.pinsWhileOverscrolling || rules.stretchesFirstHeader {
      overscrollSection = firstSection()
    }
    if rules.scope.stacks {
      stackEnd = firstRank { offset + pile(beforeRank: $0) >= visible.extent }
      stuckEnd = findStuckEnd()
    }
  }

  // MARK: Ranks: the place of a header among all that can be displaced, from the start of the content

  var rankCount: Int { sections.count }

  /// The rank of a section's header, if it can be displaced.
  func rank(ofSection section: Int) -> Int? {
    guard waterfall.sections[section].input[boundary].pinsWhereItIs else { return nil }
    let place = sections.place(of: section)
    guard place < rankCount, sections[place] == section else { return nil }
    return boundary == .header ? place : rankCount - 1 - place
  }

  func section(atRank rank: Int) -> Int {
    sections[boundary == .header ? rank : rankCount - 1 - rank]
  }

  /// The sections of these ranks, ascending.
  func sections(atRanks ranks: Range<Int>) -> ArraySlice<Int> {
    boundary == .header
      ? sections[ranks]
      : sections[(rankCount - ranks.upperBound)..<(rankCount - ranks.lowerBound)]
  }

  /// What the pinned headers before this one take of a stack; 0 in other scopes.
  func pile(beforeRank rank: Int) -> Length {
    guard rules.scope.stacks else { return 0 }
    return boundary == .header ? piles[rank] : piles[rankCount] - piles[rankCount - rank]
  }

  /// The first rank for which `holds` is true, which it then is for all later ones.
  func firstRank(where holds: (Int) -> Bool) -> Int {
    (0..<rankCount).partitionPoint(where: holds)
  }

  // MARK: Places

  func span(ofSection section: Int) -> LengthRange {
    boundary.mirrored(waterfall.range(ofSection: section))
  }

  func span(atRank rank: Int) -> LengthRange {
    span(ofSection: section(atRank: rank))
  }

  func rest(ofSection section: Int) -> LengthRange? {
    waterfall.restFrame(of: boundary, inSection: section).map { boundary.mirrored($0.main) }
  }

  /// Where the content ends.
  var contentEnd: Length { boundary == .header ? waterfall.mainExtent : 0 }

  // MARK: States

  /// The state of a section's header, its range in the content's own coordinates; nil where there
  /// is no header.
  func state(ofSection section: Int) -> PinState? {
    guard let rest = rest(ofSection: section) else { return nil }
    let rank = rank(ofSection: section)
    var state = scrolledState(resting: rest, section: section, rank: rank)
    if let rank, state.isPinned { state.pinsStuckAfter = max(0, stuckEnd - 1 - rank) }
    state.range = boundary.mirrored(state.range)
    return state
  }

  private func scrolledState(resting rest: LengthRange, section: Int, rank: Int?) -> PinState {
    let stretches = rules.stretchesFirstHeader && boundary == .header
    let holds = rules.pinsWhileOverscrolling && rank != nil
    let atEdge = ordinaryState(resting: rest, section: section, rank: rank, edge: edge)
    guard section == overscrollSection, stretches || holds else { return atEdge }
    var held = ordinaryState(
      resting: rest, section: section, rank: rank, edge: edge + overscroll)
    held.range = held.range.shifted(by: -overscroll)
    var state = holds ? held : atEdge
    if stretches { state.range = LengthRange(start: held.range.start, end: atEdge.range.end) }
    guard holds else { return state }
    state.isPinned = state.range != rest
    if waterfall.sections[section].input[boundary].stuckExtent == rest.extent {
      state.progress = state.isPinned ? 1 : 0
    }
    return state
  }

  /// The state without the options for overscroll, for an edge that may be another than the
  /// viewport's.
  private func ordinaryState(
    resting rest: LengthRange, section: Int, rank: Int?, edge: Length
  ) -> PinState {
    guard let rank, rank < stackEnd else { return PinState(range: rest) }
    return PinState(
      resting: rest, pinnedExtent: waterfall.sections[section].input[boundary].stuckExtent,
      endingBefore: scopeEnd(ofSection: section, rank: rank),
      at: edge + pile(beforeRank: rank))
  }

  /// Where a header must end at the latest.
  private func scopeEnd(ofSection section: Int, rank: Int) -> Length {
    switch rules.scope {
    case .section:
      return span(ofSection: section).end
        - waterfall.sections[section].input[boundary.opposite].blockExtent
    case .untilNextPinned:
      guard rank + 1 < rankCount else { return contentEnd }
      return rest(ofSection: self.section(atRank: rank + 1))?.start ?? contentEnd
    case .stacked:
      return contentEnd
    }
  }

  /// The section of the first header: the first whose extent is not 0.
  private func firstSection() -> Int? {
    let sections = waterfall.sections.indices
    let isThere = { waterfall.range(ofSection: $0).extent > 0 }
    return boundary == .header ? sections.first(where: isThere) : sections.last(where: isThere)
  }

  /// A stack's stuck headers are the first ones, so the last of them is near the rank where the
  /// sections' starts, less the pile, pass the edge.
  private func findStuckEnd() -> Int {
    let reached = firstRank { span(atRank: $0).start - pile(beforeRank: $0) - overhang >= edge }
    var end = min(reached, stackEnd)
    while end > 0 {
      let section = section(atRank: end - 1)
      guard let rest = rest(ofSection: section) else { break }
      let state = ordinaryState(resting: rest, section: section, rank: end - 1, edge: edge)
      if state.isPinned { break }
      end -= 1
    }
    return end
  }

  /// No header rests further out of its section than this; searches look this much further.
  var overhang: Length { waterfall.overhang }
}

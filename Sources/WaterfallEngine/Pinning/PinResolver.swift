/// Computes the pin states of all headers, or of all footers, for one viewport.
///
/// Headers pin to the visible start, and footers to the visible end. In mirrored coordinates, a
/// footer behaves like a header: positions change their sign, and the last section comes first. One
/// code path therefore handles both. Comments and names here say "header" for either one.
///
///     content  0 ┌────────┐             mirror  -600 ┌────────┐
///                │ header │                          │ footer │ ← pins to the start
///                │ items  │                          │ items  │
///                │ footer │ ← pins to the end        │ header │
///            600 └────────┘                        0 └────────┘
struct PinResolver {
  let waterfall: Waterfall
  let boundary: Boundary
  let rules: PinRules
  /// The position where a header pins if no other header is stacked before it.
  let edge: Length
  /// The distance by which the visible range starts before the start of the content.
  let overscroll: Length
  /// The section of the first header, or `nil` if the overscroll options don't affect it now.
  private(set) var overscrollSection: Int?
  /// The rank after the last header whose position in a stack is visible, or the number of ranks in
  /// other scopes.
  private(set) var stackEnd: Int
  /// The rank of the last pinned header of a stack, or `nil` if none is pinned or in other scopes.
  private(set) var lastPinnedRank: Int?
  /// The sections whose headers can be displaced in the scope, ascending.
  private let sections: [Int]
  private let stackOffsets: [Length]
  /// The number of levels that cards use, below the levels of headers.
  let itemLevels: Int

  init(_ boundary: Boundary, of waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    assert(waterfall.hasCurrentOrigins, "updateOrigins() before reading")
    self.waterfall = waterfall
    self.boundary = boundary
    self.rules = rules
    sections = waterfall.pins[boundary].sections(in: rules.scope)
    stackEnd = sections.count
    stackOffsets = waterfall.pins[boundary].stackOffsets
    itemLevels = waterfall.stacksItems ? waterfall.itemCount : 0
    let visible = viewport.clampedToLimits
    let start = boundary.mirrored(visible).start
    let restStart = boundary == .header ? 0 : -max(waterfall.mainExtent, visible.extent)
    let specified = boundary == .header ? rules.headerOffset : rules.footerOffset
    let offset = specified.limited(to: PixelGrid.longestLength)
    edge = start + offset
    overscroll = max(0, restStart - start)
    if overscroll > 0, rules.pinsWhileOverscrolling || rules.stretchesFirstHeader {
      overscrollSection = firstSection()
    }
    if rules.scope.stacks {
      stackEnd = firstRank { offset + stackOffset(beforeRank: $0) >= visible.extent }
      lastPinnedRank = findLastPinnedRank()
    }
  }

  // MARK: Ranks (positions among the headers that can be displaced, from the content's start)

  var rankCount: Int { sections.count }

  /// Returns the rank of a section's header, or `nil` if the header can't be displaced.
  func rank(ofSection section: Int) -> Int? {
    guard waterfall.sections[section].metrics[boundary].pinsWhereItIs else { return nil }
    let index = sections.lowerBound(of: section)
    guard index < rankCount, sections[index] == section else { return nil }
    return boundary == .header ? index : rankCount - 1 - index
  }

  func section(atRank rank: Int) -> Int {
    sections[boundary == .header ? rank : rankCount - 1 - rank]
  }

  /// Returns the sections of the specified ranks, ascending.
  func sections(atRanks ranks: Range<Int>) -> ArraySlice<Int> {
    boundary == .header
      ? sections[ranks]
      : sections[(rankCount - ranks.upperBound)..<(rankCount - ranks.lowerBound)]
  }

  /// Returns the extent that the pinned headers before a rank take up in a stack, or 0 in other
  /// scopes.
  func stackOffset(beforeRank rank: Int) -> Length {
    guard rules.scope.stacks else { return 0 }
    return boundary == .header
      ? stackOffsets[rank] : stackOffsets[rankCount] - stackOffsets[rankCount - rank]
  }

  /// Returns the first rank that satisfies the predicate.
  ///
  /// If a rank satisfies the predicate, all later ranks must satisfy it too.
  func firstRank(where holds: (Int) -> Bool) -> Int {
    (0..<rankCount).partitionPoint(where: holds)
  }

  // MARK: Positions

  func span(ofSection section: Int) -> LengthRange {
    boundary.mirrored(waterfall.range(ofSection: section))
  }

  func span(atRank rank: Int) -> LengthRange {
    span(ofSection: section(atRank: rank))
  }

  func rest(ofSection section: Int) -> LengthRange? {
    waterfall.restFrame(of: boundary, inSection: section).map { boundary.mirrored($0.main) }
  }

  /// The end of the content.
  var contentEnd: Length { boundary == .header ? waterfall.mainExtent : 0 }

  // MARK: States

  /// Returns the state of a section's header, or `nil` if the section has no header.
  ///
  /// The state's range is in content coordinates.
  func state(ofSection section: Int) -> PinState? {
    guard let rest = rest(ofSection: section) else { return nil }
    let rank = rank(ofSection: section)
    var state = scrolledState(resting: rest, section: section, rank: rank)
    if let rank, state.isPinned { state.pinnedCountAfter = max(0, (lastPinnedRank ?? rank) - rank) }
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
    if waterfall.sections[section].metrics[boundary].visiblePinnedExtent == rest.extent {
      state.progress = state.isPinned ? 1 : 0
    }
    return state
  }

  /// Returns the state that ignores the overscroll options.
  ///
  /// `edge` is the edge to pin to, which can differ from the viewport's.
  private func ordinaryState(
    resting rest: LengthRange, section: Int, rank: Int?, edge: Length
  ) -> PinState {
    guard let rank, rank < stackEnd else { return PinState(range: rest) }
    return PinState(
      resting: rest,
      pinnedExtent: waterfall.sections[section].metrics[boundary].visiblePinnedExtent,
      endingBefore: scopeEnd(ofSection: section, rank: rank),
      at: edge + stackOffset(beforeRank: rank))
  }

  /// Returns the greatest position where a header can end.
  private func scopeEnd(ofSection section: Int, rank: Int) -> Length {
    switch rules.scope {
    case .section:
      return span(ofSection: section).end
        - waterfall.sections[section].metrics[boundary.opposite].blockExtent
    case .untilNextPinned:
      guard rank + 1 < rankCount else { return contentEnd }
      return rest(ofSection: self.section(atRank: rank + 1))?.start ?? contentEnd
    case .stacked:
      return contentEnd
    }
  }

  /// Returns the section of the first header, which is the first section whose extent isn't 0.
  private func firstSection() -> Int? {
    let sections = waterfall.sections.indices
    let isThere = { waterfall.range(ofSection: $0).extent > 0 }
    return boundary == .header ? sections.first(where: isThere) : sections.last(where: isThere)
  }

  /// Returns the rank of the last pinned header of a stack, or `nil` if none is pinned.
  ///
  /// The pinned headers of a stack are the first ones. The search starts at the rank where the
  /// sections' starts, minus the extent of the stack before them, pass the edge. It then steps back
  /// to the last pinned header.
  private func findLastPinnedRank() -> Int? {
    let reached = firstRank {
      span(atRank: $0).start - stackOffset(beforeRank: $0) - overhang >= edge
    }
    for rank in (0..<min(reached, stackEnd)).reversed() {
      let section = section(atRank: rank)
      guard let rest = rest(ofSection: section) else { return rank }
      if ordinaryState(resting: rest, section: section, rank: rank, edge: edge).isPinned {
        return rank
      }
    }
    return nil
  }

  /// The greatest distance that an unpinned header reaches out of its section.
  ///
  /// Searches extend their range by this distance.
  var overhang: Length { waterfall.overhang }
}

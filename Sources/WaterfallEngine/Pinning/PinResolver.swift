/// The positions and pin states of the headers, or of the footers, at one scroll position.
///
/// Headers pin to the start of the viewport, which is the visible range of the content, and footers
/// pin to its end. The resolver mirrors footers, so that one code path handles both: positions
/// change sign, and the last section comes first. A mirrored footer behaves like a header, so
/// comments and names in this type say "header" for both.
///
///     content  0 ┌────────┐             mirror  -600 ┌────────┐
///                │ header │                          │ footer │ ← pins to the start
///                │ items  │                          │ items  │
///                │ footer │ ← pins to the end        │ header │
///            600 └────────┘                        0 └────────┘
///
/// For footers, this is what is mirrored:
/// - Positions and ranges are mirrored. `element(ofSection:)` converts its result back to content
///   coordinates.
/// - Ranks are mirrored. Rank 0 is the rank of the last footer that pins.
/// - Section indexes aren't mirrored, and lists of sections are ascending.
struct PinResolver {
  let waterfall: Waterfall
  /// Whether this resolver is for headers or for footers.
  let boundary: Boundary
  /// The edge of the viewport at which they pin.
  let visibleEdge: VisibleEdge
  let rules: PinRules
  /// The position where a header pins if no other header is stacked before it.
  let edge: Length
  /// The distance by which the viewport starts before the content, or 0.
  let overscroll: Length
  /// The headers that scrolling can move.
  let ranks: PinRanks
  /// The section of the first header if an overscroll option affects that header, or else an empty
  /// array.
  private(set) var overscrollSections: [Int] = []
  /// The rank of the first header whose position in a stack is outside the viewport.
  ///
  /// It's the number of ranks if there is no such header.
  private(set) var stackEnd: Int
  /// The rank of the last pinned header in the stack, or `nil` if there is none.
  private(set) var lastPinnedRank: Int?

  init(_ boundary: Boundary, of waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    assert(waterfall.hasCurrentOrigins, "updateOrigins() before reading")
    self.waterfall = waterfall
    self.boundary = boundary
    visibleEdge = boundary.pinningEdge
    self.rules = rules
    ranks = PinRanks(boundary, of: waterfall, in: rules.scope)
    stackEnd = ranks.count
    let visible = viewport.clampedToLimits
    let start = visibleEdge.mirrored(visible).start
    let contentStart: Length =
      switch visibleEdge {
      case .start: 0
      case .end: -max(waterfall.mainExtent, visible.extent)
      }
    let offset = rules.offset(of: boundary).limited(to: PixelGrid.longestLength)
    edge = start + offset
    overscroll = max(0, contentStart - start)
    if overscroll > 0, rules.pinsWhileOverscrolling || rules.stretchesFirstHeader {
      overscrollSections = firstSection().map { [$0] } ?? []
    }
    if rules.scope.stacks {
      stackEnd = ranks.first { offset + ranks.stackOffset(before: $0) >= visible.extent }
      lastPinnedRank = findLastPinnedRank()
    }
  }

  // MARK: Positions

  /// Returns the range of a section, mirrored for footers.
  func span(ofSection section: Int) -> LengthRange {
    visibleEdge.mirrored(waterfall.range(ofSection: section))
  }

  /// Returns the unpinned range of a section's header, or `nil` if the section has no header.
  func unpinnedRange(ofSection section: Int) -> LengthRange? {
    waterfall.unpinnedFrame(of: .boundary(boundary), inSection: section).map {
      visibleEdge.mirrored($0.main)
    }
  }

  /// The end of the content, which is 0 in mirrored coordinates.
  var contentEnd: Length {
    switch visibleEdge {
    case .start: waterfall.mainExtent
    case .end: 0
    }
  }

  // MARK: States

  /// Returns a section's header at this scroll position, or `nil` if the section has none.
  func element(ofSection section: Int) -> LayoutElement? {
    let id = ElementID(.boundary(boundary), inSection: section)
    guard var frame = waterfall.unpinnedFrame(of: id.kind, inSection: section) else { return nil }
    let rank = ranks.rank(of: section)
    var state = scrolledState(
      unpinned: visibleEdge.mirrored(frame.main), section: section, rank: rank)
    state.range = visibleEdge.mirrored(state.range)
    frame.main = state.range
    if let rank, state.isPinned {
      state.pinnedCountAfter = max(0, (lastPinnedRank ?? rank) - rank)
    }
    return LayoutElement(id: id, frame: frame, level: level(of: id.kind, in: state), pin: state)
  }

  /// Returns the level of a header in a state.
  ///
  ///     unpinned                             unpinnedLevel
  ///     pinned                               pinnedLevel
  ///     in a stack, before n pinned headers  pinnedLevel + n
  ///     while items are cards                each of these levels + the number of items
  ///
  /// Cards use the levels from 0 on, and headers are in front of them. A sum with `pinnedLevel` is
  /// limited to `Int.max`.
  private func level(of kind: ElementID.Kind, in state: PinState) -> Int {
    let cards = waterfall.stacksItems ? waterfall.itemCount : 0
    guard state.isPinned else { return cards + kind.unpinnedLevel }
    let level = cards + state.pinnedCountAfter
    return level + min(rules.pinnedLevel, Int.max - level)
  }

  /// Returns the state of a header, with the overscroll options applied.
  private func scrolledState(unpinned: LengthRange, section: Int, rank: Int?) -> PinState {
    let stretches = rules.stretchesFirstHeader && boundary == .header
    let holds = rules.pinsWhileOverscrolling && rank != nil
    let atEdge = ordinaryState(unpinned: unpinned, section: section, rank: rank, edge: edge)
    guard overscrollSections.contains(section), stretches || holds else { return atEdge }
    var held = ordinaryState(
      unpinned: unpinned, section: section, rank: rank, edge: edge + overscroll)
    held.range = held.range.shifted(by: -overscroll)
    var state = holds ? held : atEdge
    if stretches { state.range = LengthRange(start: held.range.start, end: atEdge.range.end) }
    guard holds else { return state }
    state.isPinned = state.range != unpinned
    if waterfall.sections[section].metrics[boundary].visiblePinnedExtent == unpinned.extent {
      state.progress = state.isPinned ? 1 : 0
    }
    return state
  }

  /// Returns the state of a header that pins at `edge`, without the overscroll options.
  private func ordinaryState(
    unpinned: LengthRange, section: Int, rank: Int?, edge: Length
  ) -> PinState {
    guard let rank, rank < stackEnd else { return PinState(range: unpinned) }
    return PinState(
      unpinned: unpinned,
      pinnedExtent: waterfall.sections[section].metrics[boundary].visiblePinnedExtent,
      endingBefore: scopeEnd(ofSection: section, rank: rank),
      at: edge + ranks.stackOffset(before: rank))
  }

  /// Returns the greatest position where a pinned header can end.
  private func scopeEnd(ofSection section: Int, rank: Int) -> Length {
    switch rules.scope {
    case .section:
      return span(ofSection: section).end
        - waterfall.sections[section].metrics[boundary.opposite].blockExtent
    case .untilNextPinned:
      let next = rank + 1 < ranks.count ? unpinnedRange(ofSection: ranks[rank + 1]) : nil
      return next?.start ?? contentEnd
    case .stacked: return contentEnd
    }
  }

  /// Returns the section of the first header, as rule 6 of `PinRules` defines it.
  private func firstSection() -> Int? {
    let extent = waterfall.sectionsExtent
    guard extent > 0 else { return nil }
    // The search finds the first section that ends at `least` or later. That's never a section with
    // an extent of 0, because it ends where the previous section ends.
    let least = visibleEdge == .start ? 1 : extent
    return waterfall.sections.indices.partitionPoint { waterfall.origins[$0 + 1] >= least }
  }

  /// Returns the rank of the last pinned header of a stack, or `nil` if none is pinned.
  ///
  /// `rankEnd(before:)` finds the first header that starts too late to be pinned. From there, the
  /// method goes back to the last pinned header.
  private func findLastPinnedRank() -> Int? {
    (0..<rankEnd(before: edge)).last { rank in
      unpinnedRange(ofSection: ranks[rank]).map {
        ordinaryState(unpinned: $0, section: ranks[rank], rank: rank, edge: edge).isPinned
      } ?? true
    }
  }
}

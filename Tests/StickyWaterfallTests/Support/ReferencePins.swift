import StickyWaterfall

/// What the attributes of a header or footer say.
struct PinnedBoundary: Equatable {
  var frame: CGRect
  var zIndex = 10
  var isPinned = false
  var progress: CGFloat = 0
  var pushProgress: CGFloat = 0
}

/// Where one side's headers or footers are for what is visible, worked out plainly from the formulas.
///
/// It speaks of headers. Footers are headers in a mirror: positions change their sign, and the last
/// section comes first.
struct ReferencePins {
  let layout: ReferenceLayout
  let options: PinOptions
  let side: Side
  /// What is visible, and the section numbers, as the mirror has them.
  private let visible: ClosedRange<CGFloat>
  private let order: [Int]

  init(
    _ side: Side, of layout: ReferenceLayout, visible: ClosedRange<CGFloat>, options: PinOptions
  ) {
    (self.side, self.layout, self.options) = (side, layout, options)
    self.visible = Self.facing(side, visible)
    order = side == .header ? Array(layout.plans.indices) : layout.plans.indices.reversed()
  }

  private static func facing(
    _ side: Side, _ range: ClosedRange<CGFloat>
  ) -> ClosedRange<CGFloat> {
    side == .header ? range : -range.upperBound ... -range.lowerBound
  }

  private func plan(_ rank: Int) -> SectionPlan { layout.plans[order[rank]] }
  private func span(_ rank: Int) -> ClosedRange<CGFloat> {
    Self.facing(side, layout.sections[order[rank]].span)
  }
  private func rest(_ rank: Int) -> ClosedRange<CGFloat>? {
    layout.sections[order[rank]].resting(side).map { Self.facing(side, $0.minY...$0.maxY) }
  }
  private func pins(_ rank: Int) -> Bool {
    plan(rank).pins(side) && plan(rank).extent(of: side) > 0
  }
  private var contentEnd: CGFloat { side == .header ? layout.contentEnd : 0 }

  /// Where the header starts, and how far it has come, when what is visible starts at `visibleStart`.
  private func ordinary(_ rank: Int, visibleStart: CGFloat) -> PinnedBoundary? {
    guard let rest = rest(rank) else { return nil }
    var state = PinnedBoundary(frame: line(rest))
    guard pins(rank) else { return state }
    let h = rest.upperBound - rest.lowerBound
    let e = plan(rank).pinnedExtent(of: side)
    let before = options.scope == .stacked ? (0..<rank).filter(pins).map(stackedExtent) : []
    let offset = side == .header ? options.headerOffset : options.footerOffset
    let edge = visibleStart + offset + before.reduce(0, +)
    let limit = max(rest.lowerBound, scopeEnd(rank) - h)
    let start = min(max(rest.lowerBound, edge - (h - e)), limit)
    state.frame = line(start...start + h)
    state.isPinned = start != rest.lowerBound
    state.progress =
      e < h ? part(edge - rest.lowerBound, of: h - e) : state.isPinned ? 1 : 0
    state.pushProgress = part(edge - (h - e) - limit, of: e)
    return state
  }

  private func stackedExtent(_ rank: Int) -> CGFloat {
    min(plan(rank).pinnedExtent(of: side), plan(rank).block(of: side))
  }

  private func scopeEnd(_ rank: Int) -> CGFloat {
    switch options.scope {
    case .section:
      return span(rank).upperBound - plan(rank).block(of: side == .header ? .footer : .header)
    case .untilNextPinned:
      let next = order.indices.first { $0 > rank && pins($0) }
      return next.flatMap { self.rest($0)?.lowerBound } ?? contentEnd
    case .stacked: return contentEnd
    }
  }

  private func part(_ length: CGFloat, of whole: CGFloat) -> CGFloat {
    whole > 0 ? min(1, max(0, length / whole)) : 0
  }

  /// A stretch of the mirror, as a rect without width.
  private func line(_ range: ClosedRange<CGFloat>) -> CGRect {
    CGRect(x: 0, y: range.lowerBound, width: 0, height: range.upperBound - range.lowerBound)
  }

  // MARK: Past the ends

  /// How far the view is pulled past the place where it rests.
  private var overscroll: CGFloat {
    let extent = visible.upperBound - visible.lowerBound
    let restStart = side == .header ? 0 : -max(layout.contentEnd, extent)
    return max(0, restStart - visible.lowerBound)
  }

  private func state(_ rank: Int) -> PinnedBoundary? {
    guard var state = ordinary(rank, visibleStart: visible.lowerBound) else { return nil }
    let first = order.indices.first { span($0).lowerBound < span($0).upperBound }
    guard rank == first, overscroll > 0,
      let held = ordinary(rank, visibleStart: visible.lowerBound + overscroll),
      let rest = rest(rank)
    else { return state }
    let holds = options.pinsWhileOverscrolling && pins(rank)
    let end = state.frame.maxY
    if holds { state = held }
    if holds { state.frame.origin.y -= overscroll }
    if options.stretchesFirstHeader, side == .header {
      state.frame = line(held.frame.minY - overscroll...end)
    }
    guard holds else { return state }
    state.isPinned = state.frame != line(rest)
    let isWhole = plan(rank).pinnedExtent(of: side) == plan(rank).extent(of: side)
    if isWhole { state.progress = state.isPinned ? 1 : 0 }
    return state
  }

  // MARK: Answers

  /// The header or footer of a section, in the content's own coordinates.
  func boundary(ofSection section: Int) -> PinnedBoundary? {
    guard let rank = order.firstIndex(of: section), var state = state(rank),
      var frame = layout.sections[section].resting(side)
    else { return nil }
    frame.origin.y = side == .header ? state.frame.minY : -state.frame.maxY
    frame.size.height = state.frame.height
    state.frame = frame
    if state.isPinned { state.zIndex = options.zIndex + pinsStuckAfter(rank) }
    return state
  }

  private func pinsStuckAfter(_ rank: Int) -> Int {
    guard options.scope == .stacked else { return 0 }
    let isStuck = { ordinary($0, visibleStart: visible.lowerBound)?.isPinned == true }
    let last = order.indices.last(where: isStuck) ?? 0
    return order.indices.filter { $0 > rank && $0 <= last && pins($0) }.count
  }
}

package import WaterfallEngine

/// The rules of `PinRules`, written as plainly as possible.
///
/// Headers and footers have separate code, and every search passes through all sections.
package struct PinReference {
  private let waterfall: Waterfall
  private let viewport: LengthRange
  private let rules: PinRules

  package init(waterfall: Waterfall, viewport: LengthRange, rules: PinRules) {
    self.waterfall = waterfall
    self.viewport = viewport
    self.rules = rules
  }

  private var states: [(boundary: Boundary, section: Int, state: PinState)] {
    let lastPinnedHeader = sections.last { isPinned(.header, $0) } ?? 0
    let firstPinnedFooter = sections.first { isPinned(.footer, $0) } ?? sections.upperBound
    var states: [(boundary: Boundary, section: Int, state: PinState)] = []
    for section in sections {
      if var state = headerState(section) {
        let after = sections.filter { $0 > section && $0 <= lastPinnedHeader && pins(.header, $0) }
        if rules.scope == .stacked, state.isPinned { state.pinnedCountAfter = after.count }
        states.append((.header, section, state))
      }
      if var state = footerState(section) {
        let after = sections.filter { $0 < section && $0 >= firstPinnedFooter && pins(.footer, $0) }
        if rules.scope == .stacked, state.isPinned { state.pinnedCountAfter = after.count }
        states.append((.footer, section, state))
      }
    }
    return states
  }

  /// Returns every header and footer with its state, by section, header before footer.
  package var elements: [LayoutElement] {
    states.map { boundary, section, state in
      let metrics = metrics(boundary, section)
      let cross = LengthRange(
        start: metrics.insets.crossStart, end: waterfall.crossExtent - metrics.insets.crossEnd)
      var element = LayoutElement(
        id: ElementID(.boundary(boundary), inSection: section),
        frame: AxisRect(main: state.range, cross: cross),
        level: state.isPinned ? 1024 + state.pinnedCountAfter : 10)
      element.pin = state
      return element
    }
  }

  private var sections: Range<Int> { 0..<waterfall.sectionCount }

  private func metrics(_ boundary: Boundary, _ section: Int) -> BoundaryMetrics {
    waterfall.metrics(ofSection: section)[boundary]
  }

  private func pins(_ boundary: Boundary, _ section: Int) -> Bool {
    let metrics = metrics(boundary, section)
    let hasPlace = rules.scope != .stacked || pinnedExtent(boundary, section) > 0
    return metrics.extent > 0 && metrics.pins && hasPlace
  }

  private func pinnedExtent(_ boundary: Boundary, _ section: Int) -> Length {
    let metrics = metrics(boundary, section)
    return max(0, min(metrics.pinnedExtent ?? metrics.extent, metrics.extent))
  }

  private func block(_ boundary: Boundary, _ section: Int) -> Length {
    let metrics = metrics(boundary, section)
    return metrics.extent > 0
      ? max(0, metrics.extent + metrics.insets.mainStart + metrics.insets.mainEnd) : 0
  }

  private func rest(_ boundary: Boundary, _ section: Int) -> LengthRange? {
    waterfall.unpinnedFrame(of: .boundary(boundary), inSection: section)?.main
  }

  private func stackOffset(_ boundary: Boundary, _ sections: some Sequence<Int>) -> Length {
    guard rules.scope == .stacked else { return 0 }
    return sections.filter { pins(boundary, $0) }.reduce(0) { $0 + pinnedExtent(boundary, $1) }
  }

  /// Returns whether a pinned element would be visible; only a stack can fill the viewport.
  private func hasPlace(offset: Length, stackOffset: Length) -> Bool {
    rules.scope != .stacked || offset + stackOffset < viewport.extent
  }

  private func isPinned(_ boundary: Boundary, _ section: Int) -> Bool {
    guard let rest = rest(boundary, section) else { return false }
    return boundary == .header
      ? ordinaryHeader(section, rest, visibleStart: viewport.start).isPinned
      : ordinaryFooter(section, rest, visibleEnd: viewport.end).isPinned
  }

  private static func clamped(_ part: Length, of whole: Length) -> Double {
    whole == 0 ? 0 : min(1, max(0, Double(part) / Double(whole)))
  }
}

// MARK: - Headers

extension PinReference {
  private func headerState(_ section: Int) -> PinState? {
    guard let rest = rest(.header, section) else { return nil }
    let visible = viewport
    let overscroll = max(0, -visible.start)
    let isFirst = section == sections.first { waterfall.range(ofSection: $0).extent > 0 }
    var state = ordinaryHeader(section, rest, visibleStart: visible.start)
    guard isFirst, overscroll > 0 else { return state }
    let ordinary = state
    let held = ordinaryHeader(section, rest, visibleStart: 0)
    if rules.pinsWhileOverscrolling, pins(.header, section) {
      state = held
      state.range = held.range.shifted(by: -overscroll)
    }
    if rules.stretchesFirstHeader {
      state.range = LengthRange(start: held.range.start - overscroll, end: ordinary.range.end)
    }
    if rules.pinsWhileOverscrolling, pins(.header, section) {
      state.isPinned = state.range != rest
      let isWhole = pinnedExtent(.header, section) == rest.extent
      state.progress = isWhole ? (state.isPinned ? 1 : 0) : held.progress
    }
    return state
  }

  private func ordinaryHeader(
    _ section: Int, _ rest: LengthRange, visibleStart: Length
  ) -> PinState {
    let stackOffset = stackOffset(.header, 0..<section)
    guard pins(.header, section), hasPlace(offset: rules.headerOffset, stackOffset: stackOffset)
    else {
      return PinState(range: rest)
    }
    let h = rest.extent
    let e = pinnedExtent(.header, section)
    let t = visibleStart + rules.headerOffset + stackOffset
    let limit = max(rest.start, headerScopeEnd(section) - h)
    let start = min(max(rest.start, t - (h - e)), limit)
    var state = PinState(range: LengthRange(start: start, extent: h))
    state.isPinned = start != rest.start
    state.progress = e < h ? Self.clamped(t - rest.start, of: h - e) : state.isPinned ? 1 : 0
    state.pushProgress = Self.clamped(t - (h - e) - limit, of: e)
    return state
  }

  private func headerScopeEnd(_ section: Int) -> Length {
    switch rules.scope {
    case .section: waterfall.range(ofSection: section).end - block(.footer, section)
    case .untilNextPinned:
      sections.first { $0 > section && pins(.header, $0) }.flatMap { rest(.header, $0)?.start }
        ?? waterfall.mainExtent
    case .stacked: waterfall.mainExtent
    }
  }
}

// MARK: - Footers

extension PinReference {
  private func footerState(_ section: Int) -> PinState? {
    guard let rest = rest(.footer, section) else { return nil }
    let visible = viewport
    let overscroll = max(0, visible.start - max(0, waterfall.mainExtent - visible.extent))
    let isLast = section == sections.last { waterfall.range(ofSection: $0).extent > 0 }
    let ordinary = ordinaryFooter(section, rest, visibleEnd: visible.end)
    guard isLast, overscroll > 0, rules.pinsWhileOverscrolling, pins(.footer, section) else {
      return ordinary
    }
    var held = ordinaryFooter(section, rest, visibleEnd: visible.end - overscroll)
    held.range = held.range.shifted(by: overscroll)
    held.isPinned = held.range != rest
    if pinnedExtent(.footer, section) == rest.extent { held.progress = held.isPinned ? 1 : 0 }
    return held
  }

  private func ordinaryFooter(
    _ section: Int, _ rest: LengthRange, visibleEnd: Length
  ) -> PinState {
    let stackOffset = stackOffset(.footer, sections.filter { $0 > section })
    guard pins(.footer, section), hasPlace(offset: rules.footerOffset, stackOffset: stackOffset)
    else {
      return PinState(range: rest)
    }
    let f = rest.extent
    let e = pinnedExtent(.footer, section)
    let b = visibleEnd - rules.footerOffset - stackOffset
    let limit = min(rest.start, footerScopeStart(section))
    let start = max(min(rest.start, b - e), limit)
    var state = PinState(range: LengthRange(start: start, extent: f))
    state.isPinned = start != rest.start
    state.progress = e < f ? Self.clamped(rest.end - b, of: f - e) : state.isPinned ? 1 : 0
    state.pushProgress = Self.clamped(limit - (b - e), of: e)
    return state
  }

  private func footerScopeStart(_ section: Int) -> Length {
    switch rules.scope {
    case .section: waterfall.range(ofSection: section).start + block(.header, section)
    case .untilNextPinned:
      sections.last { $0 < section && pins(.footer, $0) }.flatMap { rest(.footer, $0)?.end } ?? 0
    case .stacked: 0
    }
  }
}

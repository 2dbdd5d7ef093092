#if !canImport(UIKit)
#if canImport(WaterfallEngine)
import WaterfallEngine
#endif

/// A state of the playground as the engine lays it out.
///
/// It says to the engine what `WaterfallFlowLayout` would say for the same properties and the same
/// delegate, and changes no more than that class would. The tests hold its frames, reports and counts
/// against the class.
struct PlayLayout {
  /// An element as collection view attributes describe it: points, content coordinates, left to right.
  struct Element: Equatable {
    /// 0 header, 1 item, 2 footer, 3 background.
    var kind: Int
    var section: Int
    var item: Int
    var frame: Frame
    var zIndex = 0
    var isPinned = false
  }

  struct Frame: Equatable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  /// What the last change cost.
  struct Cost: Equatable {
    var sizesAsked = 0
    var spansAsked = 0
    /// How many items have another frame than before.
    var moved = 0
  }

  private(set) var state = PlayState()
  private(set) var cost = Cost()
  /// What the layout would report, in its words.
  private(set) var reports: [String] = []
  /// Of all items; none of a million.
  private(set) var frames: [Frame] = []
  private var waterfall = Waterfall()
  private var grid = PixelGrid(scale: 1)
  private var sizes: [PlayState.Size] = []

  /// Lays out another state; asks again only what can have changed.
  mutating func show(_ new: PlayState) {
    let before = frames
    let isSame = !sizes.isEmpty && state.hasSizes(of: new)
    let newSizes = isSame ? sizes : new.sizes
    let asksEverything = newSizes != sizes || state.asksEverything(insteadOf: new)
    (state, sizes, cost) = (new, newSizes, Cost())
    if asksEverything { layOutEverything() } else { readPins() }
    waterfall.updateOrigins()
    frames = state.isMillion ? [] : allFrames()
    cost.moved = zip(before, frames).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private mutating func layOutEverything() {
    grid = PixelGrid(scale: Double(state[.scale] + 1))
    reports = []
    let sections = state.sections
    waterfall.setCrossExtent(grid.length(viewExtent))
    waterfall.setSectionCount(sections.count)
    waterfall.stacksItems = state[.cards] == 1
    let (everySpan, scales) = (state[.spanEvery], state[.sizing] == 0)
    for (section, items) in sections.enumerated() {
      var input = sectionInput(section)
      let shapes = items.map { axes(sizes[$0]) }
      if let undecided = input.automatic {
        let sizes = StatedSizes(
          widths: shapes.map { $0.cross }, heights: shapes.map { $0.main })
        let decided = undecided.decided(by: sizes).forItems(items.count)
        input.automatic = decided
        if decided.rule == .rows, !items.isEmpty { reportSpan(inSection: section) }
      }
      let (state, grid, automatic) = (state, grid, input.automatic)
      waterfall.setSection(section, to: input, itemCount: items.count) { item, tracks in
        Self.input(
          of: shapes[item], span: everySpan > 0 ? state.span(ofItem: item) : nil,
          automatic: automatic, tracks: tracks, scales: scales, grid: grid)
      }
    }
    cost.sizesAsked = sizes.count
    if everySpan > 0 { cost.spansAsked = sizes.count }
  }

  private mutating func readPins() {
    for section in 0..<waterfall.sectionCount {
      var input = waterfall.input(ofSection: section)
      (input.header, input.footer) = boundaries(ofSection: section)
      input.background = background
      waterfall.setInput(input, ofSection: section)
    }
    waterfall.stacksItems = state[.cards] == 1
  }
}

// MARK: - What the engine is told

extension PlayLayout {
  /// The screen's extent across scrolling, and along it, in points.
  private var viewExtent: Double {
    Double(state.isSideways ? state.screen.height : state.screen.width)
  }
  private var viewport: Double {
    Double(state.isSideways ? state.screen.width : state.screen.height)
  }

  private func axes(_ size: PlayState.Size) -> (main: Double, cross: Double) {
    state.isSideways ? (size.width, size.height) : (size.height, size.width)
  }

  private func insets(_ sides: [PlayKey]) -> AxisInsets {
    let lengths = sides.map { grid.length(Double(state[$0])) }
    let (top, left, bottom, right) = (lengths[0], lengths[1], lengths[2], lengths[3])
    return state.isSideways
      ? AxisInsets(mainStart: left, mainEnd: right, crossStart: top, crossEnd: bottom)
      : AxisInsets(mainStart: top, mainEnd: bottom, crossStart: left, crossEnd: right)
  }

  /// All that is to be known of a section but its items.
  private mutating func sectionInput(_ section: Int) -> SectionInput {
    let insets = insets([.top, .leading, .bottom, .trailing])
    let spacing = grid.length(Double(state[.gap]))
    let room = waterfall.crossExtent - insets.crossStart - insets.crossEnd
    if room < 0, section == 0 { report(insets) }
    let count = columnCount(ofSection: section, in: room, spacing: spacing)
    let (header, footer) = boundaries(ofSection: section)
    var input = SectionInput(
      insets: insets, lineSpacing: grid.length(Double(state[.line])), columnSpacing: spacing,
      columnCount: count,
      placement: [.shortestColumn, .leadingToTrailing, .trailingToLeading][state[.placement]],
      header: header, footer: footer, background: background)
    if count <= 0 {
      let sides =
        state.isSideways ? state[.top] + state[.bottom] : state[.leading] + state[.trailing]
      let room = ColumnRoom(
        extent: viewExtent - Double(sides), spacing: Double(state[.gap]),
        isHorizontal: state.isSideways)
      input.automatic = AutomaticLayout(
        room: room, pixels: grid, areRowsAskedFor: count == PlayState.rows)
    }
    return input
  }

  /// 0 where sizes decide; `PlayState.rows` for rows.
  private mutating func columnCount(
    ofSection section: Int, in room: Length, spacing: Length
  ) -> Int {
    let pattern = state.columnPattern
    let stated = pattern.map { $0[section % $0.count] } ?? state.columnCount
    if stated == PlayState.rows { return stated }
    if stated > 0 {
      let used = ColumnTracks(room: room, count: stated, spacing: spacing).count
      if used < stated, room > 0 { report(stated, used, room, inSection: section) }
      return used
    }
    guard state[.by] == 2 else { return 0 }
    return ColumnTracks.count(
      fitting: grid.length(Double(state[.least])), in: room, spacing: spacing)
  }

  /// Of a million items only some pin in a pile: the headers of a thousand sections would fill every
  /// screen.
  private func boundaries(ofSection section: Int) -> (header: BoundaryInput, footer: BoundaryInput)
  {
    var (header, footer) = (boundary(.header), boundary(.footer))
    guard state.isMillion, state[.scope] == 2, section % 250 > 0 else { return (header, footer) }
    (header.pins, footer.pins) = (false, false)
    return (header, footer)
  }

  private func boundary(_ boundary: Boundary) -> BoundaryInput {
    let isHeader = boundary == .header
    let kept = state[isHeader ? .headerKept : .footerKept]
    return BoundaryInput(
      extent: grid.length(Double(state[isHeader ? .header : .footer])),
      insets: isHeader
        ? insets([.headerTop, .headerSides, .headerBottom, .headerSides])
        : insets([.footerTop, .footerSides, .footerBottom, .footerSides]),
      pins: state[isHeader ? .headerPins : .footerPins] == 1,
      pinnedExtent: kept == PlayField.wholeView ? nil : grid.length(Double(kept)))
  }

  private var background: AxisInsets {
    insets([.backgroundInset, .backgroundInset, .backgroundInset, .backgroundInset])
  }

  private var rules: PinRules {
    PinRules(
      scope: [.section, .untilNextPinned, .stacked][state[.scope]],
      headerOffset: grid.length(Double(state[.headerOffset])),
      footerOffset: grid.length(Double(state[.footerOffset])),
      pinsWhileOverscrolling: state[.overscroll] == 1,
      stretchesFirstHeader: state[.stretch] == 1)
  }

  /// An item whose delegate states this size.
  private static func input(
    of size: (main: Double, cross: Double), span: Int?, automatic: AutomaticLayout?,
    tracks: ColumnTracks, scales: Bool, grid: PixelGrid
  ) -> ItemInput {
    if let automatic {
      return automatic.item(width: size.cross, height: size.main, span: span)
    }
    let span = span ?? 1
    guard scales else { return ItemInput(extent: grid.length(size.main), columnSpan: span) }
    let across = grid.points(tracks.nominalExtent(span: span))
    return ItemInput(
      extent: grid.wholePixels(size.main * across / size.cross), columnSpan: span)
  }

  private mutating func report(_ insets: AxisInsets) {
    let start = Self.points(grid.points(insets.crossStart))
    let end = Self.points(grid.points(insets.crossEnd))
    reports.append(
      "sectionInset: \(start) and \(end) on the two sides in section 0; used columns of no width "
        + "between them. Set sectionInset to insets that leave room between them: there are "
        + "\(Self.points(viewExtent)).")
  }

  /// Of each source the first report is the only one.
  private mutating func report(_ asked: Int, _ used: Int, _ room: Length, inSection section: Int) {
    let isAnswer = state.columnPattern != nil
    let source = isAnswer ? "columnCountForSectionAt" : "columnCount"
    guard !reports.contains(where: { $0.utf8.starts(with: "\(source):".utf8) }) else { return }
    reports.append(
      "\(source): \(asked) columns in section \(section); used \(used) "
        + (used == 1 ? "column" : "columns")
        + (isAnswer ? ". Have \(source) answer 0 " : ". Set \(source) to 0 ")
        + "for automatic columns, or at least 1 and no more than fit into "
        + "\(Self.points(grid.points(room))) at a device pixel each, with the spacing between them."
    )
  }

  private mutating func reportSpan(inSection section: Int) {
    guard let span = state.span(ofItem: 0),
      !reports.contains(where: { $0.utf8.starts(with: "columnCount:".utf8) })
    else { return }
    reports.append(
      "columnCount: rows, with an item that spans \(min(span, 65_535)) columns for item 0 of section "
        + "\(section); used no span. Set columnCount to a number of columns, to have spans.")
  }

  private static func points(_ number: Double) -> String {
    number == 1 ? "1 point" : "\(Int(number)) points"
  }
}

// MARK: - What the engine answers

extension PlayLayout {
  var contentSize: (width: Double, height: Double) {
    let (main, cross) = (grid.points(waterfall.mainExtent), grid.points(waterfall.crossExtent))
    return state.isSideways ? (main, cross) : (cross, main)
  }

  /// All that the screen shows when its content is scrolled to `offset`, and what is not further away
  /// than `reach`; points along scrolling.
  func elements(at offset: Double, reach: Double = 0) -> [Element] {
    let (start, end) = (grid.length(offset), grid.length(offset + viewport))
    let reached = LengthRange(start: start - grid.length(reach), end: end + grid.length(reach))
    let rect = AxisRect(main: reached, cross: LengthRange(start: 0, end: waterfall.crossExtent))
    let visible = LengthRange(start: start + grid.length(Double(state[.bar])), end: end)
    return waterfall.elements(
      touching: rect, viewport: Viewport(visible: visible), rules: rules,
      withBackgrounds: state[.backgrounds] == 1
    ).map(element)
  }

  /// The offsets at which nothing bounces, points.
  var offsets: ClosedRange<Double> {
    let first = Double(-state[.bar])
    return first...max(first, grid.points(waterfall.mainExtent) - viewport)
  }

  /// Where scrolling that has ended at `offset`, by no fling, comes to rest.
  func rest(near offset: Double) -> Double {
    guard state[.snapping] > 0 else { return offset }
    let offsets = offsets
    let ends = [offsets.lowerBound, offsets.upperBound]
    // A scroll view rounds its offsets to device pixels.
    let isAtEnd = ends.contains { abs(grid.length(offset - $0)) < PixelGrid.lengthsPerPixel }
    guard !isAtEnd, offsets.contains(offset) else { return min(max(offset, ends[0]), ends[1]) }
    let rules = SnapRules(
      target: [.itemStart, .itemCenter, .sectionStart][state[.snapping] - 1],
      startInset: grid.length(Double(state[.bar])), endInset: 0, viewExtent: grid.length(viewport),
      offsets: LengthRange(
        start: grid.length(offsets.lowerBound), end: grid.length(offsets.upperBound)),
      pins: self.rules)
    let wanted = grid.length(offset)
    let found = waterfall.restingOffset(
      near: wanted, released: wanted, direction: .nearest, rules: rules)
    return min(max(found.map { grid.points($0) } ?? offset, offsets.lowerBound), offsets.upperBound)
  }

  /// Where a section starts, or an item of it, along scrolling; points.
  func start(ofSection section: Int, item: Int?) -> Double {
    let range = item.map { waterfall.frame(ofItem: $0, inSection: section).main }
    return grid.points((range ?? waterfall.range(ofSection: section)).start)
  }

  /// How many columns each section has.
  var columnCounts: [Int] {
    (0..<waterfall.sectionCount).map { waterfall.tracks(ofSection: $0).count }
  }

  /// Where each column of each section with items is, over the whole length of the section's items.
  func columns() -> [Frame] {
    (0..<waterfall.sectionCount).flatMap { section -> [Frame] in
      guard waterfall.itemCount(inSection: section) > 0 else { return [] }
      let input = waterfall.input(ofSection: section)
      let tracks = waterfall.tracks(ofSection: section)
      let range = waterfall.range(ofSection: section)
      let (header, footer) = (input.header, input.footer)
      let start =
        range.start + header.extent + header.insets.mainStart + header.insets.mainEnd
        + input.insets.mainStart
      let end =
        range.end - footer.extent - footer.insets.mainStart - footer.insets.mainEnd
        - input.insets.mainEnd
      return (0..<tracks.count).map { column in
        frame(
          AxisRect(
            main: LengthRange(start: start, end: end),
            cross: tracks.range(of: column).shifted(by: input.insets.crossStart)))
      }
    }
  }

  private func allFrames() -> [Frame] {
    (0..<waterfall.sectionCount).flatMap { section in
      (0..<waterfall.itemCount(inSection: section)).map {
        frame(waterfall.frame(ofItem: $0, inSection: section))
      }
    }
  }

  private func element(_ element: LayoutElement) -> Element {
    var named = Element(
      kind: 0, section: element.id.section, item: 0, frame: frame(element.frame))
    switch element.id.kind {
    case .header: named.kind = 0
    case .item(let item): (named.kind, named.item) = (1, item)
    case .footer: named.kind = 2
    case .background: named.kind = 3
    }
    named.zIndex = element.level
    named.isPinned = element.pin?.isPinned == true
    return named
  }

  private func frame(_ rect: AxisRect) -> Frame {
    let main = (grid.points(rect.main.start), grid.points(rect.main.extent))
    let cross = (grid.points(rect.cross.start), grid.points(rect.cross.extent))
    return state.isSideways
      ? Frame(x: main.0, y: cross.0, width: main.1, height: cross.1)
      : Frame(x: cross.0, y: main.0, width: cross.1, height: main.1)
  }
}
#endif

#if !canImport(UIKit)
#if canImport(StickyWaterfall)
// As WebAssembly all of this is one module.
import StickyWaterfall
#endif
import WaterfallEngine

/// A state of the playground as the engine lays it out.
///
/// It states to the engine what `WaterfallFlowLayout` would state for the same properties and the same
/// delegate, and changes no more than that class would; the engine makes of it what it makes of that. The
/// tests hold its frames, reports and counts against the class.
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
  var reports: [String] { faults.found.map { $0.message } }
  private var faults = Faults()
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
    faults = Faults()
    let sections = state.sections
    waterfall.crossExtent = room.crossExtent
    waterfall.setSectionCount(sections.count)
    waterfall.stacksItems = state[.cards] == 1
    var sizer = ItemSizer(in: room, scales: state[.sizing] == 0)
    for (section, items) in sections.enumerated() { layOut(section, items, by: &sizer) }
    for fault in sizer.faults.found { faults.note(fault) }
    cost.sizesAsked = sizes.count
    if state[.spanEvery] > 0 { cost.spansAsked = sizes.count }
  }

  private mutating func layOut(_ section: Int, _ items: Range<Int>, by sizer: inout ItemSizer) {
    let input = SectionInput(
      statement(ofSection: section), ofSection: section, in: room, faults: &sizer.faults)
    let style = SectionStyle(input, crossExtent: room.crossExtent)
    sizer.select(section, as: style)
    let (state, shapes, spans) = (state, items.map { axes(sizes[$0]) }, state[.spanEvery] > 0)
    func stated(_ item: Int) -> ItemStatement {
      let span = spans ? state.span(ofItem: item) : nil
      return ItemStatement(
        main: shapes[item].main, cross: shapes[item].cross, span: span, from: .delegate)
    }
    guard input.automatic != nil else {
      return waterfall.setSection(section, to: style, itemCount: items.count) { item in
        sizer.input(of: stated(item), item: item)
      }
    }
    var statedSizes = StatedSizes(capacity: items.count)
    for item in shapes.indices { statedSizes.append(stated(item)) }
    // The stock `itemSize`.
    if items.isEmpty { statedSizes.append(ItemStatement(main: 50, cross: 50, from: .itemSize)) }
    waterfall.setSection(
      section, to: style, itemCount: items.count, sizes: statedSizes, by: &sizer)
  }

  private mutating func readPins() {
    for section in 0..<waterfall.sectionCount {
      var input = waterfall.input(ofSection: section)
      let stated = statement(ofSection: section)
      for boundary in Boundary.allCases {
        input[boundary] = BoundaryInput(
          stated[boundary], boundary, ofSection: section, in: room, faults: &faults)
      }
      input.background = SectionInput.background(
        stated, ofSection: section, in: room, faults: &faults)
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

  private var room: LayoutRoom {
    LayoutRoom(extent: viewExtent, pixels: grid, isHorizontal: state.isSideways)
  }

  private func insets(_ sides: [PlayKey]) -> StatedInsets {
    let points = sides.map { Double(state[$0]) }
    let (top, left, bottom, right) = (points[0], points[1], points[2], points[3])
    return state.isSideways
      ? StatedInsets(mainStart: left, mainEnd: right, crossStart: top, crossEnd: bottom)
      : StatedInsets(mainStart: top, mainEnd: bottom, crossStart: left, crossEnd: right)
  }

  /// All that is stated of a section but its items.
  private func statement(ofSection section: Int) -> SectionStatement {
    var stated = SectionStatement()
    stated.insets.value = insets([.top, .leading, .bottom, .trailing])
    stated.lineSpacing.value = Double(state[.line])
    stated.columnSpacing.value = Double(state[.gap])
    stated.columnCount.value = ColumnCount(state.columnCount)
    stated.columnCount.answer(state.columnPattern.map { ColumnCount($0[section % $0.count]) })
    if state[.by] == 2 { stated.minimumColumnWidth.value = Double(state[.least]) }
    stated.placement = [.shortestColumn, .leadingToTrailing, .trailingToLeading][state[.placement]]
    stated.header = statement(of: .header)
    stated.footer = statement(of: .footer)
    stated.backgroundInsets.value = insets(Array(repeating: .backgroundInset, count: 4))
    // Of a million items only some pin in a pile: the headers of a thousand sections would fill every
    // screen.
    if state.isMillion, state[.scope] == 2, section % 250 > 0 {
      stated.header.pins = false
      stated.footer.pins = false
    }
    return stated
  }

  private func statement(of boundary: Boundary) -> BoundaryStatement {
    let isHeader = boundary == .header
    var stated = BoundaryStatement()
    stated.extent.value = Double(state[isHeader ? .header : .footer])
    stated.insets.value = insets(
      isHeader
        ? [.headerTop, .headerSides, .headerBottom, .headerSides]
        : [.footerTop, .footerSides, .footerBottom, .footerSides])
    stated.pins = state[isHeader ? .headerPins : .footerPins] == 1
    let kept = state[isHeader ? .headerKept : .footerKept]
    if kept != PlayField.wholeView { stated.pinnedExtent.value = Double(kept) }
    return stated
  }

  private var rules: PinRules {
    var rules = PinRules()
    rules.scope = [.section, .untilNextPinned, .stacked][state[.scope]]
    rules.headerOffset = grid.length(Double(state[.headerOffset]))
    rules.footerOffset = grid.length(Double(state[.footerOffset]))
    rules.pinsWhileOverscrolling = state[.overscroll] == 1
    rules.stretchesFirstHeader = state[.stretch] == 1
    return rules
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
      meeting: rect, viewport: visible, rules: rules,
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
    var rules = SnapRules()
    rules.target = [.itemStart, .itemCenter, .sectionStart][state[.snapping] - 1]
    rules.startInset = grid.length(Double(state[.bar]))
    rules.visibleExtent = grid.length(viewport) - rules.startInset
    rules.offsets = LengthRange(
      start: grid.length(offsets.lowerBound), end: grid.length(offsets.upperBound))
    rules.pins = self.rules
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
    (0..<waterfall.sectionCount).map { waterfall.style(ofSection: $0).tracks.count }
  }

  /// Where each column of each section with items is, over the whole length of the section's items.
  func columns() -> [Frame] {
    (0..<waterfall.sectionCount).flatMap { section -> [Frame] in
      guard waterfall.itemCount(inSection: section) > 0 else { return [] }
      let input = waterfall.input(ofSection: section)
      let tracks = waterfall.style(ofSection: section).tracks
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

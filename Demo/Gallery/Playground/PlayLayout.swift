#if !canImport(UIKit)
#if canImport(StickyWaterfall)
// In the WebAssembly module, all files are one module, so there is nothing to import.
import StickyWaterfall
#endif
import WaterfallEngine

/// Lays out a state of the playground with the engine.
///
/// The engine receives the values that `WaterfallFlowLayout` passes for the same properties and the
/// same delegate. The tests compare frames and reports with that class.
struct PlayLayout {
  /// An element with the values of its layout attributes, in points and content coordinates.
  struct Element: Equatable {
    /// The kind: 0 is a header, 1 an item, 2 a footer, and 3 a background.
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

  private(set) var state = PlayState()
  var reports: [String] { issues.found.map { $0.message } }
  private var issues = InputIssues()
  /// The frames of all items, or an empty array if there are a million.
  private(set) var frames: [Frame] = []
  private var waterfall = Waterfall()
  private var grid = PixelGrid(scale: 1)
  private var sizes: [PlayState.Size] = []

  mutating func show(_ new: PlayState) {
    (state, sizes) = (new, new.sizes)
    layOut()
    waterfall.updateOrigins()
    frames = state.isMillion ? [] : allFrames()
  }

  private mutating func layOut() {
    grid = PixelGrid(scale: Double(state[.scale] + 1))
    issues = InputIssues()
    let sections = state.sections
    waterfall.crossExtent = container.crossExtent
    waterfall.setSectionCount(sections.count)
    waterfall.stacksItems = state[.cards] == 1
    var sizer = ItemSizer(in: container)
    for (section, items) in sections.enumerated() { layOut(section, items, by: &sizer) }
    for issue in sizer.issues.found { issues.record(issue) }
  }

  private mutating func layOut(_ section: Int, _ items: Range<Int>, by sizer: inout ItemSizer) {
    let metrics = SectionMetrics(
      specifiedSection(at: section), ofSection: section, in: container, issues: &sizer.issues)
    let style = SectionStyle(metrics, crossExtent: container.crossExtent)
    sizer.select(section, as: style)
    let (state, shapes, spans) = (state, items.map { axes(sizes[$0]) }, state[.spanEvery] > 0)
    func specified(_ item: Int) -> SpecifiedItem {
      let span = spans ? state.span(ofItem: item) : nil
      return SpecifiedItem(
        main: shapes[item].main, cross: shapes[item].cross, span: span, from: .delegate)
    }
    guard metrics.automatic != nil else {
      return waterfall.setSection(section, to: style, itemCount: items.count) { item in
        sizer.metrics(of: specified(item), item: item)
      }
    }
    var specifiedSizes = SpecifiedSizes(capacity: items.count)
    for item in shapes.indices { specifiedSizes.append(specified(item)) }
    // An empty section has the flow layout's default `itemSize`.
    if items.isEmpty { specifiedSizes.append(SpecifiedItem(main: 50, cross: 50, from: .itemSize)) }
    waterfall.setSection(
      section, to: style, itemCount: items.count, sizes: specifiedSizes, by: &sizer)
  }
}

// MARK: - Input

extension PlayLayout {
  /// The screen's extent across the scroll direction, in points.
  private var viewCrossExtent: Double {
    Double(state.isSideways ? state.screen.height : state.screen.width)
  }
  private var viewport: Double {
    Double(state.isSideways ? state.screen.width : state.screen.height)
  }

  private func axes(_ size: PlayState.Size) -> (main: Double, cross: Double) {
    state.isSideways ? (size.width, size.height) : (size.height, size.width)
  }

  private var container: LayoutContainer {
    LayoutContainer(crossPoints: viewCrossExtent, pixels: grid, isHorizontal: state.isSideways)
  }

  private func insets(_ sides: [PlayKey]) -> SpecifiedInsets {
    let points = sides.map { Double(state[$0]) }
    let (top, left, bottom, right) = (points[0], points[1], points[2], points[3])
    return state.isSideways
      ? SpecifiedInsets(mainStart: left, mainEnd: right, crossStart: top, crossEnd: bottom)
      : SpecifiedInsets(mainStart: top, mainEnd: bottom, crossStart: left, crossEnd: right)
  }

  /// Returns the specified values of a section, without its items.
  private func specifiedSection(at section: Int) -> SpecifiedSection {
    var specified = SpecifiedSection()
    specified.insets.value = insets([.top, .leading, .bottom, .trailing])
    specified.lineSpacing.value = Double(state[.line])
    specified.columnSpacing.value = Double(state[.gap])
    specified.columnCount.value = ColumnCount(state.columnCount)
    specified.columnCount.answer(state.columnPattern.map { ColumnCount($0[section % $0.count]) })
    if state[.by] == 2 { specified.minimumColumnWidth.value = Double(state[.least]) }
    let sizings = state.sizingPattern ?? [state[.sizing]]
    specified.scalesItems = sizings[section % sizings.count] == 0
    specified.placement =
      [.shortestColumn, .leadingToTrailing, .trailingToLeading][state[.placement]]
    specified.rowDistribution =
      [.justified, .leading, .center, .trailing, .fill][state[.distribution]]
    specified.rowAlignment = [.center, .leading, .trailing, .stretch][state[.alignment]]
    specified.header = specifiedBoundary(at: .header)
    specified.footer = specifiedBoundary(at: .footer)
    specified.backgroundInsets.value = insets(Array(repeating: .backgroundInset, count: 4))
    return specified
  }

  private func specifiedBoundary(at boundary: Boundary) -> SpecifiedBoundary {
    let isHeader = boundary == .header
    var specified = SpecifiedBoundary()
    specified.extent.value = Double(state[isHeader ? .header : .footer])
    specified.insets.value = insets(
      isHeader
        ? [.headerTop, .headerSides, .headerBottom, .headerSides]
        : [.footerTop, .footerSides, .footerBottom, .footerSides])
    specified.pins = state[isHeader ? .headerPins : .footerPins] == 1
    let kept = state[isHeader ? .headerKept : .footerKept]
    if kept != PlayField.wholeView { specified.pinnedExtent.value = Double(kept) }
    return specified
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

// MARK: - Results

extension PlayLayout {
  /// Returns the elements that are visible at an offset, or at most `reach` points away from the
  /// screen.
  func elements(at offset: Double, reach: Double = 0) -> [Element] {
    let (start, end) = (grid.length(offset), grid.length(offset + viewport))
    let reached = LengthRange(start: start - grid.length(reach), end: end + grid.length(reach))
    let rect = AxisRect(main: reached, cross: LengthRange(start: 0, end: waterfall.crossExtent))
    let visible = LengthRange(start: start + grid.length(Double(state[.bar])), end: end)
    return waterfall.elements(
      intersecting: rect, viewport: visible, rules: rules,
      decorations: state[.backgrounds] == 1 ? [.background] : []
    ).map(element)
  }

  /// The range of content offsets, in points.
  var offsets: ClosedRange<Double> {
    let first = Double(-state[.bar])
    return first...max(first, grid.points(waterfall.mainExtent) - viewport)
  }

  /// Returns the resting offset after scrolling without velocity to `offset`.
  func rest(near offset: Double) -> Double {
    guard state[.snapping] > 0 else { return offset }
    let offsets = offsets
    let ends = [offsets.lowerBound, offsets.upperBound]
    // A scroll view rounds its offsets to device pixels, so an offset near an end counts as that
    // end.
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

  /// Returns the start of a section or of one of its items, along the scroll direction.
  func start(ofSection section: Int, item: Int?) -> Double {
    let range = item.map { waterfall.frame(ofItem: $0, inSection: section).main }
    return grid.points((range ?? waterfall.range(ofSection: section)).start)
  }

  var columnCounts: [Int] {
    (0..<waterfall.sectionCount).map { waterfall.style(ofSection: $0).tracks.count }
  }

  /// The ranges of the items along the scroll direction by section, in points.
  ///
  /// An empty section, and a section of a million items, has an empty range.
  var itemRanges: [ClosedRange<Double>] {
    var next = 0
    return state.sections.map { items in
      let own = frames[min(next, frames.count)..<min(next + items.count, frames.count)]
      next += items.count
      let starts = own.map { state.isSideways ? $0.x : $0.y }
      let ends = own.map { state.isSideways ? $0.x + $0.width : $0.y + $0.height }
      guard let start = starts.min(), let end = ends.max() else { return 0...0 }
      return start...end
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
    case .boundary(.header): named.kind = 0
    case .item(let item): (named.kind, named.item) = (1, item)
    case .boundary(.footer): named.kind = 2
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

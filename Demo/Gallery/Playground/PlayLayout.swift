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
    /// 0 header, 1 item, 2 footer.
    var kind: Int
    var section: Int
    var item: Int
    var frame: Frame
    var zIndex = 0
    var isPinned = false
    var pinProgress = 0.0
    var pushProgress = 0.0
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
  private(set) var frames: [Frame] = []
  private var waterfall = Waterfall()
  private var grid = PixelGrid(scale: 1)
  private var isLaidOut = false

  /// Lays out another state; asks again only what can have changed.
  mutating func show(_ new: PlayState) {
    let old = state
    let before = frames
    let asksEverything = !isLaidOut || old.asksEverything(insteadOf: new)
    (state, cost, isLaidOut) = (new, Cost(), true)
    if asksEverything { layOutEverything() } else { readPins() }
    waterfall.updateOrigins()
    frames = allFrames()
    cost.moved = zip(before, frames).reduce(0) { $0 + ($1.0 == $1.1 ? 0 : 1) }
  }

  private mutating func layOutEverything() {
    grid = PixelGrid(scale: Double(state[.scale] + 1))
    reports = []
    let sizes = state.sizes
    let sections = state.sections
    waterfall.setCrossExtent(grid.length(viewExtent))
    waterfall.setSectionCount(sections.count)
    let common = commonInput()
    for (section, items) in sections.enumerated() {
      var input = common
      let shapes = items.map { axes(sizes[$0]) }
      if let undecided = common.automaticColumns, !items.isEmpty {
        input.automaticColumns = AutomaticColumns(
          widths: shapes.map { $0.cross }, room: undecided.room, grid: grid,
          justifiesFullRowsOnly: true
        ).forItems(items.count)
      }
      let (state, grid) = (state, grid)
      waterfall.setSection(section, to: input, itemCount: items.count) { item, tracks in
        Self.input(
          of: shapes[item], span: state.span(ofItem: item), columns: input.automaticColumns,
          tracks: tracks, scales: state[.sizing] == 0, grid: grid)
      }
    }
    cost.sizesAsked = sizes.count
    if state[.spanEvery] > 0 { cost.spansAsked = sizes.count }
  }

  private mutating func readPins() {
    for section in 0..<waterfall.sectionCount {
      var input = waterfall.input(ofSection: section)
      (input.header, input.footer) = (boundary(.header), boundary(.footer))
      waterfall.setInput(input, ofSection: section)
    }
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

  /// All that is to be known of a section but its items: the same for each, as by the properties.
  private mutating func commonInput() -> SectionInput {
    let top = grid.length(Double(state[.top]))
    let leading = grid.length(Double(state[.leading]))
    let bottom = grid.length(Double(state[.bottom]))
    let trailing = grid.length(Double(state[.trailing]))
    let insets =
      state.isSideways
      ? AxisInsets(mainStart: leading, mainEnd: trailing, crossStart: top, crossEnd: bottom)
      : AxisInsets(mainStart: top, mainEnd: bottom, crossStart: leading, crossEnd: trailing)
    let spacing = grid.length(Double(state[.gap]))
    let room = waterfall.crossExtent - insets.crossStart - insets.crossEnd
    if room < 0 { report(insets) }
    var input = SectionInput(
      insets: insets, lineSpacing: grid.length(Double(state[.line])), columnSpacing: spacing,
      columnCount: columnCount(in: room, spacing: spacing),
      placement: [.shortestColumn, .leadingToTrailing, .trailingToLeading][state[.placement]],
      header: boundary(.header), footer: boundary(.footer))
    if state[.by] == 0 {
      let sides =
        state.isSideways ? state[.top] + state[.bottom] : state[.leading] + state[.trailing]
      let room = ColumnRoom(
        extent: viewExtent - Double(sides), viewExtent: viewExtent, spacing: Double(state[.gap]),
        isHorizontal: state.isSideways)
      input.automaticColumns = AutomaticColumns(widths: [], room: room, grid: grid)
    }
    return input
  }

  /// 0 where sizes decide.
  private mutating func columnCount(in room: Length, spacing: Length) -> Int {
    switch state[.by] {
    case 1:
      let used = ColumnTracks(room: room, count: state[.count], spacing: spacing).count
      if used < state[.count], room > 0 { report(used, room) }
      return used
    case 2:
      let least = grid.length(Double(state[.least]))
      return ColumnTracks.count(fitting: least, in: room, spacing: spacing)
    default: return 0
    }
  }

  private func boundary(_ boundary: Boundary) -> BoundaryInput {
    let isHeader = boundary == .header
    let kept = state[isHeader ? .headerKept : .footerKept]
    return BoundaryInput(
      extent: grid.length(Double(state[isHeader ? .header : .footer])),
      pins: state[isHeader ? .headerPins : .footerPins] == 1,
      pinnedExtent: kept == PlayField.wholeView ? nil : grid.length(Double(kept)))
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
    of size: (main: Double, cross: Double), span: Int?, columns: AutomaticColumns?,
    tracks: ColumnTracks, scales: Bool, grid: PixelGrid
  ) -> ItemInput {
    let span = span ?? columns?.span(ofWidth: size.cross) ?? 1
    let keepsExtent =
      columns.map { $0.rule == .list || (span == 1 && $0.isColumnWidth(size.cross)) } ?? false
    guard scales, !keepsExtent else {
      return ItemInput(extent: grid.length(size.main), columnSpan: span)
    }
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

  private mutating func report(_ used: Int, _ room: Length) {
    reports.append(
      "columnCount: \(state[.count]) columns in section 0; used \(used) "
        + (used == 1 ? "column" : "columns")
        + ". Set columnCount to 0 for automatic columns, or at least 1 and no more than fit into "
        + "\(Self.points(grid.points(room))) at a device pixel each, with the spacing between them."
    )
  }

  private static func points(_ number: Double) -> String {
    number == 1 ? "1 point" : "\(Int(number)) points"
  }
}

extension PlayState {
  /// Whether what a layout was told for this state must all be asked again for another.
  fileprivate func asksEverything(insteadOf new: PlayState) -> Bool {
    let across = isSideways ? screen.height : screen.width
    let newAcross = new.isSideways ? new.screen.height : new.screen.width
    let isOther = PlayKey.allCases.contains { self[$0] != new[$0] && $0.isAskedWith }
    return isOther || across != newAcross || pictures != new.pictures
  }
}

extension PlayKey {
  /// Whether a change of it has the delegate asked again; the layout class decides that too.
  fileprivate var isAskedWith: Bool {
    switch self {
    case .width, .height, .turned, .mirrored, .overlay: false
    case .headerPins, .headerKept, .headerOffset, .footerPins, .footerKept, .footerOffset: false
    case .scope, .overscroll, .stretch: false
    default: true
    }
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
    let visible = LengthRange(start: grid.length(offset), extent: grid.length(viewport))
    let reached = LengthRange(
      start: grid.length(offset - reach), end: grid.length(offset + viewport + reach))
    let rect = AxisRect(main: reached, cross: LengthRange(start: 0, end: waterfall.crossExtent))
    return waterfall.elements(touching: rect, viewport: Viewport(visible: visible), rules: rules)
      .map(element)
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
      let start = range.start + input.header.extent + input.insets.mainStart
      let end = range.end - input.footer.extent - input.insets.mainEnd
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
    guard let pin = element.pin else { return named }
    (named.isPinned, named.pinProgress) = (pin.isPinned, pin.progress)
    named.pushProgress = pin.pushProgress
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

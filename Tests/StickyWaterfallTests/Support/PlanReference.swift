import StickyWaterfall
import WaterfallEngine
import WaterfallTestSupport

/// The attributes of a header or footer that pinning changes.
struct PinnedBoundary: Equatable {
  var frame: CGRect
  var zIndex = 10
  var isPinned = false
  var progress: CGFloat = 0
  var pushProgress: CGFloat = 0
}

/// The frames that the engine's references compute for vertically scrolling plans.
struct PlanReference {
  let plans: [SectionPlan]
  let contentEnd: CGFloat
  private let grid: PixelGrid
  private let waterfall: Waterfall
  private let frames: [LayoutSnapshot.Subject: CGRect]

  init(
    _ plans: [SectionPlan], room: CGFloat, minimumContentExtent: CGFloat = 0, scale: CGFloat = 1,
    columns: [Int: [Int?]] = [:]
  ) {
    let grid = PixelGrid(scale: scale)
    let scenario = Scenario(
      crossExtent: grid.length(room), sections: plans.map { $0.section(on: grid) })
    let elements = ReferenceLayout(scenario, columns: columns).snapshot.elements.map {
      ($0.subject, grid.rect($0.frame))
    }
    var waterfall = scenario.waterfall()
    waterfall.minimumMainExtent = grid.length(minimumContentExtent)
    self.plans = plans
    self.grid = grid
    self.waterfall = waterfall
    frames = Dictionary(uniqueKeysWithValues: elements)
    contentEnd = max(minimumContentExtent, frames[.section(plans.count - 1)]?.maxY ?? 0)
  }

  func items(_ section: Int) -> [CGRect] {
    plans[section].items.indices.compactMap { frames[.item($0, section: section)] }
  }

  func resting(_ side: Side, _ section: Int) -> CGRect? {
    frames[.boundary(side == .header ? .header : .footer, section: section)]
  }

  /// Returns the attributes of all headers and footers for the given visible range.
  func boundaries(
    visible: ClosedRange<CGFloat>, options: PinOptions
  ) -> [PinName: PinnedBoundary] {
    let viewport = LengthRange(
      start: grid.length(visible.lowerBound), end: grid.length(visible.upperBound))
    let rules = PinRules(
      scope: [.section, .untilNextPinned, .stacked][options.scope.rawValue],
      headerOffset: grid.length(options.headerOffset),
      footerOffset: grid.length(options.footerOffset),
      pinsWhileOverscrolling: options.pinsWhileOverscrolling,
      stretchesFirstHeader: options.stretchesFirstHeader)
    let reference = PinReference(waterfall: waterfall, viewport: viewport, rules: rules)
    let known = reference.elements.map { element in
      let side = element.id.boundary == .header ? Side.header : .footer
      let pin = element.pin ?? PinState(range: element.frame.main)
      let boundary = PinnedBoundary(
        frame: grid.rect(element.frame),
        zIndex: pin.isPinned ? options.zIndex + pin.pinnedCountAfter : 10, isPinned: pin.isPinned,
        progress: pin.progress, pushProgress: pin.pushProgress)
      return (PinName(side: side, section: element.id.section), boundary)
    }
    return Dictionary(uniqueKeysWithValues: known)
  }
}

extension PixelGrid {
  fileprivate func rect(_ rect: AxisRect) -> CGRect {
    let x = points(rect.cross.start)
    let y = points(rect.main.start)
    return CGRect(
      x: x, y: y, width: points(rect.cross.end) - x, height: points(rect.main.end) - y)
  }

  fileprivate func insets(_ inset: UIEdgeInsets) -> AxisInsets {
    AxisInsets(
      mainStart: length(inset.top), mainEnd: length(inset.bottom), crossStart: length(inset.left),
      crossEnd: length(inset.right))
  }
}

extension SectionPlan {
  fileprivate func section(on grid: PixelGrid) -> Scenario.Section {
    let input = SectionMetrics(
      insets: grid.insets(inset), lineSpacing: grid.length(lineSpacing),
      columnSpacing: grid.length(columnSpacing), columnCount: columns,
      header: boundary(.header, on: grid), footer: boundary(.footer, on: grid))
    let items = items.enumerated().map { item, extent in
      ItemMetrics(extent: grid.length(extent), columnSpan: span(ofItem: item))
    }
    return Scenario.Section(input, items: items)
  }

  private func boundary(_ side: Side, on grid: PixelGrid) -> BoundaryMetrics {
    let pinned = side == .header ? pinnedHeader : pinnedFooter
    return BoundaryMetrics(
      extent: grid.length(side == .header ? header : footer),
      insets: grid.insets(side == .header ? headerInset : footerInset),
      pins: side == .header ? pinsHeader : pinsFooter,
      pinnedExtent: pinned == WaterfallFlowLayout.automaticExtent ? nil : grid.length(pinned))
  }
}

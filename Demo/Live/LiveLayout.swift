/// The million items as one engine layout, for a screen of two device pixels to a point.
struct LiveLayout {
  /// What the page can change without a new size for any item.
  struct Pinning: Equatable {
    var headers = false
    var footers = false
    var headerExtent = 0.0
    var scope = PinScope.section
  }

  private(set) var waterfall = Waterfall()
  private(set) var pinning = Pinning()
  private let grid = PixelGrid(scale: 2)
  private var columns = 1
  private var spacing = 0.0
  private var sections = MillionItems.sectionCount
  /// nil for all that a section has.
  private var itemsAtLeast: Int?

  /// How long the content is, points.
  var contentExtent: Double { grid.points(waterfall.mainExtent) }

  var rules: PinRules { PinRules(scope: pinning.scope) }

  /// Sizes and places all items afresh.
  mutating func layOut(columns: Int, spacing: Double, width: Double) {
    self.columns = columns
    self.spacing = spacing
    waterfall.setCrossExtent(grid.length(width))
    waterfall.setSectionCount(sections)
    for section in 0..<sections {
      let grid = grid
      waterfall.setSection(
        section, to: input(ofSection: section),
        itemCount: itemCount(inSection: section)
      ) { item, tracks in
        // As the layout class scales what a delegate's `sizeForItemAt` states.
        let size = MillionItems.size(ofItem: item, inSection: section)
        let across = grid.points(tracks.nominalExtent())
        return ItemInput(extent: grid.wholePixels(size.height * across / size.width))
      }
    }
    waterfall.updateOrigins()
  }

  /// Fewer and shorter sections, for a screen on which headers are to come and go.
  mutating func cut(toSections sections: Int, items: Int) {
    (self.sections, itemsAtLeast) = (sections, items)
  }

  private func itemCount(inSection section: Int) -> Int {
    let count = MillionItems.itemCount(inSection: section)
    return itemsAtLeast.map { $0 + count % $0 } ?? count
  }

  /// Changes how headers and footers pin; no item is placed again.
  mutating func pin(_ pinning: Pinning) {
    self.pinning = pinning
    for section in 0..<waterfall.sectionCount {
      waterfall.setInput(input(ofSection: section), ofSection: section)
    }
    waterfall.updateOrigins()
  }

  /// All that a screen shows when the content is scrolled to `offset`, points.
  func elements(at offset: Double, height: Double) -> [LayoutElement] {
    let visible = LengthRange(start: grid.length(offset), extent: grid.length(height))
    let rect = AxisRect(main: visible, cross: LengthRange(start: 0, end: waterfall.crossExtent))
    return waterfall.elements(touching: rect, viewport: Viewport(visible: visible), rules: rules)
  }

  /// Where a stretch starts and how long it is, points.
  func points(_ range: LengthRange) -> (start: Double, extent: Double) {
    (grid.points(range.start), grid.points(range.extent))
  }

  private func input(ofSection section: Int) -> SectionInput {
    let mayPin = MillionItems.mayPin(section, inPile: pinning.scope == .stacked)
    let inset = grid.length(MillionItems.inset)
    let gap = grid.length(spacing)
    return SectionInput(
      insets: AxisInsets(mainStart: inset, mainEnd: inset, crossStart: inset, crossEnd: inset),
      lineSpacing: gap, columnSpacing: gap, columnCount: columns,
      header: BoundaryInput(
        extent: grid.length(MillionItems.headerExtent), pins: pinning.headers && mayPin,
        pinnedExtent: grid.length(pinning.headerExtent)),
      footer: BoundaryInput(
        extent: grid.length(MillionItems.footerExtent), pins: pinning.footers && mayPin))
  }
}

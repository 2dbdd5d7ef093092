package import WaterfallEngine

// Initializers with all values of a test in one call.

extension SectionMetrics {
  package init(
    insets: AxisInsets = AxisInsets(), lineSpacing: Length = 0,
    specifiedLineSpacing: Double = 0, columnSpacing: Length = 0,
    columnCount: Int = 1, automatic: AutomaticLayout? = nil, scalesItems: Bool = true,
    placement: Placement = .shortestColumn, placementTolerance: Length = 0,
    rowDistribution: RowDistribution = .justified,
    rowAlignment: RowAlignment = .center,
    header: BoundaryMetrics = BoundaryMetrics(), footer: BoundaryMetrics = BoundaryMetrics(),
    background: AxisInsets? = AxisInsets()
  ) {
    self.init()
    self.insets = insets
    self.lineSpacing = lineSpacing
    self.specifiedLineSpacing = specifiedLineSpacing
    self.columnSpacing = columnSpacing
    self.columnCount = columnCount
    self.automatic = automatic
    self.scalesItems = scalesItems
    self.placement = placement
    self.placementTolerance = placementTolerance
    self.rowDistribution = rowDistribution
    self.rowAlignment = rowAlignment
    self.header = header
    self.footer = footer
    self.background = background
  }
}

extension BoundaryMetrics {
  package init(
    extent: Length = 0, insets: AxisInsets = AxisInsets(), pins: Bool = false,
    pinnedExtent: Length? = nil
  ) {
    self.init()
    self.extent = extent
    self.insets = insets
    self.pins = pins
    self.pinnedExtent = pinnedExtent
  }
}

extension PinRules {
  package init(
    scope: PinScope = .section, headerOffset: Length = 0, footerOffset: Length = 0,
    pinsWhileOverscrolling: Bool = false, stretchesFirstHeader: Bool = false
  ) {
    self.init()
    self.scope = scope
    self.headerOffset = headerOffset
    self.footerOffset = footerOffset
    self.pinsWhileOverscrolling = pinsWhileOverscrolling
    self.stretchesFirstHeader = stretchesFirstHeader
  }
}

extension SnapRules {
  package init(
    target: SnapTarget, startInset: Length, visibleExtent: Length, offsets: LengthRange,
    pins: PinRules
  ) {
    self.init()
    self.target = target
    self.startInset = startInset
    self.visibleExtent = visibleExtent
    self.offsets = offsets
    self.pins = pins
  }
}

extension Waterfall {
  package init(crossExtent: Length) {
    self.init()
    self.crossExtent = crossExtent
  }

  package mutating func setSection(
    _ section: Int, to metrics: SectionMetrics, itemCount: Int, item: (_ item: Int) -> ItemMetrics
  ) {
    let style = SectionStyle(metrics, crossExtent: crossExtent)
    setSection(section, to: style, itemCount: itemCount, item: item)
  }

  /// Lays out a section whose sizes determine columns or rows.
  package mutating func setSection(
    _ section: Int, to metrics: SectionMetrics, itemCount: Int, sizes: SpecifiedSizes,
    by sizer: inout ItemSizer
  ) {
    let style = SectionStyle(metrics, crossExtent: crossExtent)
    setSection(section, to: style, itemCount: itemCount, sizes: sizes, by: &sizer)
  }
}

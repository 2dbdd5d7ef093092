/// A converter from the sizes that the app specifies for items to the metrics that the layout uses.
///
/// It converts the items of one section at a time. Four functions convert a size:
///
/// - `scaledItem(main:cross:span:)` is fast for aspect ratios. The compiler inlines it into the
///   loop that asks the delegate.
/// - `plainMetrics(main:cross:)` is fast for items that have only a width and a height. It's for
///   sections without a column count, whose sizes are all known first.
/// - `metrics(of:item:)` handles every size, and records problems. The fast functions return `nil`
///   for a size that only this function handles.
/// - `metricsKeepingSize(of:item:in:)` is the part of `metrics(of:item:)` for grids and rows, in
///   which items keep their specified sizes.
@usableFromInline package struct ItemSizer {  // check-item-loop: every item
  @usableFromInline let container: LayoutContainer
  /// Whether sizes are aspect ratios if the columns of the section share the available width.
  @usableFromInline private(set) var scales = true
  private var section = 0
  @usableFromInline var tracks = ColumnTracks(availableExtent: 0, count: 1, spacing: 0)
  /// The grid or rows in which items keep their sizes, or `nil` if the columns of the section share
  /// the available width.
  private var gridOrRows: AutomaticLayout?
  @usableFromInline var columnExtent = 0.0
  /// Whether the columns of the section share the available width, so that sizes are aspect ratios
  /// if `scales` is `true`.
  package private(set) var scalesToColumn = false
  /// Whether the width of an item doesn't match the grid of its section.
  package var hasMismatch = false
  /// The problems with the values that were converted.
  package var issues = InputIssues()

  /// Creates a converter.
  ///
  /// Call `select(_:as:)` before you convert the items of a section.
  package init(in container: LayoutContainer) { self.container = container }

  /// Prepares to convert the items of a section with this style.
  package mutating func select(_ section: Int, as style: SectionStyle) {
    self.section = section
    scales = style.metrics.scalesItems
    tracks = style.tracks
    columnExtent = container.pixels.points(tracks.nominalExtent())
    scalesToColumn = (style.metrics.automatic?.rule ?? .sharedColumns) == .sharedColumns
    gridOrRows = scalesToColumn ? nil : style.metrics.automatic
    hasMismatch = false
  }

  /// Whether the section has the rows of the flow layout.
  package var isInRows: Bool { gridOrRows?.rule == .rows }

  /// Returns the width, in points, of an item that spans this number of columns.
  @inlinable
  package func width(spanning span: Int) -> Double {
    span == 1 ? columnExtent : container.pixels.points(tracks.nominalExtent(span: span))
  }

  /// Returns the width, in points, of the columns that an item of a grid spans.
  package func width(of specified: SpecifiedItem) -> Double {
    let gridSpan = specified.decides ? gridOrRows?.span(ofWidth: specified.cross ?? 0) : nil
    return width(spanning: specified.span ?? gridSpan ?? 1)
  }

  /// Returns the values of an item whose main extent is computed from its aspect ratio.
  ///
  /// The result is `nil` if sizes aren't aspect ratios, and for an extent that would be 0, NaN, or
  /// too long. The slower `metrics(of:item:)` handles these.
  @inlinable
  package func scaledItem(main: Double, cross: Double, span: Int = 1) -> ItemMetrics? {
    guard scales else { return nil }
    let points = main * width(spanning: span) / cross
    // Comparisons with NaN are false. An infinite width results in 0 points.
    guard cross > 0, points > 0, points <= InputIssue.longestPoints else { return nil }
    return ItemMetrics(extent: container.pixels.wholePixels(points), columnSpan: span)
  }
}

// MARK: - Checking specified values

extension ItemSizer {
  /// Returns an item's specified values, and replaces an invalid size.
  ///
  /// A size is invalid if it's negative, infinite, or NaN. The main extent then becomes 0, the
  /// cross extent becomes `nil`, and a problem is recorded.
  ///
  /// An estimate keeps its valid side. An app can compute the width of an estimate from bounds that
  /// are still zero, and with only the height, its items have room until their views return sizes.
  package mutating func usable(_ specified: SpecifiedItem, ofItem item: Int) -> SpecifiedItem {
    let range = 0...Double.greatestFiniteMagnitude
    let hasMain = range ~= specified.main
    let hasCross = range ~= specified.cross ?? 0
    guard !hasMain || !hasCross else { return specified }
    var usable = specified
    if !hasCross || specified.source != .estimate { usable.cross = nil }
    if hasMain, specified.source == .estimate {
      note(.estimatedWidth, container.crossSide, of: specified, item)
    } else {
      usable.main = 0
      note(.size, container.mainSide, of: specified, item)
    }
    return usable
  }

  /// Returns the specified values of an item whose main extent the delegate computed.
  package mutating func delegateExtent(_ points: Double, span: Int?, item: Int) -> SpecifiedItem {
    var specified = SpecifiedItem(
      main: usableExtent(points, ofItem: item), span: span, from: .delegate)
    specified.isDelegateExtent = true
    return specified
  }

  /// Returns the main extent that the delegate computed for an item, or the usable one that is
  /// nearest to it.
  package mutating func usableExtent(_ points: Double, ofItem item: Int) -> Double {
    issues.usable(
      Specified(points, source: .delegate), atLeast: 0,
      of: .itemExtent, container.mainSide, section: section, item: item)
  }

  /// Returns the specified span, or records a problem and returns 1 if the span is less than 1.
  package mutating func usableSpan(_ span: Int, ofItem item: Int) -> Int {
    if span < 1 { note(.columnSpan, [Double(span)], of: .columnSpan, ofItem: item) }
    return max(1, span)
  }

  /// Records a problem with a value that the delegate returned, or with a size that a property
  /// specifies.
  private mutating func note(
    _ problem: InputIssue.Problem, _ numbers: [Double], of input: InputIssue.Input,
    _ side: InputIssue.Side = .height, source: ValueSource = .delegate, ofItem item: Int
  ) {
    issues.record(
      InputIssue(
        problem, numbers, of: input, side, source: source, section: section, item: item))
  }

  /// Records a problem with a side of a size.
  private mutating func note(
    _ problem: InputIssue.Problem, _ side: InputIssue.Side, of specified: SpecifiedItem,
    _ item: Int
  ) {
    let (main, cross) = (specified.main, specified.cross ?? 0)
    note(
      problem, container.isHorizontal ? [main, cross] : [cross, main],
      of: specified.source == .estimate ? .estimatedItemSize : .itemSize, side,
      source: specified.source == .delegate ? .delegate : .property, ofItem: item)
  }
}

// MARK: - Converting specified values

extension ItemSizer {
  /// Converts an item's specified values to the values that the layout uses.
  ///
  /// The specified size must not be negative, infinite, or NaN.
  package mutating func metrics(of specified: SpecifiedItem, item: Int) -> ItemMetrics {
    if let gridOrRows {
      return metricsKeepingSize(of: specified, item: item, in: gridOrRows)
    }
    let span = specified.span ?? 1
    // A size without a width has no aspect ratio, so its height is used as it is.
    guard scales, let cross = specified.cross, cross > 0 else {
      let extent = container.pixels.length(
        limited(specified.main, container.mainSide, of: specified, item))
      return ItemMetrics(extent: extent, columnSpan: span)
    }
    let extent = limited(
      specified.main * width(spanning: span) / cross, container.mainSide, of: specified, item)
    return ItemMetrics(extent: container.pixels.wholePixels(extent), columnSpan: span)
  }

  /// Returns the values of an item that keeps its specified size.
  ///
  /// An item with only a main extent is a square. An item with a width and height of 0 is hidden.
  private mutating func metricsKeepingSize(
    of specified: SpecifiedItem, item: Int, in automatic: AutomaticLayout
  ) -> ItemMetrics {
    let width = limited(
      specified.cross ?? specified.main, container.crossSide, of: specified, item)
    let gridSpan = specified.decides ? automatic.span(ofWidth: width) : 1
    if gridSpan == nil { hasMismatch = true }
    if isInRows, let span = specified.span, span > 1 {
      note(.spanInRows, [Double(span)], of: .columnSpan, ofItem: item)
    }
    let height = limited(specified.main, container.mainSide, of: specified, item)
    let isHidden = width == 0 && height == 0
    let unspecifiedSpan = gridSpan ?? (isHidden ? 0 : 1)
    let span = isInRows ? 1 : specified.span ?? unspecifiedSpan
    return ItemMetrics(extent: automatic.pixels.length(height), columnSpan: span, width: width)
  }

  private mutating func limited(
    _ points: Double, _ side: InputIssue.Side, of specified: SpecifiedItem, _ item: Int
  ) -> Double {
    guard points > InputIssue.longestPoints else { return points }
    note(.longSide, side, of: specified, item)
    return InputIssue.longestPoints
  }

  /// Returns the values of an item with a width, a height, and no specified span.
  ///
  /// The result is `nil` if only the slower `metrics(of:item:)` can handle the size.
  func plainMetrics(main: Double, cross: Double) -> ItemMetrics? {
    guard let gridOrRows else { return scaledItem(main: main, cross: cross) }
    let isUsual = isInRows ? 0...InputIssue.longestPoints ~= cross : cross == gridOrRows.columnWidth
    guard isUsual, main <= InputIssue.longestPoints else { return nil }
    return ItemMetrics(extent: container.pixels.length(main), width: cross)
  }
}

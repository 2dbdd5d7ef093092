import Foundation
import WaterfallEngine

/// Measures the items of one section after the other: asks the delegate, and turns what it states into
/// extents.
///
/// Made once a pass: to make one for each of thousands of sections takes as long as to measure their
/// items, as all that is in it is retained and released. What is called for every item is inlined by
/// force, here and in `RequestedSizes`: without that spans take 5 % longer, and automatic columns 20 %
/// (Benchmarks --only spans, automatic-columns).
@MainActor
struct ItemMeasure {
  private let calls: DelegateCalls
  private let layout: WaterfallFlowLayout
  let axes: LayoutAxes
  private let crossExtent: Length
  private var tracks: ColumnTracks
  /// What stated sizes give the section; nil where a count is stated.
  private var automatic: AutomaticLayout?
  private var columnExtent: CGFloat
  private let scales: Bool
  /// A longer shape needs a closer look.
  private let mostPixels: CGFloat
  /// The size of an item where the delegate has none; nil where an estimate counts.
  private let itemSize: CGSize?
  /// Whether sizes are shapes: where columns share the room.
  private var hasShapes = false
  /// Whether the stock layout's rows are given to the items.
  private var isInRows = false
  /// The width, in points, that an item of one column states; 0 where columns share the room.
  private var columnWidth = 0.0
  /// Whether an item is asked about by the stock method alone.
  private(set) var isPlain = false
  private var methods: ItemMethods
  /// The item in question; one path for all, as to make another takes longer than to change it.
  private var indexPath: IndexPath
  /// Whether an item stated a width that the section's automatic columns do not give.
  var hasMisfit = false

  /// Makes a measure that no section is set for.
  init(_ reader: SectionReader) {
    calls = reader.calls
    layout = reader.layout
    axes = reader.environment.axes
    crossExtent = reader.crossExtent
    tracks = ColumnTracks(room: 0, count: 1, spacing: 0)
    columnExtent = 0
    scales = reader.layout.itemSizing == .aspectRatio
    mostPixels = min(DiagnosticReporter.longest * axes.grid.scale, PixelGrid.mostPixels)
    itemSize = reader.layout.usesEstimates ? nil : reader.layout.itemSize
    methods = reader.calls.itemMethods
    indexPath = IndexPath(item: 0, section: 0)
  }

  /// Sets the section whose items are to be measured, or the columns that were decided for it.
  mutating func select(_ section: Int, as sectionInput: SectionInput) {
    tracks = ColumnTracks(of: sectionInput, crossExtent: crossExtent)
    automatic = sectionInput.automatic
    columnExtent = axes.grid.points(tracks.nominalExtent())
    hasShapes = (automatic?.rule ?? .ownExtents) == .ownExtents
    isInRows = automatic?.rule == .rows
    columnWidth = automatic?.width ?? 0
    isPlain =
      !calls.translates && !methods.mayHaveSpans && (isInRows || !methods.mayHaveExtents)
    indexPath.section = section
    hasMisfit = false
  }

  /// The extent and span of an item of the section.
  @inline(__always)
  mutating func callAsFunction(_ item: Int) -> ItemInput {
    indexPath.item = item
    return hasShapes && isPlain ? input(span: nil) : inputWithOwnMethods()
  }

  /// The same where the product's own methods are asked; not inlined, for the sake of the plain case.
  @inline(never)
  private mutating func inputWithOwnMethods() -> ItemInput {
    guard hasShapes, !calls.translates, !methods.mayHaveExtents else {
      return input(of: statement())
    }
    return input(span: askedSpan())
  }

  /// The extent of an item by its size alone, across as many columns as the delegate says.
  @inline(__always)
  private mutating func input(span: Int?) -> ItemInput {
    let answer = methods.size(ofItemAt: indexPath)
    if let size = answer ?? itemSize,
      let shape = shape(main: axes.main(size), cross: axes.cross(size), span: span ?? 1)
    {
      return shape
    }
    return input(of: statement(ofAnswer: answer, span: span))
  }

  /// An item by its shape; nil where its size is none or needs a closer look.
  @inline(__always)
  private func shape(main: CGFloat, cross: CGFloat, span: Int = 1) -> ItemInput? {
    guard scales else { return nil }
    let pixels = main * across(span) / cross * axes.grid.scale
    // What is not a number meets no condition, and nothing is in proportion to infinity but 0.
    guard cross > 0, pixels > 0, pixels <= mostPixels else { return nil }
    return ItemInput(extent: PixelGrid.length(nearestTo: pixels), columnSpan: span)
  }
}

// MARK: - Asking

/// What is stated about one item, in points; nothing in it is negative, infinite or not a number.
struct RequestedSize {
  var main: CGFloat
  /// Nil where the extent along scrolling was asked for by itself: that is never scaled.
  var cross: CGFloat?
  /// How many columns the delegate has it cover; nil where it does not say.
  var span: Int?
  /// Whether its width counts when columns are decided.
  var takesPart = true
  /// Whether the extent was worked out for the width of a column, by `heightForItemAt` or
  /// `widthForItemAt`.
  var isOwnExtent = false
  /// Whether the delegate stated it, and not a property of the layout.
  var isAnswer = false
}

extension ItemMeasure {
  /// The delegate's size of an item as it is; nil where it has no method for sizes.
  ///
  /// For sections that are plain, and of which nothing is decided yet.
  @inline(__always)
  mutating func size(ofItem item: Int) -> CGSize? {
    indexPath.item = item
    return methods.size(ofItemAt: indexPath)
  }

  /// What is stated about items where the delegate states nothing.
  var ownStatement: RequestedSize { itemSize.map { statement($0, isAnswer: false) } ?? estimate }

  /// What is stated about an item.
  mutating func statement(ofItem item: Int) -> RequestedSize {
    indexPath.item = item
    return statement()
  }

  /// What the product's own delegate methods say, or else the stock one.
  ///
  /// Not inlined: the plain case, which most delegates are, is a third slower with this inside.
  @inline(never)
  private mutating func statement() -> RequestedSize {
    let presented = indexPath
    guard let known = calls.dataSourcePath(presented) else {
      var placeholder = statement(layout.itemSize, isAnswer: false)
      placeholder.takesPart = false
      return placeholder
    }
    indexPath = known
    defer { indexPath = presented }
    let span = askedSpan()
    let across = self.across(span ?? 1)
    // In rows there is no width that it could be worked out for.
    if !isInRows, let stated = methods.extent(ofItemAt: indexPath, across: across) {
      let source = InputSource.method(axes.isHorizontal ? "widthForItemAt" : "heightForItemAt")
      let extent = layout.diagnostics.extent(stated, from: source, at: .item(indexPath))
      return RequestedSize(main: extent, span: span, takesPart: false, isOwnExtent: true)
    }
    return statement(ofAnswer: methods.size(ofItemAt: indexPath), span: span)
  }

  /// What is stated where this is what the delegate answers to the stock method.
  @inline(never)
  func statement(ofAnswer answer: CGSize?, span: Int?) -> RequestedSize {
    // An answer of automaticSize leaves it to the cell, as an estimate does.
    let isNone = itemSize == nil && answer == UICollectionViewFlowLayout.automaticSize
    let answer = isNone ? nil : answer
    var statement = answer.map { self.statement($0, isAnswer: true) } ?? ownStatement
    statement.span = span
    return statement
  }

  private mutating func askedSpan() -> Int? {
    guard let span = methods.columnSpan(ofItemAt: indexPath) else { return nil }
    if span < 1 {
      layout.diagnostics.report(
        .method("columnSpanForItemAt"), asked: "\(span) columns", at: .item(indexPath),
        used: "1 column", wanted: "at least 1, or Int.max for the full width")
    }
    return max(1, span)
  }

  /// The first extent of an item that only its view knows.
  private var estimate: RequestedSize {
    let size = layout.estimatedItemSize
    let main = layout.estimatedExtent
    guard size != UICollectionViewFlowLayout.automaticSize else {
      return RequestedSize(main: main, takesPart: false)
    }
    let cross = axes.cross(size)
    return RequestedSize(main: main, cross: cross >= 0 && cross.isFinite ? cross : nil)
  }

  /// What a size says that the delegate answered, or that is the layout's own.
  @inline(never)
  func statement(_ size: CGSize, isAnswer: Bool) -> RequestedSize {
    let (main, cross) = (axes.main(size), axes.cross(size))
    let usable = 0...CGFloat.greatestFiniteMagnitude
    guard usable ~= main && usable ~= cross else {
      report(size, isAnswer: isAnswer, used: 0)
      return RequestedSize(main: 0, takesPart: false, isAnswer: isAnswer)
    }
    return RequestedSize(main: main, cross: cross, isAnswer: isAnswer)
  }
}

// MARK: - Turning statements into extents

extension ItemMeasure {
  /// The extent and span of an item of which this is stated.
  @inline(never)
  mutating func input(of statement: RequestedSize) -> ItemInput {
    if let automatic, !hasShapes { return input(of: statement, in: automatic) }
    let span = statement.span ?? 1
    // A size without width has no shape: its height counts as it is.
    guard scales, let cross = statement.cross, cross > 0 else {
      let extent = usable(statement.main, statement)
      return ItemInput(extent: axes.grid.length(extent), columnSpan: span)
    }
    let extent = statement.main * across(span) / cross
    guard extent <= DiagnosticReporter.longest else {
      return ItemInput(extent: axes.grid.length(usable(extent, statement)), columnSpan: span)
    }
    return ItemInput(extent: axes.grid.wholePixels(extent), columnSpan: span)
  }

  /// The same for one that keeps the size it states; where its cell alone knows that, it is a square.
  private mutating func input(
    of statement: RequestedSize, in automatic: AutomaticLayout
  ) -> ItemInput {
    let width = usable(statement.cross ?? statement.main, statement)
    if statement.takesPart, automatic.span(ofWidth: width) == nil { hasMisfit = true }
    if isInRows, let span = statement.span, span > 1 {
      layout.diagnostics.report(
        .property("columnCount"), asked: "rows, with an item that spans \(span) columns",
        at: .item(indexPath), used: "no span", wanted: "a number of columns, to have spans")
    }
    return automatic.item(
      width: width, height: usable(statement.main, statement),
      span: isInRows ? 1 : statement.span ?? (statement.takesPart ? nil : 1))
  }

  /// The same for an item of a section whose columns were decided after all were asked.
  mutating func input(of statement: RequestedSize, item: Int) -> ItemInput {
    indexPath.item = item
    return input(of: statement)
  }

  /// The same where the item covers one column and nothing about it is special; else nil.
  @inline(__always)
  func quickInput(main: Double, cross: Double) -> ItemInput? {
    guard !hasShapes else { return shape(main: main, cross: cross) }
    let isUsual = isInRows ? 0...DiagnosticReporter.longest ~= cross : cross == columnWidth
    guard isUsual, main <= DiagnosticReporter.longest else { return nil }
    return ItemInput(extent: axes.grid.length(main), width: cross)
  }

  private func across(_ span: Int) -> CGFloat {
    span == 1 ? columnExtent : axes.grid.points(tracks.nominalExtent(span: span))
  }

  private func usable(_ extent: CGFloat, _ statement: RequestedSize) -> CGFloat {
    guard extent > DiagnosticReporter.longest else { return extent }
    report(
      axes.size(main: statement.main, cross: statement.cross ?? 0), isAnswer: statement.isAnswer,
      used: DiagnosticReporter.longest)
    return DiagnosticReporter.longest
  }

  /// Reports a size that cannot be used: nothing is used instead, or for one too long the longest.
  @inline(never)
  private func report(_ size: CGSize, isAnswer: Bool, used: CGFloat) {
    layout.diagnostics.report(
      isAnswer ? .method("sizeForItemAt") : .property("itemSize"),
      asked: "width \(size.width.inPoints), height \(size.height.inPoints)", at: .item(indexPath),
      used: "\(used.inPoints) along scrolling",
      wanted: "a width and a height that are finite, not negative, and make an item of at most "
        + "\(DiagnosticReporter.longest.inPoints) in its column")
  }
}

/// Turns what is stated of the items of one section after the other into what is to be laid out.
@usableFromInline package struct ItemSizer {
  @usableFromInline let room: LayoutRoom
  @usableFromInline let scales: Bool
  private var section = 0
  private var tracks = ColumnTracks(room: 0, count: 1, spacing: 0)
  /// What stated sizes give the section; nil where a count is stated.
  private var automatic: AutomaticLayout?
  @usableFromInline var columnExtent = 0.0
  /// The width, in points, that an item of one column states; 0 where columns share the room.
  private var columnWidth = 0.0
  /// Whether sizes are shapes: where columns share the room.
  package private(set) var hasShapes = false
  /// Whether the stock layout's rows are given to the items.
  package private(set) var isInRows = false
  /// Whether an item stated a width that the section's automatic columns do not give.
  package var hasMisfit = false
  /// What could not be used.
  package var faults = Faults()

  /// Makes a sizer that no section is set for.
  ///
  /// - Parameters:
  ///   - room: What statements are made for.
  ///   - scales: Whether sizes are shapes, where columns share the room.
  package init(in room: LayoutRoom, scales: Bool) {
    self.room = room
    self.scales = scales
  }

  /// Sets the section whose items come next, or the columns that were decided for it.
  package mutating func select(_ section: Int, as style: SectionStyle) {
    self.section = section
    tracks = style.tracks
    automatic = style.input.automatic
    columnExtent = room.pixels.points(tracks.nominalExtent())
    hasShapes = (automatic?.rule ?? .ownExtents) == .ownExtents
    isInRows = automatic?.rule == .rows
    columnWidth = automatic?.width ?? 0
    hasMisfit = false
  }

  /// The extent across scrolling, in points, of an item that covers so many columns.
  @inlinable
  package func across(_ span: Int) -> Double { span == 1 ? columnExtent : spanned(span) }

  @usableFromInline
  func spanned(_ span: Int) -> Double { room.pixels.points(tracks.nominalExtent(span: span)) }

  /// An item by its shape; nil where its size is none or needs a closer look.
  @inlinable
  package func shape(main: Double, cross: Double, span: Int = 1) -> ItemInput? {
    guard scales else { return nil }
    let points = main * across(span) / cross
    // What is not a number meets no condition, and nothing is in proportion to infinity but 0.
    guard cross > 0, points > 0, points <= Fault.longestPoints else { return nil }
    return ItemInput(extent: room.pixels.wholePixels(points), columnSpan: span)
  }
}

// MARK: - What can be used of a statement

extension ItemSizer {
  /// A stated size as it can be used: nothing in it is negative, infinite or not a number.
  package mutating func usable(_ stated: ItemStatement, ofItem item: Int) -> ItemStatement {
    var usable = stated
    let range = 0...Double.greatestFiniteMagnitude
    if stated.source == .estimate {
      usable.main = faults.usable(Stated(stated.main), atLeast: 0, of: .estimatedItemSize)
      usable.cross = stated.cross.flatMap { range ~= $0 ? $0 : nil }
    } else if !(range ~= stated.main && range ~= stated.cross ?? 0) {
      note(stated, ofItem: item, used: 0)
      usable.main = 0
      usable.cross = nil
    }
    return usable
  }

  /// An extent that was worked out for the width of a column, and what it is of an item.
  package mutating func ownExtent(_ points: Double, span: Int?, ofItem item: Int) -> ItemStatement {
    let extent = faults.usable(
      Stated(points, isAnswer: true), atLeast: 0,
      of: .itemExtent(isHorizontal: room.isHorizontal), at: .item(item, section: section))
    var statement = ItemStatement(main: extent, span: span, from: .delegate)
    statement.isOwnExtent = true
    return statement
  }

  /// A span as it can be used.
  package mutating func usableSpan(_ span: Int, ofItem item: Int) -> Int {
    if span < 1 { note(.columnSpan(span), of: .columnSpan, isAnswer: true, item) }
    return max(1, span)
  }

  private mutating func note(
    _ problem: Fault.Problem, of subject: Fault.Subject, isAnswer: Bool, _ item: Int
  ) {
    faults.note(
      Fault(problem, of: subject, isAnswer: isAnswer, at: .item(item, section: section)))
  }

  /// Notes a size that cannot be used: nothing is used instead, or for one too long the longest.
  private mutating func note(_ stated: ItemStatement, ofItem item: Int, used: Double) {
    let (main, cross) = (stated.main, stated.cross ?? 0)
    note(
      room.isHorizontal
        ? .size(width: main, height: cross, used: used)
        : .size(width: cross, height: main, used: used),
      of: .itemSize, isAnswer: stated.source == .delegate, item)
  }
}

// MARK: - What is laid out

extension ItemSizer {
  /// The extent and span of an item of which this is stated, and can be used.
  package mutating func input(of stated: ItemStatement, item: Int) -> ItemInput {
    if let automatic, !hasShapes { return input(of: stated, item: item, in: automatic) }
    let span = stated.span ?? 1
    // A size without width has no shape: its height counts as it is.
    guard scales, let cross = stated.cross, cross > 0 else {
      let extent = room.pixels.length(limited(stated.main, stated, item))
      return ItemInput(extent: extent, columnSpan: span)
    }
    let extent = limited(stated.main * across(span) / cross, stated, item)
    return ItemInput(extent: room.pixels.wholePixels(extent), columnSpan: span)
  }

  /// The same for one that keeps the size it states; where its cell alone knows that, it is a square.
  private mutating func input(
    of stated: ItemStatement, item: Int, in automatic: AutomaticLayout
  ) -> ItemInput {
    let width = limited(stated.cross ?? stated.main, stated, item)
    if stated.decides, automatic.span(ofWidth: width) == nil { hasMisfit = true }
    if isInRows, let span = stated.span, span > 1 {
      note(.spanInRows(span), of: .columnCount, isAnswer: false, item)
    }
    return automatic.item(
      width: width, height: limited(stated.main, stated, item),
      span: isInRows ? 1 : stated.span ?? (stated.decides ? nil : 1))
  }

  private mutating func limited(_ points: Double, _ stated: ItemStatement, _ item: Int) -> Double {
    guard points > Fault.longestPoints else { return points }
    note(stated, ofItem: item, used: Fault.longestPoints)
    return Fault.longestPoints
  }

  /// An item that covers one column, about which nothing is special; else nil.
  func plainInput(main: Double, cross: Double) -> ItemInput? {
    guard !hasShapes else { return shape(main: main, cross: cross) }
    let isUsual = isInRows ? 0...Fault.longestPoints ~= cross : cross == columnWidth
    guard isUsual, main <= Fault.longestPoints else { return nil }
    return ItemInput(extent: room.pixels.length(main), width: cross)
  }
}

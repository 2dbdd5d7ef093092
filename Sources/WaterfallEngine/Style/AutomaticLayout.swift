/// What a section has where no count is stated: columns, or the rows of the stock flow layout.
///
/// The widths of the items decide, so that a grid, a list, a strip and a cloud of tags look as they do
/// in the stock layout. "Width" is the extent across scrolling, "height" the one along it. The first
/// rule that holds decides:
///
///     0 own extents: 2 columns,     1 one width: as many columns   2 one grid: the narrowest width
///       1 row when horizontal         as the stock layout has in     is a column, wider items
///                                     a row                          span several
///     ┌──────┐ ┌──────┐             ┌────┐ ┌────┐ ┌────┐           ┌──────────────────┐
///     │      │ └──────┘             │    │ │    │ └────┘           └──────────────────┘
///     └──────┘ ┌──────┐             └────┘ │    │ ┌────┐           ┌────┐ ┌───────────┐
///
///     3 rows: all else
///     ┌──────┐ ┌──┐ ┌────┐
///     ┌──┐ ┌───────┐ ┌───┐
package struct AutomaticLayout: Equatable, Sendable {
  /// What decided.
  package enum Rule: Equatable, Sendable {
    /// Columns share the room, and items have the extent that was worked out for their width.
    case ownExtents
    /// A column has a stated width, and items keep their extents.
    case grid
    /// The rows of the stock layout.
    case rows
  }

  /// The room across scrolling.
  package var room: ColumnRoom
  /// What decided.
  package private(set) var rule = Rule.rows
  /// How many columns there are; at least 1, at most 65,535; 1 where there are rows.
  package private(set) var count = 1
  /// The width of a column in points, as stated; 0 but in a grid.
  package private(set) var width = 0.0
  /// Where the sizes come from that decided.
  package private(set) var source = ItemStatement.Source.delegate
  /// Whether rows were asked for by name, so that no size decides.
  package let areRowsAskedFor: Bool
  /// Whether a section's only item is in the middle of a room for several, as under estimates (facts 13.6).
  package let centersOnlyItem: Bool
  /// The pixels of the screen.
  package let pixels: PixelGrid

  /// Nothing is decided yet: the columns of own extents, for whose width items are asked, or the rows that
  /// were asked for.
  package init(
    room: ColumnRoom, pixels: PixelGrid, areRowsAskedFor: Bool = false,
    centersOnlyItem: Bool = false
  ) {
    self.room = room
    self.pixels = pixels
    self.areRowsAskedFor = areRowsAskedFor
    self.centersOnlyItem = centersOnlyItem
    guard !areRowsAskedFor else { return }
    rule = .ownExtents
    count = room.isHorizontal ? 1 : 2
  }

  /// What the sizes decide in the same room.
  ///
  /// - Complexity: O(n + k), n items and k columns.
  package func decided(by sizes: StatedSizes) -> AutomaticLayout {
    guard areRowsAskedFor || !sizes.areOwnExtents else { return self }
    var rows = asRows
    rows.source = sizes.source
    let limits = SizeLimits(sizes)
    guard !areRowsAskedFor, limits.narrowest > Self.widestShape, room.fits(limits.narrowest),
      !(limits.hasHidden && limits.heightsAreEqual)
    else { return rows }
    var grid = rows
    grid.rule = .grid
    grid.width = limits.narrowest
    grid.count = room.itemsPerRow(ofWidth: limits.narrowest)
    let isGrid =
      limits.widest - limits.narrowest <= Self.equalWidths
      ? room.fits(limits.widest) && grid.mayBeOneWidth
      : grid.count > 1
        && sizes.deciding.allSatisfy { size in
          size.width == 0 && size.height == 0 || grid.span(ofWidth: size.width) != nil
        } && grid.areStockRowsLikeIt(sizes)
    return isGrid ? grid : rows
  }

  /// Whether items of one width make columns, however few.
  ///
  /// A single column of an estimate does not, nor does a single row that scrolls sideways: how far its items
  /// are apart depends on whether they are equal (facts 13.7).
  private var mayBeOneWidth: Bool { count > 1 || source != .estimate && !room.isHorizontal }

  /// Whether the stock rows of a grid's items have two narrow ones side by side somewhere, and in no row
  /// but the last a narrow one alone: beside it is room for another, so that it does not stand for a column.
  ///
  ///     ┌──────────────────┐       ┌───┐ ┌──────────┐     a chat with dates    ┌────────────┐
  ///     └──────────────────┘       └───┘ └──────────┘     is no grid             ┌────┐
  ///     ┌───┐ ┌───┐ ┌───┐          ┌───┐ ┌───┐                                 ┌────────────┐
  ///
  /// - Complexity: O(n), n items.
  private func areStockRowsLikeIt(_ sizes: StatedSizes) -> Bool {
    var hasPair = false
    // Of the row: what is used of the room, how many items it shows, and whether the last one is narrow.
    var (used, shown, endsNarrow) = (Double.infinity, 0, false)
    // Hidden items are in the stock rows too.
    for (width, _) in sizes.deciding {
      used += room.spacing + width
      if !room.fits(used) {
        if shown == 1, endsNarrow { return false }
        used = width
        shown = 0
        endsNarrow = false
      }
      guard width > 0 else { continue }
      let isNarrow = span(ofWidth: width) == 1
      hasPair = hasPair || endsNarrow && isNarrow
      shown += 1
      endsNarrow = isNarrow
    }
    return hasPair
  }

  /// Rows in place of columns, as where an estimate gave these and a view turns out to be of another width.
  package var asRows: AutomaticLayout {
    var rows = self
    rows.rule = .rows
    rows.count = 1
    rows.width = 0
    return rows
  }

  /// No item that is this narrow stands for a column, in points.
  private static let widestShape = 16.0
  /// Widths that differ by no more are the same width, in points; heights too.
  static let equalWidths = 0.5
  /// How far a wider item may be from a whole number of columns, in points.
  private static let equalSpans = 1.0

  /// How many columns an item of this width covers; nil where the section's columns do not give it.
  ///
  /// In a grid it is a whole number of columns and gaps, to a point, or reaches the room, and then it
  /// covers all columns; none exceeds the room. Rows take every width.
  ///
  /// - Complexity: O(1).
  package func span(ofWidth width: Double) -> Int? {
    guard rule == .grid else { return 1 }
    guard room.fits(width) else { return nil }
    if abs(width - self.width) <= (count > 1 ? Self.equalSpans : Self.equalWidths) { return 1 }
    guard count > 1 else { return nil }
    if width >= room.extent - Self.equalSpans { return count }
    return span(ofWidth: width, gap: room.spacing)
      ?? span(ofWidth: width, gap: room.justifiedGap(between: count, ofWidth: self.width))
  }

  /// An item that keeps the size it states, in points, across as many columns as that or `span` says.
  ///
  /// One of no size is hidden: it lies in a column with no width.
  package func item(width: Double, height: Double, span: Int? = nil) -> ItemInput {
    let isHidden = width == 0 && height == 0
    return ItemInput(
      extent: pixels.length(height),
      columnSpan: span ?? self.span(ofWidth: width) ?? (isHidden ? 0 : 1), width: width)
  }

  private func span(ofWidth width: Double, gap: Double) -> Int? {
    let step = self.width + gap
    // The widest span is one gap less than as many steps: longer, where the gap is negative.
    guard width > self.width, step > 0, width <= step * Double(count) - gap + Self.equalSpans else {
      return nil
    }
    let span = Int((width + gap) / step + 0.5)
    let columns = step * Double(span) - gap
    return 1...count ~= span && abs(width - columns) <= Self.equalSpans ? span : nil
  }

  /// Whether an item counts alike in both: in rows, or in columns decided for the same room with the same
  /// result.
  package func isSameDecision(as other: AutomaticLayout) -> Bool {
    rule == .rows && other.rule == .rows || self == other
  }
}

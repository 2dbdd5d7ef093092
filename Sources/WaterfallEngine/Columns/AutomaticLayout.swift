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
  package private(set) var source = StatedSizes.Source.delegate
  /// Whether rows were asked for by name, so that no size decides.
  package let areRowsAskedFor: Bool
  /// The pixels of the screen.
  package let pixels: PixelGrid
  /// Whether the leftover of the room is shared between the columns: not in the only row of some grids.
  private(set) var isJustified = true

  /// Nothing is decided yet: the columns of own extents, for whose width items are asked, or the rows that
  /// were asked for.
  package init(room: ColumnRoom, pixels: PixelGrid, areRowsAskedFor: Bool = false) {
    (self.room, self.pixels, self.areRowsAskedFor) = (room, pixels, areRowsAskedFor)
    if !areRowsAskedFor { (rule, count) = (.ownExtents, room.isHorizontal ? 1 : 2) }
  }

  /// What the sizes decide in the same room.
  ///
  /// - Complexity: O(n + k), n items and k columns.
  package func decided(by sizes: StatedSizes) -> AutomaticLayout {
    guard areRowsAskedFor || !sizes.areOwnExtents else { return self }
    var rows = self
    (rows.rule, rows.count, rows.width, rows.source) = (.rows, 1, 0, sizes.source)
    let limits = SizeLimits(sizes)
    guard !areRowsAskedFor, limits.narrowest > Self.widestShape, room.fits(limits.narrowest),
      !(limits.hasHidden && limits.heightsAreEqual)
    else { return rows }
    var grid = rows
    (grid.rule, grid.width) = (.grid, limits.narrowest)
    grid.count = room.itemsPerRow(ofWidth: limits.narrowest)
    let isGrid =
      limits.widest - limits.narrowest <= Self.equalWidths
      ? room.fits(limits.widest) && (grid.count > 1 || sizes.source != .estimate)
      : grid.count > 1 && sizes.areAll { $0 == 0 && $1 == 0 || grid.span(ofWidth: $0) != nil }
    return isGrid ? grid : rows
  }

  /// Rows in place of columns that an estimate gave, where a view turns out to be of another width.
  package var asRows: AutomaticLayout {
    var rows = self
    (rows.rule, rows.count, rows.width, rows.isJustified) = (.rows, 1, 0, true)
    return rows
  }

  /// No item that is this narrow stands for a column, in points.
  private static let widestShape = 16.0
  /// Widths that differ by no more are the same width, in points; heights too.
  fileprivate static let equalWidths = 0.5
  /// How far a wider item may be from a whole number of columns, in points.
  private static let equalSpans = 1.0

  /// How many columns an item of this width covers; nil where the section's columns do not give it.
  ///
  /// In a grid it is a whole number of columns and gaps, to a point, or reaches the room, and then it
  /// covers all columns. Rows take every width.
  ///
  /// - Complexity: O(1).
  package func span(ofWidth width: Double) -> Int? {
    guard rule == .grid else { return 1 }
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

  /// The same for so many items: whether they fill a row of a grid can decide the gaps.
  ///
  /// The stock layout starts a row that is the only one at the leading edge, unless one size is stated
  /// for all.
  package func forItems(_ itemCount: Int) -> AutomaticLayout {
    var layout = self
    layout.isJustified = rule != .grid || source == .itemSize || itemCount > count
    return layout
  }

  /// Whether an item counts alike in both: in rows, or in columns decided for the same room with the same
  /// result, the number of items aside.
  package func isSameDecision(as other: AutomaticLayout) -> Bool {
    if rule == .rows, other.rule == .rows { return true }
    var one = self
    one.isJustified = other.isJustified
    return one == other
  }
}

/// What the items of a section state of their sizes, in points.
package struct StatedSizes: Sendable {
  /// Where sizes come from.
  package enum Source: Equatable, Sendable {
    /// One size for all items, stated once.
    case itemSize
    /// A size for each item.
    case delegate
    /// What items count as until their views say more.
    case estimate
  }

  /// By item, or one that all items have; one that is negative or not a number takes no part.
  package let widths: [Double]
  /// By item.
  package let heights: [Double]
  /// Where they come from.
  package let source: Source
  /// Whether items have extents that were worked out for the width of a column; then sizes do not
  /// count.
  package let areOwnExtents: Bool

  /// States them.
  package init(
    widths: [Double], heights: [Double], source: Source = .delegate, areOwnExtents: Bool = false
  ) {
    (self.widths, self.heights) = (widths, heights)
    (self.source, self.areOwnExtents) = (source, areOwnExtents)
  }

  /// Whether a condition holds for the width and height of every item that takes part.
  fileprivate func areAll(_ condition: (_ width: Double, _ height: Double) -> Bool) -> Bool {
    zip(widths, heights).allSatisfy { !($0 >= 0) || condition($0, $1) }
  }
}

/// The least and the greatest sizes of the items that are not hidden.
private struct SizeLimits {
  var narrowest = Double.infinity
  var widest = -Double.infinity
  private var lowest = Double.infinity
  private var highest = -Double.infinity
  /// Whether some item has no extent at all.
  var hasHidden = false

  var heightsAreEqual: Bool { highest - lowest <= AutomaticLayout.equalWidths }

  init(_ sizes: StatedSizes) {
    for (width, height) in zip(sizes.widths, sizes.heights) where width >= 0 {
      guard width > 0 || height > 0 else {
        hasHidden = true
        continue
      }
      if width < narrowest { narrowest = width }
      if width > widest { widest = width }
      if height < lowest { lowest = height }
      if height > highest { highest = height }
    }
  }
}

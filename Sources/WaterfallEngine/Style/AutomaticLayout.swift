/// The layout of a section without a column count: columns, or the rows of the flow layout.
///
/// The widths of the items determine it, so that grids, lists, strips, and tag clouds look as they
/// do in the flow layout. "Width" is the cross extent, and "height" is the main extent. The first
/// rule that matches applies:
///
///     0 own extents: 2 columns,     1 one width: as many columns   2 one grid: the narrowest width
///       1 row when horizontal         as the flow layout has in      is a column, wider items
///                                     a row                          span several
///     ┌──────┐ ┌──────┐             ┌────┐ ┌────┐ ┌────┐           ┌──────────────────┐
///     │      │ └──────┘             │    │ │    │ └────┘           └──────────────────┘
///     └──────┘ ┌──────┐             └────┘ │    │ ┌────┐           ┌────┐ ┌───────────┐
///
///     3 rows: all other sizes
///     ┌──────┐ ┌──┐ ┌────┐
///     ┌──┐ ┌───────┐ ┌───┐
package struct AutomaticLayout: Equatable, Sendable {
  /// The rule that determined the layout.
  package enum Rule: Equatable, Sendable {
    /// Columns share the available width.
    ///
    /// Items have the extent that was computed for that width.
    case ownExtents
    /// Columns have a specified width, and items keep their extents.
    case grid
    /// The items are in the rows of the flow layout.
    case rows
  }

  /// The available width for columns or rows.
  package var container: ColumnContainer
  /// The rule that determined the layout.
  package private(set) var rule = Rule.rows
  /// The number of columns, from 1 through 65,535, or 1 if the section has rows.
  package private(set) var count = 1
  /// The specified width of a column in points, or 0 unless the section is a grid.
  package private(set) var width = 0.0
  /// The source of the sizes that determined the layout.
  package private(set) var source = SpecifiedItem.Source.delegate
  /// Whether the app requests rows, so that sizes don't affect the choice.
  package let requiresRows: Bool
  /// Whether a section's only item is centered, even if several would fit.
  ///
  /// With estimates, it is (facts 13.6).
  package let centersOnlyItem: Bool
  /// The pixels of the screen.
  package let pixels: PixelGrid

  /// Creates the layout to start with, before any sizes are known.
  ///
  /// It has the requested rows, or else columns that share the available width. The delegate can
  /// then compute extents for that width.
  package init(
    container: ColumnContainer, pixels: PixelGrid, requiresRows: Bool = false,
    centersOnlyItem: Bool = false
  ) {
    self.container = container
    self.pixels = pixels
    self.requiresRows = requiresRows
    self.centersOnlyItem = centersOnlyItem
    guard !requiresRows else { return }
    rule = .ownExtents
    count = container.isHorizontal ? 1 : 2
  }

  /// Returns the layout that the sizes determine for the same available width.
  ///
  /// - Complexity: O(n + k), n items and k columns.
  package func decided(by sizes: SpecifiedSizes) -> AutomaticLayout {
    guard requiresRows || !sizes.areOwnExtents else { return self }
    var rows = asRows
    rows.source = sizes.source
    let limits = SizeLimits(sizes)
    guard !requiresRows, limits.narrowest > Self.largestNarrowWidth,
      container.fits(limits.narrowest),
      !(limits.hasHidden && limits.heightsAreEqual)
    else { return rows }
    var grid = rows
    grid.rule = .grid
    grid.width = limits.narrowest
    grid.count = container.itemsPerRow(ofWidth: limits.narrowest)
    let isGrid =
      limits.widest - limits.narrowest <= Self.equalWidths
      ? container.fits(limits.widest) && grid.mayBeOneWidth
      : grid.count > 1
        && sizes.deciding.allSatisfy { size in
          size.width == 0 && size.height == 0 || grid.span(ofWidth: size.width) != nil
        } && grid.areStockRowsLikeIt(sizes)
    return isGrid ? grid : rows
  }

  /// Whether items of one width make columns, even if only one of them fits.
  ///
  /// A single column doesn't count as a grid if its width is an estimate or the layout scrolls
  /// horizontally. In a single horizontal row, the spacing depends on whether the sizes are equal
  /// (facts 14.1).
  private var mayBeOneWidth: Bool { count > 1 || source != .estimate && !container.isHorizontal }

  /// Returns whether the flow layout's rows look like a grid.
  ///
  /// Some row must have two narrow items next to each other. Only the last row can have a narrow
  /// item alone. In any other row, another item would fit next to it, so the item doesn't stand for
  /// a column.
  ///
  ///     ┌──────────────────┐       ┌───┐ ┌──────────┐     a chat with dates    ┌────────────┐
  ///     └──────────────────┘       └───┘ └──────────┘     is no grid             ┌────┐
  ///     ┌───┐ ┌───┐ ┌───┐          ┌───┐ ┌───┐                                 ┌────────────┐
  ///
  /// - Complexity: O(n), n items.
  private func areStockRowsLikeIt(_ sizes: SpecifiedSizes) -> Bool {
    var hasPair = false
    // In the current row: the used width, the number of visible items, and whether the last one is
    // narrow.
    var (used, shown, endsNarrow) = (Double.infinity, 0, false)
    // The flow layout's rows contain hidden items, too.
    for (width, _) in sizes.deciding {
      used += container.spacing + width
      if !container.fits(used) {
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

  /// The layout with rows instead of columns.
  ///
  /// It's used if an estimate determined columns and a view then prefers a different width.
  package var asRows: AutomaticLayout {
    var rows = self
    rows.rule = .rows
    rows.count = 1
    rows.width = 0
    return rows
  }

  /// The largest width, in points, that's too narrow for a column.
  private static let largestNarrowWidth = 16.0
  /// The largest difference, in points, of widths or heights that are treated as equal.
  static let equalWidths = 0.5
  /// The largest distance, in points, between a wider item's width and a whole number of columns.
  private static let equalSpans = 1.0

  /// Returns the number of columns for an item of this width, or `nil` if the columns don't match
  /// it.
  ///
  /// In a grid, the width must be that of a whole number of columns and gaps, to within a point. An
  /// item about as wide as the available width spans all columns. No item can be wider than that.
  /// Without a grid, every width matches and the result is 1.
  ///
  /// - Complexity: O(1).
  package func span(ofWidth width: Double) -> Int? {
    guard rule == .grid else { return 1 }
    guard container.fits(width) else { return nil }
    if abs(width - self.width) <= (count > 1 ? Self.equalSpans : Self.equalWidths) { return 1 }
    guard count > 1 else { return nil }
    if width >= container.extent - Self.equalSpans { return count }
    // The gap that the flow layout leaves between the items of a full row.
    let justified = (container.extent - self.width * Double(count)) / Double(count - 1)
    return span(ofWidth: width, gap: container.spacing) ?? span(ofWidth: width, gap: justified)
  }

  private func span(ofWidth width: Double, gap: Double) -> Int? {
    let step = self.width + gap
    // If the gap is negative, the widest span is longer than all steps together.
    guard width > self.width, step > 0, width <= step * Double(count) - gap + Self.equalSpans else {
      return nil
    }
    let span = Int((width + gap) / step + 0.5)
    let columns = step * Double(span) - gap
    return 1...count ~= span && abs(width - columns) <= Self.equalSpans ? span : nil
  }

  /// Returns whether both layouts have the same effect on an item.
  ///
  /// Both must have rows, or equal columns for the same available width.
  package func isSameDecision(as other: AutomaticLayout) -> Bool {
    rule == .rows && other.rule == .rows || self == other
  }
}

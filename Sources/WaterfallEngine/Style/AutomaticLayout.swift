/// The *automatic* columns or rows of a section: those that the layout chooses if the app doesn't
/// specify a number of columns.
///
/// The sizes of the items determine the choice, so that grids, lists, and tag clouds look as in the
/// flow layout. The first rule that matches applies:
///
/// 0. The delegate implements `heightForItemAt`, but not `sizeForItemAt`. There are two columns, or
///    one if the layout scrolls horizontally.
/// 1. All items have one width. The section is a grid with as many columns as the flow layout has
///    items in a row.
/// 2. All widths match one grid. The narrowest item fills one column, and wider items span several.
/// 3. In all other cases, the section has the rows of the flow layout.
///
///     0 ┌──────┐ ┌──────┐  1 ┌────┐ ┌────┐ ┌────┐  2 ┌──────────────────┐  3 ┌──────┐ ┌──┐ ┌────┐
///       │      │ └──────┘    │    │ │    │ └────┘    └──────────────────┘    ┌──┐ ┌───────┐ ┌───┐
///       └──────┘ ┌──────┐    └────┘ │    │ ┌────┐    ┌────┐ ┌───────────┐
package struct AutomaticLayout: Equatable, Sendable {
  /// The rule that determined the layout.
  package enum Rule: Equatable, Sendable {
    /// Columns that share the available width.
    ///
    /// The delegate computes the height of each item for the width of its columns. The rule is also
    /// used provisionally, until the item sizes are known, unless the app specifies rows.
    case sharedColumns
    /// Columns that are as wide as the narrowest item.
    ///
    /// Items keep their specified heights.
    case grid
    /// The rows of the flow layout.
    case rows
  }

  /// The available width, and the minimum gap between two items.
  package var rowSpace: RowSpace
  /// The rule that determined the layout.
  package private(set) var rule = Rule.rows
  /// The number of columns, from 1 through 65,535, or 1 if the section has rows.
  package private(set) var columnCount = 1
  /// The width of a column in points, or 0 if `rule` isn't `.grid`.
  package private(set) var columnWidth = 0.0
  /// The source of the sizes that determined the layout.
  package private(set) var source = SpecifiedItem.Source.delegate
  /// Whether the app specifies rows, whatever the sizes of the items are.
  package let requiresRows: Bool
  /// Whether the only item of a section is centered, even if several items would fit.
  ///
  /// The flow layout centers it if its size is an estimate (facts 13.6).
  package let centersOnlyItem: Bool
  /// The scale of the screen.
  package let pixels: PixelGrid

  /// Creates the layout of a section before the sizes of its items are known.
  ///
  /// It has rows if the app specifies them. Otherwise, it has columns that share the available
  /// width, for which the delegate can compute heights.
  package init(
    rowSpace: RowSpace, pixels: PixelGrid, requiresRows: Bool = false,
    centersOnlyItem: Bool = false
  ) {
    self.rowSpace = rowSpace
    self.pixels = pixels
    self.requiresRows = requiresRows
    self.centersOnlyItem = centersOnlyItem
    guard !requiresRows else { return }
    rule = .sharedColumns
    columnCount = rowSpace.isHorizontal ? 1 : 2
  }

  /// Returns the columns or rows that the sizes determine, for the same available width.
  ///
  /// The delegate can also specify exact heights, but computes them for a column width. While
  /// `heightsAreKnown` is `false`, the result has the columns for which these heights are needed.
  /// With the heights, the section can still turn out to have rows.
  ///
  /// - Complexity: O(n + k) for n items and k columns.
  package func decided(by sizes: SpecifiedSizes, heightsAreKnown: Bool = true) -> AutomaticLayout {
    guard requiresRows || !sizes.hasDelegateExtents else { return self }
    var rows = asRows
    rows.source = sizes.source
    let limits = SizeLimits(sizes, heightsAreKnown: heightsAreKnown)
    guard !requiresRows, limits.narrowest > Self.largestNarrowWidth,
      rowSpace.fits(limits.narrowest),
      !(limits.hasHidden && limits.heightsAreEqual && heightsAreKnown)
    else { return rows }
    var grid = rows
    grid.rule = .grid
    grid.columnWidth = limits.narrowest
    grid.columnCount = rowSpace.itemsPerRow(ofWidth: limits.narrowest)
    let haveOneWidth = limits.widest - limits.narrowest <= Self.equalWidths
    if haveOneWidth {
      return rowSpace.fits(limits.widest) && grid.mayBeOneWidth ? grid : rows
    }
    return grid.matches(sizes, heightsAreKnown: heightsAreKnown) ? grid : rows
  }

  /// Returns whether items of different widths form this grid.
  ///
  /// Hidden items don't matter. While the heights aren't known, every item without a width counts
  /// as hidden.
  private func matches(_ sizes: SpecifiedSizes, heightsAreKnown: Bool) -> Bool {
    guard columnCount > 1 else { return false }
    for (width, height) in sizes.deciding {
      let isHidden = width == 0 && (height == 0 || !heightsAreKnown)
      guard isHidden || span(ofWidth: width) != nil else { return false }
    }
    return areFlowLayoutRowsLikeIt(sizes)
  }

  /// Whether items of equal width are laid out in columns.
  ///
  /// They are if several of them fit into a row. If only one fits, they're laid out in rows in two
  /// cases:
  /// - The width is an estimate.
  /// - The layout scrolls horizontally. The flow layout's spacing then depends on whether all sizes
  ///   are equal (facts 14.1). Columns can't match that.
  private var mayBeOneWidth: Bool {
    columnCount > 1 || source != .estimate && !rowSpace.isHorizontal
  }

  /// Returns whether the flow layout's rows of these items look like a grid.
  ///
  /// A narrow item is as wide as one column. In a grid, at least one row contains two narrow items
  /// next to each other. Only the last row can consist of a single narrow item. In any other row,
  /// such an item isn't part of a grid, like the date between the messages of a chat:
  ///
  ///     a grid                      a grid                      no grid, but a chat with dates
  ///     ┌──────────────────┐        ┌───┐ ┌──────────┐            ┌────────────┐
  ///     └──────────────────┘        └───┘ └──────────┘            ┌────┐
  ///     ┌───┐ ┌───┐ ┌───┐           ┌───┐ ┌───┐                   ┌────────────┐
  ///
  /// - Complexity: O(n) for n items.
  private func areFlowLayoutRowsLikeIt(_ sizes: SpecifiedSizes) -> Bool {
    let widths = sizes.deciding.map { $0.width }
    var hasPair = false
    var row = 0..<0
    while row.upperBound < widths.count {
      // In the flow layout's rows, hidden items also take up spacing.
      row =
        row.upperBound..<rowSpace.endOfRow(from: row.upperBound, of: widths.count) { widths[$0] }
      // The number of visible items in the row, and whether the last of these items is narrow.
      var shown = 0
      var endsNarrow = false
      for width in widths[row] where width > 0 {
        let isNarrow = span(ofWidth: width) == 1
        hasPair = hasPair || endsNarrow && isNarrow
        shown += 1
        endsNarrow = isNarrow
      }
      if shown == 1, endsNarrow, row.upperBound < widths.count { return false }
    }
    return hasPair
  }

  /// Whether the sizes of the items determine the columns or rows.
  ///
  /// They don't if the app specifies rows, or if the delegate specifies only exact heights.
  package var dependsOnSizes: Bool { !requiresRows && rule != .sharedColumns }

  /// A copy of this layout with rows instead of columns.
  package var asRows: AutomaticLayout {
    var rows = self
    rows.rule = .rows
    rows.columnCount = 1
    rows.columnWidth = 0
    return rows
  }

  /// The largest width, in points, that's too narrow for a column.
  private static let largestNarrowWidth = 16.0
  /// The largest difference, in points, between widths or heights that are treated as equal.
  static let equalWidths = 0.5
  /// The largest difference, in points, between an item's width and the width of its columns.
  private static let equalSpans = 1.0

  /// Returns how many columns an item of this width spans, or `nil` if the width doesn't match the
  /// grid.
  ///
  /// An item spans several columns if it's about as wide as they are, together with the gaps
  /// between them. The gaps can be the minimum gap, or those between the items of a full row. An
  /// item about as wide as the available width spans all columns. In a section without a grid, the
  /// result is 1.
  ///
  /// - Complexity: O(1).
  package func span(ofWidth width: Double) -> Int? {
    guard rule == .grid else { return 1 }
    guard rowSpace.fits(width) else { return nil }
    let tolerance = columnCount > 1 ? Self.equalSpans : Self.equalWidths
    if abs(width - columnWidth) <= tolerance { return 1 }
    guard columnCount > 1 else { return nil }
    if width >= rowSpace.availableWidth - Self.equalSpans { return columnCount }
    // The gap between the items of a full row of the flow layout.
    let leftover = rowSpace.availableWidth - columnWidth * Double(columnCount)
    let justified = leftover / Double(columnCount - 1)
    return span(ofWidth: width, gap: rowSpace.spacing) ?? span(ofWidth: width, gap: justified)
  }

  private func span(ofWidth width: Double, gap: Double) -> Int? {
    let step = columnWidth + gap
    // A step is a column and the gap after it. The last column has no gap after it.
    let allColumns = step * Double(columnCount) - gap
    guard width > columnWidth, step > 0, width <= allColumns + Self.equalSpans else { return nil }
    let span = Int((width + gap) / step + 0.5)
    guard 1...columnCount ~= span else { return nil }
    let spanned = step * Double(span) - gap
    return abs(width - spanned) <= Self.equalSpans ? span : nil
  }

  /// Returns whether the widths of some items fit the columns or rows.
  ///
  /// - Complexity: O(c) for c items.
  package func fits(_ items: [Int], of sizes: SpecifiedSizes) -> Bool {
    items.allSatisfy { item in
      let size = sizes.values(ofItem: item)
      return !size.decides || span(ofWidth: size.cross ?? 0) != nil
    }
  }

  /// Returns whether an item's values for one layout are also valid for the other layout.
  ///
  /// The values are valid if both layouts have rows, or if the layouts are equal.
  package func isSameDecision(as other: AutomaticLayout) -> Bool {
    rule == .rows && other.rule == .rows || self == other
  }
}

/// The columns that a section has because of the sizes its items state.
///
/// Where no count is stated, the widths of the items decide, so that a grid, a list and a strip look
/// as they do in the stock flow layout. "Width" is the extent across scrolling. Of four rules the
/// first that holds decides:
///
///     one width: as many columns as    one grid: the narrowest width is a column,
///     the stock layout has in a row     and wider items span several
///     ┌────┐ ┌────┐ ┌────┐             ┌──────────────────┐
///     │    │ │    │ │    │             └──────────────────┘
///     └────┘ └────┘ └────┘             ┌────┐ ┌───────────┐
///     ┌────┐ ┌────┐                    │    │ │           │
///
/// then a list wider than its room, and else shapes: 2 columns, or 1 row.
package struct AutomaticColumns: Equatable, Sendable {
  /// How items find their width.
  package enum Rule: Equatable, Sendable {
    /// The narrowest width is a column's; wider items span several.
    case grid
    /// One column as wide as the room, for items that are wider than it but not than the view.
    case list
    /// Columns share the room, and sizes are shapes.
    case shapes
  }

  /// The room it was decided for.
  package let room: ColumnRoom
  /// What decided.
  package let rule: Rule
  /// How many columns there are; at least 1, at most 65,535.
  package let count: Int
  /// The width of a column in points, as stated; 0 but in a grid.
  package let width: Double
  /// The same as a length; 0 but in a grid.
  let extent: Length
  /// Whether full rows alone are justified, as where each item has a size of its own.
  private let justifiesFullRowsOnly: Bool
  /// Whether the leftover of the room is shared between the columns: not in the only row of some grids.
  private(set) var isJustified = true

  /// Decides.
  ///
  /// - Parameters:
  ///   - widths: What the items state, in points. One that is negative or not a number takes no part.
  ///   - room: The room they are in.
  ///   - grid: The pixels of the screen.
  ///   - justifiesFullRowsOnly: Whether the sizes come from a delegate: then the stock layout starts a
  ///     row that is the only one at the leading edge.
  /// - Complexity: O(n + k), n items and k columns.
  package init(
    widths: [Double], room: ColumnRoom, grid: PixelGrid, justifiesFullRowsOnly: Bool = false
  ) {
    let (narrowest, widest) = Self.limits(of: widths)
    let shapes = AutomaticColumns(room: room, rule: .shapes)
    guard narrowest > Self.widestShape, narrowest <= widest else {
      self = shapes
      return
    }
    guard room.fits(narrowest) else {
      let isList = widest <= room.viewExtent + ColumnRoom.overshoot
      self = isList ? AutomaticColumns(room: room, rule: .list) : shapes
      return
    }
    let columns = AutomaticColumns(
      room: room, rule: .grid, count: room.itemsPerRow(ofWidth: narrowest), width: narrowest,
      extent: grid.length(narrowest), justifiesFullRowsOnly: justifiesFullRowsOnly)
    let isGrid =
      widest - narrowest <= Self.equalWidths
      || widths.allSatisfy { !($0 >= 0) || columns.span(ofWidth: $0) != nil }
    self = isGrid ? columns : shapes
  }

  private init(
    room: ColumnRoom, rule: Rule, count: Int? = nil, width: Double = 0, extent: Length = 0,
    justifiesFullRowsOnly: Bool = false
  ) {
    self.room = room
    self.rule = rule
    self.count = count ?? (rule == .shapes && !room.isHorizontal ? 2 : 1)
    self.width = width
    self.extent = extent
    self.justifiesFullRowsOnly = justifiesFullRowsOnly
  }

  /// No item that is this narrow stands for a column, in points.
  private static let widestShape = 16.0
  /// Widths that differ by no more are the same width, in points.
  private static let equalWidths = 0.5
  /// How far a wider item may be from a whole number of columns, in points.
  private static let equalSpans = 1.0

  private static func limits(of widths: [Double]) -> (narrowest: Double, widest: Double) {
    var limits = (narrowest: Double.infinity, widest: -Double.infinity)
    for width in widths where width >= 0 {
      if width < limits.narrowest { limits.narrowest = width }
      if width > limits.widest { limits.widest = width }
    }
    return limits
  }

  /// How many columns an item of this width covers; nil where the section's columns do not give it.
  ///
  /// In a grid it is a whole number of columns and gaps, to a point, or reaches the room, and then it
  /// covers all columns. A list takes what is wider than its room, shapes take every width.
  ///
  /// - Complexity: O(1).
  package func span(ofWidth width: Double) -> Int? {
    switch rule {
    case .shapes: return 1
    case .list:
      return !room.fits(width) && width <= room.viewExtent + ColumnRoom.overshoot ? 1 : nil
    case .grid:
      if isColumnWidth(width) { return 1 }
      if width >= room.extent - Self.equalSpans { return count }
      return span(ofWidth: width, gap: room.spacing)
        ?? span(ofWidth: width, gap: room.justifiedGap(between: count, ofWidth: self.width))
    }
  }

  /// Whether a width is, to a point, that of a column.
  package func isColumnWidth(_ width: Double) -> Bool {
    rule == .grid && abs(width - self.width) <= Self.equalSpans
  }

  private func span(ofWidth width: Double, gap: Double) -> Int? {
    let step = self.width + gap
    guard width > self.width, step > 0, width < step * Double(count) + Self.equalSpans else {
      return nil
    }
    let span = Int((width + gap) / step + 0.5)
    let columns = step * Double(span) - gap
    return 1...count ~= span && abs(width - columns) <= Self.equalSpans ? span : nil
  }

  /// The same columns for so many items: whether they fill a row can decide the gaps.
  package func forItems(_ itemCount: Int) -> AutomaticColumns {
    var columns = self
    columns.isJustified = !justifiesFullRowsOnly || itemCount > count
    return columns
  }

  /// Whether both were decided for the same room with the same result; the number of items aside.
  package func isSameDecision(as other: AutomaticColumns) -> Bool {
    var one = self
    one.isJustified = other.isJustified
    return one == other
  }
}

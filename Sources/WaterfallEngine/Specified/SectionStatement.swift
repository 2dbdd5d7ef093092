/// All that is stated of a section but its items, in points, and by whom: any numbers whatever.
package struct SectionStatement: Equatable, Sendable {
  /// The room around the items.
  package var insets = Stated(StatedInsets())
  /// The gap between two items of one column.
  package var lineSpacing = Stated(0.0)
  /// The gap between two columns.
  package var columnSpacing = Stated(0.0)
  /// The columns; an answer beats `minimumColumnWidth`, which beats what is stated for the layout.
  package var columnCount = Stated(ColumnCount.automatic)
  /// The least width of a column; 0 for none.
  package var minimumColumnWidth = Stated(0.0)
  /// How items find their column.
  package var placement = Placement.shortestColumn
  /// How much later than the shortest column one may end that counts as equally short.
  package var placementTolerance = Stated(0.0)
  /// How the items of a row are distributed, if the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// Where an item is in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// Whether the sizes of items are first ones, until their views state others.
  package var hasEstimates = false
  /// The element before the items.
  package var header = BoundaryStatement()
  /// The element after the items.
  package var footer = BoundaryStatement()
  /// The room kept free around the background.
  package var backgroundInsets = Stated(StatedInsets())
  /// Whether there is a background.
  package var showsBackground = true

  /// States what a layout has where nobody says anything.
  package init() {}

  /// Whether a least width of columns counts: not where rows are asked for, or a number is answered.
  package var takesMinimumColumnWidth: Bool {
    switch columnCount.value {
    case .automatic: true
    case .rows: false
    case .fixed: !columnCount.isAnswer
    }
  }

  /// What is stated of one boundary element.
  package subscript(boundary: Boundary) -> BoundaryStatement {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

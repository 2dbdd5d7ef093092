/// All that is to be known of a section but its items.
@usableFromInline package struct SectionInput: Equatable, Sendable {
  /// The room around the items: between header and items, items and footer, and on both sides.
  package var insets = AxisInsets()
  /// The gap between two items of one column; a negative one overlaps them.
  package var lineSpacing: Length = 0
  /// The same gap in points, as specified: it's between the items of a horizontal row if these have
  /// different sizes.
  package var specifiedLineSpacing = 0.0
  /// The gap between two columns.
  package var columnSpacing: Length = 0
  /// The columns asked for; `ColumnTracks` says how many there are.
  package var columnCount = 1
  /// What stated sizes give in place of a count: columns, or rows; nil where a count is stated.
  package var automatic: AutomaticLayout?
  /// How items find their column.
  package var placement = Placement.shortestColumn
  /// Columns that end no further than this after the shortest count as equally short; at least 0.
  package var placementTolerance: Length = 0
  /// How the items of a row are spread, where the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// Where an item is in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// The element before the items.
  package var header = BoundaryInput()
  /// The element after the items.
  package var footer = BoundaryInput()
  /// The room kept free around the background, a negative one beyond it; nil for no background.
  package var background: AxisInsets? = AxisInsets()

  /// Describes a section with nothing in it: one column, shortest column first, with a background.
  package init() {}

  /// The description of one boundary element.
  package subscript(boundary: Boundary) -> BoundaryInput {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

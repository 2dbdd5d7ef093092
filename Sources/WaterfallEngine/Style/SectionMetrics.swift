/// The used values of a section, without its items.
@usableFromInline package struct SectionMetrics: Equatable, Sendable {
  /// The insets around the items: to the header, to the footer, and at both sides.
  package var insets = AxisInsets()
  /// The gap between two items of a column.
  ///
  /// With a negative gap, items overlap.
  package var lineSpacing: Length = 0
  /// The line spacing in points, as specified.
  ///
  /// If a section that scrolls horizontally has rows of unequal items, it's the gap between the
  /// items of a row.
  package var specifiedLineSpacing = 0.0
  /// The gap between two columns.
  package var columnSpacing: Length = 0
  /// The number of columns if the section has a column count.
  ///
  /// `ColumnTracks` has the actual number.
  package var columnCount = 1
  /// The columns or rows that sizes determine, or `nil` if the section has a column count.
  package var automatic: AutomaticLayout?
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The distance by which columns can be longer than the shortest one and still be treated as
  /// equally short.
  ///
  /// It's at least 0.
  package var placementTolerance: Length = 0
  /// The distribution of a row's items, if the section has rows.
  package var rowAlignment = RowAlignment.justified
  /// The position of an item in a longer row, if the section has rows.
  package var rowItemAlignment = RowItemAlignment.center
  /// The element before the items.
  package var header = BoundaryMetrics()
  /// The element after the items.
  package var footer = BoundaryMetrics()
  /// The insets of the background, or `nil` if there is none.
  ///
  /// A negative inset extends the background.
  package var background: AxisInsets? = AxisInsets()

  /// Creates a section with one column, the shortest-column placement, and a background.
  package init() {}

  /// The values of one boundary element.
  package subscript(boundary: Boundary) -> BoundaryMetrics {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

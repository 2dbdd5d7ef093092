/// The values that the app specifies for a section, except the values of its items.
///
/// Lengths are in points. They aren't checked yet, so they can be any numbers.
package struct SpecifiedSection: Equatable, Sendable {
  /// The insets around the items.
  package var insets = Specified(SpecifiedInsets())
  /// The gap between two items of a column, or between two rows.
  package var lineSpacing = Specified(0.0)
  /// The gap between two columns, or the minimum gap between two items of a row.
  package var columnSpacing = Specified(0.0)
  /// The column count: automatic, rows, or a fixed number.
  ///
  /// A minimum column width overrides the column count if `takesMinimumColumnWidth` is `true`.
  package var columnCount = Specified(ColumnCount.automatic)
  /// The minimum width of a column, or 0 if there is none.
  package var minimumColumnWidth = Specified(0.0)
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The length by which columns can exceed the shortest one and still be treated as equally short.
  package var placementTolerance = Specified(0.0)
  /// The distribution of the items across each row, if the section has rows.
  package var rowDistribution = RowDistribution.justified
  /// The position of an item along the main axis, if its row contains longer items.
  package var rowAlignment = RowAlignment.center
  /// Whether the sizes of items are estimates, until views return their preferred sizes.
  package var hasEstimates = false
  /// The values of the header.
  package var header = SpecifiedBoundary()
  /// The values of the footer.
  package var footer = SpecifiedBoundary()
  /// The insets around the section's background view.
  package var backgroundInsets = Specified(SpecifiedInsets())
  /// Whether the section has a background view.
  package var showsBackground = true

  /// Creates the values of a section for which the app specifies nothing.
  package init() {}

  /// Whether `minimumColumnWidth` applies.
  ///
  /// It's ignored if the section has rows, or if the delegate returns a number of columns.
  package var takesMinimumColumnWidth: Bool {
    switch columnCount.value {
    case .automatic: true
    case .rows: false
    case .fixed: columnCount.source == .property
    }
  }

  /// The values of the header or footer.
  package subscript(boundary: Boundary) -> SpecifiedBoundary {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

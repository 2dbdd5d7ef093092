/// What the app specifies for a section, except for its items.
///
/// Lengths are in points. They aren't checked yet, so they can be any numbers.
package struct SpecifiedSection: Sendable {
  /// The insets around the items.
  package var insets = Specified(SpecifiedInsets())
  /// The gap between two items of a column, or between two rows.
  package var lineSpacing = Specified(0.0)
  /// The gap between two columns, or the minimum gap between two items of a row.
  package var columnSpacing = Specified(0.0)
  /// The column count: automatic, rows, or a fixed number.
  ///
  /// `minimumColumnWidth` overrides it if `takesMinimumColumnWidth` is `true`.
  package var columnCount = Specified(ColumnCount.automatic)
  /// The minimum width of a column, or 0 if there is none.
  package var minimumColumnWidth = Specified(0.0)
  /// Whether the sizes of items are aspect ratios if the section has a column count.
  package var scalesItems = true
  /// The rule that assigns items to columns.
  package var placement = Placement.shortestColumn
  /// The difference in length up to which columns count as equally short.
  package var placementTolerance = Specified(0.0)
  /// The distribution of the items across each row, if the section has rows.
  package var rowDistribution = RowDistribution.justified
  /// The alignment of an item in a row that's taller than the item.
  package var rowAlignment = RowAlignment.center
  /// Whether the sizes of items are estimates, until views return their preferred sizes.
  package var hasEstimates = false
  /// What the app specifies for the header: its size, insets, and pinning.
  package var header = SpecifiedBoundary()
  /// What the app specifies for the footer: its size, insets, and pinning.
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

  /// What the app specifies for the header or footer.
  package subscript(boundary: Boundary) -> SpecifiedBoundary {
    get { boundary == .header ? header : footer }
    set {
      if boundary == .header { header = newValue } else { footer = newValue }
    }
  }
}

/// The specified values of one item, in points.
package struct SpecifiedItem: Equatable, Sendable {
  /// The source of an item's size.
  package enum Source: Equatable, Sendable {
    /// One size for all items, which a property specifies.
    case itemSize
    /// A size for each item, which the delegate returns.
    case delegate
    /// An estimate, which applies until the views specify sizes.
    case estimate
  }

  /// The main extent.
  package var main: Double
  /// The cross extent, or `nil` if only the main extent is specified.
  ///
  /// An item without a cross extent is never scaled.
  package var cross: Double?
  /// The number of columns that the item spans, or `nil` if the delegate doesn't specify one.
  package var span: Int?
  /// Whether the item is a placeholder that the data source doesn't know.
  ///
  /// Its size never affects the choice between columns and rows.
  package var isPlaceholder = false
  /// The source of the size.
  package var source: Source
  /// Whether the delegate computed the main extent for the width of the item's columns.
  package var isOwnExtent = false

  /// Creates the values of an item.
  package init(main: Double, cross: Double? = nil, span: Int? = nil, from source: Source) {
    self.main = main
    self.cross = cross
    self.span = span
    self.source = source
  }

  /// Whether the width affects the choice between columns and rows.
  package var decides: Bool { cross != nil && !isPlaceholder }
}

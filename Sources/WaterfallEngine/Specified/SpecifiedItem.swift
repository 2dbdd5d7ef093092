/// What the app specifies for one item: its size in points, and the columns that it spans.
package struct SpecifiedItem: Equatable, Sendable {
  /// The source of an item's size.
  package enum Source: Equatable, Sendable {
    /// One size for all items, specified by a property.
    case itemSize
    /// A size for each item, returned by the delegate.
    case delegate
    /// An estimate, which is used until views return their preferred sizes.
    case estimate
  }

  /// The main extent.
  package var main: Double
  /// The cross extent, or `nil` if only the main extent is specified.
  ///
  /// An item without a cross extent has no aspect ratio, so it isn't scaled.
  package var cross: Double?
  /// The number of columns that the item spans, or `nil` if the delegate doesn't specify one.
  package var span: Int?
  /// Whether the item is a drop placeholder, which the data source doesn't contain.
  ///
  /// The size of a placeholder never affects whether a section has columns or rows.
  package var isPlaceholder = false
  /// The source of the size.
  package var source: Source
  /// Whether the delegate returned the main extent from `heightForItemAt` or `widthForItemAt`.
  package var isDelegateExtent = false

  /// Creates the values of an item.
  package init(main: Double, cross: Double? = nil, span: Int? = nil, from source: Source) {
    self.main = main
    self.cross = cross
    self.span = span
    self.source = source
  }

  /// Whether the item's width affects the choice between columns and rows.
  package var decides: Bool { cross != nil && !isPlaceholder }
}

/// What is stated of one item, in points.
package struct ItemStatement: Equatable, Sendable {
  /// Where sizes come from.
  package enum Source: Equatable, Sendable {
    /// One size for all items, stated once.
    case itemSize
    /// A size for each item.
    case delegate
    /// What items count as until their views say more.
    case estimate
  }

  /// The extent along scrolling.
  package var main: Double
  /// The extent across scrolling; nil where the other was stated by itself: that is never scaled.
  package var cross: Double?
  /// How many columns it covers; nil where nobody says.
  package var span: Int?
  /// Where the size comes from.
  package var source: Source
  /// Whether it only keeps a place, and decides nothing.
  package var isPlaceholder = false
  /// Whether the extent was worked out for the width of a column.
  package var isOwnExtent = false

  /// States it.
  package init(main: Double, cross: Double? = nil, span: Int? = nil, from source: Source) {
    self.main = main
    self.cross = cross
    self.span = span
    self.source = source
  }

  /// Whether its width counts when columns are decided.
  package var decides: Bool { cross != nil && !isPlaceholder }
}

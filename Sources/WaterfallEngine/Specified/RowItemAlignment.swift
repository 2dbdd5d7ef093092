/// Where an item is along scrolling in a row that is longer than it.
package enum RowItemAlignment: Equatable, Sendable, CaseIterable {
  /// In the middle of the row, as in the flow layout.
  case center
  /// At the row's start.
  case leading
  /// At the row's end.
  case trailing
}

/// The rule that determines the columns of existing items after an earlier item changes.
package enum ColumnAssignment: Equatable, Sendable, CaseIterable {
  /// The placement rule chooses the columns of existing items again, as in a new layout.
  case chosenAgain
  /// Existing items stay in their columns. The placement rule assigns only inserted items.
  case kept
}

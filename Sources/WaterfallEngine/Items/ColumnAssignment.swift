/// What happens to the columns of existing items when an earlier item changes.
package enum ColumnAssignment: Equatable, Sendable {
  /// The placement rule chooses their columns again, as in a new layout.
  case chosenAgain
  /// They stay in their columns, and the placement rule assigns only inserted items.
  case kept
}

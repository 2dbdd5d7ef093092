/// What happens to the columns of existing items when something before them changes.
package enum ColumnAssignment: Equatable, Sendable, CaseIterable {
  /// Every later item finds its column again, as in a fresh layout.
  case chosenAgain
  /// Existing items stay in the column they have; only inserted ones find theirs.
  case kept
}

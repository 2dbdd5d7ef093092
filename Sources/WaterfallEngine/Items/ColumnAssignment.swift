/// The way existing items get their columns when something before them changes.
package enum ColumnAssignment: Equatable, Sendable, CaseIterable {
  /// Every later item gets a column by the placement rule, as in a new layout.
  case chosenAgain
  /// Existing items stay in their columns, and only inserted items get one by the placement rule.
  case kept
}

/// The columns that the app specifies for a section.
package enum ColumnCount: Equatable, Sendable {
  /// The sizes of the items determine columns or rows.
  case automatic
  /// Rows, for any sizes.
  case rows
  /// That many columns. The number can be one that no section can have.
  case fixed(Int)

  /// The number that stands for `automatic`.
  package static let automaticNumber = 0
  /// The number that stands for `rows`.
  package static let rowsNumber = -1

  /// Creates the value that a number stands for.
  package init(_ number: Int) {
    switch number {
    case Self.automaticNumber: self = .automatic
    case Self.rowsNumber: self = .rows
    default: self = .fixed(number)
    }
  }
}

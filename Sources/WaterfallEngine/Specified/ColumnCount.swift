/// The columns that the app specifies for a section.
package enum ColumnCount: Equatable, Sendable {
  /// Columns or rows, depending on the sizes of the items.
  case automatic
  /// Rows, whatever the sizes of the items are.
  case rows
  /// A fixed number of columns.
  ///
  /// The number isn't checked yet: it can be negative or too large.
  case fixed(Int)

  /// The number that stands for `automatic` in the public API.
  package static let automaticNumber = 0
  /// The number that stands for `rows` in the public API.
  package static let rowsNumber = -1

  /// Creates the value that a number of the public API stands for.
  package init(_ number: Int) {
    switch number {
    case Self.automaticNumber: self = .automatic
    case Self.rowsNumber: self = .rows
    default: self = .fixed(number)
    }
  }

  /// The number of the public API that stands for the value.
  package var number: Int {
    switch self {
    case .automatic: Self.automaticNumber
    case .rows: Self.rowsNumber
    case .fixed(let number): number
    }
  }
}

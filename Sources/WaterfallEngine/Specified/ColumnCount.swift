/// The columns or rows that the app specifies for a section.
package enum ColumnCount: Equatable, Sendable {
  /// Columns or rows, depending on the sizes of the items.
  case automatic
  /// Rows as in the flow layout, whatever the sizes of the items are.
  case rows
  /// A fixed number of columns.
  ///
  /// The number isn't checked yet, so it can be negative or too large.
  case fixed(Int)

  /// The number that stands for `automatic` in the public API.
  package static let automaticNumber = 0
  /// The number that stands for `rows` in the public API.
  package static let rowsNumber = -1

  /// Creates a value from a column count of the public API.
  package init(_ number: Int) {
    switch number {
    case Self.automaticNumber: self = .automatic
    case Self.rowsNumber: self = .rows
    default: self = .fixed(number)
    }
  }

  /// The number by which the public API represents this value.
  package var number: Int {
    switch self {
    case .automatic: Self.automaticNumber
    case .rows: Self.rowsNumber
    case .fixed(let number): number
    }
  }
}

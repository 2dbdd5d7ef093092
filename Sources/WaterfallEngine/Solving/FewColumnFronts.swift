/// The fronts of at most four columns, for items that cover one each and take the shortest.
///
///     columns 0, 1, 2 at 7, 5, 6   sorted   5 (1) · 6 (2) · 7 (0)
///     an item that takes 3           8 (1) is sorted in   6 (2) · 7 (0) · 8 (1)
///
/// They are kept in order, so that the shortest is at hand, and to lengthen it is to find its new
/// place. Four numbers and no array, so that they stay in registers, and least and greatest in place
/// of branches: which column is shortest is as good as random, and a processor that guesses at a
/// branch is wrong every other time.
struct FewColumnFronts: ColumnFronts {
  static let mostColumns = 4

  /// The fronts in ascending order, each times four and with its column added: of two that tie the
  /// leading column is less.
  private var first: Length
  private var second: Length
  private var third: Length
  private var fourth: Length

  init(_ starts: [Length]) {
    let sorted = starts.enumerated().map { $1 << 2 | Length($0) }.sorted()
    first = sorted[0]
    second = sorted.count > 1 ? sorted[1] : .max
    third = sorted.count > 2 ? sorted[2] : .max
    fourth = sorted.count > 3 ? sorted[3] : .max
  }

  mutating func takeShortest(step: Length) -> (column: Int, start: Length) {
    let taken = first
    let next = taken &+ step &<< 2
    first = min(second, next)
    second = max(second, min(third, next))
    third = max(third, min(fourth, next))
    fourth = max(fourth, next)
    return (Int(truncatingIfNeeded: taken & 3), taken &>> 2)
  }
}

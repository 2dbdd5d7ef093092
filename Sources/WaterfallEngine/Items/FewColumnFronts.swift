/// The fronts of at most four columns, for items that cover one each and take the shortest.
///
///     columns 0, 1, 2 at 7, 5, 6   sorted   5 (1) · 6 (2) · 7 (0)
///     an item that takes 3           8 (1) is sorted in   6 (2) · 7 (0) · 8 (1)
///
/// They are kept in order, so that the shortest is at hand, and to lengthen it is to find its new
/// place. Four numbers and no array, so that they stay in registers, and least and greatest in place
/// of branches: which column is shortest is as good as random, and a processor that guesses at a
/// branch is wrong every other time. With three columns a million items are placed again in 7 ms, and in
/// 14 by looking through `ColumnFronts`.
struct FewColumnFronts {
  static let mostColumns = 4

  /// The fronts in ascending order, each times four and with its column added: of two that tie the
  /// leading column is less.
  private var first = Length.max
  private var second = Length.max
  private var third = Length.max
  private var fourth = Length.max

  init(count: Int, start: (_ column: Int) -> Length) {
    for column in 0..<count {
      let next = start(column) << 2 | Length(column)
      (fourth, third) = (max(third, min(fourth, next)), max(second, min(third, next)))
      (second, first) = (max(first, min(second, next)), min(first, next))
    }
  }

  /// Gives an item, which takes `step` of it, the column where it can start first, the leading one of
  /// several that tie; answers the column and where the item starts.
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

/// Where each column can take its next item, while items are being placed.
protocol ColumnFronts {
  /// How many columns there are.
  var count: Int { get }

  /// Gives an item, which takes `step` of them, the columns where it can start first, the leading
  /// ones of several that tie; answers the first of them and where the item starts.
  mutating func takeShortest(span: Int, step: Length) -> (column: Int, start: Length)

  /// Gives an item, which takes `step` of them, the columns from `column` on; answers where it
  /// starts.
  mutating func take(_ column: Int, span: Int, step: Length) -> Length
}

extension ColumnFronts {
  /// The column whose turn it is when items go round.
  ///
  ///     item 4 covers 2 of 3 columns; its turn is 4 mod 3 = 1
  ///     leading to trailing │   │ 4 ··· │      trailing to leading │ 4 ··· │   │
  @inline(__always)
  func turn(of item: Int, span: Int, placement: Placement) -> Int {
    let last = count - span
    let column = min(item % count, last)
    return placement == .trailingToLeading ? last - column : column
  }

  /// All bits when `difference` is below 0, none otherwise: what arithmetic has for a condition.
  ///
  /// Fronts are never negative, so that the difference of two always fits.
  @inline(__always)
  func allBits(ifNegative difference: Length) -> Length {
    difference &>> 63
  }
}

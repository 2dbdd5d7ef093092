/// Where each column can take its next item, while items are being placed.
protocol ColumnFronts {
  /// Gives an item, which takes `step` of it, the column where it can start first, the leading one of
  /// several that tie; answers the column and where the item starts.
  mutating func takeShortest(step: Length) -> (column: Int, start: Length)
}

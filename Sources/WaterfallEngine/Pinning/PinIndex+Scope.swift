extension PinIndex.List {
  /// Returns the sections whose elements can be displaced, ascending.
  func sections(in scope: PinScope) -> [Int] { scope.stacks ? stack : sections }
}

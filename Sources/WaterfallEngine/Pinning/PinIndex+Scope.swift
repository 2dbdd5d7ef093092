extension PinIndex.List {
  /// The sections whose elements can be displaced, ascending.
  func sections(in scope: PinScope) -> [Int] { scope.stacks ? stack : sections }
}

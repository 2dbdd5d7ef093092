/// One value for each item, kept once while all are equal.
@usableFromInline
struct Repeated<Value: Equatable & Sendable>: Sendable {
  /// That of the first item.
  @usableFromInline var first: Value
  /// Empty while all are as the first.
  @usableFromInline var each: [Value] = []

  /// What items have that nothing is appended for.
  init(_ value: Value) { first = value }

  /// Whether all are equal.
  var isOne: Bool { each.isEmpty }

  subscript(item: Int) -> Value { each.isEmpty ? first : each[item] }

  @inlinable
  mutating func append(_ value: Value, at item: Int, of capacity: Int) {
    if item == 0 {
      first = value
    } else if !each.isEmpty || value != first {
      if each.isEmpty {
        each.reserveCapacity(capacity)
        each.append(contentsOf: repeatElement(first, count: item))
      }
      each.append(value)
    }
  }
}

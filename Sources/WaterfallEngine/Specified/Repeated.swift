/// One value for each item, stored once while all values are equal.
@usableFromInline
struct Repeated<Value: Equatable & Sendable>: Sendable {
  /// The value of the first item.
  @usableFromInline var first: Value
  /// The values of all items, or an empty array while all are equal to the first.
  @usableFromInline var each: [Value] = []

  /// Creates a list whose values are all `value`.
  init(_ value: Value) { first = value }

  /// Whether all values are equal.
  var isOne: Bool { each.isEmpty }

  subscript(item: Int) -> Value { each.isEmpty ? first : each[item] }

  @inlinable
  mutating func append(_ value: Value, at item: Int, of capacity: Int) {
    if item == 0 {
      first = value
    } else if !each.isEmpty || value != first {
      if each.isEmpty {
        each = Array(repeating: first, count: item)
        each.reserveCapacity(capacity)
      }
      each.append(value)
    }
  }
}

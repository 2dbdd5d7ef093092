/// Returns the indexes of `count` elements, in the order in which `areInOrder` sorts the elements.
///
/// Equal elements keep their order.
@inline(never)
@usableFromInline
package func orderedIndexes(_ count: Int, by areInOrder: (Int, Int) -> Bool) -> [Int] {
  Array(0..<count).sorted(by: areInOrder)
}

// For each type of element and each closure, the compiler makes a copy of the standard library's
// sort, which is about 5 KB in an app. These methods sort indexes instead, so that all of them
// share one copy.
extension Sequence {
  /// Returns the elements, sorted by `areInOrder`.
  ///
  /// Equal elements keep their order.
  ///
  /// - Complexity: O(n log n) for n elements.
  @inlinable
  package func ordered(by areInOrder: (Element, Element) -> Bool) -> [Element] {
    let elements = Array(self)
    return orderedIndexes(elements.count) { areInOrder(elements[$0], elements[$1]) }
      .map { elements[$0] }
  }
}

extension Sequence where Element: Comparable {
  /// Returns the elements in ascending order.
  ///
  /// - Complexity: O(n log n) for n elements.
  @inlinable
  package func ordered() -> [Element] { ordered(by: <) }
}

/// A specified value and its source: a property of the layout, or the delegate.
package struct Specified<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value, which isn't checked yet.
  package var value: Value
  /// Whether the delegate returned the value for one section or item.
  package private(set) var isAnswer: Bool

  /// Creates a value of a property, or one that the delegate returned.
  package init(_ value: Value, isAnswer: Bool = false) {
    self.value = value
    self.isAnswer = isAnswer
  }

  /// Replaces the value with the delegate's, unless that is `nil`.
  package mutating func answer(_ answer: Value?) {
    if let answer { self = Specified(answer, isAnswer: true) }
  }
}

/// A value as it was stated: once for the whole layout, or as an answer about one section or item.
package struct Stated<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value, whatever it is.
  package var value: Value
  /// Whether it was answered about one section or item.
  package private(set) var isAnswer: Bool

  /// States it for the whole layout, or else as an answer.
  package init(_ value: Value, isAnswer: Bool = false) {
    self.value = value
    self.isAnswer = isAnswer
  }

  /// Takes an answer in place of what is stated for the whole layout; nil is none.
  package mutating func answer(_ answer: Value?) {
    if let answer { self = Stated(answer, isAnswer: true) }
  }
}

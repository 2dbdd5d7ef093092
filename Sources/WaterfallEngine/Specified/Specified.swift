/// The source of a specified value.
@usableFromInline package enum ValueSource: Hashable, Sendable {
  /// A property of the layout, which applies to all sections or items.
  case property
  /// The delegate, which returned the value for one section or item.
  case delegate
}

/// A specified value and its source.
@usableFromInline package struct Specified<Value: Equatable & Sendable>: Equatable, Sendable {
  /// The value, which isn't checked yet.
  @usableFromInline package var value: Value
  /// The source of the value.
  @usableFromInline package private(set) var source: ValueSource

  /// Creates a value of a property, or one that the delegate returned.
  @inlinable
  package init(_ value: Value, source: ValueSource = .property) {
    self.value = value
    self.source = source
  }

  /// Replaces the value with the delegate's, unless that is `nil`.
  @inlinable
  package mutating func answer(_ answer: Value?) {
    if let answer { self = Specified(answer, source: .delegate) }
  }
}

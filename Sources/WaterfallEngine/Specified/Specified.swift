/// The source of a value that the app specifies.
@usableFromInline package enum ValueSource: Hashable, Sendable {
  /// A property of the layout, which specifies the value for all sections or items.
  case property
  /// The delegate, which returned the value for one section or item.
  case delegate
}

/// A value that the app specifies, and its source.
@usableFromInline package struct Specified<Value: Sendable>: Sendable {
  /// The value, which can be invalid.
  @usableFromInline package var value: Value
  /// The source of the value.
  @usableFromInline package private(set) var source: ValueSource

  /// Creates a value with its source, which is a property by default.
  @inlinable
  package init(_ value: Value, source: ValueSource = .property) {
    self.value = value
    self.source = source
  }

  /// Replaces the value with the delegate's return value, unless that is `nil`.
  @inlinable
  package mutating func answer(_ answer: Value?) {
    if let answer { self = Specified(answer, source: .delegate) }
  }
}

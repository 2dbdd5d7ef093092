#if !canImport(UIKit)
// Modelled: Objective-C's optional protocol methods. There a caller can tell "not implemented"
// from an answer; a Swift default implementation cannot be told from a real one. So every
// default implementation of an optional requirement notes that it was the one to answer.

/// Tells whether an optional requirement was answered by the delegate or by its default.
@preconcurrency @MainActor
public enum OptionalRequirement {
  /// Set by `unimplemented(_:)`, read and cleared by `answer(_:)`.
  @usableFromInline static var wasUnimplemented = false

  /// For default implementations: notes that the delegate has no method of its own here, and
  /// passes on what a caller that does not ask should use instead.
  @inlinable
  public static func unimplemented<Value>(_ fallback: Value) -> Value {
    wasUnimplemented = true
    return fallback
  }

  /// For callers: the delegate's own answer, or nil where it has none.
  @inlinable
  public static func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    // A method that answers may itself have led to other questions that nobody answered.
    defer { wasUnimplemented = false }
    wasUnimplemented = false
    let value = call()
    return wasUnimplemented ? nil : value
  }
}
#endif

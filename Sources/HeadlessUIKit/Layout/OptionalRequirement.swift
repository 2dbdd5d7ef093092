#if !canImport(UIKit)
// This file models the optional methods of Objective-C protocols. In Objective-C, a caller can
// check whether an object implements a method. In Swift, a caller can't tell whether it would call
// a default implementation. Therefore, each default implementation here records that it ran.

/// A check for whether an object implements an optional method.
@preconcurrency @MainActor
public enum OptionalRequirement {
  /// Whether a default implementation ran during the current call.
  ///
  /// `unimplemented(_:)` sets this property, and `answer(_:)` reads and clears it.
  @usableFromInline static var wasUnimplemented = false

  /// Records that the object doesn't implement the method, and returns `fallback`.
  ///
  /// Call this function in default implementations. A caller that doesn't use `answer(_:)` receives
  /// the fallback value.
  @inlinable
  public static func unimplemented<Value>(_ fallback: Value) -> Value {
    wasUnimplemented = true
    return fallback
  }

  /// Returns the result of a method call, or `nil` if the object doesn't implement the method.
  @inlinable
  public static func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    // Calls of `answer(_:)` can be nested. Clear the flag when an inner call ends. Otherwise, the
    // outer call could also return `nil`.
    defer { wasUnimplemented = false }
    wasUnimplemented = false
    let value = call()
    return wasUnimplemented ? nil : value
  }
}
#endif

#if !canImport(UIKit)
// Models the optional methods of Objective-C protocols. In Objective-C, a caller can check whether
// an object implements a method. In Swift, a caller can't distinguish a default implementation from
// a real one. Therefore, each default implementation here records that it ran.

/// Determines whether an object implements an optional requirement itself.
@preconcurrency @MainActor
public enum OptionalRequirement {
  /// Whether a default implementation ran.
  ///
  /// `unimplemented(_:)` sets this property, and `answer(_:)` reads and clears it.
  @usableFromInline static var wasUnimplemented = false

  /// Records that the object doesn't implement the requirement, and returns `fallback`.
  ///
  /// Call this method in default implementations. A caller that doesn't use `answer(_:)` gets the
  /// fallback value.
  @inlinable
  public static func unimplemented<Value>(_ fallback: Value) -> Value {
    wasUnimplemented = true
    return fallback
  }

  /// Returns the value of `call`, or `nil` if the object doesn't implement the requirement.
  @inlinable
  public static func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    // An implementation can call `answer(_:)` itself, for a requirement that isn't implemented.
    // Clear the flag at the end, so that the outer call doesn't see it.
    defer { wasUnimplemented = false }
    wasUnimplemented = false
    let value = call()
    return wasUnimplemented ? nil : value
  }
}
#endif

#if !canImport(UIKit)
// Models the optional methods of Objective-C protocols. An Objective-C caller can tell a missing
// method from a returned value. A Swift caller can't tell a default implementation from a real one,
// so each default implementation of an optional requirement records that it ran.

/// Determines whether an object implements an optional requirement itself.
@preconcurrency @MainActor
public enum OptionalRequirement {
  /// Whether a default implementation ran.
  ///
  /// `unimplemented(_:)` sets it; `answer(_:)` reads and clears it.
  @usableFromInline static var wasUnimplemented = false

  /// Records that the object doesn't implement the requirement, and returns the fallback value.
  ///
  /// Call this from default implementations. Callers that don't check get the fallback.
  @inlinable
  public static func unimplemented<Value>(_ fallback: Value) -> Value {
    wasUnimplemented = true
    return fallback
  }

  /// Returns the object's own value, or `nil` if it doesn't implement the requirement.
  @inlinable
  public static func answer<Value>(_ call: @autoclosure () -> Value) -> Value? {
    // The implementation may have called other requirements that are missing.
    defer { wasUnimplemented = false }
    wasUnimplemented = false
    let value = call()
    return wasUnimplemented ? nil : value
  }
}
#endif

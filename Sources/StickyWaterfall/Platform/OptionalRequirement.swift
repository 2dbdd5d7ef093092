#if canImport(UIKit)
/// A check of whether a value comes from the delegate.
///
/// With Objective-C, the layout never calls a missing method, so every value comes from the
/// delegate. `HeadlessUIKit` has its own type with this name, which can find out that a method is
/// missing.
enum OptionalRequirement {
  static func answer<Value>(_ answer: Value) -> Value? { answer }
}
#endif

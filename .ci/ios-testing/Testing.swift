// The declarations of Swift Testing that this project's tests use. An SDK doesn't contain that
// module, so the type check uses this one. Nothing runs.

public struct Comment: Sendable, ExpressibleByStringInterpolation {
  public init(stringLiteral value: String) {}
}
public protocol CustomTestStringConvertible { var testDescription: String { get } }
public struct SourceLocation: Sendable { public var moduleName: String { "" } }
public struct Test: Sendable {
  public static var current: Test? { nil }
  public var sourceLocation: SourceLocation { SourceLocation() }
}
public struct Issue: Sendable { public static func record(_ comment: Comment? = nil) {} }
public func withKnownIssue(_ comment: Comment? = nil, _ body: () throws -> Void) {}

/// A test's time limit, on the systems that have the clocks for it.
public struct TimeLimit: Sendable {
  public struct Duration: Sendable { public static func minutes(_ count: Int) -> Self { Self() } }
  @available(iOS 16, *) public static func timeLimit(_ limit: Duration) -> Self { Self() }
}

/// The condition under which a test runs.
public struct Condition: Sendable {
  public static func enabled(if condition: @autoclosure () throws -> Bool, _ comment: Comment? = nil) -> Self {
    Self()
  }
}

public typealias Arguments = Collection & Sendable
@attached(peer)
public macro Test(_ trait: TimeLimit) = #externalMacro(module: "TestMacros", type: "Mark")
@attached(peer)
public macro Test(_ condition: Condition) = #externalMacro(module: "TestMacros", type: "Mark")
@attached(peer)
public macro Suite(_ name: String? = nil) = #externalMacro(module: "TestMacros", type: "Mark")
@attached(peer)
public macro Test(_ name: String? = nil) = #externalMacro(module: "TestMacros", type: "Mark")
@attached(peer)
public macro Test<C: Arguments>(arguments: C) = #externalMacro(module: "TestMacros", type: "Mark")
where C.Element: Sendable
@attached(peer)
public macro Test<C: Arguments, D: Arguments>(arguments: C, _ others: D) =
  #externalMacro(module: "TestMacros", type: "Mark") where C.Element: Sendable, D.Element: Sendable
@attached(peer)
public macro Test<C: Arguments, D: Arguments>(arguments: Zip2Sequence<C, D>) =
  #externalMacro(module: "TestMacros", type: "Mark") where C.Element: Sendable, D.Element: Sendable

@freestanding(expression)
public macro expect(_ condition: Bool, _ comment: Comment? = nil) =
  #externalMacro(module: "TestMacros", type: "Check")
@freestanding(expression)
public macro expect<E: Error & Equatable, R>(throws error: E, performing: () throws -> R) =
  #externalMacro(module: "TestMacros", type: "Check")
@freestanding(expression)
public macro require(_ condition: Bool, _ comment: Comment? = nil) =
  #externalMacro(module: "TestMacros", type: "Check")
@freestanding(expression)
public macro require<T>(_ value: T?, _ comment: Comment? = nil) -> T =
  #externalMacro(module: "TestMacros", type: "Check")
public func expectHolds(_ condition: Bool, _ comment: Comment? = nil) {}
public func expectHolds<E: Error & Equatable, R>(throws error: E, performing: () throws -> R) {}
public func requireHolds(_ condition: Bool, _ comment: Comment? = nil) throws {}
public func requireHolds<T>(_ value: T?, _ comment: Comment? = nil) throws -> T { value! }

#if !canImport(UIKit)
// Modelled: nothing of UIKit's; it is what overriding and logging every method would show on a phone.
public import Foundation

/// The calls a collection view makes to its layout, data source, delegate and views, in order.
///
/// Attach one with `collectionView.callLog = CallLog()`. Without one nothing is recorded and no text
/// is built.
@preconcurrency @MainActor
public final class CallLog: CustomStringConvertible {
  /// The calls so far, such as `prepare`, `layoutAttributesForElements(in:)`, `cellForItemAt [0, 3]`.
  public private(set) var calls: [String] = []
  /// The rectangles `layoutAttributesForElements(in:)` was asked for, in order.
  public private(set) var queriedRects: [CGRect] = []

  /// Makes an empty log.
  public init() {}

  /// The calls, one on each line.
  public nonisolated var description: String {
    MainActor.assumeIsolated { calls.joined(separator: "\n") }
  }

  /// Forgets everything recorded so far.
  public func clear() {
    calls = []
    queriedRects = []
  }

  /// Adds a line of the caller's own, such as a delegate's or a view's call, in its place.
  public func note(_ call: String) {
    record(call)
  }

  func record(_ call: String) {
    calls.append(call)
  }

  func record(rect: CGRect) {
    queriedRects.append(rect)
  }
}

extension IndexPath {
  /// The path as the log and the reports write it: `[section, item]`.
  var logged: String { "[" + map { String($0) }.joined(separator: ", ") + "]" }
}
#endif

#if !canImport(UIKit)
// Models nothing of UIKit. On a phone, you get such a log by overriding and logging every method.
public import Foundation

/// A log of the calls that a collection view makes to its layout, data source, delegate, and views,
/// in order.
///
/// Attach a log with `collectionView.callLog = CallLog()`. Without a log, the collection view
/// records nothing and builds no text.
@preconcurrency @MainActor
public final class CallLog: CustomStringConvertible {
  /// The calls so far, such as `prepare`, `layoutAttributesForElements(in:)`, or `cellForItemAt [0,
  /// 3]`.
  public private(set) var calls: [String] = []
  /// The rectangles of the `layoutAttributesForElements(in:)` queries so far, in order.
  public private(set) var queriedRects: [CGRect] = []

  /// Creates an empty log.
  public init() {}

  /// The calls, one on each line.
  public nonisolated var description: String {
    MainActor.assumeIsolated { calls.joined(separator: "\n") }
  }

  /// Removes all recorded calls and rectangles.
  public func clear() {
    calls = []
    queriedRects = []
  }

  /// Adds a line of the caller's own, such as a call to a delegate or a view.
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

#if !canImport(UIKit)
// Models nothing of UIKit. On a device, you can log the same calls if you override every method.
public import Foundation

/// A log of the calls that a collection view makes to its layout, data source, delegate, and views.
///
/// Attach a log with `collectionView.callLog = CallLog()`. Without a log, the collection view
/// doesn't record calls or create their descriptions.
@preconcurrency @MainActor
public final class CallLog: CustomStringConvertible {
  /// The calls so far, in order, such as `prepare`, `layoutAttributesForElements(in:)`, or
  /// `cellForItemAt [0, 3]`.
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

  /// Adds a line to the log, for example a call that a test observes in a delegate or a view.
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
  /// The path in the format of the call log and the reports: `[section, item]`.
  var logged: String { "[" + map { String($0) }.joined(separator: ", ") + "]" }
}
#endif

#if !canImport(UIKit)
// `CallLog` isn't part of UIKit, so it isn't available on a device. A test on a device can log the
// same calls in its own layout, data source, delegate, and views.
public import Foundation

/// A log of the calls that a collection view makes to its layout, data source, delegate, and views.
///
/// Attach a log with `collectionView.callLog = CallLog()`. Without a log, the collection view
/// doesn't record calls.
@preconcurrency @MainActor
public final class CallLog: CustomStringConvertible {
  /// The recorded calls, oldest first.
  ///
  /// Examples are `prepare`, `layoutAttributesForElements(in:)`, and `cellForItemAt [0, 3]`.
  public private(set) var calls: [String] = []
  /// The rectangles that the collection view passed to `layoutAttributesForElements(in:)`, oldest
  /// first.
  ///
  /// The collection view makes these queries to show or prefetch elements. Other queries aren't
  /// included.
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

  /// Adds a call that the collection view doesn't record itself.
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
  /// The index path as `[section, item]`, for the call log and the reports.
  var logged: String { "[" + map { String($0) }.joined(separator: ", ") + "]" }
}
#endif

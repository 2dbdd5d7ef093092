import StickyWaterfall
import Testing

/// What the strict host reports: an issue of the running test, unless the test asked to see it.
@MainActor
enum HostReports {
  private static var expected: [UIKitReport]?

  /// From now on every report fails the test it happens in.
  static func failTests() {
    UIKitReports.handler = { report in
      guard expected == nil else {
        expected?.append(report)
        return
      }
      Issue.record("\(report)")
    }
  }

  /// What is reported while the work runs; it fails no test.
  static func during(_ work: () -> Void) -> [UIKitReport] {
    expected = []
    defer { expected = nil }
    work()
    return expected ?? []
  }
}

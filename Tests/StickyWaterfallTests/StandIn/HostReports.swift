#if !canImport(UIKit)
import StickyWaterfall
import Testing
import UIKitTestSupport

/// What the strict host reports: an issue of the running test, unless the test asked to see it.
@MainActor
enum HostReports {
  private static var expected: [UIKitReport]?

  /// From now on every report fails the test it happens in.
  ///
  /// The handler is the whole program's: tests of other modules, where a log is nothing to fail for,
  /// run under it too. Where a test's own input is bad, logs are none of its failures either.
  static func failTests(evenByLogs: Bool = true) {
    Host.saysOnlyWhatFails()  // before the handler below, which it would replace
    UIKitReports.handler = { report in
      if expected != nil {
        expected?.append(report)
      } else if report.severity == .raise || (evenByLogs && isInThisModule) {
        Issue.record("\(report)")
      }
    }
  }

  private static var isInThisModule: Bool {
    guard let module = Test.current?.sourceLocation.moduleName else { return true }
    return #fileID.hasPrefix(module + "/")
  }

  /// Does work in which the host shows old attributes until the next turn has them read again: advice about
  /// that fails no test, and all else does.
  static func untilReadAgain(_ work: () -> Void) {
    for report in during(work) where report.severity != .advice || !isAboutOldAttributes(report) {
      Issue.record("\(report)")
    }
  }

  private static func isAboutOldAttributes(_ report: UIKitReport) -> Bool {
    ["without invalidating the layout", "does not cover"].contains { "\(report)".contains($0) }
  }

  /// What is reported while the work runs; it fails no test.
  static func during(_ work: () -> Void) -> [UIKitReport] {
    expected = []
    defer { expected = nil }
    work()
    return expected ?? []
  }
}
#endif

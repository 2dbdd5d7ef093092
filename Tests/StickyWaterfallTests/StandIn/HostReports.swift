#if !canImport(UIKit)
import StickyWaterfall
import Testing
import UIKitTestSupport

/// Turns reports of the strict host into issues of the running test, unless the test expects them.
@MainActor
enum HostReports {
  private static var expected: [UIKitReport]?

  /// Makes every report fail the running test; logs are allowed in tests of other modules.
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

  /// Runs work that leaves old attributes on screen until the next turn, and ignores that advice.
  static func untilReadAgain(_ work: () -> Void) {
    for report in during(work) where report.severity != .advice || !isAboutOldAttributes(report) {
      Issue.record("\(report)")
    }
  }

  private static func isAboutOldAttributes(_ report: UIKitReport) -> Bool {
    ["without invalidating the layout", "does not cover"].contains { "\(report)".contains($0) }
  }

  /// Returns the reports of some work without failing the test.
  static func during(_ work: () -> Void) -> [UIKitReport] {
    expected = []
    defer { expected = nil }
    work()
    return expected ?? []
  }

  /// Returns the exceptions that UIKit would raise in some work, without failing the test.
  static func exceptions(during work: () -> Void) -> [String] {
    during(work).filter { $0.severity == .raise }.map(\.description)
  }
}
#endif

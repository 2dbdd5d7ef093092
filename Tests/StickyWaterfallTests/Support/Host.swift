// The only file of these tests, except for those in `StandIn`, that depends on the host.
import UIKitTestSupport

extension Host {
  #if canImport(UIKit)
  /// UIKit raises exceptions and logs without help.
  static func failTestsOnReports(evenByLogs: Bool = true) {}

  /// Does work, without ignoring UIKit's exceptions.
  static func withoutReports(_ work: () -> Void) { work() }
  #else
  /// Makes every report of the strict host from now on fail the running test.
  static func failTestsOnReports(evenByLogs: Bool = true) {
    HostReports.failTests(evenByLogs: evenByLogs)
  }

  /// Does work, and ignores the reports of the strict host.
  static func withoutReports(_ work: () -> Void) { _ = HostReports.during(work) }
  #endif
}

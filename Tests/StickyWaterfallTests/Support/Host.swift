// The one file of these tests, beside those of `StandIn`, that knows which host they run on.
import UIKitTestSupport

extension Host {
  #if canImport(UIKit)
  /// UIKit raises or logs by itself.
  static func failTestsOnReports(evenByLogs: Bool = true) {}
  #else
  /// From now on a report of the strict host fails the test it happens in.
  static func failTestsOnReports(evenByLogs: Bool = true) {
    HostReports.failTests(evenByLogs: evenByLogs)
  }
  #endif
}

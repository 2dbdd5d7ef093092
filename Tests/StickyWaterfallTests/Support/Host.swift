// The one file of these tests, beside those of `StandIn`, that knows which host they run on.
import UIKitTestSupport

extension Host {
  #if canImport(UIKit)
  /// UIKit raises or logs by itself.
  static func failTestsOnReports(evenByLogs: Bool = true) {}

  /// UIKit says nothing of old attributes.
  static func untilReadAgain(_ work: () -> Void) { work() }
  #else
  /// From now on a report of the strict host fails the test it happens in.
  static func failTestsOnReports(evenByLogs: Bool = true) {
    HostReports.failTests(evenByLogs: evenByLogs)
  }

  /// Does work in which old attributes may be shown until the next turn has them read again.
  static func untilReadAgain(_ work: () -> Void) { HostReports.untilReadAgain(work) }
  #endif
}

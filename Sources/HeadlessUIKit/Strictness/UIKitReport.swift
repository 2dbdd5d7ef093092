#if !canImport(UIKit)
// Modelled: the one thing that happens where UIKit raises an NSException or logs a complaint, and where
// a layout does what UIKit does not notice and an author would want to know.
// Not modelled: unwinding. The default handler stops the program, as an uncaught exception does.
// Source: the texts are UIKit's where crash logs give them; each call site names its own. What iOS 13
// and later raise is a raise (facts 10.9, 10.10); the house rules are those of 8.5.
import Foundation

/// One thing UIKit would have raised or logged, or a house rule that was broken.
public struct UIKitReport: Equatable, Sendable, CustomStringConvertible {
  /// What UIKit makes of it.
  public enum Severity: Sendable {
    /// UIKit of iOS 13 or later raises: the app stops.
    case raise
    /// UIKit prints a line and goes on.
    case log
    /// UIKit does not notice; a rule of this stand-in does.
    case advice
  }

  /// Whether UIKit stops the app, prints a line or does not notice.
  public var severity: Severity
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public var name: String
  /// What is wrong, in UIKit's words where they are known.
  public var reason: String

  /// Makes a report; clients need it only to compare with one they received.
  public init(severity: Severity, name: String, reason: String) {
    self.severity = severity
    self.name = name
    self.reason = reason
  }

  /// The name and the reason in one line.
  public var description: String { "\(name): \(reason)" }
}

/// The one funnel through which HeadlessUIKit reports what would make UIKit raise or log.
@MainActor
public enum UIKitReports {
  /// Called with each report.
  ///
  /// The default stops the program where UIKit raises, and prints everything else.
  public static var handler: (UIKitReport) -> Void = { report in
    guard report.severity != .raise else { fatalError("\(report)") }
    print(report)
  }

  static func raise(_ reason: String, name: String = "NSInternalInconsistencyException") {
    handler(UIKitReport(severity: .raise, name: name, reason: reason))
  }

  static func log(_ reason: String) {
    handler(UIKitReport(severity: .log, name: "UIKit", reason: reason))
  }

  static func advise(_ reason: String) {
    handler(UIKitReport(severity: .advice, name: "HeadlessUIKit", reason: reason))
  }
}
#endif

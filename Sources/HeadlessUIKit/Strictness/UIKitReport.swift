#if !canImport(UIKit)
// Modelled: the one thing that happens where UIKit raises an NSException or logs a complaint.
// Not modelled: unwinding. The default handler stops the program, as an uncaught exception does.
// Source: the texts are UIKit's where crash logs give them; each call site names its own.
import Foundation

/// One thing UIKit would have raised or logged.
public struct UIKitReport: Equatable, Sendable, CustomStringConvertible {
  /// How UIKit says it.
  public enum Severity: Sendable {
    /// UIKit raises: the app stops.
    case exception
    /// UIKit prints a line and goes on.
    case log
  }

  /// Whether UIKit stops the app or prints a line.
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
  /// The default stops the program on an exception and prints a log.
  public static var handler: (UIKitReport) -> Void = { report in
    guard report.severity == .log else { fatalError("\(report)") }
    print(report)
  }

  static func raise(_ reason: String, name: String = "NSInternalInconsistencyException") {
    handler(UIKitReport(severity: .exception, name: name, reason: reason))
  }

  static func log(_ reason: String) {
    handler(UIKitReport(severity: .log, name: "UIKit", reason: reason))
  }
}
#endif

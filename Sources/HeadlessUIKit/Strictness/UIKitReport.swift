#if !canImport(UIKit)
// This file models UIKit's exceptions and log messages as reports. A third kind of report is advice
// about mistakes that UIKit ignores.
// This file doesn't model how an exception unwinds the stack. By default, a report of an exception
// stops the program, like an uncaught exception.
// Source: UIKit's texts are from crash logs. The severity is `raise` if UIKit raises an exception
// in iOS 13 or later (facts 10.9 and 10.10). The advice follows facts 8.5.
import Foundation

/// A report of a problem.
///
/// UIKit would raise an exception for the problem, log it, or ignore it.
public struct UIKitReport: Equatable, Sendable, CustomStringConvertible {
  /// UIKit's reaction to a problem.
  public enum Severity: Sendable {
    /// UIKit raises an exception in iOS 13 and later, and the app stops.
    case raise
    /// UIKit logs a message and continues.
    case log
    /// UIKit doesn't notice the problem, but HeadlessUIKit reports it.
    case advice
  }

  /// UIKit's reaction to the problem.
  public var severity: Severity
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public var name: String
  /// The description of the problem, in UIKit's words if they're known.
  public var reason: String

  /// Creates a report, so that a test can compare it with one that the handler received.
  public init(severity: Severity, name: String, reason: String) {
    self.severity = severity
    self.name = name
    self.reason = reason
  }

  /// The name and the reason on one line.
  public var description: String { "\(name): \(reason)" }
}

/// The functions that report problems, and the handler that receives the reports.
@preconcurrency @MainActor
public enum UIKitReports {
  /// The advice that has been reported.
  ///
  /// It's printed when the program ends, which can happen on any thread. Therefore, this property
  /// isn't isolated to the main actor. Only the main actor adds advice, and it adds none while the
  /// program ends.
  nonisolated(unsafe) private static var tally = AdviceTally()

  /// The closure that receives each report.
  ///
  /// The default closure stops the program for a `raise` report, and prints a `log` report. It
  /// counts `advice` reports. When the program ends, it prints the first report of each kind of
  /// advice, and the number of reports of that kind.
  public static var handler: (UIKitReport) -> Void = { report in
    switch report.severity {
    case .raise:
      for line in tally.lines { print(line) }
      fatalError("\(report)")
    case .log: print(report)
    case .advice:
      if tally.isEmpty { atexit { for line in UIKitReports.tally.lines { print(line) } } }
      tally.add(report)
    }
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

/// The number of times that each kind of advice was reported.
///
/// Two reports are of the same kind if they differ only in numbers.
struct AdviceTally {
  private var firsts: [String] = []
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { firsts.isEmpty }

  mutating func add(_ report: UIKitReport) {
    let kind = AdviceTally.withoutNumbers("\(report)")
    if counts[kind] == nil { firsts.append("\(report)") }
    counts[kind, default: 0] += 1
  }

  /// The first report of each kind, oldest first, with the number of reports of that kind.
  var lines: [String] {
    firsts.map { first in
      let count = counts[AdviceTally.withoutNumbers(first)] ?? 0
      return count > 1 ? "\(first) (\(count) times like this)" : first
    }
  }

  private static func withoutNumbers(_ text: String) -> String {
    text.filter { !$0.isNumber && !".-".contains($0) }
  }
}
#endif

#if !canImport(UIKit)
// Models UIKit's exceptions and logs as reports. Additional reports are advice about mistakes that
// UIKit ignores.
// Doesn't model how an exception unwinds the stack. By default, it stops the program, as an
// uncaught exception does.
// Source: UIKit's texts are from crash logs. If UIKit raises an exception in iOS 13 or later, the
// report's severity is `raise` (facts 10.9 and 10.10). The advice follows facts 8.5.
import Foundation

/// A problem that UIKit would raise an exception for, a problem that it would log, or advice.
public struct UIKitReport: Equatable, Sendable, CustomStringConvertible {
  /// UIKit's reaction to a problem.
  public enum Severity: Sendable {
    /// UIKit in iOS 13 or later raises an exception, and the app stops.
    case raise
    /// UIKit logs a line and continues.
    case log
    /// UIKit doesn't notice the problem, but HeadlessUIKit checks for it.
    case advice
  }

  /// UIKit's reaction to the problem.
  public var severity: Severity
  /// The exception's name, such as `NSInternalInconsistencyException`.
  public var name: String
  /// A description of the problem, in UIKit's words if they are known.
  public var reason: String

  /// Creates a report.
  ///
  /// Clients need this only to compare reports.
  public init(severity: Severity, name: String, reason: String) {
    self.severity = severity
    self.name = name
    self.reason = reason
  }

  /// The name and the reason on one line.
  public var description: String { "\(name): \(reason)" }
}

/// The single place through which HeadlessUIKit reports problems.
@preconcurrency @MainActor
public enum UIKitReports {
  /// The advice so far.
  ///
  /// It's read again when the program ends, which can happen on another thread.
  nonisolated(unsafe) private static var tally = AdviceTally()

  /// The closure that handles each report.
  ///
  /// The default handler stops the program if UIKit would raise an exception, and prints what UIKit
  /// would log. It counts advice, and prints one line for each kind and layout at the end of the
  /// program.
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
/// Reports of the same kind differ only in numbers.
struct AdviceTally {
  private var firsts: [String] = []
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { firsts.isEmpty }

  mutating func add(_ report: UIKitReport) {
    let kind = AdviceTally.withoutNumbers("\(report)")
    if counts[kind] == nil { firsts.append("\(report)") }
    counts[kind, default: 0] += 1
  }

  /// The first report of each kind, in order of arrival.
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

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
@preconcurrency @MainActor
public enum UIKitReports {
  /// Read once more at the end of the program, by whatever thread ends it.
  nonisolated(unsafe) private static var tally = AdviceTally()

  /// Called with each report.
  ///
  /// The default stops the program where UIKit raises, and prints what UIKit logs. Advice is counted,
  /// and printed at the end of the program: one line for each kind and layout.
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

/// Advice by kind, with how often it was given: what differs in numbers alone is of one kind.
struct AdviceTally {
  private var firsts: [String] = []
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { firsts.isEmpty }

  mutating func add(_ report: UIKitReport) {
    let kind = AdviceTally.withoutNumbers("\(report)")
    if counts[kind] == nil { firsts.append("\(report)") }
    counts[kind, default: 0] += 1
  }

  /// The first of each kind, in order of arrival.
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

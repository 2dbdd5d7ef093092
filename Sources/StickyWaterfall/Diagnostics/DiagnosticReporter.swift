import WaterfallEngine

/// Reports each problem once.
@MainActor
final class DiagnosticReporter {
  /// The handler of reports, or `nil` to ignore them.
  var handler: (@MainActor (WaterfallFlowLayout.Diagnostic) -> Void)? = {
    DiagnosticLog.write("WaterfallFlowLayout: \($0)")
  }
  private var reported: Set<InputIssue.Kind> = []
  /// The likely mistakes of each section, which sizes that are queried again can refute.
  private var suspected: [Int: [InputIssue]] = [:]
  private var turn: NextTurn?

  /// Reports the problems that it hasn't reported before, and removes them from `issues`.
  func take(_ issues: inout InputIssues) {
    for issue in issues.found { report(issue) }
    issues = InputIssues()
  }

  /// Reports a problem, unless it has reported it before.
  func report(_ issue: InputIssue) {
    guard reported.insert(issue.kind).inserted else { return }
    handler?(WaterfallFlowLayout.Diagnostic(issue))
  }

  /// Stores the likely mistakes of a section in place of its earlier ones, because all its sizes
  /// were just queried.
  func suspect(_ issues: [InputIssue], inSection section: Int) {
    guard !issues.isEmpty || hasSuspects else { return }
    suspected[section] = issues.isEmpty ? nil : issues
  }

  /// Whether a likely mistake waits for its report.
  var hasSuspects: Bool { !suspected.isEmpty }

  /// Schedules the report of the likely mistakes.
  ///
  /// In a rotation, UIKit lays out inside the setter of the bounds (facts 13.9), and many apps
  /// compute their sizes for the new bounds after that, in `viewDidLayoutSubviews()`. UIKit calls
  /// that method at the end of the turn, after the blocks of that turn, so the second turn is the
  /// first safe one. If `isObsolete` returns `true` then, the next pass queries everything again,
  /// and suspects the mistakes that remain.
  func reportSuspectsLater(unless isObsolete: @escaping @MainActor () -> Bool) {
    guard turn == nil else { return }
    turn = NextTurn { [weak self] in
      self?.turn = NextTurn { [weak self] in
        self?.turn = nil
        if !isObsolete() { self?.reportSuspected() }
      }
    }
  }

  private func reportSuspected() {
    let issues = suspected.sorted { $0.key < $1.key }.flatMap(\.value)
    suspected = [:]
    for issue in issues { report(issue) }
  }
}

extension WaterfallFlowLayout {
  /// The handler of reports about bad input, or `nil` to ignore them.
  ///
  /// The layout calls the handler on the main actor, once for each problem, usually in a layout
  /// pass. The default handler writes to the unified log on Apple platforms, and to standard error
  /// elsewhere. In Objective-C, set it with `setDiagnosticHandler:`.
  public var onDiagnostic: (@MainActor (Diagnostic) -> Void)? {
    get { diagnostics.handler }
    set { diagnostics.handler = newValue }
  }
}

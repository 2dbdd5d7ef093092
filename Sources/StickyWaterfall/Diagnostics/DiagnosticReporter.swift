import WaterfallEngine

/// An object that reports each problem only once.
@MainActor
final class DiagnosticReporter {
  /// The closure that receives the reports, or `nil` if the layout reports nothing.
  var handler: (@MainActor (WaterfallFlowLayout.Diagnostic) -> Void)? = {
    DiagnosticLog.write("WaterfallFlowLayout: \($0)")
  }
  private var reported = InputIssues()
  /// The likely mistakes in each section, which aren't reported yet.
  private var likelyMistakes: [Int: [InputIssue]] = [:]
  /// The likely mistake of the whole layout, or `nil` if there is none.
  private var likelyMistake: InputIssue?
  private var turn: NextTurn?

  /// Reports the new problems in `issues`, and empties `issues`.
  func report(_ issues: inout InputIssues) {
    for issue in issues.found { report(issue) }
    issues = InputIssues()
  }

  /// Reports a problem, unless it has been reported before.
  func report(_ issue: InputIssue) {
    if reported.record(issue) { handler?(WaterfallFlowLayout.Diagnostic(issue)) }
  }

  /// Replaces the likely mistakes in a section.
  func setLikelyMistakes(_ issues: [InputIssue], inSection section: Int) {
    if issues.isEmpty, likelyMistakes.isEmpty { return }
    likelyMistakes[section] = issues.isEmpty ? nil : issues
  }

  /// Replaces the likely mistake of the whole layout.
  func setLikelyMistake(_ issue: InputIssue?) { likelyMistake = issue }

  var hasLikelyMistakes: Bool { likelyMistake != nil || !likelyMistakes.isEmpty }

  /// Reports the likely mistakes two turns of the main run loop later.
  ///
  /// Many apps compute the sizes for new bounds in `viewDidLayoutSubviews()`. In a rotation, UIKit
  /// lays out the collection view before that call (facts 13.9), with the old sizes. The call comes
  /// at the end of a turn, after the blocks that the turn runs. Of the two blocks here, the first
  /// can therefore run before the call, but the second runs after it.
  ///
  /// If `isObsolete` returns `true`, nothing is reported, because the next layout pass queries all
  /// sizes again.
  func reportLikelyMistakesLater(unless isObsolete: @escaping @MainActor () -> Bool) {
    guard turn == nil else { return }
    turn = NextTurn { [weak self] in
      self?.turn = NextTurn { [weak self] in
        self?.turn = nil
        if !isObsolete() { self?.reportLikelyMistakes() }
      }
    }
  }

  private func reportLikelyMistakes() {
    let mistakes = likelyMistakes
    likelyMistakes = [:]
    if let likelyMistake { report(likelyMistake) }
    likelyMistake = nil
    for section in mistakes.keys.ordered() {
      for issue in mistakes[section] ?? [] { report(issue) }
    }
  }
}

extension WaterfallFlowLayout {
  /// The closure that the layout calls to report bad input, or `nil` to ignore bad input.
  ///
  /// The layout calls the closure on the main actor, once for each problem, usually in a layout
  /// pass. The default closure writes to the unified log on Apple platforms and to standard error
  /// elsewhere. In Objective-C, call `setDiagnosticHandler:` instead.
  public var diagnosticHandler: (@MainActor (Diagnostic) -> Void)? {
    get { diagnostics.handler }
    set { diagnostics.handler = newValue }
  }
}

extension WaterfallFlowLayout {
  /// Records that headers and footers can't size themselves.
  ///
  /// UIKit asks views for their sizes only if there is an estimate for items (facts 14.10). Without
  /// this report, `selfSizesHeadersAndFooters` would do nothing, silently.
  func recordMissingEstimate() {
    let isMissing = selfSizesHeadersAndFooters && !usesEstimates
    let issue = InputIssue(.missingEstimate, of: .preferredSize, source: .property)
    diagnostics.setLikelyMistake(isMissing ? issue : nil)
  }
}

import WaterfallEngine

/// An object that reports each problem only once.
@MainActor
final class DiagnosticReporter {
  /// The closure that receives the reports, or `nil` if the layout reports nothing.
  var handler: (@MainActor (WaterfallFlowLayout.Diagnostic) -> Void)? = {
    DiagnosticLog.write("WaterfallFlowLayout: \($0)")
  }
  private var reported: Set<InputIssue.Kind> = []
  /// The likely mistakes that aren't reported yet, of the layout and of its sections.
  private var likelyMistakes: [InputIssue.Location: [InputIssue]] = [:]
  private var turn: NextTurn?

  /// Reports the new problems in `issues`, and empties `issues`.
  func report(_ issues: inout InputIssues) {
    for issue in issues.found { report(issue) }
    issues = InputIssues()
  }

  /// Reports a problem, unless it has been reported before.
  func report(_ issue: InputIssue) {
    guard reported.insert(issue.kind).inserted else { return }
    handler?(WaterfallFlowLayout.Diagnostic(issue))
  }

  func setLikelyMistakes(_ issues: [InputIssue], at location: InputIssue.Location) {
    likelyMistakes[location] = issues.isEmpty ? nil : issues
  }

  var hasLikelyMistakes: Bool { !likelyMistakes.isEmpty }

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
    let issues = likelyMistakes.ordered { $0.key.section ?? -1 < $1.key.section ?? -1 }
      .flatMap(\.value)
    likelyMistakes = [:]
    for issue in issues { report(issue) }
  }
}

extension WaterfallFlowLayout {
  /// The closure that the layout calls to report bad input, or `nil` to ignore bad input.
  ///
  /// The layout calls the closure on the main actor, once for each problem, usually in a layout
  /// pass. The default closure writes to the unified log on Apple platforms, and to standard error
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
    let issue = InputIssue(.view(.missingEstimate), of: .preferredSize, source: .property)
    diagnostics.setLikelyMistakes(isMissing ? [issue] : [], at: .layout)
  }
}

import WaterfallEngine

/// Reports bad input, each kind of it once.
@MainActor
final class DiagnosticReporter {
  /// Where reports go; nil for nowhere.
  var handler: ((WaterfallFlowLayout.Diagnostic) -> Void)? = { print("WaterfallFlowLayout: \($0)") }
  private var reported: Set<Fault.Kind> = []

  /// Reports what of these faults it did not report before, and forgets them.
  func take(_ faults: inout Faults) {
    for fault in faults.found { report(fault) }
    faults = Faults()
  }

  /// Reports a fault, unless it did so before.
  func report(_ fault: Fault) {
    guard reported.insert(fault.kind).inserted else { return }
    handler?(
      WaterfallFlowLayout.Diagnostic(asked: fault.asked, used: fault.used, advice: fault.advice))
  }
}

extension WaterfallFlowLayout {
  /// Called once for each kind of bad input, with what was asked, what was used and what to change.
  ///
  /// The default prints. Not for Objective-C, which has no such closures.
  public var onDiagnostic: ((Diagnostic) -> Void)? {
    get { diagnostics.handler }
    set { diagnostics.handler = newValue }
  }
}

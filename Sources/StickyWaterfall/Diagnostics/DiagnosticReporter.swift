import WaterfallEngine

/// Reports each problem once.
@MainActor
final class DiagnosticReporter {
  /// The handler of reports, or `nil` to ignore them.
  var handler: (@MainActor (WaterfallFlowLayout.Diagnostic) -> Void)? = {
    DiagnosticLog.write("WaterfallFlowLayout: \($0)")
  }
  private var reported: Set<Fault.Kind> = []

  /// Reports the problems that it hasn't reported before, and removes them from `faults`.
  func take(_ faults: inout Faults) {
    for fault in faults.found { report(fault) }
    faults = Faults()
  }

  /// Reports a problem, unless it has reported it before.
  func report(_ fault: Fault) {
    guard reported.insert(fault.kind).inserted else { return }
    handler?(WaterfallFlowLayout.Diagnostic(fault))
  }
}

extension WaterfallFlowLayout {
  /// The handler of reports about bad input, or `nil` to ignore them.
  ///
  /// The layout calls the handler on the main actor, once for each problem, usually in a layout pass.
  /// The default handler writes to the unified log on Apple platforms, and to standard error elsewhere.
  /// In Objective-C, set it with `setDiagnosticHandler:`.
  public var onDiagnostic: (@MainActor (Diagnostic) -> Void)? {
    get { diagnostics.handler }
    set { diagnostics.handler = newValue }
  }
}

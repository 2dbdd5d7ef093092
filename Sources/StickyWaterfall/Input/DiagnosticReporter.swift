import Foundation

/// Reports bad input, each kind of it once.
@MainActor
final class DiagnosticReporter {
  /// Where reports go; nil for nowhere.
  var handler: ((LayoutDiagnostic) -> Void)? = { print("WaterfallFlowLayout: \($0)") }
  private var reported: Set<String> = []

  /// Reports what `source`, a property or a delegate method, asked for, unless it did so before.
  func report(_ source: String, asked: String, used: String, advice: String) {
    guard reported.insert(source).inserted else { return }
    handler?(LayoutDiagnostic(asked: "\(source): \(asked)", used: used, advice: advice))
  }

  /// `points` where it is a finite number, else `fallback`, which is reported.
  func finite(_ points: CGFloat, _ source: String, else fallback: CGFloat = 0) -> CGFloat {
    guard !points.isFinite else { return points }
    report(
      source, asked: "\(points) points", used: "\(fallback)",
      advice: "Answer a finite number of points.")
    return fallback
  }

  /// `points` where it is a finite number and not negative, else 0, which is reported.
  func extent(_ points: CGFloat, _ source: String) -> CGFloat {
    guard !(points.isFinite && points >= 0) else { return points }
    report(
      source, asked: "\(points) points", used: "0",
      advice: "Answer a finite number of points that is not negative.")
    return 0
  }

  /// The insets, with each side that is no finite number replaced by 0, which is reported.
  func finite(_ insets: UIEdgeInsets, _ source: String) -> UIEdgeInsets {
    UIEdgeInsets(
      top: finite(insets.top, source), left: finite(insets.left, source),
      bottom: finite(insets.bottom, source), right: finite(insets.right, source))
  }
}

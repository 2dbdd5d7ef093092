import Foundation

/// Reports bad input, each kind of it once.
@MainActor
final class DiagnosticReporter {
  /// No stated length counts as more than this many points, a hundred million: what is longer is a
  /// mistake, and sums of what is not are exact.
  nonisolated static let longest: CGFloat = 100_000_000

  /// Where reports go; nil for nowhere.
  var handler: ((WaterfallFlowLayout.Diagnostic) -> Void)? = { print("WaterfallFlowLayout: \($0)") }
  private var reported: Set<String> = []

  /// Reports what `source` asked for, unless it did so before.
  func report(
    _ source: InputSource, asked: String, at place: InputPlace = .layout, used: String,
    wanted: String
  ) {
    guard reported.insert(source.name).inserted else { return }
    handler?(
      WaterfallFlowLayout.Diagnostic(
        asked: "\(source.name): \(asked)\(place.suffix)", used: used, advice: source.advice(wanted))
    )
  }

  /// `points` where they can be used.
  ///
  /// What is no finite number counts as 0, and what is longer than `longest` either way as that;
  /// both are reported.
  func distance(
    _ points: CGFloat, from source: InputSource, at place: InputPlace = .layout
  ) -> CGFloat {
    usable(points, atLeast: -Self.longest, from: source, at: place)
  }

  /// `points` where they can be used and are not negative.
  ///
  /// What is negative or no finite number counts as 0, and what is longer than `longest` as that;
  /// both are reported.
  func extent(
    _ points: CGFloat, from source: InputSource, at place: InputPlace = .layout
  ) -> CGFloat {
    usable(points, atLeast: 0, from: source, at: place)
  }

  private func usable(
    _ points: CGFloat, atLeast least: CGFloat, from source: InputSource, at place: InputPlace
  ) -> CGFloat {
    // Not true of what is not a number either.
    if points >= least && points <= Self.longest { return points }
    let used = points.isFinite ? max(least, min(points, Self.longest)) : 0
    report(
      source, asked: points.inPoints, at: place, used: used.inPoints,
      wanted: "a number of points from \(Int64(least)) to \(Int64(Self.longest))")
    return used
  }

  /// The insets, each side as `distance` has it.
  func distances(
    _ insets: UIEdgeInsets, from source: InputSource, at place: InputPlace = .layout
  ) -> UIEdgeInsets {
    UIEdgeInsets(
      top: distance(insets.top, from: source, at: place),
      left: distance(insets.left, from: source, at: place),
      bottom: distance(insets.bottom, from: source, at: place),
      right: distance(insets.right, from: source, at: place))
  }
}

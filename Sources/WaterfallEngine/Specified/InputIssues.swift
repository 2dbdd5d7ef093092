/// The insets that the layout uses instead of specified ones.
struct UsableInsets {
  /// The insets in points, which aren't rounded.
  let points: SpecifiedInsets
  /// The same insets as lengths.
  let lengths: AxisInsets
}

/// A list of problems with specified values, with at most one of each `InputIssue.Kind`.
package struct InputIssues: Sendable {
  /// The problems, in the order in which they were found.
  package private(set) var found: [InputIssue] = []

  /// Creates an empty list.
  package init() {}

  /// Records a problem, unless the list already has one of the same kind.
  package mutating func record(_ issue: InputIssue) {
    let kind = issue.kind
    if !found.contains(where: { $0.kind == kind }) { found.append(issue) }
  }

  /// Returns the usable length that is nearest to a specified length.
  ///
  /// The result is 0 for a length that isn't finite. A problem is recorded if the result differs
  /// from the specified length.
  package mutating func usable(
    _ specified: Specified<Double>, atLeast least: Double = -InputIssue.longestPoints,
    of input: InputIssue.Input, at location: InputIssue.Location = .layout
  ) -> Double {
    let points = specified.value
    // For NaN, both comparisons are false.
    if points >= least && points <= InputIssue.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, InputIssue.longestPoints)) : 0
    let problem = InputIssue.Problem.length(points, used: used, least: least)
    record(InputIssue(problem, of: input, source: specified.source, at: location))
    return used
  }

  /// Returns usable insets, both in points and as lengths.
  ///
  /// A problem is recorded for each invalid side. If all sides are valid, a problem is also
  /// recorded if the leading and trailing insets together exceed the cross extent. That check is
  /// skipped if `isSeen` is `false`, as for a header or footer with an extent of 0.
  mutating func insets(
    _ specified: Specified<SpecifiedInsets>, of input: InputIssue.Input,
    at location: InputIssue.Location, in container: LayoutContainer, isSeen: Bool = true
  ) -> UsableInsets {
    let usable = specified.value.map {
      self.usable(Specified($0, source: specified.source), of: input, at: location)
    }
    let points = input == .insets ? container.measured(usable) : usable
    let lengths = points.map(container.pixels.length)
    if isSeen, lengths.crossStart + lengths.crossEnd > container.crossExtent,
      specified.value == usable
    {
      let problem = InputIssue.Problem.insets(
        start: container.pixels.points(lengths.crossStart),
        end: container.pixels.points(lengths.crossEnd),
        availableWidth: container.crossPoints)
      record(InputIssue(problem, of: input, source: specified.source, at: location))
    }
    return UsableInsets(points: points, lengths: lengths)
  }
}

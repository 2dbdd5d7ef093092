/// The issues that have been found so far, one of each kind.
package struct InputIssues: Sendable {
  /// The issues, in the order in which they were found.
  package private(set) var found: [InputIssue] = []

  /// Creates an empty collection.
  package init() {}

  /// Records an issue, unless one of its kind is already recorded.
  package mutating func record(_ issue: InputIssue) {
    let kind = issue.kind
    if !found.contains(where: { $0.kind == kind }) { found.append(issue) }
  }

  /// Returns the nearest usable length for a specified one, or 0 if that isn't a finite number.
  ///
  /// Records an issue if the two differ.
  package mutating func usable(
    _ specified: Specified<Double>, atLeast least: Double = -InputIssue.longestPoints,
    of input: InputIssue.Input, at location: InputIssue.Location = .layout
  ) -> Double {
    let points = specified.value
    // The condition is also false for NaN.
    if points >= least && points <= InputIssue.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, InputIssue.longestPoints)) : 0
    let problem = InputIssue.Problem.length(points, used: used, least: least)
    record(InputIssue(problem, of: input, source: specified.source, at: location))
    return used
  }

  /// Returns the usable insets, both in points and as lengths.
  ///
  /// Records an issue if the insets at the sides exceed the cross extent. Insets aren't checked
  /// against it if `isSeen` is `false`, as for a header without an extent, or if a side is already
  /// unusable by itself.
  mutating func insets(
    _ specified: Specified<SpecifiedInsets>, of input: InputIssue.Input,
    at location: InputIssue.Location,
    in container: LayoutContainer, isSeen: Bool = true
  ) -> (points: SpecifiedInsets, lengths: AxisInsets) {
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
        availableWidth: container.extent)
      record(InputIssue(problem, of: input, source: specified.source, at: location))
    }
    return (points, lengths)
  }
}

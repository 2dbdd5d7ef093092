/// The insets that the layout uses instead of specified ones.
struct UsableInsets {
  /// The insets in points, which aren't rounded.
  let points: SpecifiedInsets
  /// The same insets as lengths.
  let lengths: AxisInsets
}

/// A list of problems with specified values, without repetitions.
package struct InputIssues: Sendable {
  /// The problems, in the order in which they were found.
  package private(set) var found: [InputIssue] = []

  /// Creates an empty list.
  package init() {}

  /// Records a problem and returns `true`, unless the list already has it.
  @discardableResult
  package mutating func record(_ issue: InputIssue) -> Bool {
    guard !found.contains(where: issue.repeats) else { return false }
    found.append(issue)
    return true
  }

  /// Returns the usable length that is nearest to a specified length.
  ///
  /// The result is 0 for a length that isn't finite. A problem is recorded if the result differs
  /// from the specified length.
  package mutating func usable(
    _ specified: Specified<Double>, atLeast least: Double = -InputIssue.longestPoints,
    of input: InputIssue.Input, _ side: InputIssue.Side = .height, section: Int? = nil,
    item: Int? = nil
  ) -> Double {
    let points = specified.value
    // For NaN, both comparisons are false.
    if points >= least && points <= InputIssue.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, InputIssue.longestPoints)) : 0
    record(
      InputIssue(
        .length, [points, used, least], of: input, side, source: specified.source,
        section: section, item: item))
    return used
  }

  /// Returns usable insets, both in points and as lengths.
  ///
  /// A problem is recorded for each invalid side. If all sides are valid, a problem is also
  /// recorded if the leading and trailing insets together exceed the cross extent. That check is
  /// skipped if `isSeen` is `false`, as for a header or footer with an extent of 0.
  mutating func insets(
    _ specified: Specified<SpecifiedInsets>, of input: InputIssue.Input,
    section: Int, in container: LayoutContainer, isSeen: Bool = true
  ) -> UsableInsets {
    let usable = specified.value.map {
      self.usable(Specified($0, source: specified.source), of: input, section: section)
    }
    let points = input == .insets ? container.measured(usable) : usable
    let lengths = points.map(container.pixels.length)
    if isSeen, lengths.crossStart + lengths.crossEnd > container.crossExtent,
      specified.value == usable
    {
      let total = container.pixels.points(lengths.crossStart + lengths.crossEnd)
      record(
        InputIssue(
          .insets, [total, container.crossPoints], of: input, container.crossSide,
          source: specified.source, section: section))
    }
    return UsableInsets(points: points, lengths: lengths)
  }
}

/// The faults that have been found so far, one of each kind.
package struct Faults: Sendable {
  /// The faults, in the order in which they were found.
  package private(set) var found: [Fault] = []

  /// Creates an empty collection.
  package init() {}

  /// Records a fault, unless one of its kind is already recorded.
  package mutating func note(_ fault: Fault) {
    let kind = fault.kind
    if !found.contains(where: { $0.kind == kind }) { found.append(fault) }
  }

  /// Returns the nearest usable length for a specified one, or 0 if that isn't a finite number.
  ///
  /// Records a fault if the two differ.
  package mutating func usable(
    _ specified: Specified<Double>, atLeast least: Double = -Fault.longestPoints,
    of subject: Fault.Subject, at place: Fault.Place = .layout
  ) -> Double {
    let points = specified.value
    // The condition is also false for NaN.
    if points >= least && points <= Fault.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, Fault.longestPoints)) : 0
    let problem = Fault.Problem.length(points, used: used, least: least)
    note(Fault(problem, of: subject, isAnswer: specified.isAnswer, at: place))
    return used
  }

  /// Returns the usable insets, both in points and as lengths.
  ///
  /// Records a fault if the insets at the sides exceed the cross extent. Insets aren't checked
  /// against it if `isSeen` is `false`, as for a header without an extent, or if a side is already
  /// unusable by itself.
  mutating func insets(
    _ specified: Specified<SpecifiedInsets>, of subject: Fault.Subject, at place: Fault.Place,
    in room: LayoutRoom, isSeen: Bool = true
  ) -> (points: SpecifiedInsets, lengths: AxisInsets) {
    let usable = specified.value.map {
      self.usable(Specified($0, isAnswer: specified.isAnswer), of: subject, at: place)
    }
    let points = subject == .insets ? room.measured(usable) : usable
    let lengths = points.map(room.pixels.length)
    if isSeen, lengths.crossStart + lengths.crossEnd > room.crossExtent, specified.value == usable {
      let problem = Fault.Problem.insets(
        start: room.pixels.points(lengths.crossStart), end: room.pixels.points(lengths.crossEnd),
        room: room.extent)
      note(Fault(problem, of: subject, isAnswer: specified.isAnswer, at: place))
    }
    return (points, lengths)
  }
}

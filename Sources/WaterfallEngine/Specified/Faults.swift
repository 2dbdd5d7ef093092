/// The faults that are found on the way, one of each kind.
package struct Faults: Sendable {
  /// In the order in which they were found.
  package private(set) var found: [Fault] = []

  /// None yet.
  package init() {}

  /// Takes a fault, unless there is one of its kind.
  package mutating func note(_ fault: Fault) {
    let kind = fault.kind
    if !found.contains(where: { $0.kind == kind }) { found.append(fault) }
  }

  /// A stated number of points where it can be used; 0 for what is no finite number, and the nearest that
  /// can be used for what is too long, or less than the least.
  package mutating func usable(
    _ stated: Stated<Double>, atLeast least: Double = -Fault.longestPoints,
    of subject: Fault.Subject, at place: Fault.Place = .layout
  ) -> Double {
    let points = stated.value
    // Not true of what is not a number either.
    if points >= least && points <= Fault.longestPoints { return points }
    let used = points.isFinite ? max(least, min(points, Fault.longestPoints)) : 0
    let problem = Fault.Problem.length(points, used: used, least: least)
    note(Fault(problem, of: subject, isAnswer: stated.isAnswer, at: place))
    return used
  }

  /// Insets, each side as a distance, and as lengths; what leaves nothing of the room between them is a
  /// fault, unless there is nothing to be seen or that only follows from a side that cannot be used.
  mutating func insets(
    _ stated: Stated<StatedInsets>, of subject: Fault.Subject, at place: Fault.Place,
    in room: LayoutRoom, isSeen: Bool = true
  ) -> (points: StatedInsets, lengths: AxisInsets) {
    let usable = stated.value.map {
      self.usable(Stated($0, isAnswer: stated.isAnswer), of: subject, at: place)
    }
    let points = subject == .insets ? room.measured(usable) : usable
    let lengths = points.map(room.pixels.length)
    if isSeen, lengths.crossStart + lengths.crossEnd > room.crossExtent, stated.value == usable {
      let problem = Fault.Problem.insets(
        start: room.pixels.points(lengths.crossStart), end: room.pixels.points(lengths.crossEnd),
        room: room.extent)
      note(Fault(problem, of: subject, isAnswer: stated.isAnswer, at: place))
    }
    return (points, lengths)
  }
}

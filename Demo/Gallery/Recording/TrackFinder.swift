/// Turns samples of a layout at scroll offsets into tracks that give back every sample.
///
/// The range is cut into steps. A step whose inner samples lie on the straight line between its
/// ends is one piece; any other is cut where the lines from both ends meet, which for a layout
/// that moves in straight pieces is the bend itself, and each part is tried again.
struct TrackFinder {
  /// Points. Below half of what the page may be wrong by.
  static let tolerance = 0.002
  /// Points. A step this short holds a jump, and is accepted as it is.
  private static let shortestStep = 0.004
  /// Points. How far inside a cut the layout is asked again to tell a jump at the cut from a bend.
  private static let inside = 0.0004

  /// What the layout says at an offset. It has to answer for everything on screen, and for what is
  /// up to one step away from it: then an element that is missing is missing on purpose.
  let sample: (Double) throws -> Moment
  /// How much of the content the screen shows along the scroll axis, points.
  let viewport: Double

  private struct Step {
    var from: Double
    var to: Double
    var start: Moment
    var end: Moment
    /// Whether an end of it is a bend, where what steps or jumps may do so.
    var isPart = true

    func offset(_ fraction: Double) -> Double { from + (to - from) * fraction }
  }

  /// Finds the tracks of all elements over a range of offsets.
  ///
  /// - Parameters:
  ///   - range: scroll offsets, points.
  ///   - step: points; at most the shortest stretch an element may stay stuck or be pushed for.
  ///   - progress: told the offset that is reached.
  func tracks(
    over range: ClosedRange<Double>, step: Double, progress: (Double) -> Void = { _ in }
  ) throws -> [ElementID: Track] {
    var tracks: [ElementID: Track] = [:]
    let count = max(1, Int(((range.upperBound - range.lowerBound) / step).rounded(.up)))
    var start = try sample(range.lowerBound)
    for index in 0..<count {
      let from = range.lowerBound + Double(index) * step
      let to = min(from + step, range.upperBound)
      let end = try sample(to)
      try record(
        Step(from: from, to: to, start: start, end: end, isPart: false), into: &tracks)
      start = end
      progress(to)
    }
    return tracks
  }

  private func record(_ step: Step, into tracks: inout [ElementID: Track]) throws {
    let first = try sample(step.offset(0.25))
    let last = try sample(step.offset(0.75))
    if let cut = try jumpFreeCut(step, first: first, last: last) {
      let middle = try sample(cut)
      try record(
        Step(from: step.from, to: cut, start: step.start, end: middle), into: &tracks)
      try record(Step(from: cut, to: step.to, start: middle, end: step.end), into: &tracks)
      return
    }
    for (element, early) in first {
      guard let late = last[element] else { continue }
      // From the inside outwards: at an end itself the neighbour's z index or place may hold.
      let piece = Track.Piece(
        from: step.from, to: step.to, start: early.interpolated(to: late, fraction: -0.5),
        end: early.interpolated(to: late, fraction: 1.5))
      tracks[element, default: Track()].append(piece, tolerance: Self.tolerance)
    }
  }

  /// Where to cut a step; nil when it is straight but for jumps at its very ends, or too short.
  private func jumpFreeCut(_ step: Step, first: Moment, last: Moment) throws -> Double? {
    guard step.to - step.from > Self.shortestStep,
      let cut = cut(step, first: first, last: last)
    else { return nil }
    guard step.isPart else { return cut }
    var inner = step
    inner.start = try sample(step.from + Self.inside)
    inner.end = try sample(step.to - Self.inside)
    return self.cut(inner, first: first, last: last)
  }

  /// Where to cut a step that is not straight; nil when it is.
  private func cut(_ step: Step, first: Moment, last: Moment) -> Double? {
    let early = step.offset(0.25)
    let late = step.offset(0.75)
    if loses(step.start, at: step.from, in: first) || loses(first, at: early, in: last)
      || loses(last, at: late, in: first) || loses(step.end, at: step.to, in: last)
    {
      return step.offset(0.5)
    }
    for (element, state) in first {
      guard let other = last[element] else { continue }
      guard state.stepsEqual(other) else { return step.offset(0.5) }
      let start = state.interpolated(to: other, fraction: -0.5)
      let end = state.interpolated(to: other, fraction: 1.5)
      let isMissing =
        step.start[element] == nil && isOnScreen(start, at: step.from)
        || step.end[element] == nil && isOnScreen(end, at: step.to)
      if isMissing { return step.offset(0.5) }
      let line = [step.start[element] ?? start, state, other, step.end[element] ?? end]
      if let fraction = Self.bend(line.map(\.sliding)) { return step.offset(fraction) }
    }
    return nil
  }

  /// Whether something on screen at one sample is missing in another. What leaves while off screen
  /// is only out of the sampled reach.
  private func loses(_ moment: Moment, at offset: Double, in other: Moment) -> Bool {
    moment.contains { element, state in
      other[element] == nil && isOnScreen(state, at: offset)
    }
  }

  private func isOnScreen(_ state: ElementState, at offset: Double) -> Bool {
    state.position < offset + viewport && state.position + state.extent > offset
  }

  /// Where in a step (0...1) states at 0, 1/4, 3/4 and 1 leave their line; nil when straight.
  private static func bend(_ states: [SIMD4<Double>]) -> Double? {
    let slope = states[3] - states[0]
    let errors = [states[0] + slope * 0.25 - states[1], states[0] + slope * 0.75 - states[2]]
    for value in slope.indices
    where max(abs(errors[0][value]), abs(errors[1][value])) > tolerance / 2 {
      let before = (states[1][value] - states[0][value]) * 4
      let after = (states[3][value] - states[2][value]) * 4
      // Where the line from the start meets the line through the end.
      let meeting = (states[3][value] - after - states[0][value]) / (before - after)
      return meeting > 0.26 && meeting < 0.74 ? meeting : meeting <= 0.5 ? 0.25 : 0.75
    }
    return nil
  }
}

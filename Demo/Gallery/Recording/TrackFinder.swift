#if !canImport(UIKit)
/// Turns samples of a layout at scroll offsets into tracks that give back every sample.
///
/// The range is cut into steps. A step whose inner samples lie on the straight line between its
/// ends is one piece; any other is cut where the lines from both ends meet, which for a layout
/// that moves in straight pieces is the bend itself, and each part is tried again.
struct TrackFinder {
  /// Below half of what the page may be wrong by, in points.
  static let tolerance = 0.004
  /// 1/64 pixel of a screen of scale 3, in points.
  ///
  /// The layout's lengths are whole numbers of it, so at
  /// these offsets nothing it says is rounded, and its bends are at such offsets.
  static let grain = 1.0 / 192

  /// What the layout says at an offset.
  ///
  /// It has to answer for everything on screen, and for what is
  /// up to one step away from it: then an element that is missing is missing on purpose.
  let moment: (Double) throws -> Moment
  /// How much of the content the screen shows along the scroll axis, points.
  let viewport: Double

  private struct Sample {
    var offset: Double
    var moment: Moment
  }

  private struct Step {
    var start: Sample
    var end: Sample
    /// Whether an end of it is a bend, where what steps or jumps may do so.
    var isPart = true

    var length: Double { end.offset - start.offset }
  }

  /// Finds the tracks of all elements from the first of some offsets to the last.
  ///
  /// - Parameters:
  ///   - stops: rising scroll offsets, points. At each of them what is said is exact, also where
  ///     something holds at that offset alone.
  ///   - step: points; at most the shortest stretch an element may stay stuck or be pushed for.
  ///   - progress: told the offset that is reached.
  /// - Returns: a track for every element the layout answered for.
  /// - Throws: what taking a sample throws.
  func tracks(
    between stops: [Double], step: Double, progress: (Double) -> Void = { _ in }
  ) throws -> [ElementID: Track] {
    var tracks: [ElementID: Track] = [:]
    var start = try sample(stops[0])
    for (from, to) in zip(stops, stops.dropFirst()) where from < to {
      let count = Int(((to - from) / step).rounded(.up))
      for index in 1...count {
        let end = try sample(min(from + Double(index) * step, to))
        try record(Step(start: start, end: end, isPart: false), into: &tracks)
        start = end
        progress(end.offset)
      }
    }
    return tracks
  }

  private func sample(_ offset: Double) throws -> Sample {
    let offset = (offset / Self.grain).rounded() * Self.grain
    return Sample(offset: offset, moment: try moment(offset))
  }

  private func record(_ step: Step, into tracks: inout [ElementID: Track]) throws {
    let early = try sample(step.start.offset + step.length * 0.25)
    let late = try sample(step.end.offset - step.length * 0.25)
    if let cut = try cut(step, early, late) {
      let middle = try sample(cut)
      try record(Step(start: step.start, end: middle), into: &tracks)
      try record(Step(start: middle, end: step.end), into: &tracks)
      return
    }
    for element in early.moment.keys {
      guard let line = Line(of: element, early, late) else { continue }
      // From the inside outwards: at an end itself the neighbour's z index or place may hold.
      let piece = Track.Piece(
        from: step.start.offset, to: step.end.offset, start: line.state(at: step.start.offset),
        end: line.state(at: step.end.offset))
      if let point = step.start.moment[element] {
        tracks[element, default: Track()].append(
          point, at: step.start.offset, unless: piece.start, tolerance: Self.tolerance)
      }
      tracks[element, default: Track()].append(piece, tolerance: Self.tolerance)
      if let point = step.end.moment[element] {
        tracks[element]?.append(
          point, at: step.end.offset, unless: piece.end, tolerance: Self.tolerance)
      }
    }
  }

  /// Where to cut a step; nil when it is straight but for jumps at its very ends, or too short.
  private func cut(_ step: Step, _ early: Sample, _ late: Sample) throws -> Double? {
    guard step.length > 6 * Self.grain, !isStraight(step, early, late) else { return nil }
    if step.isPart {
      let inner = Step(
        start: try sample(step.start.offset + Self.grain),
        end: try sample(step.end.offset - Self.grain))
      if isStraight(inner, early, late) { return nil }
    }
    let near = max(Self.grain, step.length / 64)
    let bend = meeting(
      step.start, try sample(step.start.offset + near), try sample(step.end.offset - near),
      step.end)
    return bend ?? (step.start.offset + step.end.offset) / 2
  }

  /// Whether nothing on screen bends, steps, comes or goes between the samples of a step.
  private func isStraight(_ step: Step, _ early: Sample, _ late: Sample) -> Bool {
    if loses(step.start, in: early) || loses(early, in: late) || loses(late, in: early)
      || loses(step.end, in: late)
    {
      return false
    }
    return early.moment.allSatisfy { element, state in
      guard let line = Line(of: element, early, late) else { return true }
      return state.stepsEqual(line.late) && agrees(step.start, element, line)
        && agrees(step.end, element, line)
    }
  }

  /// Whether an element is where its line has it; one that is missing has to be off screen.
  private func agrees(_ sample: Sample, _ element: ElementID, _ line: Line) -> Bool {
    let expected = line.state(at: sample.offset)
    return sample.moment[element]?.isWithin(Self.tolerance, of: expected)
      ?? !isOnScreen(expected, at: sample.offset)
  }

  /// Whether something on screen at one sample is missing in another.
  ///
  /// What leaves while off screen is only out of the sampled reach.
  private func loses(_ sample: Sample, in other: Sample) -> Bool {
    sample.moment.contains { element, state in
      other.moment[element] == nil && isOnScreen(state, at: sample.offset)
    }
  }

  private func isOnScreen(_ state: ElementState, at offset: Double) -> Bool {
    state.position < offset + viewport && state.position + state.extent > offset
  }

  /// Where the line of some element through the first two samples meets its line through the last
  /// two; nil when nothing has two lines that meet between the samples.
  ///
  /// Places come before progress: where both change at once, progress may jump, and places bend.
  private func meeting(
    _ start: Sample, _ second: Sample, _ third: Sample, _ end: Sample
  ) -> Double? {
    let inside = start.offset + Self.grain...end.offset - Self.grain
    for value in 0..<4 {
      for element in start.moment.keys {
        guard let head = Line(of: element, start, second), let tail = Line(of: element, third, end),
          let offset = head.meeting(tail, value), inside.contains(offset)
        else { continue }
        return offset
      }
    }
    return nil
  }

  /// The straight line through two samples of one element.
  private struct Line {
    let early: ElementState
    let late: ElementState
    let from: Double
    let to: Double

    init?(of element: ElementID, _ early: Sample, _ late: Sample) {
      guard let first = early.moment[element], let second = late.moment[element] else { return nil }
      self.early = first
      self.late = second
      from = early.offset
      to = late.offset
    }

    func state(at offset: Double) -> ElementState {
      early.interpolated(to: late, fraction: (offset - from) / (to - from))
    }

    /// The offset at which one of the sliding values is the same on both lines.
    func meeting(_ other: Line, _ value: Int) -> Double? {
      let slope = (late.sliding - early.sliding)[value] / (to - from)
      let otherSlope = (other.late.sliding - other.early.sliding)[value] / (other.to - other.from)
      guard abs(slope - otherSlope) > 1e-4 else { return nil }
      let start = early.sliding[value] - slope * from
      let otherStart = other.early.sliding[value] - otherSlope * other.from
      return (otherStart - start) / (slope - otherSlope)
    }
  }
}
#endif

// The way a pinned header can go, from its resting place to its limit.
//
//     h = 120, e = 50      edge at rest        edge 90 further     edge at the limit
//                     ━━━━ ┏━━━━━━━━┓              ┌┄┄┄┄┄┄┄┄┐
//                          ┃ header ┃         ━━━━ ┏━━━━━━━━┓           ┌┄┄┄┄┄┄┄┄┐
//                          ┗━━━━━━━━┛              ┗━━━━━━━━┛      ━━━━ ┏━━━━━━━━┓
//                          │ items  │              │ items  │           ┗━━━━━━━━┛
//                                                                       │ footer │
//
// Coordinates are those of `PinResolver`: a footer's are seen in a mirror.
extension PinState {
  /// The state of a header that pins, when the edge it sticks to is at `edge`.
  ///
  /// - Parameters:
  ///   - rest: Where it rests.
  ///   - pinnedExtent: How much of it stays when it sticks, within its extent.
  ///   - end: Where it ends at the latest, but it never starts before its resting place.
  ///   - edge: Where it sticks.
  init(
    resting rest: LengthRange, pinnedExtent: Length, endingBefore end: Length, at edge: Length
  ) {
    let hidden = rest.extent - pinnedExtent
    let limit = max(rest.start, end - rest.extent)
    let start = min(max(rest.start, edge - hidden), limit)
    range = LengthRange(start: start, extent: rest.extent)
    isPinned = start != rest.start
    progress = hidden > 0 ? Self.part(edge - rest.start, of: hidden) : isPinned ? 1 : 0
    pushProgress = Self.part(edge - hidden - limit, of: pinnedExtent)
  }

  private static func part(_ length: Length, of whole: Length) -> Double {
    whole > 0 ? Double(min(max(0, length), whole)) / Double(whole) : 0
  }
}

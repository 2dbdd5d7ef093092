/// The way a pinned header can go, from its resting place to its limit.
///
///     h = 120, e = 50      edge at rest        edge 90 further     edge at the limit
///                     ━━━━ ┏━━━━━━━━┓              ┌┄┄┄┄┄┄┄┄┐
///                          ┃ header ┃         ━━━━ ┏━━━━━━━━┓           ┌┄┄┄┄┄┄┄┄┐
///                          ┗━━━━━━━━┛              ┗━━━━━━━━┛      ━━━━ ┏━━━━━━━━┓
///                          │ items  │              │ items  │           ┗━━━━━━━━┛
///                                                                       │ footer │
///
/// Coordinates are those of `PinResolver`: a footer's are seen in a mirror.
struct PinTravel {
  /// Where it rests.
  let rest: LengthRange
  /// How much of it stays when it sticks, within its extent.
  let pinnedExtent: Length
  /// Where it starts at the latest; never before its resting place.
  let limit: Length

  init(rest: LengthRange, pinnedExtent: Length, endingBefore end: Length) {
    self.rest = rest
    self.pinnedExtent = pinnedExtent
    limit = max(rest.start, end - rest.extent)
  }

  /// Where it is, and how far it has come, when the edge it sticks to is at `edge`.
  func state(at edge: Length) -> PinState {
    let hidden = rest.extent - pinnedExtent
    let start = min(max(rest.start, edge - hidden), limit)
    let isPinned = start != rest.start
    return PinState(
      range: LengthRange(start: start, extent: rest.extent), isPinned: isPinned,
      progress: hidden > 0 ? Self.part(edge - rest.start, of: hidden) : isPinned ? 1 : 0,
      pushProgress: Self.part(edge - hidden - limit, of: pinnedExtent))
  }

  private static func part(_ length: Length, of whole: Length) -> Double {
    whole > 0 ? Double(min(max(0, length), whole)) / Double(whole) : 0
  }
}

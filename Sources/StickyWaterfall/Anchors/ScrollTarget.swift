import WaterfallEngine

/// What a scroll shows, and where.
struct ScrollTarget {
  enum Place {
    case element(ElementID)
    /// The start of a section.
    case sectionStart(Int)
    /// The end of content that stays at its end.
    case contentEnd
    /// A position in the content, in points, at the start of the visible range.
    ///
    /// After a reload, the content is where it was, whatever it shows.
    case visibleStart(CGFloat)
  }

  var place: Place
  /// 0 for the start of the area that pinned views don't cover, 1 for its end, or `nil` to show the
  /// whole target anywhere in it.
  let position: CGFloat?
  /// The distance, in points, from the start of the visible range to the target after the scroll,
  /// or `nil` before the first layout.
  ///
  /// It's used only if `position` is `nil`: the target then stays there as long as all of it is
  /// visible.
  var distance: CGFloat?
  /// The distance, in points, by which the offset differs from the one that shows the target,
  /// because the app has scrolled since then.
  private(set) var shift: CGFloat = 0

  init(_ place: Place, position: CGFloat?) {
    self.place = place
    self.position = position
  }
}

extension ScrollTarget {
  /// Whether the target is what the content shows after a reload.
  ///
  /// It stays while views return their first sizes, until the content scrolls or changes.
  var isAfterReload: Bool { if case .visibleStart = place { true } else { false } }

  /// Moves the target on screen, because the content scrolls by a distance in points.
  mutating func move(by distance: CGFloat) { shift += distance }

  /// Returns the target after a batch update, or `nil` if the update deletes it.
  func following(_ plan: UpdatePlan?) -> ScrollTarget? {
    let place: Place? =
      switch self.place {
      case .element(let id): plan?.newID(of: id).map { .element($0) }
      case .sectionStart(let section): plan?.newSection(of: section).map { .sectionStart($0) }
      case .contentEnd: .contentEnd
      case .visibleStart: nil
      }
    guard let place else { return nil }
    var target = self
    target.place = place
    return target
  }
}

/// An animated scroll to a target, until the content is at the requested offset.
///
///     scrollToItem ──▶ frames of the animation ──▶ the requested offset: the target is the anchor
///                          │
///                          └──▶ another scroll, or a finger: the target is forgotten
struct TargetScroll {
  private(set) var target: ScrollTarget
  /// The requested content offset, in points.
  private let offset: CGFloat
  /// The inset before the content when the scroll began.
  private let insetStart: CGFloat
  /// The distance, in points, by which clients have moved the content since then.
  private var shift: CGFloat = 0
  /// The offset of the last frame.
  private var last: CGFloat
  /// The time of the last frame in which the content has moved, or of the call, in seconds.
  private var lastTime = CACurrentMediaTime()

  init(to target: ScrollTarget, at offset: CGFloat, on screen: Screen) {
    self.target = target
    self.offset = offset
    insetStart = screen.contentInsets.start
    last = screen.offset
  }
}

extension TargetScroll {
  /// Returns the offsets at which the animation can end, in points.
  ///
  /// That's the offset that was requested first, or one that moves with the content when insets
  /// change or a client moves it. No source says which.
  private func ends(on screen: Screen) -> [CGFloat] {
    let inset = insetStart - screen.contentInsets.start
    return [offset, offset + inset, offset + shift, offset + shift + inset]
  }

  /// Returns whether the content is at the requested offset on this screen.
  ///
  /// Outside a window, the content can only come to whole points (facts 12.1).
  func isReached(on screen: Screen, hasWindow: Bool) -> Bool {
    ends(on: screen).contains { screen.isAt($0, hasWindow: hasWindow) }
  }

  /// Follows the animation to the offset of a screen, and returns `false` if the content has moved
  /// away from the requested offset.
  ///
  /// A short animation can have several frames at the same offset. And UIKit can have clamped the
  /// content, nearer to the requested offset than the next frame.
  mutating func step(to screen: Screen, movedBy mover: ContentMover) -> Bool {
    if mover != .nobody { lastTime = CACurrentMediaTime() }
    let isApproached = ends(on: screen).contains { abs($0 - screen.offset) <= abs($0 - last) }
    if mover == .app || !isApproached { last = screen.offset }
    return isApproached
  }

  /// Moves the animation with the content, which UIKit or a client moves by a distance in points.
  mutating func shift(by distance: CGFloat) {
    shift += distance
    last += distance
  }

  /// Whether the animation is running, as far as the layout can know.
  ///
  /// UIKit doesn't say when an animation ends early. Many turns can pass between two frames, and a
  /// slow app can miss frames. A short animation doesn't move the content by a pixel in each frame.
  var isRunning: Bool { CACurrentMediaTime() - lastTime < 0.5 }

  /// Returns the scroll after a batch update.
  ///
  /// If the update deletes the target, the scroll ends at the requested offset, or at the end of
  /// the scrollable range.
  func following(_ plan: UpdatePlan?) -> TargetScroll {
    var scroll = self
    let place = ScrollTarget.Place.visibleStart(offset + insetStart)
    scroll.target = target.following(plan) ?? ScrollTarget(place, position: 0)
    return scroll
  }
}

import WaterfallEngine

/// What the content holds on to.
///
///     unchosen ──▶ a change begins ──▶ points ──▶ a scroll ──▶ unchosen
///     scrollToItem ──▶ (scrolling ──▶) target ──▶ its views have their sizes ──▶ unchosen
enum Hold {
  /// The next change chooses an anchor.
  ///
  /// `before` is the visible range before the last scroll, or `nil` if it isn't known. The items in
  /// it have their sizes.
  case unchosen(before: LengthRange?)
  /// Nothing stays in place until the layout pass that is due has ended, because the app has
  /// scrolled elsewhere during a change.
  case nothing
  /// The points of an anchor stay in place.
  case points(Anchor, for: Anchor.Purpose)
  /// An animation scrolls to a target.
  case scrolling(TargetScroll)
  /// The target of a scroll stays at its scroll position.
  case target(ScrollTarget, Progress)

  /// How far the views around the target of a scroll are with their sizes.
  enum Progress: Equatable {
    /// None has returned its size yet.
    case waiting
    /// They return their sizes in this turn or the next ones.
    case arriving(hasNewSize: Bool)
    /// No visible view has returned a new size in a whole turn. The target stays only while views
    /// off screen return theirs.
    case settled
  }
}

extension Hold {
  static let end = Hold.points(.end, for: .content)

  /// Whether the end of the content stays in place.
  var isEnd: Bool { if case .points(let anchor, _) = self { anchor.isEnd } else { false } }

  /// Whether points stay in place only for the present change, as where a delegate has moved them.
  var isForOnce: Bool { if case .points(_, for: .once) = self { true } else { false } }

  /// Whether a pinned view covers the item that stays in place.
  var isCovered: Bool {
    if case .points(let anchor, _) = self, case .item(let item)? = anchor.points.first {
      item.isCovered
    } else {
      false
    }
  }

  /// Whether a scroll to a target is under way, or its target stays in place.
  var isOfTarget: Bool {
    switch self {
    case .scrolling, .target: true
    case .unchosen, .nothing, .points: false
    }
  }

  /// Whether the content is where it was before a reload.
  var isAfterReload: Bool {
    if case .target(let target, _) = self { target.isAfterReload } else { false }
  }

  /// Whether the end of the content takes over in the next change, if it's on screen.
  ///
  /// A scroll to a target is to arrive there first.
  var yieldsToEnd: Bool {
    switch self {
    case .unchosen, .points, .target(_, .settled): true
    case .nothing, .scrolling, .target: false
    }
  }

  /// Whether the target of a scroll stays in place for all changes.
  var isArriving: Bool {
    if case .target(_, let progress) = self { progress != .settled } else { false }
  }

  /// Whether a view around the target of a scroll has returned its size.
  var hasSizes: Bool { if case .target(_, .arriving) = self { true } else { false } }

  /// Moves what stays in place on screen, because the content scrolls by a distance in points.
  mutating func scroll(by distance: CGFloat) {
    switch self {
    case .points(var anchor, let purpose):
      anchor.scroll(by: distance)
      self = .points(anchor, for: purpose)
    case .target(var target, let progress):
      target.move(by: distance)
      self = .target(target, progress)
    case .scrolling(var scroll):
      scroll.shift(by: distance)
      self = .scrolling(scroll)
    case .unchosen, .nothing: break
    }
  }

  /// Keeps the points only for the present change, because a scroll has changed what is seen.
  mutating func endWithChange() {
    if case .points(let anchor, _) = self { self = .points(anchor, for: .once) }
  }

  /// Gives what stays in place its index paths after a batch update.
  mutating func follow(_ plan: UpdatePlan?) {
    switch self {
    case .points(var anchor, let purpose):
      anchor.follow(plan)
      self = .points(anchor, for: purpose)
    case .target(let target, let progress):
      self = target.following(plan).map { .target($0, progress) } ?? .unchosen(before: nil)
    case .scrolling(let scroll):
      self = .scrolling(scroll.following(plan))
    case .unchosen, .nothing: break
    }
  }
}

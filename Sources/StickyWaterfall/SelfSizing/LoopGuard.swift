import WaterfallEngine

/// What views and insets may change in a turn of the main run loop.
///
///     a view prefers a size, or insets change ──▶ an invalidation ──▶ another pass in this turn
///
/// UIKit stops the app after about 97 layout passes in a row (facts 6.6, 13.19), and views that
/// never agree on their sizes can cause that many. A view may therefore replace its size 25 times,
/// and insets may change 25 times. After 48 passes in a row, sizes, insets, and the content offset
/// stay as they are.
///
///     turn          so many changes, then refused
///     next turn     the refused change, then refused
///     after that    nothing, until the app changes something
///
/// A view that replaces its size several times in a turn may do so five times more in the turns
/// that follow, until a turn without a new size. A view's first size is always used, in the next
/// turn if not in this one.
@MainActor
struct LoopGuard {
  /// The refused changes that the next turn tries again.
  struct Refusals {
    /// The first refused size of each view, in the order of the refusals.
    var sizes: [PreferredSize] = []
    var includesInsets = false
  }

  /// The sizes of a view in a turn.
  @MainActor
  private struct View {
    /// The last size that the layout has used, or else the first refused one.
    var last: PreferredSize.Used
    /// How often the view has replaced its size in this turn.
    var replacements = 0
    /// How often it may.
    var limit = LoopGuard.mostChanges
    /// Whether a size was refused, and tried again in this turn.
    var isRetried = false

    /// The view in the next turn, or `nil` if it starts anew.
    ///
    /// It does if it hasn't replaced its size, or only once, as a text that grows.
    var inNextTurn: View? {
      let isLimited = limit < LoopGuard.mostChanges
      guard replacements > (isLimited ? 0 : 1) || isRetried else { return nil }
      var view = self
      view.limit = isLimited ? limit - replacements : LoopGuard.mostLateReplacements
      view.replacements = 0
      return view
    }

    /// Allows the refused size in the next turn.
    mutating func retry() { (limit, replacements, isRetried) = (1, 0, true) }
  }

  /// The maximum number of layout passes between two scrolls by the app in which sizes, insets,
  /// and the content offset change.
  static let mostPasses = 48
  /// How often a view may replace its size, and insets may change, in a turn.
  ///
  /// That's more often than they need to settle, because an app can configure a cell again or set
  /// an inset several times, and the layout can't see that it's the app.
  static let mostChanges = 25
  /// How often a view may replace its size in the turns after one in which it has done so several
  /// times.
  private static let mostLateReplacements = 5

  /// The number of layout passes in this turn since the app last scrolled.
  private var passes = 0
  /// Whether any pass has begun in this turn.
  private var hasPasses = false
  private var insetChanges = 0
  /// The number of turns in a row whose insets were refused.
  private var refusingTurns = 0
  private var views: [ElementID: View] = [:]
  /// The refused sizes, at most one of each view.
  private var refused: [PreferredSize] = []

  /// Whether so many passes have followed each other that UIKit could stop the app.
  var isSpent: Bool { passes >= Self.mostPasses }

  /// Whether the layout keeps the insets of the last layout pass.
  var keepsInsets: Bool { isSpent || insetChanges >= mostInsetChanges }

  private var mostInsetChanges: Int {
    switch refusingTurns {
    case 0: Self.mostChanges
    case 1: 1
    default: 0
    }
  }

  /// Whether views can be asked for their sizes again after an invalidation.
  ///
  /// An app that invalidates the layout each time would never come to rest.
  var allowsQuestions: Bool { passes <= 10 }

  /// Whether a scroll by the app changes anything.
  var awaitsScroll: Bool { passes > 0 }

  /// Whether passes follow each other, so that the turn must be ended.
  var countsPasses: Bool { passes > 1 }

  /// Whether a new turn allows fewer changes than usual.
  var isLimited: Bool { refusingTurns > 0 || !views.isEmpty }

  mutating func didBeginPass() {
    passes += 1
    hasPasses = true
  }

  /// Records that the app has scrolled or begun a batch update, after which UIKit counts passes
  /// from 0 again.
  mutating func countFromZero() { passes = 0 }

  /// Records that the app has changed something, which views and insets must be able to follow.
  ///
  /// Index paths can belong to other views after that.
  mutating func didChange() {
    refusingTurns = 0
    if !views.isEmpty { views = [:] }
    if !refused.isEmpty { refused = [] }
  }

  /// Records that the layout follows new insets.
  mutating func didChangeInsets() { insetChanges += 1 }
}

// MARK: - Sizes

extension LoopGuard {
  /// Returns whether a preferred size is the view's first one.
  ///
  /// A size that equals the view's last one in this turn counts, too: the layout has forgotten the
  /// size, because UIKit has invalidated everything.
  private func isFirst(_ size: PreferredSize) -> Bool {
    size.isAnswer || views[size.element].map { $0.last == size.used } ?? !size.replacesPreferred
  }

  /// Returns whether the layout may use a view's preferred size.
  func allows(_ size: PreferredSize) -> Bool {
    guard !isSpent else { return false }
    guard !isFirst(size), let view = views[size.element] else { return true }
    return view.replacements < view.limit
  }

  /// Records that the layout uses a view's preferred size, and returns whether the size replaces
  /// another one.
  mutating func use(_ size: PreferredSize) -> Bool {
    let isFirst = isFirst(size)
    var view = views[size.element] ?? View(last: size.used)
    view.last = size.used
    if !isFirst { view.replacements += 1 }
    views[size.element] = view
    return !isFirst
  }

  /// Records that a view prefers the size that it has, and starts anew.
  mutating func settle(_ element: ElementID) {
    if views[element]?.limit == Self.mostChanges { views[element]?.replacements = 0 }
  }

  /// Records that a view's preferred size is refused.
  ///
  /// Returns whether the view has preferred another size before, so that its sizes don't agree.
  mutating func refuse(_ size: PreferredSize) -> Bool {
    let isFirst = isFirst(size)
    let view = views[size.element]
    views[size.element] = view ?? View(last: size.used)
    if isFirst || view?.isRetried != true, !refused.contains(where: { $0.element == size.element })
    {
      refused.append(size)
    }
    return view != nil && view?.last != size.used
  }
}

// MARK: - Turns

extension LoopGuard {
  /// Ends the turn, and returns the refused changes that the next turn tries again.
  mutating func endTurn(insetsAreRefused: Bool) -> Refusals {
    let refusals = Refusals(
      sizes: refused, includesInsets: insetsAreRefused && refusingTurns == 0)
    if !hasPasses {
      refusingTurns = 0
    } else if insetsAreRefused || refusingTurns > 0 {
      refusingTurns += 1
    }
    for (id, view) in views { views[id] = hasPasses ? view.inNextTurn : nil }
    for size in refused { views[size.element, default: View(last: size.used)].retry() }
    refused = []
    (passes, insetChanges, hasPasses) = (0, 0, false)
    return refusals
  }
}

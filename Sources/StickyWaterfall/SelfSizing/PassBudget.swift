import WaterfallEngine

/// The number of layout passes that views and insets may cause in one turn of the main run loop.
///
///     a view prefers a size, or insets change ──▶ an invalidation ──▶ another pass in this turn
///
/// UIKit stops the app after about 97 layout passes in a row (facts 6.6, 13.19), and views that
/// never agree on their sizes can cause that many. A pass is *caused*, and counts toward the
/// budget, if only preferred sizes or insets made it necessary. Passes for the app's scrolls and
/// invalidations are free, and so are passes that only bring the first size of a view.
///
/// A turn has 50 caused passes. After these, the layout keeps its sizes and insets, and refuses
/// others until the next turn. That turn tries the refused changes again, with half as many passes.
/// It also has half as many if the turn before was *restless*: a view replaced its size several
/// times.
///
///     50 ─▶ 25 ─▶ 12 ─▶ 6 ─▶ 3 ─▶ 1 ─▶ 0
///
/// With a budget of 0, a turn tries nothing again, and the passes end. A turn that doesn't spend
/// its budget brings back 50 passes. After a budget of 0, that takes a turn without any pass, or a
/// change by the app.
@MainActor
struct PassBudget {
  /// The refused changes that the next turn tries again.
  struct Refusals {
    /// The first refused size of each view, in the order of the refusals.
    var sizes: [PreferredSize] = []
    /// Whether the layout tries to use the view's present insets.
    var includesInsets = false
  }

  private struct RefusedSize {
    let size: PreferredSize
    /// Whether the size is the view's first one.
    let isFirst: Bool
  }

  /// The maximum number of passes that views and insets may cause in a turn.
  ///
  /// It's also the maximum number of all passes between two scrolls by the app.
  static let limit = 50

  /// The number of caused passes that this turn allows.
  private var limit = Self.limit
  private var causedPasses = 0
  /// Whether any pass has begun in this turn.
  private var hasPasses = false
  /// The number of upcoming passes that count as caused.
  ///
  /// Two passes count after each cause, because UIKit can run one of them just to move the content.
  private var expectedPasses = 0
  /// The number of all passes in this turn since the app last scrolled.
  private var passesInARow = 0
  /// The last size of each view that the layout has used in this turn, or else the first refused
  /// one.
  private var sizes: [ElementID: PreferredSize.Used] = [:]
  /// The elements whose view has replaced a size in this turn.
  private var resizedElements: Set<ElementID> = []
  /// Whether the turn is restless: a view has replaced its size several times.
  private var isRestless = false
  /// Whether a turn was restless since the last turn that caused no pass.
  ///
  /// A view can alternate: one turn is restless, the next one uses a single size, and so on. Until
  /// a turn causes no pass, each turn therefore has half as many passes as the one before.
  private var followsRestlessTurn = false
  /// The refused sizes, one of each view.
  private var refused: [RefusedSize] = []

  /// The elements whose views have preferred a size in this turn.
  var sizedElements: some Sequence<ElementID> { sizes.keys }

  /// Whether views and insets can't cause another layout pass in this turn.
  var isSpent: Bool { causedPasses >= limit || isRowLong }

  /// Whether so many passes have followed each other that UIKit could stop the app.
  private var isRowLong: Bool { passesInARow >= Self.limit }

  /// Whether so many passes have followed each other that the content stays where it is.
  ///
  /// An app's options and the sizes of its views can depend on the offset. If the content moved for
  /// each value, the passes would never end.
  var keepsOffset: Bool { passesInARow > limit - limit / 5 }

  /// Whether a layout pass has begun in this turn, and since the app last scrolled.
  var hasBegunPass: Bool { passesInARow > 0 }

  /// Whether passes follow each other, so that the turn must be ended.
  var countsPasses: Bool { passesInARow > 1 }

  /// Whether a scroll by the app changes anything.
  var awaitsScroll: Bool { hasBegunPass || limit == 0 }

  /// Whether this turn allows fewer passes than usual.
  var isReduced: Bool { limit < Self.limit }

  /// Records that a view or an inset causes a layout pass.
  mutating func didCausePass() { expectedPasses = 2 }

  mutating func didBeginPass() {
    passesInARow += 1
    hasPasses = true
    guard expectedPasses > 0 else { return }
    expectedPasses -= 1
    causedPasses += 1
  }

  /// Records that the app scrolled, after which UIKit counts passes from 0 again.
  mutating func didScroll() {
    passesInARow = 0
    didChange()
  }

  /// Records that the app changed something, which views and insets must be able to follow.
  mutating func didChange() { if limit == 0 { limit = Self.limit } }

  /// Returns whether a preferred size is the view's first one.
  ///
  /// A size that equals the view's last one in this turn counts, too: the app has invalidated the
  /// layout, which forgot the size.
  private func isFirst(_ size: PreferredSize) -> Bool {
    sizes[size.element].map { $0 == size.used } ?? !size.replacesPreferred
  }

  /// Returns whether the layout may use a view's preferred size.
  func allows(_ size: PreferredSize) -> Bool { isFirst(size) ? !isRowLong : !isSpent }

  /// Records that the layout uses a view's preferred size.
  ///
  /// Returns whether the size causes a pass that counts.
  mutating func use(_ size: PreferredSize) -> Bool {
    defer { sizes[size.element] = size.used }
    guard !isFirst(size) else { return false }
    didCausePass()
    isRestless = isRestless || !resizedElements.insert(size.element).inserted
    return true
  }

  /// Records that a view's preferred size is refused.
  ///
  /// Returns whether the view has preferred another size in this turn, so that its sizes don't
  /// agree. The next turn tries only the first refused size of each view.
  mutating func refuse(_ size: PreferredSize) -> Bool {
    let isFirst = isFirst(size)
    let last = sizes[size.element]
    sizes[size.element] = last ?? size.used
    let index = refused.firstIndex { $0.size.element == size.element }
    let refusal = RefusedSize(size: size, isFirst: isFirst)
    if let index, isFirst, !refused[index].isFirst {
      refused[index] = refusal
    } else if index == nil {
      refused.append(refusal)
    }
    return last != nil && last != size.used
  }

  /// Forgets all views, because their index paths can belong to other views now.
  mutating func forgetElements() {
    sizes = [:]
    resizedElements = []
    refused = []
  }

  /// Ends the turn, and returns the refused changes that the next turn tries again.
  ///
  /// First sizes are always tried again, because each view has only one.
  mutating func endTurn(insetsAreRefused: Bool) -> Refusals {
    let triesAll = limit > 0
    let refusals = Refusals(
      sizes: refused.filter { triesAll || $0.isFirst }.map(\.size),
      includesInsets: triesAll && insetsAreRefused)
    let isSpent =
      causedPasses >= limit || isRestless || insetsAreRefused || refused.contains { !$0.isFirst }
    // A turn whose budget is 0 can't spend it, so only a turn without any pass counts.
    let settles = limit == 0 ? !hasPasses : !isSpent
    if settles, !followsRestlessTurn || causedPasses == 0 {
      limit = Self.limit
      followsRestlessTurn = false
    } else {
      limit /= 2
      followsRestlessTurn = followsRestlessTurn || isRestless
    }
    isRestless = false
    hasPasses = false
    causedPasses = 0
    expectedPasses = 0
    passesInARow = 0
    forgetElements()
    return refusals
  }
}

import Foundation
import WaterfallEngine

/// The attributes that the collection view has, the last scroll, and the items that stay in place.
struct PresentedState {
  /// The visible bounds for which the collection view has attributes, or `nil` before the first
  /// pass.
  private(set) var viewport: LengthRange?
  /// The visible bounds for which a context names elements, until UIKit reads those elements.
  private(set) var announced: LengthRange?
  private var freshness = Freshness.current
  private var lastScroll = LastScroll.none
  /// The items that contexts keep in place on screen.
  private(set) var kept: OffsetKeeper?
  /// Whether the next pass reloads everything on screen, so that nothing stays in place.
  private(set) var awaitsReload = false

  /// The offset before the first lookup that did the work of the next pass, or `nil` if no lookup
  /// did.
  ///
  /// The flag says whether the offset was in the scrollable range and no finger held it.
  private var lookUp: (offset: CGPoint, isInRange: Bool)?

  /// The answer to UIKit's last query, for the context that UIKit requests next.
  private var answer: Answer?

  /// An answer to a query of UIKit whether to invalidate the layout.
  enum Answer {
    case bounds(BoundsChange)
    case size(PreferredSize)
  }

  private enum Freshness {
    /// The collection view has all attributes for `viewport`.
    case current
    /// The collection view has old attributes that no context names.
    case outdated
    /// In addition, the current pass reads attributes for `viewport` instead of the current bounds.
    case behind
  }

  /// The last scroll, and the visible bounds before it.
  private enum LastScroll {
    case none
    case beforePass(from: LengthRange?)
    case afterPass(from: LengthRange?)
  }

  /// Whether the current pass reads attributes for `viewport` instead of the current visible
  /// bounds.
  var isBehind: Bool { freshness == .behind }

  /// Whether the collection view has old attributes that no context names.
  var needsReading: Bool { freshness != .current }

  /// Whether a pass has run and UIKit has read all elements that contexts name.
  var isSettled: Bool { viewport != nil && announced == nil && !isBehind }

  /// The visible bounds before the last scroll, or `nil` after a pass that no scroll caused.
  var viewportBeforeScroll: LengthRange? {
    switch lastScroll {
    case .none: nil
    case .beforePass(let viewport), .afterPass(let viewport): viewport
    }
  }

  /// Records a `prepare()`, after which the collection view reads attributes.
  mutating func recordPass() {
    if case .beforePass(let viewport) = lastScroll {
      lastScroll = .afterPass(from: viewport)
    } else {
      lastScroll = .none
    }
    answer = nil
    awaitsReload = false
    lookUp = nil
  }

  /// Records that a context names all elements whose attributes change for a viewport.
  mutating func announce(_ viewport: LengthRange) { announced = viewport }

  /// Records that this pass reads attributes for another viewport than the current one.
  mutating func fallBehind(to viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    freshness = .behind
  }

  /// Records that a pass begins in which UIKit reads attributes for the current viewport.
  mutating func catchUp() { if isBehind { freshness = .outdated } }

  /// Records that the collection view has all attributes for a viewport.
  ///
  /// If the viewport is `nil`, some of its attributes are out of date.
  mutating func recordReading(of viewport: LengthRange?) {
    freshness = viewport == nil ? .outdated : .current
    self.viewport = viewport ?? self.viewport
    announced = nil
  }

  /// Records that UIKit reads all elements for a viewport after an update list.
  ///
  /// If the content has scrolled since the last pass, the next scroll must cause another one.
  mutating func recordList(at viewport: LengthRange) {
    if announced != nil || viewport != self.viewport { recordReading(of: nil) }
  }

  /// Records that everything will be reloaded, so that no item stays in place.
  ///
  /// Before the first pass, there is nothing to reload.
  mutating func recordReload() {
    kept = nil
    awaitsReload = viewport != nil
  }

  /// Records a scroll.
  ///
  /// After a scroll, items no longer stay in place, unless the scroll is the move that keeps them
  /// there.
  mutating func recordScroll(from viewport: LengthRange?) {
    lastScroll = .beforePass(from: viewport)
    lookUp = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  /// Stores the items that stay in place, or `nil` if there are none.
  mutating func keep(_ keeper: OffsetKeeper?) { kept = keeper }

  /// Records that UIKit moved the content when it got a context.
  mutating func recordMove(to visibleStart: CGFloat) {
    if kept?.move != nil { kept?.recordMove(to: visibleStart) }
  }

  /// Records that a lookup does the work of the next pass.
  mutating func recordLookup(at offset: CGPoint, isInRange: Bool) {
    lookUp = lookUp ?? (offset, isInRange)
  }

  /// Returns whether an offset was in the scrollable range before a lookup updated the layout.
  ///
  /// Returns `nil` if no lookup updated it, or if the app has scrolled since then. UIKit doesn't
  /// report a scroll while an invalidation waits for its pass (facts 13.11), so the offsets are
  /// compared.
  func wasInRange(at offset: CGPoint) -> Bool? {
    lookUp?.offset == offset ? lookUp?.isInRange : nil
  }

  /// Records that `prepare()` begins.
  mutating func beginPass() { kept?.beginPass() }

  /// Records that UIKit queries elements.
  ///
  /// If UIKit hasn't moved the content yet, it won't, as in a batch update (facts 1.10).
  mutating func didQuery() {
    if kept?.isBeforePass == false { kept?.endMove() }
  }

  /// Stores the answer to a query for the context that UIKit requests next.
  mutating func keep(_ answer: Answer) { self.answer = answer }

  /// Removes and returns the answer to the last query, or returns `nil` if it isn't known.
  mutating func takeAnswer() -> Answer? {
    defer { answer = nil }
    return answer
  }
}

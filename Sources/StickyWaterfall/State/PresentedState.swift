import Foundation
import WaterfallEngine

/// The attributes that the collection view has, the last scroll, and the items that stay in place.
struct PresentedState {
  /// The visible bounds for which the collection view has attributes, or `nil` before the first
  /// pass.
  private(set) var viewport: LengthRange?
  /// The visible bounds for which a context names elements, until UIKit reads those elements.
  private(set) var announced: LengthRange?
  /// Whether the current pass reads attributes for `viewport` instead of the current visible
  /// bounds.
  private(set) var isBehind = false
  /// Whether a pass has run and UIKit has read all elements that contexts name.
  var isSettled: Bool { viewport != nil && announced == nil && !isBehind }
  /// Whether the collection view has old attributes that no context names.
  private(set) var needsReading = false
  /// The visible bounds before the last scroll, or `nil` after a pass that no scroll caused.
  private(set) var viewportBeforeScroll: LengthRange?
  /// The items that contexts keep in place on screen.
  private(set) var kept: OffsetKeeper?
  /// Whether the next pass reloads everything on screen, so that nothing stays in place.
  private(set) var awaitsReload = false

  /// The offset before the first lookup that did the work of the next pass, and whether it was in
  /// the scrollable range and no finger held it.
  ///
  /// It is `nil` if no lookup did such work.
  private var lookUp: (offset: CGPoint, isInRange: Bool)?

  private var hasScrolled = false
  private var change: BoundsChange?

  /// Records a `prepare()`, after which the collection view reads attributes.
  mutating func notePass() {
    if !hasScrolled { viewportBeforeScroll = nil }
    hasScrolled = false
    change = nil
    awaitsReload = false
    lookUp = nil
  }

  /// Records that a context names all elements whose attributes change for a viewport.
  mutating func announce(_ viewport: LengthRange) { announced = viewport }

  /// Records that this pass reads attributes for another viewport than the current one.
  mutating func fallBehind(to viewport: LengthRange) {
    (self.viewport, announced, needsReading, isBehind) = (viewport, nil, true, true)
  }

  /// Records that a pass begins, which reads attributes for the current viewport.
  mutating func catchUp() { isBehind = false }

  /// Records that the collection view has all attributes for a viewport.
  ///
  /// If the viewport is `nil`, some of its attributes are out of date.
  mutating func noteReading(of viewport: LengthRange?) {
    if let viewport {
      self.viewport = viewport
      announced = nil
    }
    needsReading = viewport == nil
  }

  /// Records that everything will be reloaded, so that no item stays in place.
  ///
  /// Before the first pass, there is nothing to reload.
  mutating func noteReload() {
    kept = nil
    awaitsReload = viewport != nil
  }

  /// Records a scroll.
  ///
  /// Items no longer stay in place after it, unless it is the move that keeps them there.
  mutating func noteScroll(from viewport: LengthRange?) {
    viewportBeforeScroll = viewport
    hasScrolled = true
    lookUp = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  /// Stores the items that stay in place, or `nil` if there are none.
  mutating func keep(_ places: OffsetKeeper?) { kept = places }

  /// Records that UIKit moved the content when it got a context.
  mutating func noteMove(to visibleStart: CGFloat) {
    if kept?.move != nil { kept?.noteMove(to: visibleStart) }
  }

  /// Records that a lookup does the work of the next pass.
  mutating func noteLookUp(at offset: CGPoint, isInRange: Bool) {
    lookUp = lookUp ?? (offset, isInRange)
  }

  /// Returns whether an offset was in the scrollable range before lookups did work, or `nil` if no
  /// lookup did, or if the app has scrolled since then.
  ///
  /// UIKit doesn't announce a scroll while an invalidation waits for its pass (facts 13.11).
  func wasInRange(at offset: CGPoint) -> Bool? {
    lookUp?.offset == offset ? lookUp?.isInRange : nil
  }

  /// Records that `prepare()` begins.
  mutating func beginPass() { kept?.beginPass() }

  /// Records that UIKit queries elements.
  ///
  /// If UIKit hasn't moved the content by then, it doesn't move it, as in a batch update (facts
  /// 1.10).
  mutating func didQuery() {
    if kept?.isBeforePass == false { kept?.endMove() }
  }

  /// Stores the effect of new bounds for the context that UIKit queries next.
  mutating func keep(_ change: BoundsChange) { self.change = change }

  /// Removes and returns the effect of new bounds, or returns `nil` if it isn't known.
  mutating func takeChange(to bounds: CGRect) -> BoundsChange? {
    defer { change = nil }
    return change?.screen.bounds == bounds ? change : nil
  }
}

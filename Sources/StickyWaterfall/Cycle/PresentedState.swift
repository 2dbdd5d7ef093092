import Foundation
import WaterfallEngine

/// What the collection view was last told, where it has scrolled since, and what is kept in place there.
struct PresentedState {
  /// The visible bounds for which the collection view has attributes; nil before the first pass.
  private(set) var viewport: LengthRange?
  /// The visible bounds that a context names elements for, until these are read.
  private(set) var announced: LengthRange?
  /// Whether the present pass reads attributes for `viewport`, and not for the present one.
  private(set) var isBehind = false
  /// Whether a pass has come, and all that contexts name is read.
  var isSettled: Bool { viewport != nil && announced == nil && !isBehind }
  /// Whether the collection view has attributes that are no longer right, and that no context names.
  private(set) var needsReading = false
  /// What was visible before the latest scroll; nil after a pass that no scroll caused.
  private(set) var viewportBeforeScroll: LengthRange?
  /// What contexts keep in place on screen.
  private(set) var kept: OffsetKeeper?
  /// Whether what is on screen is to be reloaded in the next pass; nothing of it is kept then.
  private(set) var awaitsReload = false

  /// Whether the offset was in range, and no finger held it, before look-ups brought up to date what the
  /// next pass would have; nil where there was none.
  private(set) var wasInRange: Bool?

  private var hasScrolled = false
  private var changes: (bounds: CGRect, elements: [ElementID])?

  /// Notes a `prepare()`, after which the collection view reads attributes.
  mutating func notePass() {
    if !hasScrolled { viewportBeforeScroll = nil }
    hasScrolled = false
    changes = nil
    awaitsReload = false
    wasInRange = nil
  }

  /// Notes that a context names what differs for a viewport from the attributes that the collection view has.
  mutating func announce(_ viewport: LengthRange) { announced = viewport }

  /// Records that this pass reads attributes for another viewport than the present one.
  mutating func fallBehind(to viewport: LengthRange) {
    (self.viewport, announced, needsReading, isBehind) = (viewport, nil, true, true)
  }

  /// Records that a pass begins, which reads attributes for the present viewport.
  mutating func catchUp() { isBehind = false }

  /// Notes that the collection view has all attributes for a viewport, or that some are no longer right.
  mutating func noteReading(of viewport: LengthRange?) {
    if let viewport {
      self.viewport = viewport
      announced = nil
    }
    needsReading = viewport == nil
  }

  /// Notes that everything will be reloaded, which ends kept places; before the first pass there is
  /// nothing to reload.
  mutating func noteReload() {
    kept = nil
    awaitsReload = viewport != nil
  }

  /// Notes a scroll that is not the move made for kept places: these end with it.
  mutating func noteScroll(from viewport: LengthRange?) {
    viewportBeforeScroll = viewport
    hasScrolled = true
    wasInRange = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  /// Notes what is kept in place; nil for nothing.
  mutating func keep(_ places: OffsetKeeper?) { kept = places }

  /// Notes that the host has moved the content as it got a context.
  mutating func noteMove(to visibleStart: CGFloat) {
    if kept?.move != nil { kept?.noteMove(to: visibleStart) }
  }

  /// Notes that a look-up brings up to date what the next pass would have.
  mutating func noteLookUp(isInRange: Bool) { wasInRange = wasInRange ?? isInRange }

  /// Notes that `prepare()` comes.
  mutating func beginPass() { kept?.beginPass() }

  /// Records that UIKit queries elements.
  ///
  /// A host that hasn't moved the content by then doesn't move it, as in a batch update (facts
  /// 1.10).
  mutating func didQuery() {
    if kept?.isBeforePass == false { kept?.endMove() }
  }

  /// Keeps what a scroll changes: UIKit asks whether anything does, and right after that what.
  mutating func keep(_ changes: [ElementID], for bounds: CGRect) {
    self.changes = (bounds, changes)
  }

  mutating func takeChanges(for bounds: CGRect) -> [ElementID]? {
    defer { changes = nil }
    return changes?.bounds == bounds ? changes?.elements : nil
  }
}

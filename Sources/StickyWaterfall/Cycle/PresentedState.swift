import Foundation
import WaterfallEngine

/// What the collection view was last told, where it has scrolled since, and what is kept in place there.
struct PresentedState {
  /// The visible bounds for which the collection view has attributes; nil before the first pass.
  private(set) var viewport: Viewport?
  /// The adjusted content inset at the last pass; nil before the first one.
  private(set) var insets: UIEdgeInsets?
  /// What was visible before the latest scroll; nil after a pass that no scroll caused.
  private(set) var viewportBeforeScroll: Viewport?
  /// How long the content is said to be until the next pass, in points, where that is longer than it is.
  private(set) var longerExtent: CGFloat?
  /// What contexts keep in place on screen.
  private(set) var kept: OffsetKeeper?
  /// Whether what is on screen is to be reloaded in the next pass; nothing of it is kept then.
  private(set) var awaitsReload = false

  private var hasScrolled = false
  private var changes: (bounds: CGRect, elements: [ElementID])?

  /// Notes a `prepare()`, after which the collection view reads attributes for this viewport.
  mutating func notePass(_ viewport: Viewport, insets: UIEdgeInsets, longerExtent: CGFloat?) {
    (self.viewport, self.insets, self.longerExtent) = (viewport, insets, longerExtent)
    if !hasScrolled { viewportBeforeScroll = nil }
    (hasScrolled, changes, awaitsReload) = (false, nil, false)
  }

  /// Notes that everything will be reloaded, which ends kept places; before the first pass there is
  /// nothing to reload.
  mutating func noteReload() { (kept, awaitsReload) = (nil, viewport != nil) }

  /// Notes a scroll that is not the move made for kept places: these end with it.
  mutating func noteScroll(from viewport: Viewport?) {
    (viewportBeforeScroll, hasScrolled) = (viewport, true)
    if kept?.isBeforePass == false { kept = nil }
  }

  /// Notes what is kept in place; nil for nothing.
  mutating func keep(_ places: OffsetKeeper?) { kept = places }

  /// Notes that `prepare()` comes.
  mutating func beginPass() { kept?.beginPass() }

  /// Notes that elements are queried, and whether the host has made its move: if not by then it makes
  /// none, as within a batch update (facts 1.10).
  mutating func noteQuery(isMoved: Bool) {
    guard kept?.move != nil, kept?.isBeforePass == false else { return }
    kept?.endMove()
    if !isMoved { longerExtent = nil }
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

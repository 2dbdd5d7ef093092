import Foundation
import WaterfallEngine

/// What the collection view was last told, and where it has scrolled since.
struct ShownState {
  /// The visible bounds for which the collection view has attributes; nil before the first pass.
  private(set) var viewport: Viewport?
  /// The adjusted content inset at the last pass; nil before the first one.
  private(set) var insets: UIEdgeInsets?
  /// What was visible before the last scroll, until a pass that no scroll caused; nil for what is now.
  private(set) var viewportBeforeScroll: Viewport?
  /// Whether the content was said to be longer than it is, until a kept place is reached.
  var hasLongerContent = false

  private var hasScrolled = false
  private var changes: (bounds: CGRect, elements: [ElementID])?

  /// Notes a `prepare()`, after which the collection view reads attributes for this viewport.
  mutating func notePass(_ viewport: Viewport, insets: UIEdgeInsets) {
    (self.viewport, self.insets) = (viewport, insets)
    if !hasScrolled { viewportBeforeScroll = nil }
    (hasScrolled, changes, hasLongerContent) = (false, nil, false)
  }

  mutating func noteScroll(from viewport: Viewport?) {
    (viewportBeforeScroll, hasScrolled) = (viewport, true)
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

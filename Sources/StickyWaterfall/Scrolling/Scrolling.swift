import WaterfallEngine

/// What UIKit has read: the visible bounds for which the collection view has attributes, and
/// whether they're up to date.
struct Scrolling {
  /// The visible bounds that the collection view has attributes for, or `nil` before the first
  /// layout pass.
  private(set) var viewport: LengthRange?
  /// The visible bounds for which an invalidation context lists changed elements.
  ///
  /// It's `nil` without such a context, and after UIKit has read the elements.
  private(set) var announced: LengthRange?
  /// The elements that the context for `announced` lists.
  private var listed: [ElementID] = []
  /// The elements that UIKit may have read for the current bounds, ahead of all others, which it
  /// reads for `viewport`.
  ///
  /// It's `nil` if UIKit reads all elements for the same bounds.
  private(set) var readAhead: [ElementID]?
  /// Whether UIKit has read a rectangle since the first lookup for the current bounds.
  private var hasReadBehind = false
  private var freshness = Freshness.current
  /// The effect of new bounds, for the context that UIKit requests next.
  private var boundsChange: BoundsChange?

  /// Whether the attributes of the collection view are up to date.
  ///
  /// - `expectReading(for:)` sets the value to `current`.
  /// - `markOutdated()` sets it to `outdated`.
  /// - `recordList(at:)` can set it to `updating`. `endUpdate(at:)` sets it to `current` again.
  /// - `fallBehind(to:)` sets it to `behind`. When the next pass begins, `catchUp()` changes
  ///   `behind` to `outdated`.
  private enum Freshness {
    /// The collection view has current attributes for `viewport`.
    case current
    /// The collection view has out-of-date attributes, and no invalidation context lists them.
    case outdated
    /// The collection view has out-of-date attributes, and reads all of them before the batch
    /// update ends (facts 14.5).
    case updating
    /// The collection view has out-of-date attributes. The current layout pass reads attributes for
    /// `viewport`, and not for the current bounds.
    case behind
  }
}

extension Scrolling {
  /// Whether the current layout pass reads attributes for `viewport` instead of the current bounds.
  var isBehind: Bool { freshness == .behind }

  /// Whether UIKit must read attributes again although no invalidation context lists them.
  var needsReading: Bool { freshness != .current }

  /// Whether a layout pass has run, and UIKit has read all elements that contexts list.
  var isSettled: Bool { viewport != nil && announced == nil && !isBehind }

  /// Records that an invalidation context lists everything that changes at these visible bounds.
  mutating func announce(_ viewport: LengthRange, listing elements: [ElementID] = []) {
    announced = viewport
    listed = elements
  }

  /// Records that the current layout pass reads attributes for these visible bounds, which aren't
  /// the current ones.
  mutating func fallBehind(to viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    readAhead = nil
    freshness = .behind
  }

  /// Records that UIKit looks up an element after a context that lists elements, but before the
  /// layout pass, and at other bounds than those of the context.
  ///
  /// Lookups return attributes for the current bounds, also for the listed elements if UIKit reads
  /// these without calling `prepare()` first. All other attributes are for the bounds of the
  /// context, so that no element changes that the context doesn't list.
  mutating func readAhead(of viewport: LengthRange) {
    fallBehind(to: viewport)
    readAhead = listed
    hasReadBehind = false
  }

  /// Returns whether the lookup of an element returns attributes for the current bounds, although
  /// UIKit reads other elements for `viewport`.
  ///
  /// With `nil`, all pinned elements are looked up.
  func readsAhead(_ id: ElementID?) -> Bool {
    guard let readAhead else { return false }
    return !hasReadBehind || id.map(readAhead.contains) == true
  }

  /// Records that UIKit reads the elements of a rectangle.
  mutating func didReadRectangle() { hasReadBehind = true }

  /// Records the start of a layout pass.
  ///
  /// In this pass, UIKit reads attributes for the current bounds. Until then, those of the
  /// collection view are out of date.
  mutating func catchUp() {
    readAhead = nil
    if isBehind { freshness = .outdated }
  }

  /// Records that the collection view will have all attributes for these visible bounds after UIKit
  /// reads them.
  mutating func expectReading(for viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    readAhead = nil
    freshness = .current
  }

  /// Records that UIKit won't read all attributes that change in this layout pass.
  mutating func markOutdated() {
    announced = nil
    readAhead = nil
    freshness = .outdated
  }

  /// Records an update list, after which UIKit reads all elements for these visible bounds.
  ///
  /// If the content has scrolled since the last layout pass, the next scroll in the update must
  /// cause a pass.
  mutating func recordList(at viewport: LengthRange) {
    guard announced != nil || viewport != self.viewport else { return }
    announced = nil
    freshness = .updating
  }

  /// Records the end of a batch update, in which UIKit has read all elements for these visible
  /// bounds.
  mutating func endUpdate(at viewport: LengthRange) {
    if freshness == .updating { expectReading(for: viewport) }
  }

  /// Stores the effect of new bounds for the context that UIKit requests next.
  mutating func setBoundsChange(_ change: BoundsChange) { boundsChange = change }

  /// Removes and returns the effect of new bounds, if it's for these bounds.
  mutating func takeBoundsChange(to bounds: CGRect) -> BoundsChange? {
    defer { boundsChange = nil }
    return boundsChange?.screen.bounds == bounds ? boundsChange : nil
  }

  /// Forgets the effect of new bounds, because the layout has changed.
  mutating func forgetBoundsChange() { boundsChange = nil }
}

import WaterfallEngine

/// The layout state that the collection view shows, the last scroll, and the items that stay in
/// place.
struct PresentedState {
  /// The visible bounds that the collection view has attributes for, or `nil` before the first
  /// layout pass.
  private(set) var viewport: LengthRange?
  /// The visible bounds for which an invalidation context lists changed elements.
  ///
  /// The value is `nil` if there is no such context, or after UIKit has read the elements.
  private(set) var announced: LengthRange?
  private var freshness = Freshness.current
  /// The visible bounds before the last scroll.
  ///
  /// The value is `nil` if two layout passes have ended since that scroll.
  private var lastScroll: (from: LengthRange?, isBeforePass: Bool)?
  /// The length of the content that a subclass has returned.
  var returnedExtent = ReturnedExtent()
  /// The items that stay in place on screen, or `nil` if there are none.
  private(set) var kept: OffsetKeeper?
  /// Whether the next layout pass reloads everything, so that no item stays in place.
  private(set) var awaitsReload = false

  /// The content offset just before a lookup updated the layout, or `nil` if there was no such
  /// lookup.
  ///
  /// If several lookups update the layout, this is the offset before the first one. A layout pass
  /// or a scroll resets the value to `nil`. `isInRange` is `false` if the content was bouncing or a
  /// finger held it.
  private var lookUp: (offset: CGPoint, isInRange: Bool)?

  /// The result of the last `shouldInvalidateLayout` call, for the context that UIKit requests
  /// next.
  private var effect: QueryEffect?

  /// The result of a `shouldInvalidateLayout` call for new bounds or for a preferred size.
  enum QueryEffect {
    case bounds(BoundsChange)
    case size(PreferredSize)
  }

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

  /// Whether the current layout pass reads attributes for `viewport` instead of the current bounds.
  var isBehind: Bool { freshness == .behind }

  /// Whether UIKit must read attributes again although no invalidation context lists them.
  var needsReading: Bool { freshness != .current }

  /// Whether a layout pass has run, and UIKit has read all elements that contexts list.
  var isSettled: Bool { viewport != nil && announced == nil && !isBehind }

  /// The visible bounds before the last scroll.
  ///
  /// The value is `nil` if two layout passes have ended since that scroll.
  var viewportBeforeScroll: LengthRange? { lastScroll.flatMap(\.from) }

  /// Records that `prepare()` ends, after which the collection view reads attributes.
  mutating func recordPass() {
    if lastScroll?.isBeforePass == true {
      lastScroll?.isBeforePass = false
    } else {
      lastScroll = nil
    }
    effect = nil
    awaitsReload = false
    lookUp = nil
  }

  /// Records that an invalidation context lists all elements that change for these visible bounds.
  mutating func announce(_ viewport: LengthRange) { announced = viewport }

  /// Records that the current layout pass reads attributes for these visible bounds, which aren't
  /// the current ones.
  mutating func fallBehind(to viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    freshness = .behind
  }

  /// Records the start of a layout pass.
  ///
  /// In this pass, UIKit reads attributes for the current bounds. Until then, the collection view
  /// has out-of-date attributes.
  mutating func catchUp() { if isBehind { freshness = .outdated } }

  /// Records that the collection view will have all attributes for these visible bounds after UIKit
  /// reads them.
  mutating func expectReading(for viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    freshness = .current
  }

  /// Records that UIKit won't read all attributes that change in this layout pass.
  mutating func markOutdated() {
    announced = nil
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

  /// Records that everything will be reloaded, so that no item stays in place.
  ///
  /// Before the first layout pass, there is nothing to reload.
  mutating func recordReload() {
    kept = nil
    awaitsReload = viewport != nil
  }

  /// Records a scroll from these visible bounds.
  ///
  /// If the layout pass that moves the items has begun, the items no longer stay in place. Before
  /// that pass, they still stay in place.
  mutating func recordScroll(from viewport: LengthRange?) {
    lastScroll = (viewport, true)
    lookUp = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  mutating func keep(_ keeper: OffsetKeeper?) { kept = keeper }

  /// Records that UIKit moved the content when it received an invalidation context.
  mutating func recordMove(to visibleStart: CGFloat) { kept?.recordMove(to: visibleStart) }

  /// Records the content offset before a lookup does the work of the next layout pass.
  mutating func recordLookup(at offset: CGPoint, isInRange: Bool) {
    lookUp = lookUp ?? (offset, isInRange)
  }

  /// Returns whether the content was in its scrollable range before a lookup updated the layout.
  ///
  /// Returns `nil` if no lookup has updated the layout, or if the content has scrolled since. UIKit
  /// doesn't report every scroll (facts 13.11), so this method compares the offsets.
  func wasInRange(at offset: CGPoint) -> Bool? {
    lookUp?.offset == offset ? lookUp?.isInRange : nil
  }

  /// Records that the work of `prepare()` begins.
  mutating func beginPass() { kept?.beginPass() }

  /// Records that UIKit queries elements.
  ///
  /// If a move of the content is still pending after the layout pass has begun, UIKit no longer
  /// makes the move. For example, UIKit skips moves in a batch update (facts 1.10).
  mutating func didQuery() { if kept?.isBeforePass == false { kept?.endPendingMove() } }

  /// Stores the result of a `shouldInvalidateLayout` call for the context that UIKit requests next.
  mutating func setEffect(_ effect: QueryEffect) { self.effect = effect }

  /// Removes and returns the result of the last `shouldInvalidateLayout` call, if there is one.
  mutating func takeEffect() -> QueryEffect? {
    defer { effect = nil }
    return effect
  }
}

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
  /// The elements that the context for `announced` lists.
  private var listed: Set<ElementID> = []
  /// The elements that UIKit may have read for the current bounds, while it reads all others for
  /// `viewport`.
  ///
  /// The value is `nil` if UIKit reads all elements for the same bounds.
  private(set) var readAhead: Set<ElementID>?
  /// Whether UIKit has queried a rectangle since the first lookup for the current bounds.
  private var hasQueriedBehind = false
  private var freshness = Freshness.current
  /// The visible bounds before the last scroll.
  ///
  /// The value is `nil` if two layout passes have ended since that scroll.
  private var lastScroll: (from: LengthRange?, isBeforePass: Bool)?
  /// The length of the content that a subclass has returned.
  var returnedExtent = ReturnedExtent()
  /// The items that stay in place on screen, or `nil` if there are none.
  private(set) var kept: OffsetKeeper?
  /// How often the app has invalidated the layout during a move of the content, since the last
  /// scroll in this turn.
  private var answeredMoves = 0
  /// The sizes that views most likely return again after an invalidation.
  var expected = ExpectedSizes()
  /// The adjusted content insets in the last layout pass, or `nil` before the first one.
  private(set) var insets: UIEdgeInsets?
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

  /// Records the adjusted content insets of a layout pass, and returns whether they have changed.
  mutating func recordInsets(_ insets: UIEdgeInsets) -> Bool {
    defer { self.insets = insets }
    return hasOtherInsets(insets)
  }

  func hasOtherInsets(_ insets: UIEdgeInsets) -> Bool {
    guard let old = self.insets else { return false }
    return old.top != insets.top || old.left != insets.left || old.bottom != insets.bottom
      || old.right != insets.right
  }

  /// Records that an invalidation context lists all elements that change for these visible bounds.
  mutating func announce(_ viewport: LengthRange, listing elements: [ElementID] = []) {
    announced = viewport
    listed = Set(elements)
  }

  /// Records that the current layout pass reads attributes for these visible bounds, which aren't
  /// the current ones.
  mutating func fallBehind(to viewport: LengthRange) {
    self.viewport = viewport
    announced = nil
    readAhead = nil
    freshness = .behind
  }

  /// Records a lookup that comes after a context that lists elements and before the layout pass,
  /// when the current bounds are others than those of the context.
  ///
  /// Lookups return attributes for the current bounds. If UIKit reads the listed elements without
  /// calling `prepare()` first, it also gets these. All other attributes are for the bounds of the
  /// context, so that no element changes that the context doesn't list.
  mutating func readAhead(of viewport: LengthRange) {
    fallBehind(to: viewport)
    readAhead = listed
    hasQueriedBehind = false
  }

  /// Returns whether the lookup of an element returns attributes for the current bounds, although
  /// UIKit reads other elements for `viewport`.
  ///
  /// If `id` is `nil`, the lookup is of all pinned elements.
  func readsAhead(_ id: ElementID?) -> Bool {
    guard let readAhead else { return false }
    return !hasQueriedBehind || id.map(readAhead.contains) == true
  }

  /// Records the start of a layout pass.
  ///
  /// In this pass, UIKit reads attributes for the current bounds. Until then, the collection view
  /// has out-of-date attributes.
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

  /// Records that everything will be reloaded, so that no item stays in place.
  ///
  /// Before the first layout pass, there is nothing to reload.
  mutating func recordReload() {
    kept = nil
    expected = ExpectedSizes()
    awaitsReload = viewport != nil
  }

  /// Records a scroll from these visible bounds.
  ///
  /// If the layout pass that moves the items has begun, the items no longer stay in place. Before
  /// that pass, they still stay in place.
  mutating func recordScroll(from viewport: LengthRange?) {
    lastScroll = (viewport, true)
    answeredMoves = 0
    lookUp = nil
    if kept?.isBeforePass == false { kept = nil }
  }

  mutating func keep(_ keeper: OffsetKeeper?) { kept = keeper }

  /// Records that UIKit moved the content when it received an invalidation context.
  mutating func recordMove(to visibleStart: CGFloat) { kept?.recordMove(to: visibleStart) }

  /// Lets the next `prepare()` move the content, because more work waits.
  mutating func letPrepareMove() { kept?.letPrepareMove() }

  /// Records that the app invalidates the layout while the layout moves the content.
  ///
  /// `prepare()` then moves the content once more. If the app's values depend on the offset, that
  /// can go on forever, so after a few times the content stays where it is.
  mutating func didInvalidateDuringMove() {
    answeredMoves += 1
    if mayMove { letPrepareMove() } else { kept = nil }
  }

  /// Whether the layout may move the content to keep items in place.
  var mayMove: Bool { answeredMoves < 2 }

  mutating func endTurn() { answeredMoves = 0 }

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
  mutating func didQuery() {
    hasQueriedBehind = true
    if kept?.isBeforePass == false { kept?.endPendingMove() }
  }

  /// Stores the result of a `shouldInvalidateLayout` call for the context that UIKit requests next.
  mutating func setEffect(_ effect: QueryEffect) { self.effect = effect }

  /// Removes and returns the result of the last `shouldInvalidateLayout` call, if there is one.
  mutating func takeEffect() -> QueryEffect? {
    defer { effect = nil }
    return effect
  }
}

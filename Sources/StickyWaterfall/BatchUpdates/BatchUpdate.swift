import WaterfallEngine

/// A batch update, from the change of the item counts until UIKit finalizes the update.
///
/// Usually, these steps follow each other (facts 1.10):
///
/// 1. UIKit invalidates the item counts. The stage is `.countsChanged`.
/// 2. UIKit calls `prepare()`, and reads the layout with the new counts. The stage is
///    `.awaitingList`.
/// 3. UIKit delivers its update list. The stage is `.applied`.
/// 4. UIKit asks for the initial and final attributes, and finalizes the update.
struct BatchUpdate {
  enum Stage {
    /// The numbers of sections or items have changed, and `prepare()` hasn't run yet.
    case countsChanged
    /// `prepare()` has run once, but the engine still has the layout from before the update.
    case awaitingList
    /// The engine has the layout after the update.
    case applied
  }

  private(set) var stage = Stage.countsChanged
  /// Whether the update began while the content moved, perhaps because of another update.
  let isInMove: Bool
  /// The elements within a page of the visible bounds before the update.
  let before: [LayoutElement]
  /// Whether the content offset stays in the scrollable range, because it was in the range before
  /// the update, and no finger held the content.
  let staysInRange: Bool
  /// The parts of the layout that the delegate was asked for shortly before the update.
  ///
  /// The delegate may have returned values for the new data, so it's asked again after the update
  /// list.
  let asked: Staleness
  /// The parts that were already stale before the update, by their old index paths.
  ///
  /// They're asked for once UIKit has delivered its update list.
  let stale: Staleness
  /// Whether the app called `remeasureItems(at:)` in the block of the batch update.
  let remeasuresItems: Bool
  /// Whether the app invalidated everything in the block of the batch update.
  ///
  /// The update then keeps no columns or rows, as after any other invalidation of everything.
  let invalidatesEverything: Bool
  /// Whether views keep their preferred sizes if everything is asked for.
  let keepsSizes: Bool
  /// Whether the update list gave sections back their columns or rows, after everything was laid
  /// out from scratch.
  private(set) var hasRestoredLayout = false
  /// The old and new index paths from UIKit's update list.
  ///
  /// The plan is `nil` before the list arrives, and if the list doesn't match the new item counts.
  private(set) var plan: UpdatePlan?
  /// The elements and sizes that were found while the batch update was laid out.
  var findings = Findings()
  /// The headers, footers, and backgrounds that the update deletes and inserts.
  ///
  /// Only sections that exist before and after the update are included.
  private(set) var supplementaryChanges = SupplementaryChanges()
  /// The attributes that a subclass returns for views on screen after the update, or `nil` if they
  /// weren't read yet.
  var shownAfter: ShownAttributes?
  /// The attributes that the layout has returned for the animation of the update.
  var returnedAttributes: [ReturnedAttributes] = []

  init(
    before: [LayoutElement], staysInRange: Bool = false, isInMove: Bool = false, asked: Staleness,
    stale: Staleness,
    remeasuresItems: Bool, invalidatesEverything: Bool = false, keepsSizes: Bool = true
  ) {
    self.before = before
    self.staysInRange = staysInRange
    self.isInMove = isInMove
    self.asked = asked
    self.stale = stale
    self.remeasuresItems = remeasuresItems
    self.invalidatesEverything = invalidatesEverything
    self.keepsSizes = keepsSizes
  }

  /// Returns the element as it was before the update, or `nil` if it was more than a page off
  /// screen.
  func elementBefore(_ id: ElementID) -> LayoutElement? { before.first { $0.id == id } }

  var isAwaitingList: Bool { stage == .awaitingList }
  /// Whether the engine still has the layout from before the update.
  var isBeforeList: Bool { stage != .applied }
  var isApplied: Bool { stage == .applied }

  /// Whether the new content is laid out without a matching update list from UIKit.
  ///
  /// If UIKit calls `prepare()` again in this state, no update list follows.
  var isWithoutList: Bool { isApplied && plan == nil }

  /// Records a call of `prepare()`, and returns whether the layout must wait for an update list.
  ///
  /// The layout waits only in the first call of the update. If UIKit calls `prepare()` again before
  /// it delivers a list, none may follow, and the layout stops waiting.
  mutating func advanceOnPrepare() -> Bool {
    guard stage == .countsChanged else { return false }
    stage = .awaitingList
    return true
  }

  mutating func markApplied() { stage = .applied }

  mutating func didRestoreLayout() { hasRestoredLayout = true }

  mutating func setPlan(_ plan: UpdatePlan?) { self.plan = plan }

  /// Finds the headers, footers, and backgrounds that the update deletes and inserts.
  ///
  /// Only sections that exist before and after the update are compared. `present` returns a
  /// section's header, footer, and background after the update.
  mutating func compareKinds(with present: (_ section: Int) -> SupplementaryKinds) {
    guard let plan else { return }
    supplementaryChanges = SupplementaryChanges()
    for (old, kinds) in findings.kindsBefore {
      guard let section = plan.newSection(of: old) else { continue }
      let new = present(section)
      guard new != kinds else { continue }
      supplementaryChanges.deleted += kinds.subtracting(new).elements(ofSection: old)
      supplementaryChanges.inserted += new.subtracting(kinds).elements(ofSection: section)
    }
  }
}

/// The headers, footers, and backgrounds that a batch update deletes and inserts.
struct SupplementaryChanges {
  /// The deleted elements, with old section indexes.
  var deleted: [ElementID] = []
  /// The inserted elements, with new section indexes.
  var inserted: [ElementID] = []
}

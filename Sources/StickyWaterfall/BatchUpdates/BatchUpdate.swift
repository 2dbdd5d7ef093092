import WaterfallEngine

/// A batch update, from the change of the item counts until UIKit finalizes the update.
///
/// Usually, these steps follow each other (facts 1.10):
///
/// 1. UIKit invalidates the item counts. The stage is `.countsChanged`.
/// 2. UIKit calls `prepare()`, and reads the layout with the new counts. The stage is
///    `.awaitingList`.
/// 3. UIKit delivers its update list. The stage is `.applying`, and `.applied` after the layout has
///    asked for what the list changes.
/// 4. UIKit asks for the initial and final attributes, and finalizes the update.
struct BatchUpdate {
  enum Stage {
    /// The numbers of sections or items have changed, and `prepare()` hasn't run yet.
    case countsChanged
    /// `prepare()` has run once, but the engine still has the layout from before the update.
    case awaitingList
    /// The layout asks for what the update list changes, and the engine still has the layout from
    /// before the update.
    case applying(UpdatePlan)
    /// The engine has the layout after the update.
    case applied(UpdatePlan)
    /// The engine has the layout after the update, and no update list has come that matches the new
    /// item counts.
    ///
    /// If UIKit calls `prepare()` again in this stage, no update list follows.
    case appliedWithoutList
  }

  /// What a batch update can keep if the layout asks for everything.
  enum Kept {
    /// The preferred sizes of views, and the columns and rows of sections.
    case sizesAndColumns
    /// The preferred sizes of views.
    ///
    /// The app has invalidated everything in the block of the batch update, and an option keeps
    /// sizes through that.
    case sizes
    /// Nothing, because the app has invalidated everything in the block of the batch update.
    case nothing
  }

  private(set) var stage = Stage.countsChanged
  /// Whether the update began while the content moved, perhaps because of another update.
  let isInMove: Bool
  /// The elements within a page of the visible bounds before the update.
  ///
  /// There are none for a subclass, because UIKit knows where its views are.
  let before: [LayoutElement]
  /// Whether the content offset stays in the scrollable range, because it was in the range before
  /// the update, and no finger held the content.
  let staysInRange: Bool
  /// The parts of the layout that the delegate was asked for shortly before the update.
  ///
  /// The delegate may have returned values for the new data, so it's asked again after the update
  /// list.
  let asked: Staleness.Parts
  /// The parts that were already stale before the update, by their old index paths.
  ///
  /// They're asked for once UIKit has delivered its update list.
  let stale: Staleness.Parts
  /// Whether the app called `remeasureItems(at:)` in the block of the batch update.
  let remeasuresItems: Bool
  /// What stays if the layout asks for everything.
  let kept: Kept
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
    before: [LayoutElement], staysInRange: Bool = false, isInMove: Bool = false,
    asked: Staleness.Parts, stale: Staleness.Parts, remeasuresItems: Bool,
    keeping kept: Kept = .sizesAndColumns
  ) {
    self.before = before
    self.staysInRange = staysInRange
    self.isInMove = isInMove
    self.asked = asked
    self.stale = stale
    self.remeasuresItems = remeasuresItems
    self.kept = kept
  }

  /// Returns the element as it was before the update, or `nil` if it was more than a page off
  /// screen.
  func elementBefore(_ id: ElementID) -> LayoutElement? { before.first { $0.id == id } }

  /// The old and new index paths from UIKit's update list.
  ///
  /// The plan is `nil` before the list arrives, and if the list doesn't match the new item counts.
  var plan: UpdatePlan? {
    switch stage {
    case .applying(let plan), .applied(let plan): plan
    case .countsChanged, .awaitingList, .appliedWithoutList: nil
    }
  }

  /// Whether views keep their preferred sizes if everything is asked for.
  var keepsSizes: Bool {
    switch kept {
    case .sizesAndColumns, .sizes: true
    case .nothing: false
    }
  }

  /// Whether sections keep their columns and rows if everything is asked for.
  var keepsColumns: Bool {
    switch kept {
    case .sizesAndColumns: true
    case .sizes, .nothing: false
    }
  }

  /// Whether the engine has the layout after the update.
  var isApplied: Bool {
    switch stage {
    case .applied, .appliedWithoutList: true
    case .countsChanged, .awaitingList, .applying: false
    }
  }

  /// Records a call of `prepare()`, and returns whether the layout must wait for an update list.
  ///
  /// The layout waits only in the first call of the update. If UIKit calls `prepare()` again before
  /// it delivers a list, none may follow, and the layout stops waiting.
  mutating func advanceOnPrepare() -> Bool {
    guard case .countsChanged = stage else { return false }
    stage = .awaitingList
    return true
  }

  /// Records UIKit's update list, or `nil` if it doesn't match the new item counts.
  mutating func setPlan(_ plan: UpdatePlan?) {
    switch (plan, isApplied) {
    case (let plan?, false): stage = .applying(plan)
    case (let plan?, true): stage = .applied(plan)
    case (nil, true): stage = .appliedWithoutList
    case (nil, false): break
    }
  }

  /// Records that the engine has the layout after the update.
  mutating func markApplied() { stage = plan.map(Stage.applied) ?? .appliedWithoutList }

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

import WaterfallEngine

/// The parts of the layout that are out of date, and the updates that are in progress.
///
/// The layout tells this value about UIKit's calls, and the value returns the work to do.
///
///     invalidation ──▶ mark(_:) ──▶ prepare(), or a lookup before it, does the work
///     invalidation during that work ──▶ the next prepare() does the new work
///
/// The delegate can invalidate the layout while the layout queries it. The current pass doesn't do
/// that new work. Otherwise, a delegate that invalidates in every query would keep the pass from
/// ending.
///
/// The type isn't copyable. Otherwise, the compiler would copy its sets in each scroll step, just
/// to read one flag.
struct LayoutCycle: ~Copyable {
  /// The calls to the layout that haven't returned yet.
  ///
  /// UIKit and apps can make one of these calls while another is running.
  struct Reentrancy: OptionSet {
    let rawValue: UInt8
    /// A call in which UIKit asks about new bounds or a preferred size.
    ///
    /// During the call, lookups return the last layout.
    static let query = Reentrancy(rawValue: 1)
    /// A call of the flow layout's own `invalidateLayout(with:)`.
    ///
    /// With estimates, the flow layout can measure every item during this call. It measures none if
    /// the content size is empty (facts 10.7), so the layout returns an empty content size.
    static let stockInvalidation = Reentrancy(rawValue: 2)
    /// The part of a layout pass in which the layout queries the delegate.
    static let work = Reentrancy(rawValue: 4)
    /// A call of `prepare()`, including the code that a subclass runs after `super.prepare()`.
    ///
    /// The call counts as running until UIKit queries the content size.
    static let preparation = Reentrancy(rawValue: 8)
    /// A call of `prepare()` after which UIKit reads only the elements that contexts list.
    ///
    /// The call counts as running until UIKit reads the first element. If a subclass invalidates
    /// the layout during this time, the next `prepare()` does the work.
    /// If the work were done at once, a listed element could disappear, and UIKit would raise an
    /// exception (facts 6.2).
    static let namedPreparation = Reentrancy(rawValue: 16)
    /// The part of `invalidateLayout(with:)` that runs before `super`.
    ///
    /// A subclass may have cleared its own values already.
    static let invalidation = Reentrancy(rawValue: 32)
    /// A query that the layout makes of its own class, whose methods a subclass can override.
    static let ownQuery = Reentrancy(rawValue: 64)
    /// A change of the content offset in `prepare()`, which keeps items in place on screen.
    static let move = Reentrancy(rawValue: 128)
  }

  private(set) var reentrancy: Reentrancy = []
  /// The collection view's size, insets, and display scale in the last layout, or `nil` before the
  /// first one.
  private(set) var environment: LayoutEnvironment?
  var batch: BatchUpdate?
  /// The last step of an interactive movement, until a reload or another update follows.
  private(set) var movement: InteractiveMovement?
  /// Whether every invalidation context since the last `prepare()` has listed elements.
  ///
  /// The value is `nil` if there were no contexts.
  private var contextsNameElements: Bool?
  /// Whether `prepare()` has run for the collection view's present sections and items.
  private var isPreparedForCounts = false
  /// The tasks for the next turn of the main run loop.
  private(set) var due: TurnTasks = []
  /// Whether the layout has already waited one turn for the app to reload its changed data.
  private var hasWaited = false

  /// Whether the app has called `remeasureItems(at:)` since the last `prepare()`.
  private var remeasuresItems = false

  /// The stale parts that the next layout pass or lookup updates.
  private(set) var stale = Staleness.everything
  /// The parts that became stale during a query of the delegate and wait for the next `prepare()`.
  private(set) var staleAfterWork = Staleness.nothing
  /// The parts that were queried recently.
  ///
  /// The parts were queried in this turn, or while the data source and the collection view had
  /// different item counts. The delegate may have returned values for new data at old index paths.
  /// If an update list follows, the layout therefore queries these parts again.
  private(set) var queried = Staleness.nothing
}

// MARK: - Work to do

extension LayoutCycle {
  /// Whether the layout is querying the delegate.
  var isAtWork: Bool { reentrancy.contains(.work) }

  /// Whether the next lookup must update the layout.
  var isStale: Bool { !stale.isNothing }

  /// Whether the next `prepare()` must update the layout.
  var hasWork: Bool { isStale || !staleAfterWork.isNothing }

  /// Whether everything is marked as stale, so that marking another part changes nothing.
  var includesEverything: Bool { (defersWork ? staleAfterWork : stale).everything }

  /// Whether parts that become stale now must wait for the next `prepare()`.
  private var defersWork: Bool { !reentrancy.isDisjoint(with: [.work, .namedPreparation]) }

  /// Whether the layout still has all elements that the collection view shows.
  ///
  /// The layout needs these elements to compare attributes before and after a scroll.
  var hasShownElements: Bool { !includesEverything && !isBeforeList }

  /// Whether a batch update has begun, but lookups still return the old layout.
  var isBeforeList: Bool { batch?.isBeforeList == true }

  /// Whether a lookup can update the layout.
  var allowsLookupWork: Bool { reentrancy.isDisjoint(with: [.work, .query]) && !isBeforeList }

  /// Whether UIKit has called `prepare()` for a batch update but hasn't delivered the update list.
  var isAwaitingList: Bool { batch?.isAwaitingList == true }

  /// Whether UIKit may read only listed elements in the next layout pass.
  ///
  /// The value is `true` if every invalidation context since the last `prepare()` lists elements.
  var readsOnlyNamed: Bool { contextsNameElements == true }

  /// Whether the layout or the flow layout may be moving the content.
  ///
  /// UIKit then calls `scrollViewDidScroll`, in which the app can act.
  var movesContent: Bool { !reentrancy.isDisjoint(with: [.stockInvalidation, .move]) }

  /// Whether `prepare()` or its work is running.
  ///
  /// UIKit can ignore an invalidation during this time.
  var isPreparing: Bool { !reentrancy.isDisjoint(with: [.work, .preparation]) }

  /// Whether the layout can ask its own class, as UIKit can at this time.
  ///
  /// A subclass can compute its values in `prepare()`, and can use the collection view's sections
  /// and items in its overrides.
  var mayAskClass: Bool {
    isPreparedForCounts
      && reentrancy.isDisjoint(
        with: [.preparation, .work, .stockInvalidation, .invalidation, .ownQuery])
  }

  /// Whether UIKit has a layout pass to run before it shows the current layout.
  var awaitsPass: Bool { contextsNameElements != nil || !isPreparedForCounts }

  /// Whether a change of the item counts begins a batch update.
  ///
  /// A batch update needs an earlier layout to animate from. It can't begin while another update
  /// waits for its list.
  ///
  /// A new update replaces an applied update that hasn't ended. For example, an update never ends
  /// if a subclass doesn't call `super` in `finalizeCollectionViewUpdates()`.
  var mayBeginBatch: Bool { environment != nil && batch?.isApplied ?? true }

  /// Whether `prepare()` can wait for a reload before it updates stale parts.
  var mayWait: Bool { !hasWaited && !isAtWork }

  /// Records that the layout has waited one turn for a reload.
  mutating func didWaitOneTurn() { hasWaited = true }

  /// Marks parts of the layout as out of date.
  ///
  /// The parts wait for the next `prepare()` if the layout is querying the delegate, or if UIKit
  /// reads only listed elements.
  mutating func mark(_ part: Staleness) {
    if defersWork { staleAfterWork.formUnion(part) } else { stale.formUnion(part) }
  }

  mutating func didRemeasureItems() { remeasuresItems = true }

  /// Marks everything as stale, and ends all updates.
  mutating func discardEverything() {
    mark(.everything)
    batch = nil
    movement = nil
    isPreparedForCounts = false
  }

  /// Begins a call of `prepare()` and returns its work.
  ///
  /// Returns `nil` if an update list must come first, or if the layout is already at work.
  mutating func prepare(on environment: LayoutEnvironment) -> Work? {
    if !readsOnlyNamed { due.remove(.recovery) }
    reentrancy.remove(.namedPreparation)
    reentrancy.formUnion(readsOnlyNamed ? [.preparation, .namedPreparation] : .preparation)
    contextsNameElements = nil
    isPreparedForCounts = true
    due.remove(.endOfWaiting)
    hasWaited = false
    remeasuresItems = false
    guard !isAtWork else { return nil }
    if batch?.isWithoutList == true { batch = nil }
    // UIKit calls `prepare()` before it delivers an update list (facts 1.10). The list tells what
    // changes, so the layout waits for the list instead of querying everything.
    if !includesEverything, environment == self.environment, batch?.advanceOnPrepare() == true {
      return nil
    }
    takeUpWhatCameDuringWork()
    return takeWork(on: environment)
  }

  /// Returns the work that updates the stale parts, and marks these parts as up to date.
  ///
  /// The work includes everything if the view's size, insets, or scale have changed, or if a batch
  /// update is still waiting for its list.
  mutating func takeWork(on environment: LayoutEnvironment) -> Work {
    defer { stale = .nothing }
    let queriesEverything = stale.everything || environment != self.environment || isAwaitingList
    return .parts(queriesEverything ? .everything : stale)
  }

  /// Returns the work that queries everything, because an update list couldn't be applied.
  mutating func takeEverything() -> Work {
    takeUpWhatCameDuringWork()
    stale = .nothing
    return .parts(.everything)
  }

  private mutating func takeUpWhatCameDuringWork() {
    stale.formUnion(staleAfterWork)
    staleAfterWork = .nothing
  }
}

// MARK: - Updates under way

extension LayoutCycle {
  /// Records that a call begins.
  ///
  /// Returns `false` if a call of the same kind is already running.
  mutating func enter(_ call: Reentrancy) -> Bool { reentrancy.insert(call).inserted }

  mutating func leave(_ call: Reentrancy) { reentrancy.remove(call) }

  mutating func schedule(_ task: TurnTasks) { due.insert(task) }

  /// Removes and returns the scheduled tasks.
  mutating func takeDueTasks() -> TurnTasks {
    defer { due = [] }
    return due
  }

  mutating func beginWork(on environment: LayoutEnvironment) {
    reentrancy.insert(.work)
    self.environment = environment
  }

  /// Records that the delegate was queried for these parts.
  ///
  /// If `endsWithTurn` is `true`, the record lasts until the end of the turn. Otherwise, it lasts
  /// until `forgetQueried()` is called.
  mutating func recordQueried(_ part: Staleness, endsWithTurn: Bool) {
    if !endsWithTurn {
      due.remove(.forgetting)
    } else if queried.isNothing || part.everything {
      due.insert(.forgetting)
    }
    queried.formUnion(part)
  }

  /// Deletes the record of the parts that the delegate was queried for.
  mutating func forgetQueried() {
    queried = .nothing
    due.remove(.forgetting)
  }

  /// Ends the current work, and adds the work's results to the batch update.
  ///
  /// The batch update is applied if the work has queried everything or carried out the update list.
  /// If `isDone` is `false`, the work isn't complete, and the batch update isn't applied yet.
  mutating func endWork(_ work: Work, isDone: Bool, record: BatchRecord) {
    reentrancy.remove(.work)
    batch?.add(record)
    switch work {
    case .parts(let stale): if isDone, stale.everything { batch?.markApplied() }
    case .list: if isDone { batch?.markApplied() }
    case .restoring, .shiftedItems, .moves: break
    }
  }

  /// Begins a batch update, because the counts have changed or an update list has come.
  ///
  /// `before` are the elements near the visible bounds, and `anchor` are the items that stay in
  /// place.
  mutating func beginBatch(before: [LayoutElement], anchor: ScrollAnchor) {
    let invalidatesEverything = stale.everything
    // If everything was queried recently, the layout may already include the app's changes. The
    // update list would apply these changes again. The layout would then be wrong, so everything is
    // queried again.
    if queried.everything { mark(.everything) }
    // The batch update stores the parts that are stale now, by old index path. Parts that become
    // stale later have new index paths.
    batch = BatchUpdate(
      before: before, anchor: anchor, queried: queried.everything ? .nothing : queried,
      stale: stale.everything ? .nothing : stale, remeasuresItems: remeasuresItems,
      invalidatesEverything: invalidatesEverything)
    forgetQueried()
    if !stale.everything { stale = .nothing }
  }

  /// Records an invalidation context, whether it lists elements, and whether UIKit has counted the
  /// sections and items again.
  mutating func recordContext(namesElements: Bool, changesCounts: Bool = false) {
    if changesCounts { isPreparedForCounts = false }
    // A context during `prepare()` isn't recorded, because UIKit can ignore it.
    if !isPreparing { contextsNameElements = contextsNameElements != false && namesElements }
  }

  /// Records that UIKit queries the content size, and returns whether this is the first query after
  /// `prepare()`.
  ///
  /// A subclass can run code after `super.prepare()`. Until this query, `prepare()` therefore
  /// counts as running.
  mutating func endPreparing() -> Bool {
    reentrancy.remove(.preparation) != nil && !isAtWork
  }

  /// Records that UIKit has begun to read elements after `prepare()`.
  ///
  /// A subclass can also set an option in its content size getter, after `endPreparing()`. Until
  /// UIKit reads elements, the work for such an option waits for the next `prepare()`.
  mutating func didRead() { reentrancy.remove(.namedPreparation) }

  /// Begins an update list, and returns whether the layout must apply it.
  ///
  /// A list that only animates the last step of an interactive movement is already applied.
  mutating func beginList(_ updates: UpdateLists) -> Bool {
    due.remove(.recovery)
    if movement?.onlyAnimates(updates) == true {
      stale.formUnion(batch?.stale ?? .nothing)
      batch = nil
      return false
    }
    if batch == nil { beginBatch(before: [], anchor: ScrollAnchor(items: [], staysInRange: false)) }
    return true
  }

  /// Stores the plan of an update list, and returns the work that lays out the new content.
  ///
  /// The plan is `nil` if the list doesn't match the item counts. The work is `nil` if the new
  /// content is already laid out.
  mutating func work(for plan: UpdatePlan?) -> Work? {
    batch?.setPlan(plan)
    // A batch update doesn't end an interactive movement (facts 15.5).
    movement = plan.flatMap { movement?.moved(by: $0) }
    guard isBeforeList else { return nil }
    return plan.map { .list($0) } ?? takeEverything()
  }

  /// Records that the update list gave sections back their columns or rows.
  mutating func didRestoreLayout() { batch?.didRestoreLayout() }

  mutating func endBatch() -> BatchUpdate? {
    defer { batch = nil }
    return batch
  }

  /// Records a step of an interactive movement.
  ///
  /// Items that are stale or were queried get the index paths that they have after the step.
  mutating func step(
    _ moves: [ItemMove], by context: UICollectionViewLayoutInvalidationContext,
    draggedItems: [IndexPath: DraggedItem] = [:]
  ) {
    for move in moves {
      stale.moveItems(by: move)
      staleAfterWork.moveItems(by: move)
      queried.moveItems(by: move)
    }
    movement = InteractiveMovement(
      context: context, moves: moves, draggedItems: draggedItems, after: movement)
  }

  /// Ends the interactive movement, but keeps its last step for an update list that animates it.
  mutating func endMovement() { movement = movement?.ended }
}

import Foundation
import WaterfallEngine

/// The parts of the layout that are out of date, and the updates that are under way.
///
/// This value knows neither a view nor the layout. It receives UIKit's events and returns the work
/// to do.
///
///     invalidation ──▶ mark ──▶ prepare(), or a lookup before it, takes the work and does it
///     invalidation during that work ──▶ waits for the next prepare()
///
/// The delegate, `onDiagnostic`, or a subclass can invalidate the layout during the work. If each
/// query caused another invalidation, a pass that did this work, too, would never end.
///
/// It isn't copyable. Otherwise, the compiler copies all of its sets to read one flag, in each
/// scroll step.
struct LayoutCycle: ~Copyable {
  /// The calls to the layout that haven't returned yet.
  ///
  /// UIKit and apps can make any of these calls while another one is running.
  struct Reentrancy: OptionSet {
    let rawValue: UInt8
    /// A query from UIKit about future bounds or a future size.
    ///
    /// Lookups then return the last layout.
    static let query = Reentrancy(rawValue: 1)
    /// A call of the flow layout's own `invalidateLayout(with:)`.
    ///
    /// With estimates, the flow layout may size every item during this call unless the content size
    /// is empty (facts 10.7). The layout therefore returns an empty content size.
    static let stockInvalidation = Reentrancy(rawValue: 2)
    /// The work of a pass, which queries the delegate and holds the engine.
    static let work = Reentrancy(rawValue: 4)
    /// `prepare()`, until UIKit queries the content size.
    ///
    /// A subclass's own part of `prepare()` runs in between.
    static let preparation = Reentrancy(rawValue: 8)
    /// A `prepare()` after which UIKit reads only the elements that contexts name.
    ///
    /// UIKit raises an exception if one of them no longer exists (facts 6.2). Parts that a subclass
    /// makes stale here therefore wait for the next `prepare()`.
    static let namedPreparation = Reentrancy(rawValue: 16)
  }

  private(set) var reentrancy: Reentrancy = []
  /// The environment of the engine's layout, or `nil` before the first pass.
  private(set) var environment: LayoutEnvironment?
  /// The batch update under way.
  var batch: BatchUpdate?
  /// The last step of an interactive movement, until another update follows.
  private(set) var movement: InteractiveMovement?
  /// Whether UIKit reads only the elements that the contexts since the last `prepare()` name, or
  /// `nil` if there was no context.
  private var contextsNameElements: Bool?
  /// The tasks for the next turn.
  private(set) var due: TurnTasks = []
  /// Whether stale parts have waited for a reload that didn't come.
  private var hasWaited = false

  /// Whether the app has called `remeasureItems(at:)` since the last pass, or since a batch's block
  /// began.
  private var remeasuresItems = false

  /// The parts that the next pass or lookup brings up to date.
  private(set) var stale = Staleness.everything
  /// The parts that were marked during work, for the next `prepare()`.
  private(set) var staleAfterWork = Staleness.nothing
  /// The parts that were queried in this turn of the main run loop, or while the data source and
  /// the collection view had different counts.
  ///
  /// The app may have changed its content before the query, and UIKit may be about to deliver the
  /// update list. UIKit lays out first in a batch, and the batch's block also runs before the list
  /// (facts 1.10).
  private(set) var queried = Staleness.nothing
}

// MARK: - Work to do

extension LayoutCycle {
  /// Whether the delegate is being queried.
  var isAtWork: Bool { reentrancy.contains(.work) }

  /// Whether a lookup has anything to bring up to date.
  var isStale: Bool { !stale.isNothing }

  /// Whether the next `prepare()` has anything to bring up to date.
  var hasWork: Bool { isStale || !staleAfterWork.isNothing }

  /// Whether everything will be queried again, so that marking a part changes nothing.
  var includesEverything: Bool { (defersWork ? staleAfterWork : stale).everything }

  /// Whether parts that become stale wait for the next `prepare()`.
  private var defersWork: Bool { !reentrancy.isDisjoint(with: [.work, .namedPreparation]) }

  /// Whether the layout still has all elements that the collection view shows, so that the elements
  /// of two screens can be compared.
  var hasShownElements: Bool { !includesEverything && !isBeforeList }

  /// Whether a batch update has begun but isn't applied yet, so that lookups return the old layout.
  var isBeforeList: Bool { batch?.isBeforeList == true }

  /// Whether a lookup can bring the layout up to date.
  var allowsLookupWork: Bool { reentrancy.isDisjoint(with: [.work, .query]) && !isBeforeList }

  /// Whether the next scroll must cause a pass.
  ///
  /// That's the case while a batch update has prepared the layout but not delivered its update
  /// list.
  var needsPass: Bool { batch?.isAwaitingList == true }

  /// Whether, in the next pass, UIKit reads only the elements that contexts name.
  ///
  /// It does so if only scrolling causes the pass.
  var readsOnlyNamed: Bool { contextsNameElements == true }

  /// Whether the collection view is in `prepare()`, where it can ignore an invalidation.
  var isPreparing: Bool { !reentrancy.isDisjoint(with: [.work, .preparation]) }

  /// Whether a change of the counts begins a batch update.
  ///
  /// There must be a layout to animate from, and no update that still waits for its list. An update
  /// that is already applied ends here, because a subclass may not call `super` when its update
  /// ends.
  var mayBeginBatch: Bool { environment != nil && batch?.isApplied ?? true }

  /// Whether a pass can leave stale parts to a later pass.
  var mayWait: Bool { !hasWaited && !isAtWork }

  /// Ends waiting, because neither a reload nor an update list came.
  mutating func endWaiting() { hasWaited = true }

  /// Marks parts as out of date.
  ///
  /// During work, and while UIKit reads only named elements, they wait for the next `prepare()`.
  mutating func mark(_ part: Staleness) {
    if defersWork { staleAfterWork.formUnion(part) } else { stale.formUnion(part) }
  }

  /// Records a call of `remeasureItems(at:)`.
  mutating func didRemeasureItems() { remeasuresItems = true }

  /// Discards all cached layout and the updates under way, as `reloadData()` does.
  mutating func discardEverything() {
    mark(.everything)
    batch = nil
    movement = nil
  }

  /// Begins a `prepare()` call and returns its work.
  ///
  /// Returns `nil` if the layout must first receive an update list, or if it's already at work.
  mutating func prepare(on environment: LayoutEnvironment) -> Work? {
    if !readsOnlyNamed { due.remove(.recovery) }
    reentrancy.formUnion(readsOnlyNamed ? [.preparation, .namedPreparation] : .preparation)
    contextsNameElements = nil
    due.remove(.endOfWaiting)
    hasWaited = false
    remeasuresItems = false
    guard !isAtWork else { return nil }
    if batch?.isWithoutList == true { batch = nil }
    // UIKit prepares the layout with the new counts before it delivers the list (facts 1.10). The
    // list would discard anything that is queried and laid out now.
    if !includesEverything, environment == self.environment, batch?.advanceOnPrepare() == true {
      return nil
    }
    takeUpWhatCameDuringWork()
    return takeWork(on: environment)
  }

  /// Returns the work that brings stale parts up to date, and marks them as current.
  ///
  /// The work includes everything if the environment is new, or if a batch update still waits for
  /// its list.
  mutating func takeWork(on environment: LayoutEnvironment) -> Work {
    defer { stale = .nothing }
    let queriesEverything = stale.everything || environment != self.environment || needsPass
    return queriesEverything ? .everything : .parts(stale)
  }

  /// Returns the work that queries everything, because an update list doesn't fit the content.
  mutating func takeEverything() -> Work {
    takeUpWhatCameDuringWork()
    stale = .nothing
    return .everything
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
  /// Returns `false` if the layout is already inside of such a call.
  mutating func enter(_ call: Reentrancy) -> Bool { reentrancy.insert(call).inserted }

  /// Records that a call ends.
  mutating func leave(_ call: Reentrancy) { reentrancy.remove(call) }

  /// Schedules a task for the next turn.
  mutating func schedule(_ task: TurnTasks) { due.insert(task) }

  /// Removes and returns the tasks for this turn.
  mutating func takeDueTasks() -> TurnTasks {
    defer { due = [] }
    return due
  }

  mutating func beginWork(on environment: LayoutEnvironment) {
    reentrancy.insert(.work)
    self.environment = environment
  }

  /// Records which parts the delegate was queried for.
  ///
  /// If `endsWithTurn` is `true`, the layout forgets them when the turn ends. Otherwise, it keeps
  /// them until a call to `forgetQueried()`.
  mutating func recordQueried(_ part: Staleness, endsWithTurn: Bool) {
    if !endsWithTurn {
      due.remove(.forgetting)
    } else if queried.isNothing || part.everything {
      due.insert(.forgetting)
    }
    queried.formUnion(part)
  }

  /// Forgets the queried parts, because the collection view already counts their content.
  mutating func forgetQueried() {
    queried = .nothing
    due.remove(.forgetting)
  }

  /// Ends the current work, and stores its results in the batch update.
  ///
  /// If the work is done and includes everything or an update list, the batch update is applied.
  mutating func endWork(_ work: Work, isDone: Bool, record: BatchRecord) {
    reentrancy.remove(.work)
    if let batch { self.batch?.record = batch.record.union(record) }
    switch work {
    case .everything, .list: if isDone { batch?.markApplied() }
    case .parts, .shiftedItems, .moves: break
    }
  }

  /// Begins a batch update, because the counts have changed and an update list will follow.
  ///
  /// `before` are the elements near the screen, and `anchor` are the items that stay in place.
  mutating func beginBatch(before: [LayoutElement], anchor: ScrollAnchor) {
    // The layout may already have queried everything from the new content. The list would then make
    // the same changes a second time.
    if queried.everything { mark(.everything) }
    // Parts that are marked from now on have their new index paths.
    batch = BatchUpdate(
      before: before, anchor: anchor, queried: queried.everything ? .nothing : queried,
      stale: stale.everything ? .nothing : stale, remeasuresItems: remeasuresItems)
    forgetQueried()
    if !stale.everything { stale = .nothing }
  }

  /// Records whether a context names the elements that UIKit reads, or makes UIKit read all of
  /// them.
  mutating func recordContext(namesElements: Bool) {
    // UIKit can ignore a context during `prepare()`.
    if !isPreparing { contextsNameElements = contextsNameElements != false && namesElements }
  }

  /// Records a query of the content size, and returns whether it ends `prepare()`.
  mutating func endPreparing() -> Bool {
    reentrancy.remove(.namedPreparation)
    return reentrancy.remove(.preparation) != nil && !isAtWork
  }

  /// Begins an update list, and returns whether the list must be applied.
  ///
  /// A list that only animates the last step of an interactive movement is already applied.
  mutating func beginList(_ updates: UpdateLists) -> Bool {
    due.remove(.recovery)
    if movement?.onlyAnimates(updates) == true {
      stale.formUnion(batch?.stale ?? .nothing)
      batch = nil
      return false
    }
    movement = nil
    if batch == nil {
      beginBatch(before: [], anchor: ScrollAnchor(items: [], staysInRange: false))
    }
    return true
  }

  /// Stores the plan of an update list, or `nil` if the list doesn't fit the content.
  ///
  /// Returns the work that applies the list, or `nil` if the layout is already the new one.
  mutating func take(_ plan: UpdatePlan?) -> Work? {
    batch?.plan = plan
    guard isBeforeList else { return nil }
    return plan.map { .list($0) } ?? takeEverything()
  }

  /// Ends the batch update and returns it, or returns `nil` if there is none.
  mutating func endBatch() -> BatchUpdate? {
    defer { batch = nil }
    return batch
  }

  /// Records a step of an interactive movement.
  mutating func step(
    _ moves: [ItemMove],
    by context: UICollectionViewLayoutInvalidationContext
  ) {
    movement = InteractiveMovement(context: context, moves: moves, after: movement)
  }

  /// Ends the interactive movement, but keeps its last step for the list that animates it.
  mutating func endMovement() { movement = movement?.ended }
}

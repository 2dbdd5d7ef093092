import Foundation
import WaterfallEngine

/// What is out of date and what is under way, from one event of UIKit's to the next.
///
/// A value that knows neither a view nor the layout: an event goes in, and the work to do comes out.
///
///     invalidation ──▶ mark ──▶ prepare(), or a look-up before it, takes the work and does it
///     invalidation during that work ──▶ waits for the next prepare()
///
/// An invalidation during the work comes from the delegate, from `onDiagnostic` or from a subclass
/// while it is asked. If the same pass took it up, two that take turns would never end.
struct LayoutCycle {
  /// The calls that the layout is inside of; they nest, in work too.
  struct Situation: OptionSet {
    let rawValue: UInt8
    /// UIKit asks about bounds or a size to come: look-ups answer by what was asked last.
    static let question = Situation(rawValue: 1)
    /// The stock class invalidates: the content is empty for it.
    static let stockInvalidation = Situation(rawValue: 2)
  }

  private(set) var situation: Situation = []
  /// Whether the delegate is being asked, with the engine out of the layout's reach.
  private(set) var isAtWork = false
  /// What the engine was laid out for; nil before the first pass.
  private(set) var environment: LayoutEnvironment?
  /// The batch update under way.
  private(set) var batch: BatchUpdate?
  /// The last step of an interactive movement, until another update comes.
  private(set) var movement: InteractiveMovement?
  /// Whether the contexts since the last `prepare()` have only what they name read again; nil where none came.
  private var contextsNameElements: Bool?
  /// Whether `prepare()` has come and the content size has not been asked since: a subclass's own part
  /// of `prepare()` runs in between.
  private var awaitsSizeQuestion = false
  /// Has all attributes read again in the next turn, where no list (facts 12.6) and no pass comes before.
  private var recovery: NextTurn?
  /// The same where the pass that comes before may read only what is named, or has begun already: a subclass
  /// may set an option in `prepare()` before it calls super.
  private var secondReading: NextTurn?

  /// Ends waiting for a reload; nil where nothing waits.
  private var waiting: NextTurn?
  /// Whether what is stale has waited for a reload, and none came.
  private var hasWaited = false

  /// Whether the app has called `remeasureItems(at:)` since the last pass; in a batch, since its block began.
  private var remeasuresItems = false

  private(set) var stale = Staleness.everything
  private(set) var staleAfterWork = Staleness.nothing
  /// What was asked in this turn of the main run loop, or while the data source held other counts than the
  /// collection view.
  ///
  /// The content may have changed before that, and an update list may be about to say so: UIKit lays out
  /// first in a batch, and what happens in its block comes before its list too (facts 1.10).
  private(set) var asked = Staleness.nothing
  private var turnOfAsking: NextTurn?
}

// MARK: - What there is to do

extension LayoutCycle {
  /// Whether a look-up has something to bring up to date.
  var isStale: Bool { !stale.isNothing }

  /// Whether the next `prepare()` has something to bring up to date.
  var hasWork: Bool { isStale || !staleAfterWork.isNothing }

  /// Whether everything will be asked again, so that marking a part changes nothing.
  var includesEverything: Bool { (isAtWork ? staleAfterWork : stale).everything }

  /// Whether the layout still is that of before a batch update, while the counts are those of after.
  var isBeforeList: Bool { batch?.isBeforeList == true }

  /// Whether a look-up may bring the layout up to date.
  var letsLookUpsWork: Bool { !isAtWork && !situation.contains(.question) && !isBeforeList }

  /// Whether a pass must come at the next scroll: no list came in the update that changed the counts.
  var needsPass: Bool { batch?.isAwaitingList == true }

  /// Whether the next pass reads only what contexts name: nothing but scrolling causes it.
  var readsOnlyNamed: Bool { contextsNameElements == true }

  /// Whether the collection view is in `prepare()`: it need not take up an invalidation then.
  var isPreparing: Bool { isAtWork || awaitsSizeQuestion }

  /// Whether a change of the counts begins a batch update.
  ///
  /// There must be a layout to animate from. It also ends an update that is applied: a subclass may
  /// not call super when its update ends.
  var mayBeginBatch: Bool { environment != nil && batch?.isApplied ?? true }

  /// Whether a pass may leave what is stale to another.
  var mayWait: Bool { !hasWaited && !isAtWork }

  /// Notes that what is stale waits for a reload or an update list, but not longer than a turn.
  mutating func wait(until turn: NextTurn) { waiting = turn }

  /// Notes that neither has come.
  mutating func endWaiting() {
    waiting = nil
    hasWaited = true
  }

  /// Notes what is out of date; during work it is left to the next `prepare()`.
  mutating func mark(_ part: Staleness) {
    if isAtWork { staleAfterWork.formUnion(part) } else { stale.formUnion(part) }
  }

  /// Records a call of `remeasureItems(at:)`.
  mutating func didRemeasureItems() { remeasuresItems = true }

  /// Notes that nothing of before counts any more, as after a reload.
  mutating func markEverythingAnew() {
    mark(.everything)
    batch = nil
    movement = nil
  }

  /// Takes what a `prepare()` has to do; nil where an update list, or the end of the work, comes first.
  mutating func prepare(on environment: LayoutEnvironment) -> Work? {
    if !readsOnlyNamed { recovery = nil }
    contextsNameElements = nil
    awaitsSizeQuestion = true
    waiting = nil
    hasWaited = false
    remeasuresItems = false
    guard !isAtWork else { return nil }
    if batch?.isWithoutList == true { batch = nil }
    // UIKit prepares with the new counts before it says what changed (facts 1.10); asking and laying out
    // everything now would be thrown away when the list comes.
    if !includesEverything, environment == self.environment, batch?.advanceOnPrepare() == true {
      return nil
    }
    takeUpWhatCameDuringWork()
    return takeWork(on: environment)
  }

  /// Takes what is out of date, before the `prepare()` that is to come.
  mutating func takeWork(on environment: LayoutEnvironment) -> Work {
    defer { stale = .nothing }
    let mustAskEverything = stale.everything || environment != self.environment || needsPass
    return mustAskEverything ? .everything : .parts(stale)
  }

  /// Takes everything, where an update list does not add up.
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

// MARK: - What is under way

extension LayoutCycle {
  /// Notes that a call begins; answers what to leave to.
  mutating func enter(_ call: Situation) -> Situation {
    defer { situation.insert(call) }
    return situation
  }

  mutating func leave(to outer: Situation) { situation = outer }

  mutating func beginWork(on environment: LayoutEnvironment) {
    isAtWork = true
    self.environment = environment
  }

  /// Notes what the delegate was asked; to be forgotten in a turn to come, if in any.
  mutating func noteAsked(_ part: Staleness, until turn: NextTurn?) {
    if asked.isNothing || part.everything || turn == nil { turnOfAsking = turn }
    asked.formUnion(part)
  }

  /// Forgets what was asked: it belongs to the content that the collection view counts.
  mutating func forgetAsked() {
    asked = .nothing
    turnOfAsking = nil
  }

  /// Records that work is over, whether it was done, and what it leaves for the rest of a batch update.
  mutating func endWork(_ work: Work, isDone: Bool, record: BatchRecord) {
    isAtWork = false
    batch?.didWork(record)
    switch work {
    case .everything, .list: if isDone { batch?.markApplied() }
    case .parts, .shiftedItems, .moves: break
    }
  }

  /// Notes that the counts have changed, and that an update list is to come.
  mutating func begin(_ batch: BatchUpdate) {
    self.batch = batch
    self.batch?.remeasuresItems = remeasuresItems
    // The list would be applied to answers about the content of after once more.
    if asked.everything { mark(.everything) } else { self.batch?.asked = asked }
    forgetAsked()
    // What is marked from now on is named by its place after the update.
    guard !stale.everything else { return }
    self.batch?.stale = stale
    stale = .nothing
  }

  /// Notes who has everything read again if no pass comes before, or not all of it is read in that.
  mutating func recover(in turn: NextTurn) {
    if readsOnlyNamed { secondReading = turn } else { recovery = turn }
  }

  /// Notes that a context has elements read again: those that it names, or all.
  mutating func noteContext(namesElements: Bool) {
    // One that comes in `prepare()` may be lost.
    if !isPreparing { contextsNameElements = contextsNameElements != false && namesElements }
  }

  /// Records a query of the content size, and returns whether it ends `prepare()`.
  mutating func endPreparing() -> Bool {
    defer { awaitsSizeQuestion = false }
    return awaitsSizeQuestion && !isAtWork
  }

  /// Notes that an update list comes; false where it only animates what a movement has done.
  mutating func beginList(_ updates: UpdateLists) -> Bool {
    recovery = nil
    if movement?.onlyAnimates(updates) == true {
      stale.formUnion(batch?.stale ?? .nothing)
      batch = nil
      return false
    }
    movement = nil
    if batch == nil {
      begin(BatchUpdate(before: [], anchor: ScrollAnchor(items: [], staysInRange: false)))
    }
    return true
  }

  /// Takes the plan of an update list, or `nil` if the list doesn't fit the content.
  ///
  /// Returns the work that applies it, or `nil` if the layout already is the new one.
  mutating func take(_ plan: UpdatePlan?) -> Work? {
    let isEmpty = plan?.isEmpty == true
    var plan = plan
    plan?.queriesEverything = isEmpty && batch?.remeasuresItems == false
    batch?.setPlan(plan)
    guard isBeforeList else { return nil }
    return plan.map { .list($0) } ?? takeEverything()
  }

  /// Notes what came and went beside the items of sections that stay.
  mutating func compareElements(with present: (_ section: Int) -> [ElementID]) {
    batch?.compareElements(with: present)
  }

  /// Notes what was answered for the animation of a batch update.
  mutating func noteAnswer(_ answer: AnimationAnswer) { batch?.noteAnswer(answer) }

  /// Notes the offset before a view states its size within a batch update.
  mutating func noteKeptOffset(_ offset: CGFloat?) { batch?.noteKeptOffset(offset) }

  /// Notes that a batch update is over; answers it, where there was one.
  mutating func endBatch() -> BatchUpdate? {
    defer { batch = nil }
    return batch
  }

  /// Notes a step of an interactive movement.
  mutating func step(
    _ moves: [ItemMove],
    by context: UICollectionViewLayoutInvalidationContext
  ) {
    movement = InteractiveMovement(context: context, moves: moves, after: movement)
  }

  /// Notes that the movement is over; its last step still answers for the list that animates it.
  mutating func endMovement() { movement?.end() }
}

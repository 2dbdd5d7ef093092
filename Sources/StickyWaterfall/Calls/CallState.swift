/// The calls to the layout that haven't returned yet, the invalidations since the last `prepare()`,
/// and the tasks of the next turn.
///
/// UIKit and apps can call the layout while another of its methods is running. What the layout may
/// do in such a call depends on the calls around it.
struct CallState {
  /// Calls to the layout, or parts of them.
  struct Running: OptionSet {
    let rawValue: UInt8
    /// A call in which UIKit asks about new bounds or a preferred size.
    ///
    /// During the call, lookups return the last layout.
    static let question = Running(rawValue: 1)
    /// A call of the flow layout's own `invalidateLayout(with:)`.
    ///
    /// With estimates, the flow layout can measure every item during this call, unless the content
    /// size is empty (facts 10.7). The layout therefore returns an empty one.
    static let superInvalidation = Running(rawValue: 2)
    /// The part of a layout pass in which the layout asks the delegate.
    static let work = Running(rawValue: 4)
    /// A call of `prepare()`, including the code that a subclass runs after `super.prepare()`.
    ///
    /// The call counts as running until UIKit reads the content size.
    static let preparation = Running(rawValue: 8)
    /// A call of `prepare()` after which UIKit reads only the elements that contexts list.
    ///
    /// The call counts as running until UIKit reads the first element. If a subclass invalidates
    /// the layout during this time, the next `prepare()` does the work. Done at once, the work
    /// could remove a listed element, and UIKit would raise an exception (facts 6.2).
    static let listedPreparation = Running(rawValue: 16)
    /// The part of `invalidateLayout(with:)` that runs before `super`.
    ///
    /// A subclass may have cleared its own values already.
    static let invalidation = Running(rawValue: 32)
    /// A call that the layout makes to its own class, whose methods a subclass can override.
    static let ownCall = Running(rawValue: 64)
    /// A change of the content offset in `prepare()`, which keeps items in place on screen.
    static let move = Running(rawValue: 128)
  }

  /// What UIKit reads after a call of `prepare()`.
  enum Reading {
    case everything
    /// Only the elements that invalidation contexts list.
    case listedElements
  }

  private(set) var running: Running = []
  /// The content offset before the running call of `super.invalidateLayout(with:)`.
  var offsetBeforeInvalidation: CGPoint?
  /// Whether `prepare()` has run for the collection view's present sections and items.
  private(set) var isPreparedForCounts = false
  /// Whether every invalidation context since the last `prepare()` has listed elements.
  ///
  /// The value is `nil` if there were no contexts.
  private var contextsListElements: Bool?
  /// Whether the layout has already waited one turn for the app to reload its changed data.
  private var hasWaited = false
  /// The tasks for the next turn of the main run loop.
  private(set) var due: TurnTasks = []
  /// The timer for these tasks, or `nil` if there is none.
  private var timer: NextTurn?
}

// MARK: - Running calls

extension CallState {
  /// Records that a call begins.
  ///
  /// Returns `false` if a call of the same kind is already running.
  mutating func enter(_ call: Running) -> Bool { running.insert(call).inserted }

  mutating func leave(_ call: Running) { running.remove(call) }

  /// Whether the layout is asking the delegate.
  var isWorking: Bool { running.contains(.work) }

  /// Whether `prepare()` or its work is running.
  ///
  /// UIKit can ignore an invalidation during this time.
  var isPreparing: Bool { !running.isDisjoint(with: [.work, .preparation]) }

  /// Whether the layout or the flow layout may be moving the content.
  ///
  /// UIKit then calls `scrollViewDidScroll`, in which the app can act.
  var isMovingContent: Bool { !running.isDisjoint(with: [.superInvalidation, .move]) }

  /// Whether a lookup can update the layout.
  var allowsWorkInLookups: Bool { running.isDisjoint(with: [.work, .question]) }

  /// Whether the layout can ask its own class, as UIKit can at this time.
  ///
  /// A subclass can compute its values in `prepare()`, and can use the collection view's sections
  /// and items in its overrides.
  var allowsAskingClass: Bool {
    isPreparedForCounts
      && running.isDisjoint(
        with: [.preparation, .work, .superInvalidation, .invalidation, .ownCall])
  }

  /// The pass that lays out the parts that become stale now.
  ///
  /// While the layout asks the delegate, the current pass doesn't lay them out: a delegate that
  /// invalidates the layout each time would keep the pass from ending. The parts also wait while
  /// UIKit reads only listed elements.
  var passForNewWork: Staleness.Pass {
    running.isDisjoint(with: [.work, .listedPreparation]) ? .current : .next
  }
}

// MARK: - Invalidation and preparation

extension CallState {
  /// What UIKit reads after the next call of `prepare()`.
  ///
  /// It reads only listed elements if every invalidation context since the last `prepare()` lists
  /// some.
  var nextReading: Reading { contextsListElements == true ? .listedElements : .everything }

  /// Whether UIKit has a layout pass to run before it shows the current layout.
  var awaitsPass: Bool { contextsListElements != nil || !isPreparedForCounts }

  /// Records an invalidation context, whether it lists elements, and whether UIKit has counted the
  /// sections and items again.
  mutating func recordContext(listsElements: Bool, changesCounts: Bool = false) {
    if changesCounts { isPreparedForCounts = false }
    // Ignore contexts that arrive during `prepare()`. UIKit can drop them.
    if !isPreparing { contextsListElements = contextsListElements != false && listsElements }
  }

  /// Records that the collection view's sections and items may have changed.
  mutating func recordCountChange() { isPreparedForCounts = false }

  /// Records that UIKit calls `prepare()`.
  mutating func beginPreparation(_ reading: Reading) {
    running.insert(.preparation)
    switch reading {
    case .everything:
      running.remove(.listedPreparation)
      cancel(.recovery)
    case .listedElements: running.insert(.listedPreparation)
    }
    contextsListElements = nil
    isPreparedForCounts = true
    cancel(.endOfWaiting)
    hasWaited = false
  }

  /// Records that UIKit reads the content size, and returns whether this is the first time after
  /// `prepare()`.
  ///
  /// A subclass can run code after `super.prepare()`, so `prepare()` counts as running until UIKit
  /// reads the content size.
  mutating func endPreparation() -> Bool {
    running.remove(.preparation) != nil && !isWorking
  }

  /// Records that UIKit has begun to read elements after `prepare()`.
  ///
  /// A subclass can also set an option in its content size getter, after `endPreparation()`. Until
  /// UIKit reads elements, the work for such an option therefore waits for the next `prepare()`.
  mutating func didReadElements() { running.remove(.listedPreparation) }

  /// Whether `prepare()` can wait for a reload before it updates stale parts.
  var allowsWaiting: Bool { !hasWaited && !isWorking }

  /// Records that the layout has waited one turn for a reload.
  mutating func didWaitOneTurn() { hasWaited = true }
}

// MARK: - The next turn

extension CallState {
  mutating func schedule(_ task: TurnTasks) { due.insert(task) }

  mutating func cancel(_ task: TurnTasks) { due.remove(task) }

  var hasTimer: Bool { timer != nil }

  /// Stores the timer that runs the scheduled tasks.
  mutating func setTimer(_ timer: NextTurn) { self.timer = timer }

  /// Ends the timer, and removes and returns the scheduled tasks.
  mutating func takeDueTasks() -> TurnTasks {
    defer { due = [] }
    timer = nil
    return due
  }
}

/// The calls to the layout that haven't returned yet, what UIKit reads next, and the tasks of the
/// next turn.
///
///     a context ──▶ pending: listed, or everything
///     prepare() ──▶ pending: none        reading: awaitsSize ──▶ awaitsElements ──▶ idle
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
    /// The part of `invalidateLayout(with:)` that runs before `super`.
    ///
    /// A subclass may have cleared its own values already.
    static let invalidation = Running(rawValue: 8)
    /// A call that the layout makes to its own class, whose methods a subclass can override.
    static let ownCall = Running(rawValue: 16)
    /// A change of the content offset in `prepare()`, which keeps items in place on screen.
    static let move = Running(rawValue: 32)
  }

  /// What UIKit reads in the next layout pass.
  private enum Pending {
    /// Nothing, because no context has come since the last `prepare()`.
    case none
    /// Only the elements that contexts list, because each context since the last `prepare()` has
    /// listed some.
    case listed
    case everything
  }

  /// What UIKit hasn't read yet since it called `prepare()`.
  private enum Progress {
    case idle
    /// The content size.
    ///
    /// A subclass can run code after `super.prepare()`, so `prepare()` counts as running until
    /// UIKit reads the content size.
    case awaitsSize(then: Reading)
    /// The first of the elements that contexts list.
    ///
    /// If a subclass invalidates the layout during this time, for example in its content size
    /// getter, the next `prepare()` does the work. Done at once, the work could remove a listed
    /// element, and UIKit would raise an exception (facts 6.2).
    case awaitsElements
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
  private var pending = Pending.none
  private var reading = Progress.idle
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
  var isPreparing: Bool { isWorking || awaitsSize }

  /// Whether no call is running, and UIKit has read what it reads after `prepare()`.
  var isIdle: Bool {
    if case .idle = reading { running.isEmpty } else { false }
  }

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
    isPreparedForCounts && !awaitsSize
      && running.isDisjoint(with: [.work, .superInvalidation, .invalidation, .ownCall])
  }

  /// The pass that lays out the parts that become stale now.
  ///
  /// While the layout asks the delegate, the current pass doesn't lay them out: a delegate that
  /// invalidates the layout each time would keep the pass from ending. The parts also wait while
  /// UIKit reads only listed elements.
  var passForNewWork: Staleness.Pass {
    if isWorking { return .next }
    switch reading {
    case .awaitsSize(then: .listedElements), .awaitsElements: return .next
    case .awaitsSize(then: .everything), .idle: return .current
    }
  }
}

// MARK: - Invalidation and preparation

extension CallState {
  /// What UIKit reads after the next call of `prepare()`.
  var nextReading: Reading {
    switch pending {
    case .listed: .listedElements
    case .none, .everything: .everything
    }
  }

  /// Whether UIKit has a layout pass to run before it shows the current layout.
  var awaitsPass: Bool {
    if case .none = pending { !isPreparedForCounts } else { true }
  }

  /// Whether `prepare()` is running, or UIKit hasn't read the content size since then.
  var awaitsSize: Bool {
    if case .awaitsSize = reading { true } else { false }
  }

  /// Records an invalidation context, whether it lists elements, and whether UIKit has counted the
  /// sections and items again.
  mutating func recordContext(listsElements: Bool, changesCounts: Bool = false) {
    if changesCounts { isPreparedForCounts = false }
    // Ignore contexts that arrive during `prepare()`. UIKit can drop them.
    guard !isPreparing else { return }
    switch pending {
    case .none, .listed: pending = listsElements ? .listed : .everything
    case .everything: break
    }
  }

  /// Records that the collection view's sections and items may have changed.
  mutating func recordCountChange() { isPreparedForCounts = false }

  /// Records that UIKit calls `prepare()`.
  mutating func beginPreparation(_ reading: Reading) {
    self.reading = .awaitsSize(then: reading)
    if case .everything = reading { cancel(.recovery) }
    pending = .none
    isPreparedForCounts = true
    cancel(.endOfWaiting)
    hasWaited = false
  }

  /// Records that UIKit reads the content size, and returns whether this is the first time after
  /// `prepare()`.
  mutating func endPreparation() -> Bool {
    guard case .awaitsSize(let next) = reading else { return false }
    switch next {
    case .everything: reading = .idle
    case .listedElements: reading = .awaitsElements
    }
    return !isWorking
  }

  /// Records that UIKit has begun to read elements after `prepare()`.
  mutating func didReadElements() {
    switch reading {
    case .awaitsSize: reading = .awaitsSize(then: .everything)
    case .awaitsElements, .idle: reading = .idle
    }
  }

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

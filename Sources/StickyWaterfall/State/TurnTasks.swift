/// The tasks that the layout does in the next turn of the main run loop.
///
/// One timer does all of them. A task is removed if something else does it first.
struct TurnTasks: OptionSet {
  let rawValue: UInt8
  /// UIKit reads all attributes again if neither an update list (facts 12.6) nor a full pass comes
  /// first.
  static let recovery = TurnTasks(rawValue: 1)
  /// UIKit reads all attributes again, even after a pass.
  ///
  /// That pass may read only the named elements. It may also have begun already, because a subclass
  /// can set an option in `prepare()` before it calls `super`.
  static let secondReading = TurnTasks(rawValue: 2)
  /// Stale parts no longer wait for a reload, and UIKit reads all attributes again.
  static let endOfWaiting = TurnTasks(rawValue: 4)
  /// The layout forgets which parts the delegate was queried for.
  static let forgetting = TurnTasks(rawValue: 8)
  /// The turn's pass budget ends, and a new one begins.
  static let endOfBudget = TurnTasks(rawValue: 16)
}

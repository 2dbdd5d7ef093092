/// The tasks that the layout does in the next turn of the main run loop.
///
/// One timer runs all of them. A task is removed if it becomes unnecessary before that.
struct TurnTasks: OptionSet {
  let rawValue: UInt8
  /// A task that makes UIKit read all attributes again.
  ///
  /// It's removed if an update list (facts 12.6) or a full layout pass comes first.
  static let recovery = TurnTasks(rawValue: 1)
  /// A task that makes UIKit read all attributes again, even if a layout pass comes first.
  ///
  /// That pass may read only named elements. It may also have begun already, because a subclass can
  /// set an option in `prepare()` before it calls `super`.
  static let secondReading = TurnTasks(rawValue: 2)
  /// A task that ends the wait for a reload, and makes UIKit read all attributes again.
  static let endOfWaiting = TurnTasks(rawValue: 4)
  /// A task that deletes the record of the parts that the delegate was queried for.
  static let forgetting = TurnTasks(rawValue: 8)
  /// A task that ends this turn's budget of layout passes, and begins a new one.
  static let endOfBudget = TurnTasks(rawValue: 16)
}

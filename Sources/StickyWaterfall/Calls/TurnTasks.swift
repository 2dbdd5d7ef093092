/// The tasks that the layout does in the next turn of the main run loop.
///
/// One timer runs all tasks. A task that becomes unnecessary before the timer fires is removed.
struct TurnTasks: OptionSet {
  let rawValue: UInt8
  /// A task that makes UIKit read all attributes again.
  ///
  /// The task is removed if an update list (facts 12.6) or a full layout pass comes first.
  static let recovery = TurnTasks(rawValue: 1)
  /// A task that makes UIKit read all attributes again, even if a layout pass comes first.
  ///
  /// That pass isn't enough, because UIKit may read only listed elements in it.
  static let secondReading = TurnTasks(rawValue: 2)
  /// A task that ends the wait for a reload, and makes UIKit read all attributes again.
  static let endOfWaiting = TurnTasks(rawValue: 4)
  /// A task that deletes the record of the parts that the delegate was asked for.
  static let forgetting = TurnTasks(rawValue: 8)
  /// A task that ends this turn for the loop guard, and tries the refused changes again.
  static let endOfPasses = TurnTasks(rawValue: 16)
  /// A task that lets go of a scroll target if no view has returned a new size in this turn.
  static let endOfTarget = TurnTasks(rawValue: 64)
}

#if !canImport(UIKit)
// Models work that waits for the next turn of the main run loop. Work that is added during a turn
// waits for the one after it. On the main thread, a turn also runs the main queue.
// Doesn't model modes, timers, or the layout pass at the end of a turn: a test calls
// `layoutIfNeeded()`.
// Source: CFRunLoop.h, `CFRunLoopPerformBlock`.

import Foundation

/// The main run loop, whose turns a test takes by hand.
///
/// A layout that defers work uses `RunLoop.main.perform(inModes:block:)` on a phone, and this on
/// platforms without UIKit. Nothing runs until the test says so:
///
/// ```swift
/// view.performBatchUpdates(nil)  // The layout defers some work.
/// MainRunLoop.takeTurn()         // The layout does the work: for example, it invalidates itself.
/// view.layoutIfNeeded()          // UIKit lays out at the end of each turn.
/// ```
///
/// As on a phone, there's one for the whole process, and work can't be canceled: a block should
/// hold its owner weakly, and check whether it's still needed. Blocks that an earlier test left
/// waiting run in the next turn.
@preconcurrency @MainActor
public enum MainRunLoop {
  private static var waiting: [@MainActor () -> Void] = []

  /// Schedules a block for the next turn, after the blocks that already wait.
  public static func performNextTurn(_ block: @escaping @MainActor () -> Void) {
    waiting.append(block)
  }

  /// Runs the waiting blocks in order.
  ///
  /// Blocks that they add wait for the next call.
  ///
  /// On the main thread, as in an XCTest, this also runs what `DispatchQueue.main.async` and
  /// `RunLoop.main.perform` deferred. The main actor of Swift Testing has no thread of its own, and
  /// a queue can't run inside its own work; there, `await Task.yield()` lets the main queue run.
  public static func takeTurn() {
    let turn = waiting
    waiting = []
    for block in turn { block() }
    if Thread.isMainThread { RunLoop.main.run(until: Date()) }
  }
}
#endif

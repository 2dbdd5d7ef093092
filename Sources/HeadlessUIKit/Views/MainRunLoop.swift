#if !canImport(UIKit)
// Modelled: work that waits for the next turn of the main run loop; work added during a turn waits for
// the one after it. What waits on the main queue runs then too, where the caller is on the main thread.
// Not modelled: modes, timers, and the layout at the end of a turn: a test calls `layoutIfNeeded()`.
// Source: CFRunLoop.h, `CFRunLoopPerformBlock`.

import Foundation

/// The main run loop, whose turns a test takes by hand.
///
/// A layout that has to do something "in a moment" gives it to `RunLoop.main.perform(inModes:block:)` on a
/// phone and to this where UIKit is missing. Nothing runs until the test says so:
///
/// ```swift
/// view.performBatchUpdates(nil)     // the layout noticed something, and put off what it does about it
/// MainRunLoop.takeTurn()            // now it does it: for instance, it invalidates itself
/// view.layoutIfNeeded()             // as UIKit does at the end of each turn
/// ```
///
/// As on a phone there is one for the whole process, and no way to take work back: a block should hold
/// its owner weakly and look whether it is still wanted. What an earlier test left waiting runs in
/// the next turn taken.
@preconcurrency @MainActor
public enum MainRunLoop {
  private static var waiting: [@MainActor () -> Void] = []

  /// Has a block run in the next turn, after those that wait already.
  public static func performNextTurn(_ block: @escaping @MainActor () -> Void) {
    waiting.append(block)
  }

  /// Runs what waits, in order; what that adds waits for the next call.
  ///
  /// On the main thread, as in a test of XCTest, it also runs what `DispatchQueue.main.async` and
  /// `RunLoop.main.perform` put off. The main actor of Swift Testing has no thread of its own, and a queue
  /// cannot run inside its own work: there, `await Task.yield()` lets the main queue run.
  public static func takeTurn() {
    let turn = waiting
    waiting = []
    for block in turn { block() }
    if Thread.isMainThread { RunLoop.main.run(until: Date()) }
  }
}
#endif

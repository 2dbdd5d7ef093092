#if !canImport(UIKit)
// This file models work that is scheduled on the main run loop. Work that is scheduled during a
// turn runs in the next turn. On the main thread, a turn also runs the main queue.
// This file doesn't model modes, timers, or the layout pass at the end of a turn. A test calls
// `layoutIfNeeded()` instead.
// Source: CFRunLoop.h, `CFRunLoopPerformBlock`.

import Foundation

/// The main run loop, whose turns a test controls.
///
/// A layout that defers work uses `RunLoop.main.perform(inModes:block:)` on a device. On platforms
/// without UIKit, it uses this type. Nothing runs until the test takes a turn:
///
/// ```swift
/// view.performBatchUpdates(nil)  // The layout defers some work.
/// MainRunLoop.takeTurn()         // The layout does the work: for example, it invalidates itself.
/// view.layoutIfNeeded()          // UIKit lays out at the end of each turn.
/// ```
///
/// As on a device, the process has only one main run loop, and scheduled work can't be canceled.
/// Therefore, a block should hold its owner weakly, and check whether its work is still needed. A
/// turn also runs blocks that an earlier test scheduled.
@preconcurrency @MainActor
public enum MainRunLoop {
  private static var waiting: [@MainActor () -> Void] = []
  /// The number of turns that the test has taken, each of which is as long as a frame.
  ///
  /// Only the main thread reads and writes it, although the function below isn't isolated.
  nonisolated(unsafe) fileprivate static var turns = 0

  /// Schedules a block for the next turn, after all blocks that are already scheduled.
  public static func performNextTurn(_ block: @escaping @MainActor () -> Void) {
    waiting.append(block)
  }

  /// Runs the scheduled blocks in order.
  ///
  /// Blocks that are scheduled during this turn run in the next turn.
  ///
  /// On the main thread, for example in XCTest, this method also runs the work of
  /// `DispatchQueue.main.async` and `RunLoop.main.perform`.
  ///
  /// In Swift Testing, a test on the main actor blocks the main queue until the test suspends. To
  /// run the work of the main queue, call `await Task.yield()`.
  public static func takeTurn() {
    turns += 1
    let turn = waiting
    waiting = []
    for block in turn { block() }
    if Thread.isMainThread { RunLoop.main.run(until: Date()) }
  }
}

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Returns the time in seconds, which passes only while a test takes turns: 60 make a second.
public func CACurrentMediaTime() -> Double { Double(MainRunLoop.turns) / 60 }
#endif

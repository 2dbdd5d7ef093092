import Foundation

/// A closure that runs in the next turn of the main run loop, even while the user scrolls.
///
/// The closure doesn't run if the object is released before that turn. It can run before UIKit lays
/// out, and long before the next frame.
@MainActor
final class NextTurn {
  private let work: @MainActor () -> Void

  init(_ work: @escaping @MainActor () -> Void) {
    self.work = work
    let block: @MainActor () -> Void = { [weak self] in self?.work() }
    #if canImport(UIKit)
    let loop = CFRunLoopGetMain()
    CFRunLoopPerformBlock(loop, CFRunLoopMode.commonModes.rawValue) {
      MainActor.assumeIsolated(block)
    }
    // UIKit lays out views just before the run loop goes to sleep. A new block doesn't wake the run
    // loop (CFRunLoop.h, `CFRunLoopPerformBlock`), and would run only after the next touch.
    CFRunLoopWakeUp(loop)
    #else
    MainRunLoop.performNextTurn(block)
    #endif
  }
}

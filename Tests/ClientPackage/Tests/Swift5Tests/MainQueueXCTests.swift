#if !canImport(UIKit)
import StickyWaterfall
import XCTest

final class MainQueueXCTests: XCTestCase {
  func testRunLoopTurnAlsoRunsWorkOfTheMainQueue() {
    var done: [String] = []
    MainRunLoop.performNextTurn { done.append("here") }
    DispatchQueue.main.async { done.append("queue") }
    XCTAssertEqual(done, [])
    MainRunLoop.takeTurn()
    XCTAssertEqual(done, ["here", "queue"])
  }
}
#endif

#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct MainRunLoopTests {
  @Test func scheduledWorkRunsInTheNextRunLoopTurn() {
    var done: [String] = []
    MainRunLoop.performNextTurn {
      done.append("first")
      MainRunLoop.performNextTurn { done.append("from the first") }
    }
    MainRunLoop.performNextTurn { done.append("second") }
    #expect(done.isEmpty)
    MainRunLoop.takeTurn()
    #expect(done == ["first", "second"])
    MainRunLoop.takeTurn()
    #expect(done == ["first", "second", "from the first"])
    MainRunLoop.takeTurn()
    #expect(done.count == 3)
  }
}
#endif

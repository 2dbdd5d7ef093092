import Testing

@testable import StickyWaterfall

@MainActor
@Suite struct NextTurnTests {
  @Test func workRunsOnceInTheNextRunLoopTurn() {
    var runs = 0
    let turn = NextTurn { runs += 1 }
    #expect(runs == 0)
    Host.takeTurn()
    Host.takeTurn()
    withExtendedLifetime(turn) { #expect(runs == 1) }
  }

  @Test func scheduledWorkNeverRunsIfItsSchedulerIsReleased() {
    var runs = 0
    var turn: NextTurn? = NextTurn { runs += 1 }
    #expect(turn != nil)
    turn = nil
    Host.takeTurn()
    #expect(runs == 0)
  }
}

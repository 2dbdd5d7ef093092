import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// How often a view may change its size in one turn of the main run loop.
@MainActor
@Suite struct SelfSizingAttemptsTests {
  private let cell = ElementID(.item(0), inSection: 0)

  @Test func eightChangesInATurnAreAllThereAre() {
    let attempts = SelfSizingAttempts()
    for _ in 0..<8 {
      #expect(!attempts.isExhausted(cell))
      attempts.countUp(cell)
    }
    #expect(attempts.isExhausted(cell))
    #expect(!attempts.isExhausted(ElementID(.item(1), inSection: 0)))
  }

  @Test func eachTurnBeginsANewCount() {
    let attempts = SelfSizingAttempts()
    for _ in 0..<3 {
      for _ in 0..<8 { attempts.countUp(cell) }
      #expect(attempts.isExhausted(cell))
      Host.takeTurn()
      #expect(!attempts.isExhausted(cell))
    }
  }
}

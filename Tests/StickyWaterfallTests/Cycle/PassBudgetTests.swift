import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// What becomes of sizes that the passes of a turn did not last for.
@MainActor
@Suite struct PassBudgetTests {
  private let element = ElementID(.item(3), inSection: 0)

  @Test func aSizeThatIsPutOffIsTakenOverInTheNextTurnWhateverTheAppChanges() {
    let budget = PassBudget()
    var taken = 0
    budget.noteCause()
    #expect(budget.putOff(element) { taken += 1 })
    budget.forget()
    #expect(taken == 0)
    Host.takeTurn()
    #expect(taken == 1 && !budget.isCounting)
  }

  @Test func ofOneViewOnlyTheFirstSizeIsPutOff() {
    let budget = PassBudget()
    budget.noteCause()
    #expect(budget.putOff(element) {})
    #expect(!budget.putOff(element) { Issue.record("a second size") })
    Host.takeTurn()
  }

  @Test func whereIndexPathsMayStandForOtherViewsNothingIsTakenOver() {
    let budget = PassBudget()
    budget.noteCause()
    #expect(budget.putOff(element) { Issue.record("a size of another view") })
    budget.forgetViews()
    budget.noteCause()
    Host.takeTurn()
  }
}

/// What a pass reads, by the contexts before it.
@MainActor
@Suite struct NamedReadingTests {
  @Test func aContextThatNamesElementsTakesNothingBackOfOneThatNamesNone() {
    for names in [[true], [true, true], [true, false], [false, true], [false]] {
      var cycle = LayoutCycle()
      for name in names { cycle.noteContext(namesElements: name) }
      #expect(cycle.readsOnlyNamed == !names.contains(false))
    }
    #expect(!LayoutCycle().readsOnlyNamed)
  }
}

import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The changes that the pass budget allows in a turn or tries again in the next.
@MainActor
@Suite struct PassBudgetTests {
  private let element = ElementID(.item(3), inSection: 0)

  private func size(_ height: CGFloat, from old: CGFloat) -> PreferredSize {
    func attributes(_ height: CGFloat) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 3])
      attributes.size = CGSize(width: 100, height: height)
      return attributes
    }
    return PreferredSize(
      element: element, preferred: attributes(height), original: attributes(old), extent: 0,
      width: nil, currentExtent: 0)
  }

  /// Returns a budget whose turn has had this number of passes, each with a cause.
  private func budget(passes: Int) -> PassBudget {
    var budget = PassBudget()
    budget.beginTurn(passes: passes)
    return budget
  }

  @Test func eachChangeUsesAtMostTwoLayoutPassesOfThePassBudget() {
    var budget = budget(passes: 0)
    for _ in 0..<25 {
      #expect(!budget.isSpent)
      budget.didCausePass()
      for _ in 0..<9 { budget.didBeginPass() }
    }
    #expect(budget.isSpent)
    #expect(!self.budget(passes: 49).isSpent)
    #expect(self.budget(passes: 50).isSpent)
  }

  @Test func preferredSizeRefusedByThePassBudgetIsTriedAgain() {
    var budget = budget(passes: 50)
    #expect(!budget.allows(size(170, from: 50)))
    let isTriedAgain = budget.recordRefusal(of: size(170, from: 50))
    let refused = budget.endTurn(refusing: nil)
    #expect(isTriedAgain && refused.sizes.map(\.preferred.size.height) == [170])
    #expect(budget.allows(size(170, from: 50)))
  }

  @Test func preferredSizeThatAlternatesBetweenTwoValuesIsRefused() {
    var budget = budget(passes: 50)
    budget.didUseSize(of: element)
    let isTriedAgain = budget.recordRefusal(of: size(164, from: 170))
    let refused = budget.endTurn(refusing: nil)
    #expect(!isTriedAgain && refused.sizes.isEmpty)
    #expect(!budget.allows(size(164, from: 170)))
    #expect(budget.allows(size(164, from: 50)))
    budget.forgetElements()
    #expect(budget.allows(size(164, from: 170)))
  }

  @Test func preferredSizeIsTriedAgainIfRefusedAfterAllSizesWereQueried() {
    var budget = budget(passes: 50)
    budget.didUseSize(of: element)
    budget.didQueryEverything()
    let isTriedAgain = budget.recordRefusal(of: size(170, from: 50))
    #expect(isTriedAgain)
  }

  @Test func allSizesAreQueriedAgainWhenRefusedPreferredSizesAreForgotten() {
    var budget = budget(passes: 50)
    _ = budget.recordRefusal(of: size(170, from: 50))
    budget.forgetElements()
    let refused = budget.endTurn(refusing: nil)
    #expect(refused.sizes.isEmpty && refused.includeEverything)
  }

  // For example, a prefetched cell that prefers a new size in each turn.
  @Test func preferredSizeThatKeepsChangingIsRefusedUntilTheViewsSettle() {
    var budget = PassBudget()
    for _ in 0..<4 {
      budget.beginTurn(passes: 3)
      #expect(budget.allows(size(170, from: 164)))
      for _ in 0..<2 { budget.didUseSize(of: element) }
      _ = budget.endTurn(refusing: nil)
    }
    #expect(!budget.allows(size(170, from: 164)))
    _ = budget.endTurn(refusing: nil)
    #expect(!budget.awaitsQuietTurn)
    #expect(budget.allows(size(170, from: 164)))
  }

  @Test func refusedSizesAreAllowedAgainAfterATurnWithoutLayoutPasses() {
    var budget = PassBudget()
    for turn in 0..<8 {
      budget.beginTurn(passes: 1)
      #expect(budget.allows(size(170, from: 164)) == (turn < 7))
      for _ in 0..<(turn.isMultiple(of: 2) ? 2 : 1) { budget.didUseSize(of: element) }
      _ = budget.endTurn(refusing: nil)
    }
    _ = budget.endTurn(refusing: nil)
    #expect(budget.allows(size(170, from: 164)))
  }

  @Test func passBudgetIsSpentAfterFourRunLoopTurnsOfRefusedInvalidations() {
    var budget = PassBudget()
    func refuseInTurn() -> Bool {
      budget.beginTurn(passes: 50)
      budget.refuseEverything()
      let refused = budget.endTurn(refusing: nil)
      #expect(refused.includeEverything)
      return budget.isSpent
    }
    let startsSpent = (0..<6).map { _ in refuseInTurn() }
    #expect(startsSpent == [false, false, false, false, true, true])
    for _ in 0..<2 { _ = budget.endTurn(refusing: nil) }
    let startsSpentAfterRest = refuseInTurn()
    #expect(!startsSpentAfterRest)
  }

  @Test func refusedSizesAreTriedAgainForFourRunLoopTurns() {
    var budget = PassBudget()
    let tries = (0..<6).map { _ in
      budget.beginTurn(passes: 50)
      _ = budget.recordRefusal(of: size(170, from: 50))
      return budget.endTurn(refusing: nil).sizes.count
    }
    #expect(tries == [1, 1, 1, 1, 0, 0])
  }

  @Test func eachRefusedWidthIsTriedOnlyOnceAfterFourRunLoopTurns() {
    var budget = PassBudget()
    func tries(_ widths: [Double]) -> [Bool] {
      widths.map { width in
        budget.beginTurn(passes: 1)
        return budget.endTurn(refusing: LayoutEnvironment(width)).includeEnvironment
      }
    }
    let alternating = tries([320, 260, 320, 260, 260, 320])
    #expect(alternating == [true, true, true, true, false, false])
    let new = tries([300, 300, 1, 2, 3, 4])
    #expect(new == [true, false, true, true, true, false])
    let quiet = budget.endTurn(refusing: LayoutEnvironment(260))
    #expect(!quiet.includeEnvironment)
    _ = budget.endTurn(refusing: nil)
    let afterRest = tries([260])
    #expect(afterRest == [true])
  }
}

extension PassBudget {
  fileprivate mutating func beginTurn(passes: Int) {
    for _ in 0..<passes {
      didCausePass()
      didBeginPass()
    }
  }
}

@MainActor
@Suite struct NamedElementQueryTests {
  @Test func layoutPassReadsAllElementsIfAnInvalidationContextListsNoElements() {
    for names in [[true], [true, true], [true, false], [false, true], [false]] {
      var cycle = LayoutCycle()
      for name in names { cycle.recordContext(namesElements: name) }
      #expect(cycle.readsOnlyNamed == !names.contains(false))
    }
    #expect(LayoutCycle().readsOnlyNamed == false)
  }
}

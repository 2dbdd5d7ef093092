import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The changes that the pass budget allows in a turn or tries again in the next.
@MainActor
@Suite struct PassBudgetTests {
  private func size(_ height: CGFloat, of item: Int = 3, replaces: Bool = true) -> PreferredSize {
    func attributes(_ height: CGFloat) -> UICollectionViewLayoutAttributes {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, item])
      attributes.size = CGSize(width: 100, height: height)
      return attributes
    }
    return PreferredSize(
      element: ElementID(.item(item), inSection: 0), preferred: attributes(height),
      original: attributes(50), extent: Length(height * 64), width: nil, currentExtent: 0,
      replacesPreferred: replaces)
  }

  /// Returns a budget whose turn has had this number of passes, each with a cause.
  private func budget(passes: Int) -> PassBudget {
    var budget = PassBudget()
    budget.cause(passes: passes)
    return budget
  }

  @Test func eachChangeUsesAtMostTwoLayoutPassesOfThePassBudget() {
    var budget = budget(passes: 0)
    for _ in 0..<25 {
      #expect(!budget.isSpent)
      budget.didCausePass()
      for _ in 0..<9 { budget.didBeginPass() }
      budget.didScroll()
    }
    #expect(budget.isSpent)
    #expect(!self.budget(passes: 49).isSpent)
    #expect(self.budget(passes: 50).isSpent)
  }

  // An app scrolls 100 times in one turn, and new cells return their sizes.
  @Test func firstSizesAndScrollsOfTheAppCostNothing() {
    var budget = PassBudget()
    for step in 0..<100 {
      budget.didScroll()
      budget.didBeginPass()
      let new = size(60, of: step, replaces: false)
      #expect(budget.allows(new))
      let isCaused = budget.use(new)
      #expect(!isCaused)
      budget.didBeginPass()
    }
    #expect(!budget.isSpent)
    let isTriedAgain = budget.endTurn(insetsAreRefused: false)
    #expect(isTriedAgain.sizes.isEmpty && !budget.isReduced)
  }

  // Each cell brings the next one on screen.
  @Test func passesInARowEndBeforeUIKitStopsTheApp() {
    var budget = PassBudget()
    for step in 0..<50 {
      budget.didBeginPass()
      #expect(budget.allows(size(3, of: step, replaces: false)) == (step < 49))
      _ = budget.use(size(3, of: step, replaces: false))
    }
    let disagrees = budget.refuse(size(3, of: 50, replaces: false))
    let refused = budget.endTurn(insetsAreRefused: false)
    #expect(!disagrees && refused.sizes.count == 1 && !budget.isReduced)
  }

  @Test func sizeThatReturnsAfterAnInvalidationIsFree() {
    var budget = PassBudget()
    let isFirstCaused = budget.use(size(60, replaces: false))
    // The app invalidates the layout, which forgets the size.
    let isSecondCaused = budget.use(size(60, replaces: false))
    let isThirdCaused = budget.use(size(70, replaces: false))
    #expect(!isFirstCaused && !isSecondCaused && isThirdCaused)
  }

  @Test func spentPassBudgetRefusesOnlySizesThatReplaceOthers() {
    let budget = budget(passes: 50)
    #expect(!budget.allows(size(170)))
    #expect(PassBudget().allows(size(170)))
  }

  @Test func viewDisagreesOnlyIfItPrefersTwoDifferentSizes() {
    var budget = budget(passes: 50)
    let disagreements = [170, 170, 164, 164, 170].map { budget.refuse(size($0)) }
    #expect(disagreements == [false, false, true, true, false])
    let refused = budget.endTurn(insetsAreRefused: false)
    #expect(refused.sizes.map(\.preferred.size.height) == [170])
  }

  @Test func turnThatSpendsThePassBudgetHalvesTheNextOne() {
    var budget = PassBudget()
    var limits: [Int] = []
    for _ in 0..<8 {
      var limit = 0
      while !budget.isSpent {
        budget.cause(passes: 1)
        limit += 1
      }
      limits.append(limit)
      _ = budget.endTurn(insetsAreRefused: false)
    }
    #expect(limits == [50, 25, 12, 6, 3, 1, 0, 50])
    // The last turn but one had no pass.
  }

  @Test func turnThatSettlesRestoresThePassBudget() {
    var budget = budget(passes: 50)
    _ = budget.endTurn(insetsAreRefused: false)
    #expect(budget.isReduced)
    budget.cause(passes: 24)
    _ = budget.endTurn(insetsAreRefused: false)
    #expect(!budget.isReduced)
  }

  //     restless ─▶ one size ─▶ restless ─▶ one size ─▶ …
  @Test func passBudgetStaysHalvedUntilAnAlternatingViewSettles() {
    var budget = PassBudget()
    for turn in 0..<4 {
      let sizes: [CGFloat] = turn.isMultiple(of: 2) ? [60, 70, 80, 90] : [60, 70]
      for height in sizes {
        _ = budget.use(size(height))
        budget.didBeginPass()
      }
      _ = budget.endTurn(insetsAreRefused: false)
      #expect(budget.isReduced)
    }
    _ = budget.endTurn(insetsAreRefused: false)
    #expect(!budget.isReduced)
  }

  @Test func turnWithoutPassesTriesOnlyFirstSizesAgain() {
    var budget = PassBudget()
    for _ in 0..<6 {
      budget.cause(passes: 50)
      let refused = budget.endTurn(insetsAreRefused: true)
      #expect(refused.includesInsets)
    }
    _ = budget.refuse(size(170))
    _ = budget.refuse(size(60, of: 4, replaces: false))
    let refused = budget.endTurn(insetsAreRefused: true)
    #expect(refused.sizes.map(\.element.kind) == [.item(4)] && !refused.includesInsets)
    #expect(!budget.isReduced)
  }

  @Test func passBudgetReturnsAfterAQuietTurnOrAChange() {
    var spent = PassBudget()
    for _ in 0..<6 {
      spent.cause(passes: 50)
      _ = spent.endTurn(insetsAreRefused: true)
    }
    var budget = spent
    for _ in 0..<3 {
      budget.didBeginPass()
      _ = budget.endTurn(insetsAreRefused: true)
      #expect(budget.isSpent)
    }
    _ = budget.endTurn(insetsAreRefused: true)
    #expect(!budget.isSpent)
    spent.didChange()
    #expect(!spent.isSpent)
  }

  @Test func refusedSizesAreForgottenWithTheirIndexPaths() {
    var budget = budget(passes: 50)
    _ = budget.refuse(size(170))
    budget.forgetElements()
    let refused = budget.endTurn(insetsAreRefused: false)
    #expect(refused.sizes.isEmpty)
  }
}

extension PassBudget {
  fileprivate mutating func cause(passes: Int) {
    for pass in 0..<passes {
      if pass > 0 { didScroll() }
      didCausePass()
      didBeginPass()
    }
  }
}

@MainActor
@Suite struct NamedElementQueryTests {
  @Test func layoutPassReadsAllElementsIfAnInvalidationContextListsNoElements() {
    for names in [[true], [true, true], [true, false], [false, true], [false]] {
      var calls = CallState()
      for name in names { calls.recordContext(listsElements: name) }
      #expect((calls.nextReading == .listedElements) == !names.contains(false))
    }
    #expect(CallState().nextReading == .everything)
  }
}

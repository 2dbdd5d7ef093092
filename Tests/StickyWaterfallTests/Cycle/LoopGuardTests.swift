import Testing
import WaterfallEngine

@testable import StickyWaterfall

/// The sizes and insets that the loop guard allows in a turn or tries again in the next.
@MainActor
@Suite struct LoopGuardTests {
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

  /// Uses sizes of a view until one is refused, and returns how many were used.
  private func replaceSize(in loopGuard: inout LoopGuard) -> Int {
    for step in 0..<100 {
      loopGuard.didBeginPass()
      guard loopGuard.allows(size(CGFloat(60 + step))) else {
        _ = loopGuard.refuse(size(CGFloat(60 + step)))
        return step
      }
      _ = loopGuard.use(size(CGFloat(60 + step)))
    }
    return 100
  }

  // An app scrolls 100 times in one turn, and new cells return their sizes.
  @Test func firstSizesAndScrollsOfTheAppCostNothing() {
    var loopGuard = LoopGuard()
    for step in 0..<100 {
      loopGuard.countFromZero()
      loopGuard.didBeginPass()
      let new = size(60, of: step, replaces: false)
      #expect(loopGuard.allows(new))
      let replaces = loopGuard.use(new)
      #expect(!replaces)
      loopGuard.didBeginPass()
    }
    let isTriedAgain = loopGuard.endTurn(insetsAreRefused: false)
    #expect(isTriedAgain.sizes.isEmpty && !loopGuard.isLimited)
  }

  // Each cell brings the next one on screen.
  @Test func passesInARowEndBeforeUIKitStopsTheApp() {
    var loopGuard = LoopGuard()
    for step in 0..<48 {
      loopGuard.didBeginPass()
      #expect(loopGuard.allows(size(3, of: step, replaces: false)) == (step < 47))
      _ = loopGuard.use(size(3, of: step, replaces: false))
    }
    #expect(loopGuard.isSpent && loopGuard.keepsInsets)
    let disagrees = loopGuard.refuse(size(3, of: 50, replaces: false))
    let refused = loopGuard.endTurn(insetsAreRefused: false)
    #expect(!disagrees && refused.sizes.count == 1 && !loopGuard.isSpent)
  }

  @Test func sizeThatReturnsAfterAnInvalidationIsFree() {
    var loopGuard = LoopGuard()
    let isFirst = loopGuard.use(size(60, replaces: false))
    // UIKit invalidates the layout because insets have changed, and the layout forgets the size.
    let isSecond = loopGuard.use(size(60, replaces: false))
    let isThird = loopGuard.use(size(70, replaces: false))
    #expect(!isFirst && !isSecond && isThird)
  }

  //     turn 1   60, 61, …, 84; refused: 85
  //     turn 2   85; refused: 86
  //     turn 3   nothing is tried again
  @Test func viewReplacesItsSize25TimesAndThenOnceInTheNextTurn() {
    var loopGuard = LoopGuard()
    #expect(replaceSize(in: &loopGuard) == 25)
    let refused = loopGuard.endTurn(insetsAreRefused: false).sizes
    #expect(refused.map(\.preferred.size.height) == [85])
    #expect(replaceSize(in: &loopGuard) == 1)
    let refusedAgain = loopGuard.endTurn(insetsAreRefused: false).sizes
    #expect(refusedAgain.isEmpty && loopGuard.isLimited)
    loopGuard.didChange()
    #expect(replaceSize(in: &loopGuard) == 25)
  }

  // A text that grows in each turn.
  @Test func viewCanReplaceItsSizeOnceInEachTurn() {
    var loopGuard = LoopGuard()
    for turn in 1...100 {
      #expect(loopGuard.allows(size(CGFloat(turn))))
      _ = loopGuard.use(size(CGFloat(turn)))
      loopGuard.didBeginPass()
      _ = loopGuard.endTurn(insetsAreRefused: false)
      #expect(!loopGuard.isLimited)
    }
  }

  //     turn     1      2      3   4     5
  //     sizes    6   ─▶ 3 ─▶   0   6 ─▶  5, refused
  @Test func viewThatIsRestlessHasFewerSizesUntilATurnWithoutOne() {
    var loopGuard = LoopGuard()
    var height: CGFloat = 60
    func replaceSize(_ count: Int) -> Int {
      for step in 0..<count {
        height += 1
        loopGuard.didBeginPass()
        guard loopGuard.allows(size(height)) else { return step }
        _ = loopGuard.use(size(height))
      }
      return count
    }
    for (count, expected) in [(6, 6), (3, 3), (0, 0), (6, 6), (6, 5)] {
      #expect(replaceSize(count) == expected)
      _ = loopGuard.endTurn(insetsAreRefused: false)
    }
  }

  //     turn     1     2     3     4     5     6     7
  //     sizes    6 ──▶ 1 ──▶ 1 ──▶ 1 ──▶ 1 ──▶ 1 ──▶ refused
  @Test func restlessViewReplacesItsSizeFiveTimesInAllLaterTurns() {
    var loopGuard = LoopGuard()
    var height: CGFloat = 60
    func replaceSize() -> Bool {
      height += 1
      loopGuard.didBeginPass()
      guard loopGuard.allows(size(height)) else { return false }
      _ = loopGuard.use(size(height))
      return true
    }
    for _ in 0..<6 { #expect(replaceSize()) }
    for turn in 2...7 {
      _ = loopGuard.endTurn(insetsAreRefused: false)
      #expect(replaceSize() == (turn < 7))
    }
  }

  /// A view that prefers the size that it has starts anew, unless it was restless before.
  @Test(arguments: [false, true])
  func viewThatAgreesStartsAnew(wasRestless: Bool) {
    var loopGuard = LoopGuard()
    func replaceSize(_ count: Int) -> Int {
      (0..<count).filter { step in
        let size = size(CGFloat(60 + step))
        guard loopGuard.allows(size) else { return false }
        _ = loopGuard.use(size)
        return true
      }.count
    }
    if wasRestless {
      #expect(replaceSize(6) == 6)
      loopGuard.didBeginPass()
      _ = loopGuard.endTurn(insetsAreRefused: false)
    }
    #expect(replaceSize(4) == 4)
    loopGuard.settle(size(60).element)
    #expect(replaceSize(25) == (wasRestless ? 1 : 25))
  }

  @Test func viewsAreAskedAgainInTenPassesOfATurn() {
    var loopGuard = LoopGuard()
    var answers: [Bool] = []
    for _ in 0..<11 {
      loopGuard.didBeginPass()
      answers.append(loopGuard.allowsQuestions)
    }
    #expect(answers == Array(repeating: true, count: 10) + [false])
  }

  @Test func scrollOfTheAppMattersAfterTheFirstPass() {
    var loopGuard = LoopGuard()
    #expect(!loopGuard.awaitsScroll)
    loopGuard.didBeginPass()
    #expect(loopGuard.awaitsScroll)
    loopGuard.countFromZero()
    #expect(!loopGuard.awaitsScroll)
  }

  @Test func viewDisagreesOnlyIfItPrefersTwoDifferentSizes() {
    var loopGuard = LoopGuard()
    for _ in 0..<48 { loopGuard.didBeginPass() }
    let disagreements = [170, 170, 164, 164, 170].map { loopGuard.refuse(size($0)) }
    #expect(disagreements == [false, false, true, true, false])
    let refused = loopGuard.endTurn(insetsAreRefused: false)
    #expect(refused.sizes.map(\.preferred.size.height) == [170])
  }

  @Test func insetsChange25TimesAndThenOnceInTheNextTurn() {
    var loopGuard = LoopGuard()
    var changes: [Int] = []
    for turn in 0..<4 {
      var count = 0
      while !loopGuard.keepsInsets {
        loopGuard.didBeginPass()
        loopGuard.didChangeInsets()
        count += 1
      }
      changes.append(count)
      let triesAgain = loopGuard.endTurn(insetsAreRefused: true).includesInsets
      #expect(triesAgain == (turn % 3 == 0))
    }
    #expect(changes == [25, 1, 0, 25])
  }

  @Test(arguments: [true, false])
  func insetsChangeAgainAfterAQuietTurnOrAChangeByTheApp(isQuiet: Bool) {
    var loopGuard = LoopGuard()
    for _ in 0..<3 {
      loopGuard.didBeginPass()
      _ = loopGuard.endTurn(insetsAreRefused: true)
    }
    #expect(loopGuard.keepsInsets)
    if isQuiet { _ = loopGuard.endTurn(insetsAreRefused: false) } else { loopGuard.didChange() }
    #expect(!loopGuard.keepsInsets && !loopGuard.isLimited)
  }

  @Test func refusedSizesAreForgottenWithTheirIndexPaths() {
    var loopGuard = LoopGuard()
    _ = loopGuard.refuse(size(170))
    loopGuard.didChange()
    #expect(loopGuard.endTurn(insetsAreRefused: false).sizes.isEmpty)
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

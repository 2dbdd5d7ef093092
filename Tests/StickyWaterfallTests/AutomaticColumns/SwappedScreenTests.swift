import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A screen keeps its look when only its layout class changes: contract rules 34 to 37.
@MainActor
@Suite struct SwappedScreenTests {
  private func pair(_ screen: SwappedScreen) -> SwapDifferences {
    SwapDifferences(
      stock: SwappedStage(screen, UICollectionViewFlowLayout()),
      ours: SwappedStage(screen, WaterfallFlowLayout()), screen: screen)
  }

  @Test(arguments: SwappedScreen.table)
  func scrolledAndUpdatedScreenMatchesTheFlowLayout(screen: SwappedScreen) throws {
    let pair = pair(screen)
    try #require(pair.lines() == [])
    for part in [0.25, 0.5, 1, 0] as [CGFloat] {
      for stage in [pair.stock, pair.ours] { stage.scroll(toPart: part) }
      try #require(pair.lines() == [])
      try #require(!pair.ours.view.visibleCells.isEmpty)
    }
    for stage in [pair.stock, pair.ours] { stage.append(2) }
    #expect(pair.lines() == [])
    // Only the sizes of new items are queried.
    #expect(pair.ours.controller.measured.count == (screen.sizes == nil ? 0 : 2))
  }

  /// Contract rule 34.6.
  @Test(arguments: SwappedScreen.table)
  func rotatedScreenMatchesTheFlowLayout(screen: SwappedScreen) {
    let pair = pair(screen)
    for stage in [pair.stock, pair.ours] { stage.rotate() }
    #expect(pair.lines() == [])
  }

  /// All figures are quarters of points, so that frames are exact.
  ///
  /// Contract rule 37f.
  @Test(arguments: Samples.seeds(15, of: 40))
  func randomScreenWithExactSizesMatchesTheFlowLayout(seed: Int) throws {
    var dice = Dice(seed: 2_000 + seed)
    for _ in 0..<20 {
      let screen = SwappedScreen.randomExact(using: &dice)
      try #require(pair(screen).lines() == [], "\(screen)")
    }
  }
}

extension SwappedScreen {
  /// Returns a screen with items of one size or two alternating sizes, all in quarters of points.
  fileprivate static func randomExact(using dice: inout Dice) -> SwappedScreen {
    var screen = SwappedScreen("random and exact")
    screen.isExact = true
    screen.scale = dice.points(1...2)
    screen.isHorizontal = dice.happens(40)
    screen.counts = [dice.number(1...30), dice.number(0...9)]
    let near = dice.points(0...40) / 4
    let far = dice.points(0...40) / 4
    screen.inset = UIEdgeInsets(top: near, left: far, bottom: far, right: near)
    screen.line = dice.points(0...60) / 4
    screen.interitem = dice.points(0...40) / 4
    let across = dice.points(80...400) / 4
    let beside = CGFloat([2, 3, 5][dice.number(0...2)])
    let room = beside * (across + screen.interitem) - screen.interitem + dice.points(0...79) / 4
    let side = room + near + far
    let isHorizontal = screen.isHorizontal
    screen.size = CGSize(width: isHorizontal ? 400 : side, height: isHorizontal ? side : 400)
    let along = dice.points(40...400) / 4
    let step = dice.happens(50) ? dice.points(1...40) / 4 : 0
    screen.sizes = { item, _ in
      // One wider item keeps the section in rows.
      let across = across + (step > 0 && item == 0 ? 3.75 : 0)
      let along = along + (item % 2 == 0 ? 0 : step)
      return isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    return screen
  }
}

import StickyWaterfall
import Testing
import WaterfallTestSupport

/// One line changed, and a screen looks as it did (contract rules 34 to 37): laid out by the stock
/// layout and by ours with nothing else set.
@MainActor
@Suite struct SwappedScreenTests {
  private func pair(_ screen: SwappedScreen) -> SwapDifferences {
    SwapDifferences(
      stock: SwappedStage(screen, UICollectionViewFlowLayout()),
      ours: SwappedStage(screen, WaterfallFlowLayout()), screen: screen)
  }

  @Test func thereAreAtLeastSixtyScreens() { #expect(SwappedScreen.table.count >= 60) }

  @Test(arguments: SwappedScreen.table)
  func aScreenLooksAsItDidWhereverItIsScrolled(screen: SwappedScreen) {
    let pair = pair(screen)
    #expect(pair.lines() == [])
    for part in [0.25, 0.5, 1] as [CGFloat] {
      for stage in [pair.stock, pair.ours] { stage.scroll(toPart: part) }
      #expect(pair.lines() == [])
      #expect(!pair.ours.view.visibleCells.isEmpty)
    }
  }

  @Test(arguments: SwappedScreen.table)
  func aScreenLooksAsItWouldAfterARotation(screen: SwappedScreen) {
    let pair = pair(screen)
    for stage in [pair.stock, pair.ours] { stage.rotate() }
    #expect(pair.lines() == [])
  }

  @Test(arguments: SwappedScreen.table)
  func aScreenLooksAsItWouldAfterABatchUpdate(screen: SwappedScreen) {
    let pair = pair(screen)
    for stage in [pair.stock, pair.ours] { stage.append(2) }
    #expect(pair.lines() == [])
    // None but the new ones is asked.
    let asked = pair.ours.controller.measured.count
    #expect(asked == (screen.sizes == nil ? 0 : 2))
  }

  /// Uniform screens of random figures; every frame is the stock layout's.
  @Test(arguments: 0..<40)
  func aRandomUniformScreenIsTheStockGrid(seed: Int) {
    expectStock(50, seed: seed, SwappedScreen.random)
  }

  /// Quarters of points on screens of one or two pixels to a point, in rows of two, three or five: every
  /// frame to the bit.
  @Test(arguments: 0..<40)
  func aRandomScreenOfExactFiguresIsTheStockGridToTheBit(seed: Int) {
    expectStock(20, seed: 2_000 + seed, SwappedScreen.randomExact)
  }

  /// Screens of unequal widths, with hidden items and ones wider than the room; every frame is the stock
  /// layout's.
  @Test(arguments: 0..<40)
  func aRandomScreenOfUnequalWidthsHasTheStockRows(seed: Int) {
    expectStock(15, seed: 1_000 + seed, appending: 3, SwappedScreen.randomRows)
  }

  /// Random screens are the stock layout's, and stay so as items come.
  private func expectStock(
    _ count: Int, seed: Int, appending added: Int = 0,
    _ makeScreen: (inout Dice) -> SwappedScreen
  ) {
    var dice = Dice(seed: seed)
    for _ in 0..<count {
      let screen = makeScreen(&dice)
      let pair = pair(screen)
      #expect(pair.lines() == [], "\(screen)")
      guard added > 0 else { continue }
      for stage in [pair.stock, pair.ours] { stage.append(added) }
      #expect(pair.lines() == [], "\(screen)")
    }
  }
}

extension SwappedScreen {
  /// Items of many sizes, the first too narrow for a column.
  fileprivate static func randomRows(using dice: inout Dice) -> SwappedScreen {
    var screen = random(using: &dice)
    let room = screen.isHorizontal ? screen.size.height : screen.size.width
    let sizes = (0..<80).map { item -> CGSize in
      guard !dice.happens(5) else { return .zero }
      let part = dice.points(1...9)
      var across = dice.happens(30) ? room / part : dice.points(20...400) / 2.5
      if dice.happens(4) { across = room + dice.points(1...30) }
      let along = dice.happens(30) ? 40 : dice.points(4...160) / 2
      if item == 0 { across = dice.points(1...16) }
      return screen.isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    screen.sizes = { item, _ in sizes[item] }
    return screen
  }

  /// Items of equal sizes, or two sizes in turn, all figures quarters of points.
  fileprivate static func randomExact(using dice: inout Dice) -> SwappedScreen {
    var screen = SwappedScreen("random and exact")
    screen.isExact = true
    screen.scale = dice.points(1...2)
    screen.isHorizontal = dice.happens(40)
    screen.counts = [dice.number(1...30), dice.number(0...9)]
    let (near, far) = (dice.points(0...40) / 4, dice.points(0...40) / 4)
    screen.inset = UIEdgeInsets(top: near, left: far, bottom: far, right: near)
    (screen.line, screen.interitem) = (dice.points(0...60) / 4, dice.points(0...40) / 4)
    let (across, beside) = (dice.points(80...400) / 4, CGFloat([2, 3, 5][dice.number(0...2)]))
    let room = beside * (across + screen.interitem) - screen.interitem + dice.points(0...79) / 4
    let (side, isHorizontal) = (room + near + far, screen.isHorizontal)
    screen.size = CGSize(width: isHorizontal ? 400 : side, height: isHorizontal ? side : 400)
    let (along, step) = (dice.points(40...400) / 4, dice.happens(50) ? dice.points(1...40) / 4 : 0)
    screen.sizes = { item, _ in
      // Of other widths too, so that they stand in rows.
      let across = across + (step > 0 && item == 0 ? 3.75 : 0)
      let along = along + (item % 2 == 0 ? 0 : step)
      return isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    return screen
  }

  /// Items of one size that are wider than 16 points and fit the room.
  fileprivate static func random(using dice: inout Dice) -> SwappedScreen {
    var screen = SwappedScreen("random")
    screen.size = CGSize(width: dice.points(200...1_400), height: dice.points(200...1_400))
    screen.scale = dice.points(1...3)
    screen.isHorizontal = dice.happens(40)
    screen.counts = (0..<dice.number(1...3)).map { _ in dice.number(0...60) }
    screen.inset = dice.inset()
    (screen.line, screen.interitem) = (dice.points(0...40) / 2, dice.points(0...40) / 2)
    screen.header = dice.happens(30) ? dice.points(10...60) : 0
    let room =
      screen.isHorizontal
      ? screen.size.height - screen.inset.top - screen.inset.bottom
      : screen.size.width - screen.inset.left - screen.inset.right
    let beside = dice.points(1...9)
    var across = (room - screen.interitem * (beside - 1)) / beside
    if dice.happens(50) { across = min(across, dice.points(17...400)) }
    // A millionth less, so that no sum exceeds the room in its last bit, which the stock layout would see.
    across = max(17, dice.happens(30) ? across.rounded(.down) : across - 1e-6)
    let along = dice.points(10...400) / (dice.happens(30) ? 3 : 1)
    let size = CGSize(
      width: screen.isHorizontal ? along : across, height: screen.isHorizontal ? across : along)
    screen.itemSize = size
    if dice.happens(50) { screen.sizes = { _, _ in size } }
    return screen
  }
}

import StickyWaterfall
import Testing

/// Rows whose items are as tall as the tallest one: contract rule 37.
@MainActor
@Suite struct StretchedRowTests {
  /// Items of 40 x 40, 30 x 20, 60 x 10, and 30 x 30.
  private static let across: [CGFloat] = [40, 30, 60, 30]
  private static let along: [CGFloat] = [40, 20, 10, 30]

  private func screen(
    _ counts: [Int] = [4], isHorizontal: Bool = false, isRightToLeft: Bool = false,
    _ configure: @escaping (WaterfallFlowLayout) -> Void = { $0.rowAlignment = .stretch }
  ) -> WaterfallScreen {
    let screen = tagScreen(counts, isHorizontal: isHorizontal, isRightToLeft: isRightToLeft) {
      $0.columnCount = WaterfallFlowLayout.flowLayoutRows
      $0.rowDistribution = .leading
      configure($0)
    }
    screen.controller.size = {
      let (across, along) = (Self.across[$0.item], Self.along[$0.item])
      return isHorizontal
        ? CGSize(width: along, height: across) : CGSize(width: across, height: along)
    }
    screen.layOutAgain()
    return screen
  }

  private static func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat)
    -> CGRect
  {
    CGRect(x: x, y: y, width: width, height: height)
  }

  //     │┌40┐·5·┌30┐   │     40 and 20 tall
  //     ││  │   │  │   │
  //     │└──┘   └──┘   │ 8
  //     │┌─60─┐·5·┌30┐ │     10 and 30 tall
  //     │└────┘   └──┘ │
  // Contract rule 37b.2.
  @Test(arguments: [false, true])
  func itemsAreAsTallAsTheTallestItemOfTheirRow(isRightToLeft: Bool) {
    let screen = screen(isRightToLeft: isRightToLeft)
    let starts: [CGFloat] = isRightToLeft ? [60, 25, 40, 5] : [0, 45, 0, 65]
    #expect(
      (0..<4).compactMap { screen.placeOnScreen($0) } == [
        Self.rect(starts[0], 0, 40, 40), Self.rect(starts[1], 0, 30, 40),
        Self.rect(starts[2], 48, 60, 30), Self.rect(starts[3], 48, 30, 30),
      ])
  }

  //     ┌────┐   ┌──┐     The spacings of unequal items are swapped (facts 14.1): 8 between items,
  //     │ 40 │   │60│     and 5 between rows.
  //     └────┘ 5 │  │
  //       8      └──┘
  //     ┌────┐   ┌──┐
  //     │ 30 │   │30│
  //     └────┘   └──┘
  @Test(arguments: [false, true])
  func itemsOfHorizontalRowsAreAsWideAsTheWidestItem(isRightToLeft: Bool) {
    let screen = screen(isHorizontal: true, isRightToLeft: isRightToLeft)
    let frames = (0..<4).compactMap { screen.placeOnScreen($0) }
    #expect(frames.map(\.minY) == [0, 48, 0, 68] && frames.map(\.height) == Self.across)
    #expect(frames.map(\.width) == [40, 40, 30, 30])
    let starts = frames.map { isRightToLeft ? frames[0].maxX - $0.maxX : $0.minX }
    #expect(starts == [0, 0, 45, 45])
  }

  @Test func delegateStretchesTheItemsOfASection() {
    let screen = screen([2, 2]) { $0.rowAlignment = .leading }
    screen.controller.rowAlignment = { [.stretch, .trailing][$0] }
    screen.layOutAgain()
    #expect(screen.frames(0).map(\.height) == [40, 40])
    #expect(screen.frames(1).map(\.height) == [40, 20])
  }

  @Test func rowShrinksAfterItsTallestItemShrinks() {
    let screen = screen()
    var height: CGFloat = 12
    screen.controller.size = { [size = screen.controller.size] path in
      path.item == 0 ? CGSize(width: 40, height: height) : size?(path) ?? .zero
    }
    screen.layout.remeasureItems(at: [[0, 0]])
    #expect(screen.frames().map(\.height) == [20, 20, 30, 30])
    height = 26
    screen.layout.remeasureItems(at: [[0, 0]])
    #expect(screen.frames().map(\.height) == [26, 26, 30, 30])
    #expect(screen.frames().map(\.minY) == [0, 0, 34, 34])
  }

  /// A change of the option asks for all sizes again, as other options of rows do.
  @Test func changedAlignmentAppliesInTheNextPass() {
    let screen = screen { $0.rowAlignment = .center }
    #expect(screen.frames()[1] == Self.rect(45, 10, 30, 20))
    screen.layout.rowAlignment = .stretch
    screen.view.layoutIfNeeded()
    #expect(screen.frames()[1] == Self.rect(45, 0, 30, 40))
  }

  /// The dragged item is 20 points high, and was 40 in its row.
  @Test func itemDraggedToColumnsHasItsOwnHeight() {
    let screen = screen([2, 1])
    screen.controller.columns = { [WaterfallFlowLayout.flowLayoutRows, 1][$0] }
    screen.layOutAgain()
    #expect(screen.frames(0).map(\.height) == [40, 40])
    UIView.performWithoutAnimation {
      #expect(screen.view.beginInteractiveMovementForItem(at: [0, 1]))
      let frame = screen.frame(0, 1) ?? .zero
      screen.view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
      screen.view.layoutIfNeeded()
    }
    #expect(screen.frames(1).map(\.height) == [20, 100])
    screen.view.cancelInteractiveMovement()
    screen.view.layoutIfNeeded()
    #expect(screen.frames(0).map(\.height) == [40, 40])
  }
}

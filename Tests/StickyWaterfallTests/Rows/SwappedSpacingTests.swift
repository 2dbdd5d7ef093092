import StickyWaterfall
import Testing

/// Horizontal rows of items of different sizes swap both spacings: contract rule 37, facts 14.1.
@MainActor
@Suite struct SwappedSpacingTests {
  /// Nine items of 100 x 100 in 320 x 480, two of them 90 x 110 and 100 x 80 unless all are equal.
  private func screen(
    line: CGFloat, interitem: CGFloat, areEqual: Bool = false, cellsSpecifySizes: Bool = false
  ) -> WaterfallScreen {
    let controller = AnsweringController([9])
    let size: (IndexPath) -> CGSize = {
      switch $0.item {
      case 3 where !areEqual: CGSize(width: 90, height: 110)
      case 7 where !areEqual: CGSize(width: 100, height: 80)
      default: CGSize(width: 100, height: 100)
      }
    }
    if cellsSpecifySizes { controller.preferredSize = size } else { controller.size = size }
    return WaterfallScreen(
      controller, size: CGSize(width: 320, height: 480), columns: nil
    ) {
      $0.scrollDirection = .horizontal
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (line, interitem)
      if cellsSpecifySizes {
        $0.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
      }
    }
  }

  //     ┌──┐·10·┌─┐·10·┌──┐     interitem spacing 10 between rows,
  //      90      85     50      line spacing 50 at least between the items of a row
  @Test(arguments: [false, true])
  func unequalItemsHaveLineSpacingInsideTheirRow(cellsSpecifySizes: Bool) {
    let screen = screen(line: 50, interitem: 10, cellsSpecifySizes: cellsSpecifySizes)
    let frames = screen.frames()
    #expect(frames.map(\.minX) == [0, 0, 0, 115, 110, 110, 220, 220, 220])
    #expect(frames.map(\.minY) == [0, 190, 380, 0, 195, 380, 0, 150, 280])
    #expect(abs((screen.frames().map(\.maxX).max() ?? 0) - 320) < 0.01)
  }

  //     ┌──┐··50··┌──┐··50··┌──┐
  //      27        27        10 would fit a fourth item
  @Test func unequalItemsHaveInteritemSpacingBetweenTheirRows() {
    let frames = screen(line: 10, interitem: 50).frames()
    #expect(frames.map(\.minX) == [0, 0, 0, 5, 150, 150, 150, 150, 300])
    #expect(frames.filter { $0.minX == 150 }.map(\.minY) == [0, 133, 267, 400])
  }

  @Test func equalItemsKeepTheirSpacings() {
    let frames = screen(line: 50, interitem: 10, areEqual: true).frames()
    #expect(frames.map(\.minX) == [0, 0, 0, 0, 150, 150, 150, 150, 300])
  }
}

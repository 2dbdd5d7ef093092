#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutRowsTests {
  private func size(_ width: CGFloat, _ height: CGFloat = 50) -> CGSize {
    CGSize(width: width, height: height)
  }

  private func stage(
    _ counts: [Int] = [5], sizes: [CGSize]? = nil, itemSize: CGSize? = nil
  ) -> CollectionStage {
    let layout = UICollectionViewFlowLayout()
    if let itemSize { layout.itemSize = itemSize }
    return CollectionStage.flow(
      layout, counts: counts, delegate: sizes.map(SizingFlowDelegate.init))
  }

  @Test func theLastRowOfStatedSizesHasOtherReadings() {
    defer { LayoutReadings.reset() }
    LayoutReadings.flowCentersLoneLastItem = true
    #expect(stage([4], sizes: [size(100)]).frames().map(\.minX) == [0, 110, 220, 110])
    LayoutReadings.flowTreatsEqualAnswersAsOneSize = true
    #expect(stage([5], sizes: [size(90)]).frames().map(\.minX) == [0, 115, 230, 0, 115])
    #expect(stage([6], sizes: [size(90)]).frames().map(\.minX) == [0, 115, 230, 0, 115, 230])
    #expect(stage([3], sizes: [size(90), size(80)]).frames().map(\.minX) == [0, 100, 190])
  }

  @Test func singleRowOfEqualItemsHasTheGapOfAFullRow() {
    #expect(stage([2], itemSize: size(90)).frames().map(\.minX) == [0, 115])
  }

  @Test func rowHoldsAnItemThatJustFits() {
    #expect(stage([4], itemSize: size(155)).frames().map(\.minX) == [0, 165, 0, 165])
    #expect(stage([2], itemSize: size(156)).frames().map(\.minY) == [0, 60])
  }

  @Test(arguments: 2...9)
  func shortLastRowLinesUpWithTheRowsAbove(columns: Int) {
    let width = 320 / CGFloat(columns) - 10
    let frames = stage([columns * 2 - 1], itemSize: size(width)).frames()
    for (above, below) in zip(frames, frames.filter { $0.minY > 0 }) {
      #expect(above.minX == below.minX)
    }
    #expect(frames.count == columns * 2 - 1)
  }

  @Test func overlongItemHasARowOfItsOwnAndIsLogged() {
    var frames: [CGRect] = []
    let reports = ReportLog.reports {
      frames = stage([3], sizes: [size(100), size(400), size(100)]).frames()
    }
    #expect(frames.map(\.minY) == [0, 60, 120])
    #expect(reports.map(\.severity) == [.log])
    #expect(reports.reason.contains("the item width must be less than"))
  }

  @Test func negativeSizeIsReportedAndCountsAsZero() {
    var frames: [CGRect] = []
    let reports = ReportLog.reports { frames = stage([1], sizes: [size(-1)]).frames() }
    #expect(reports.map(\.reason) == ["negative sizes are not supported in the flow layout"])
    #expect(frames.first?.width == 0)
  }

  @Test func zeroSizesAreAllowed() {
    let reports = ReportLog.reports { #expect(stage([3], itemSize: .zero).frames().count == 3) }
    #expect(reports.isEmpty)
  }

  @Test func horizontalLayoutSwapsTheAxes() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.itemSize = size(50, 90)
    let stage = CollectionStage.flow(layout, size: CGSize(width: 480, height: 320), counts: [5])
    #expect(stage.frames().map(\.minY) == [0, 115, 230, 0, 115])
    #expect(stage.frames().map(\.minX) == [0, 0, 0, 60, 60])
    #expect(layout.collectionViewContentSize == CGSize(width: 110, height: 320))
  }
}
#endif

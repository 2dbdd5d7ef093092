import StickyWaterfall
import Testing

/// The layout gives the frames that were recorded of the stock one (facts 13.1 to 13.5; contract rules 34
/// and 37).
@MainActor
@Suite struct RecordedFlowTests {
  /// Items that overhang the room are wanted, where the stand-in would log them.
  init() { Host.failTestsOnReports(evenByLogs: false) }

  /// But for items of one width and unequal heights, which pack unless rows are asked for.
  // Swift 6.0 stops at a closure in the arguments of a test.
  private nonisolated static let evenRows = RecordedFlow.all.filter { !$0.variesAlongScrolling }
  private nonisolated static let equalItems = RecordedFlow.all.filter(\.hasOneSize)

  @Test(arguments: evenRows)
  func sizesOfTheDelegateLieWhereTheyWereRecorded(probe: RecordedFlow) {
    #expect(probe.observed(of: WaterfallFlowLayout()) == probe.recorded, "\(probe.name)")
  }

  @Test(arguments: equalItems)
  func oneSizeOfTheLayoutLiesWhereItWasRecorded(probe: RecordedFlow) {
    let found = probe.observed(of: WaterfallFlowLayout(), sizesByDelegate: false)
    #expect(found == probe.recorded, "\(probe.name)")
  }

  @Test(arguments: RecordedFlow.all)
  func rowsThatAreAskedForLieWhereTheyWereRecorded(probe: RecordedFlow) {
    let layout = WaterfallFlowLayout()
    layout.columnCount = WaterfallFlowLayout.stockRows
    #expect(probe.observed(of: layout) == probe.recorded, "\(probe.name)")
  }

  /// Facts 13.6: with estimates a section's only item is in the middle, and a last one leads.
  @Test(arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 90, height: 40)])
  func anOnlyItemUnderEstimatesIsCentred(estimate: CGSize) {
    let layouts = [UICollectionViewFlowLayout(), WaterfallFlowLayout()]
    let frames = layouts.map { layout in
      layout.estimatedItemSize = estimate
      let stage = BareStage(
        BareController([1, 3]), layout: layout, size: CGSize(width: 200, height: 300), columns: nil)
      return stage.frames(0) + stage.frames(1)
    }
    #expect(frames[1][0].midX == 100 && frames[1][1].minX == 0)
    #expect(frames[0] == frames[1])
  }
}

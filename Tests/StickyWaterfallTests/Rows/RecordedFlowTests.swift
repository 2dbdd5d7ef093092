import StickyWaterfall
import Testing

/// Frames recorded from the stock layout (facts 13.1 to 13.5; contract rules 34 and 37).
@MainActor
@Suite struct RecordedFlowTests {
  /// Allows logs, because some recordings have items that are wider than the view.
  init() { Host.failTestsOnReports(evenByLogs: false) }

  // The Swift 6.0 compiler crashes if the arguments of a test contain a closure.

  /// The recordings without equal widths and unequal heights, which pack unless rows are requested.
  private nonisolated static let evenRows = RecordedFlow.all.filter { !$0.variesAlongScrolling }
  private nonisolated static let equalItems = RecordedFlow.all.filter(\.hasOneSize)

  @Test(arguments: evenRows)
  func framesFromDelegateSizesMatchRecordingsOfTheFlowLayout(probe: RecordedFlow) {
    #expect(probe.observed(of: WaterfallFlowLayout()) == probe.recorded)
  }

  @Test(arguments: equalItems)
  func framesFromTheItemSizePropertyMatchRecordingsOfTheFlowLayout(probe: RecordedFlow) {
    let found = probe.observed(of: WaterfallFlowLayout(), sizesByDelegate: false)
    #expect(found == probe.recorded)
  }

  @Test(arguments: RecordedFlow.all)
  func framesOfRequestedRowsMatchRecordingsOfTheFlowLayout(probe: RecordedFlow) {
    let layout = WaterfallFlowLayout()
    layout.columnCount = WaterfallFlowLayout.flowLayoutRows
    #expect(probe.observed(of: layout) == probe.recorded)
  }

  /// With estimates, a section's only item is centered, and a last item leads (facts 13.6).
  @Test(arguments: [UICollectionViewFlowLayout.automaticSize, CGSize(width: 90, height: 40)])
  func singleItemIsCenteredInASectionWithAnEstimate(estimate: CGSize) {
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

extension RecordedFlow: CustomTestStringConvertible {
  /// The name of the recording.
  public var testDescription: String { name }
}

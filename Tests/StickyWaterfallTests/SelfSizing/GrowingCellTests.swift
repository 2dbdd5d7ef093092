import StickyWaterfall
import Testing

/// A cell that grows where the view has come to rest, while places are kept.
@MainActor
@Suite struct GrowingCellTests {
  /// What was in sight before a jump has no part in it any more.
  @Test(arguments: [false, true])
  func theTopmostItemStaysWhereACellAboveItGrows(adjustsAtOnce: Bool) {
    let stage = FeedStage(
      .counts([60], columns: 1), reading: HostReading(adjustsAtOnce: adjustsAtOnce)
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.keepsVisibleItemsInPlace = true
    }
    var grown: Int?
    stage.controller.sizeCells { $0 == grown ? 130 : 70 }
    stage.scrollThrough()
    stage.scroll(to: 1_530)
    let (name, place) = stage.topmost()
    let first = stage.visibleItems.min() ?? [0, 0]
    grown = stage.sections[first].name
    #expect(grown != name)
    stage.reconfigure([first])
    #expect(stage.frame(first.item)?.height == 130)
    #expect(stage.place(ofItemNamed: name) == place)
  }
}

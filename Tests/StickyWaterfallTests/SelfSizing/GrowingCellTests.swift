import Foundation
import StickyWaterfall
import Testing

/// A cell that grows where the view has come to rest, while places are kept.
@MainActor
@Suite struct GrowingCellTests {
  /// What was in sight before a jump has no part in it any more, as where that was past the end: from there
  /// to the end at 4,578 nothing but the inset stays in sight.
  @Test(arguments: [false, true], [1_530, 4_578] as [CGFloat])
  func theTopmostItemStaysWhereACellAboveItGrows(adjustsAtOnce: Bool, offset: CGFloat) {
    let stage = FeedStage(
      .counts([60], columns: 1), reading: HostReading(adjustsAtOnce: adjustsAtOnce)
    ) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
      $0.keepsVisibleItemsInPlace = true
    }
    var grown: Int?
    stage.controller.sizeCells { $0 == grown ? 130 : 70 }
    stage.reload()
    stage.scrollThrough()
    stage.scroll(to: offset)
    let (name, place) = stage.topmost()
    let first = stage.visibleItems.min() ?? [0, 0]
    grown = stage.sections[first].name
    #expect(grown != name)
    stage.reconfigure([first])
    #expect(stage.frame(first.item)?.height == 130)
    #expect(stage.place(ofItemNamed: name) == place)
  }
}

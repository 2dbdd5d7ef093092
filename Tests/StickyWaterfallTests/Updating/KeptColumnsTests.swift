import StickyWaterfall
import Testing

/// Items keep their columns with `keepsItemsInColumns`.
@MainActor
@Suite struct KeptColumnsTests {
  @Test func remeasuredItemKeepsAllColumns() {
    let stage = FeedStage(.counts([30], columns: 3)) { $0.keepsItemsInColumns = true }
    let before = stage.columns()
    stage.controller.sections[0].items[3].height = 500
    stage.layout.invalidateLayout(with: .naming(items: (3..<30).map { [0, $0] }))
    stage.view.layoutIfNeeded()
    #expect(stage.columns() == before)
    #expect(stage.frame(3)?.height == 500)
  }
}

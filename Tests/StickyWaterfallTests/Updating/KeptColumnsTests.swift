import StickyWaterfall
import Testing

/// Items keep their columns with `keepsItemsInColumns`.
@MainActor
@Suite struct KeptColumnsTests {
  private func columns(_ stage: FeedStage) -> [Int: Int?] {
    Dictionary(uniqueKeysWithValues: zip(stage.sections[0].items.map(\.name), stage.columns()))
  }

  private static var batches: [FeedBatch] {
    let sections: [FeedSection] = .counts([30], columns: 3)
    return [
      .inserting([333], at: 0, of: sections), .deleting(2..<9, of: sections),
      .reloading(4, height: 444, of: sections),
    ]
  }

  @Test(arguments: 0..<3)
  func itemsChangeColumnsWithoutTheOption(batch: Int) {
    let stage = FeedStage(.counts([30], columns: 3))
    let before = columns(stage)
    stage.perform(Self.batches[batch])
    let after = columns(stage)
    #expect(after.contains { name, column in before[name].map { $0 != column } ?? false })
    #expect(stage.differencesFromFresh() == [])
  }

  @Test func remeasuredItemKeepsAllColumns() {
    let stage = FeedStage(.counts([30], columns: 3)) { $0.keepsItemsInColumns = true }
    let before = columns(stage)
    stage.controller.sections[0].items[3].height = 500
    stage.layout.invalidateLayout(with: .naming(items: (3..<30).map { [0, $0] }))
    stage.view.layoutIfNeeded()
    #expect(columns(stage) == before)
    #expect(stage.frame(3)?.height == 500)
  }
}

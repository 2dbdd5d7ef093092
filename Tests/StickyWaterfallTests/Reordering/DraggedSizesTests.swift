import StickyWaterfall
import Testing
import WaterfallTestSupport

/// The sizes of items that are dragged across sections: contract rules 29 and 46.
@MainActor
@Suite struct DraggedSizesTests {
  private func stage(_ seed: UInt64) -> FeedStage {
    var dice = Dice(seed: seed)
    var sections: [FeedSection] = .counts([
      dice.number(2...5), dice.number(1...5), dice.number(1...4),
    ])
    for section in sections.indices { sections[section].columns = dice.pick([-1, 0, 1, 2, 2, 3]) }
    let stage = FeedStage(sections, expectsDiagnostics: true) {
      $0.estimatedItemSize = CGSize(width: 70, height: 50)
    }
    stage.controller.sizeCells { CGFloat(30 + $0 * 7 % 40) }
    stage.reload()
    stage.takeTurn()
    stage.controller.preferredExtent = nil
    stage.controller.forgetQueries()
    return stage
  }

  private func sizes(_ stage: FeedStage) -> [Int: CGSize] {
    Dictionary(
      uniqueKeysWithValues: stage.sections.paths.map {
        (stage.sections[$0].name, stage.frame($0.item, $0.section)?.size ?? .zero)
      })
  }

  /// Contract rule 46b.2.
  @Test(arguments: [true, false])
  func itemDraggedAcrossASectionAndBackKeepsItsPreferredSize(drops: Bool) {
    let stage = FeedStage(.heights([[50, 50, 50], [50, 50]], columns: 2)) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
    }
    stage.controller.sizeCells { $0 == 101 ? 90 : 50 }
    stage.reload()
    stage.controller.preferredExtent = nil
    stage.controller.forgetQueries()
    stage.drag([0, 1], over: [[1, 1], [0, 0]])
    if drops { stage.view.endInteractiveMovement() } else { stage.view.cancelInteractiveMovement() }
    let path = stage.sections.places[101]
    #expect(path == (drops ? [0, 0] : [0, 1]))
    #expect(path.flatMap { stage.frame($0.item)?.height } == 90)
    #expect(stage.controller.queriedItems == [])
  }

  /// An item that the app invalidates during the drag loses its preferred size.
  @Test func itemRemeasuredDuringADragAcrossSectionsLosesItsPreferredSize() {
    let stage = FeedStage(.heights([[50, 50, 50], [50, 50]], columns: 2)) {
      $0.estimatedItemSize = CGSize(width: 100, height: 50)
    }
    stage.controller.sizeCells { $0 == 101 ? 90 : 50 }
    stage.reload()
    stage.controller.preferredExtent = nil
    stage.drag([0, 1], over: [[1, 1]])
    stage.layout.remeasureItems(at: [[1, 1]])
    stage.view.layoutIfNeeded()
    stage.view.cancelInteractiveMovement()
    #expect(stage.frame(1)?.height == 50)
  }

  /// The item is dropped in the section that it was lifted from.
  @Test(arguments: Samples.seeds(20, of: 60) as Range<UInt64>)
  func allItemsKeepTheirPreferredSizesInADragAndBack(seed: UInt64) {
    let stage = stage(seed)
    var dice = Dice(seed: seed)
    let before = sizes(stage)
    let item = IndexPath(item: dice.number(0...stage.sections[0].items.count - 1), section: 0)
    let others = (0..<dice.number(1...4)).map { _ in
      dice.pick(stage.sections.paths.filter { $0.section > 0 })
    }
    stage.drag(item, over: others + [[0, 0]])
    stage.view.endInteractiveMovement()
    guard stage.sections.places[100 + item.item]?.section == 0 else { return }
    #expect(sizes(stage) == before)
  }
}

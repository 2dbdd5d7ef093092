import StickyWaterfall
import Testing

/// The pin attributes that a header view receives.
@MainActor
@Suite struct PinRestylingTests {
  private func collapsing(_ direction: Direction) -> PinStage<PlanController> {
    let plan = SectionPlan(header: 120, body: 600, footer: 30, pinnedHeader: 50)
    return PinStage([plan, plan], direction)
  }

  //     offset     0        35       70       300
  //     progress   0        0.5      1        1
  //     header     unpinned unpinned unpinned pinned
  @Test(arguments: Direction.allCases)
  func collapsingHeaderReceivesItsProgressWhileUnpinned(direction: Direction) throws {
    let stage = collapsing(direction)
    let view = try #require(stage.boundaryView(.header))
    stage.scroll(to: 35)
    let last = try #require(view.told.last as? WaterfallLayoutAttributes)
    #expect(last.pinProgress == 0.5)
    #expect(!last.isPinned && direction.turned(last.frame).minY == 0)
    stage.scroll(to: 70)
    #expect(stage.attributes(.header)?.pinProgress == 1)
    #expect(stage.attributes(.header)?.isPinned == false)
    stage.scroll(to: 300)
    #expect(stage.attributes(.header)?.pinProgress == 1)
    #expect(stage.attributes(.header)?.isPinned == true)
    #expect(stage.attributes(.header)?.pushProgress == 0)
  }

  @Test(arguments: Direction.allCases, PinningScope.all)
  func viewReceivesAttributesOnlyWhenTheyChange(
    direction: Direction, scope: PinningScope
  ) {
    let stage = collapsing(direction)
    stage.layout.pinningScope = scope
    stage.touch()
    stage.view.layoutIfNeeded()
    var before = stage.boundaries
    for offset in stride(from: CGFloat(-60), to: 1_500, by: 5) {
      let names = before.keys.filter { stage.boundaryView($0.side, $0.section) != nil }
      let views = names.map { stage.boundaryView($0.side, $0.section) }
      let counts = views.map { $0?.told.count ?? 0 }
      stage.scroll(to: offset)
      let after = stage.boundaries
      for (index, name) in names.enumerated()
      where stage.boundaryView(name.side, name.section) === views[index] {
        let isChanged = after[name] != before[name]
        #expect(views[index]?.told.count == counts[index] + (isChanged ? 1 : 0))
        #expect(views[index]?.told.last == after[name])
      }
      before = after
    }
  }
}

extension PinningScope {
  static let all: [PinningScope] = [.section, .untilNextPinned, .stacked]
}

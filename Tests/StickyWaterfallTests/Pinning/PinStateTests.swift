import StickyWaterfall
import Testing

/// The pinned elements, their unpinned frames, and their order in query results.
@MainActor
@Suite struct PinStateTests {
  private func stage(_ direction: Direction) -> PinStage<PlanController> {
    PinStage(
      Array(repeating: SectionPlan(header: 40, body: 530, footer: 30), count: 3), direction)
  }

  @Test(arguments: Direction.allCases)
  func pinnedElementsPropertyContainsVisibleHeadersAndFootersMovedByPinning(direction: Direction) {
    let stage = stage(direction)
    func pinned() -> [String] {
      stage.layout.pinnedElements.map { (pinned: WaterfallFlowLayout.PinnedElement) in
        let name = pinned.elementKind == Side.header.kind ? "header" : "footer"
        return "\(name) \(pinned.indexPath.section)"
      }
    }
    #expect(pinned() == ["footer 0"])
    stage.scroll(to: 100)
    #expect(pinned() == ["header 0", "footer 0"])
    stage.scroll(to: 400)
    //     footer 0 rests at 570; footer 1 stays below its header, at 640
    #expect(pinned() == ["header 0", "footer 1"])
    stage.scroll(to: 620)
    #expect(pinned() == ["header 1", "footer 1"])
  }

  // Contract rule 31.1.
  @Test(arguments: Direction.allCases)
  func contentOffsetForAnItemAvoidsPinnedViews(direction: Direction) {
    var plan = SectionPlan(header: 40, body: 1, footer: 30)
    plan.items = Array(repeating: 50, count: 20)
    let stage = PinStage([plan], direction)
    let path = IndexPath(item: 10, section: 0)
    //     the item is at 540...590, and 230 points are free between the header and the footer
    func offset(_ position: UICollectionView.ScrollPosition) -> CGFloat? {
      stage.layout.contentOffset(forItemAt: path, at: position).map { direction.turned($0).y }
    }
    #expect(offset(direction == .vertical ? .top : .left) == 500)
    #expect(offset(direction == .vertical ? .bottom : .right) == 320)
    stage.layout.scrollToItem(
      at: path, at: direction == .vertical ? .top : .left, animated: false)
    #expect(stage.bounds.minY == 500)
    #expect(stage.frame(.header)?.maxY == stage.frame(10).map(direction.turned)?.minY)
  }

  // Contract rules 31.1 and 31.5.
  //     Sections of 40 + 530 + 30. Only a stack pins a header above section 1 and footers below it.
  @Test(
    arguments: Direction.allCases,
    [(PinningScope.section, 600, 340), (.untilNextPinned, 600, 370), (.stacked, 560, 400)])
  func contentOffsetsForSectionsAndHeadersAvoidPinnedViews(
    direction: Direction, expected: (scope: PinningScope, start: CGFloat, end: CGFloat)
  ) {
    let stage = stage(direction)
    let kind = Side.header.kind
    let path = IndexPath(item: 0, section: 1)
    let layout = stage.layout
    layout.pinningScope = expected.scope
    let (start, end): (UICollectionView.ScrollPosition, UICollectionView.ScrollPosition) =
      direction == .vertical ? (.top, .bottom) : (.left, .right)
    let offsets = [
      layout.contentOffset(forSection: 1),
      layout.contentOffset(forSupplementaryViewOfKind: kind, at: path, at: start),
    ]
    #expect(offsets.map { $0.map { direction.turned($0).y } } == [expected.start, expected.start])
    layout.scrollToSupplementaryView(ofKind: kind, at: path, at: end, animated: false)
    #expect(stage.bounds.minY == expected.end)
    layout.scrollToSection(1, animated: false)
    #expect(stage.bounds.minY == expected.start)
  }

  /// Contract rule 31.3.
  @Test func scrollingToMissingElementsKeepsTheOffset() {
    var plan = SectionPlan(header: 0, body: 900)
    plan.inset.top = 20
    let stage = PinStage([plan])
    stage.scroll(to: 50)
    let layout = stage.layout
    for (kind, section) in [(Side.header.kind, 0), ("other", 0), (Side.footer.kind, 7)] {
      let path = IndexPath(item: 0, section: section)
      #expect(layout.contentOffset(forSupplementaryViewOfKind: kind, at: path, at: .top) == nil)
      layout.scrollToSupplementaryView(ofKind: kind, at: path, at: .top, animated: false)
    }
    layout.scrollToSection(-1, animated: false)
    #expect(layout.contentOffset(forItemAt: [0, 1], at: .top) == nil)
    layout.scrollToItem(at: [0, 1], at: .top, animated: false)
    #expect(layout.contentOffset(forSection: 1) == nil && stage.bounds.minY == 50)
    #expect(layout.contentOffset(forSection: 0) == .zero)
  }

  private func collapsing(_ direction: Direction) -> PinStage<PlanController> {
    let plan = SectionPlan(header: 120, body: 600, footer: 30, pinnedHeader: 50)
    return PinStage([plan, plan], direction)
  }

  @Test(arguments: Direction.allCases, PinningScope.all)
  func headersAndFootersReceiveAttributesOnlyWhenAttributesChange(
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

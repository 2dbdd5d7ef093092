import StickyWaterfall
import Testing

/// Rectangles around few elements, and the elements that the layout returns for them.
@MainActor
@Suite struct RectangleQueryTests {
  private func names(_ layout: UICollectionViewLayout, in rect: CGRect) -> [String] {
    (layout.layoutAttributesForElements(in: rect) ?? []).map { attributes in
      let path = attributes.indexPath
      switch attributes.representedElementKind {
      case nil: return "item \(path.section)-\(path.item)"
      case Side.header.kind: return "header \(path.section)"
      case Side.footer.kind: return "footer \(path.section)"
      default: return "background \(path.section)"
      }
    }
  }

  // Contract rule 13.2.
  //       0  10      110 120     220 230
  //     0 ┌──────────────────────────┐
  //    44 └ header ──────────────────┘
  //    54    ┌────────┐  ┌────────┐
  //   104    │ 0      │  └─── 1 ──┘
  //   154    └────────┘
  //   164 ┌──────────────────────────┐
  //   194 └ footer ──────────────────┘
  @Test func rectangleThatOnlyTouchesAnElementDoesNotReturnIt() {
    let layout = WaterfallFlowLayout()
    let stage = Stage(GridController(heights: [[100, 50]]), layout: layout)
    #expect(stage.frames().map(\.maxY) == [154, 104])
    #expect(names(layout, in: CGRect(x: 0, y: 44, width: 230, height: 10)) == [])
    #expect(names(layout, in: CGRect(x: 110, y: 44, width: 10, height: 120)) == [])
    #expect(names(layout, in: CGRect(x: 110, y: 44, width: 11, height: 120)) == ["item 0-1"])
    #expect(names(layout, in: CGRect(x: 0, y: 43, width: 230, height: 11)) == ["header 0"])
    #expect(names(layout, in: CGRect(x: 0, y: 154, width: 230, height: 11)) == ["footer 0"])
  }

  // Contract rule 13.4.
  //     content             scrolled to 100
  //       0 ┌ header ┐        0 . . . . . .   nothing is here any more
  //      40 │ item   │      100 ┏ header ┓
  @Test func rectangleReturnsAPinnedHeaderOnlyWhereItIsPinned() {
    let stage = PinStage([SectionPlan(header: 40, body: 1_000)])
    stage.scroll(to: 100)
    #expect(names(stage.layout, in: CGRect(x: 0, y: 0, width: 200, height: 40)) == [])
    let pinned = CGRect(x: 0, y: 139, width: 200, height: 40)
    #expect(names(stage.layout, in: pinned) == ["item 0-0", "header 0"])
  }

  // Contract rule 14.1.
  @Test func itemsComeBeforeHeadersFootersAndBackgrounds() throws {
    let layout = WaterfallFlowLayout()
    let kind = WaterfallFlowLayout.elementKindSectionBackground
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: kind)
    let stage = Stage(GridController(heights: [[40, 30, 20], [10]]), layout: layout)
    #expect(
      names(layout, in: .infinite) == [
        "item 0-0", "item 0-1", "item 0-2", "item 1-0", "header 0", "header 1", "footer 0",
        "footer 1", "background 0", "background 1",
      ])
    let all = try #require(layout.layoutAttributesForElements(in: .infinite))
    #expect(all.map { stage.single($0) } == all)
  }
}

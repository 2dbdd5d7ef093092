import StickyWaterfall
import Testing

/// The pinning options, set by properties: sections of 1160 points (header 120, ten items of 100,
/// footer 40) on a screen of 300.
@MainActor
@Suite struct PinOptionsTests {
  // Contract rule 18.
  //     offset 100, extent 50:
  //      30 ┌────────┐
  //     100 ├ visible ┤ ← 50 points of the header stay
  //     150 └────────┘
  @Test(arguments: Direction.allCases)
  func headerSlidesOutUntilItsPinnedExtentRemains(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { $0.pinnedHeaderExtent = 50 }
    for (offset, start) in [(0, 0), (50, 0), (70, 0), (71, 1), (100, 30), (900, 830)] {
      stage.scroll(to: CGFloat(offset))
      #expect(stage.frame(.header) == CGRect(x: 0, y: start, width: 200, height: 120))
    }
  }

  @Test(arguments: Direction.allCases)
  func footerSlidesOutUntilItsPinnedExtentRemains(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { $0.pinnedFooterExtent = 10 }
    #expect(stage.frame(.footer) == CGRect(x: 0, y: 290, width: 200, height: 40))
    stage.scroll(to: 845)
    #expect(stage.start(.footer) == 1_120)
  }

  @Test(arguments: Direction.allCases)
  func pinOffsetsAddAGap(direction: Direction) {
    let stage = PinStage(counts: [10], direction) {
      $0.pinnedHeaderOffset = 15
      $0.pinnedFooterOffset = 25
    }
    stage.scroll(to: 100)
    #expect(stage.start(.header) == 115 && stage.start(.footer) == 335)
    stage.layout.pinnedHeaderOffset = -20
    stage.layout.pinnedFooterOffset = -20
    #expect(stage.start(.header) == 80 && stage.start(.footer) == 380)
  }

  // Contract rule 19.
  //     scope          header 0 ends where            offset 1110
  //     .section       the footer begins   (1120)     1000
  //     .untilNext…    header 1 rests      (1160)     1040
  //     .stacked       the content ends    (2320)     1110, header 1 at 1230
  @Test(arguments: Direction.allCases)
  func pinningScopeDeterminesWhereAHeaderEnds(direction: Direction) {
    let stage = PinStage(counts: [10, 10], direction) { _ in }
    stage.scroll(to: 1_110)
    #expect(stage.start(.header, 0) == 1_000 && stage.start(.header, 1) == 1_160)
    stage.layout.pinningScope = .untilNextPinned
    #expect(stage.start(.header, 0) == 1_040 && stage.start(.header, 1) == 1_160)
    stage.layout.pinningScope = .stacked
    #expect(stage.start(.header, 0) == 1_110 && stage.start(.header, 1) == 1_230)
  }

  // Contract rule 23.
  @Test func stackedHeaderAddsLaterPinsToItsZIndex() {
    let stage = PinStage(counts: [10, 10, 10]) {
      $0.pinningScope = .stacked
      $0.headerReferenceSize.height = 40
      $0.pinnedZIndex = 50
    }
    stage.scroll(to: 2_300)
    #expect((0..<3).map { stage.start(.header, $0) } == [2_300, 2_340, 2_380])
    #expect((0..<3).map { stage.attributes(.header, $0)?.zIndex } == [52, 51, 50])
  }

  @Test(arguments: Direction.allCases)
  func onlyPinnedHeadersUseThePinnedZIndex(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { _ in }
    #expect(stage.attributes(.header)?.zIndex == 10)
    #expect(stage.attributes(.footer)?.zIndex == 1_024)
    stage.scroll(to: 1)
    #expect(stage.attributes(.header)?.zIndex == 1_024)
    stage.layout.pinnedZIndex = 3
    #expect(stage.attributes(.header)?.zIndex == 3)
    #expect(stage.view.layoutAttributesForItem(at: [0, 3])?.zIndex == 0)
  }

  // Contract rule 20.
  @Test(arguments: Direction.allCases)
  func overscrolledPinsMoveWithTheContentUnlessTheOptionIsSet(direction: Direction) {
    let stage = PinStage(counts: [10, 10], direction) { _ in }
    stage.touch()
    stage.scroll(to: -50)
    #expect(stage.start(.header, 0) == 0)
    stage.scroll(to: 2_100)
    #expect(stage.start(.footer, 1) == 2_280)
    stage.layout.pinsWhileOverscrolling = true
    //     the content ends at 2320, so the footer is pulled up by 80
    #expect(stage.start(.footer, 1) == 2_360)
    stage.scroll(to: -50)
    #expect(stage.start(.header, 0) == -50)
  }

  // Contract rule 21.
  @Test(arguments: Direction.allCases)
  func firstHeaderStretchesWhenPulled(direction: Direction) {
    let stage = PinStage(counts: [10], direction) { $0.stretchesFirstHeader = true }
    stage.touch()
    stage.scroll(to: -50)
    #expect(stage.frame(.header) == CGRect(x: 0, y: -50, width: 200, height: 170))
    #expect(stage.attributes(.header)?.isPinned == false)
    stage.layout.sectionHeadersPinToVisibleBounds = false
    #expect(stage.frame(.header)?.height == 170)
    stage.layout.sectionHeadersPinToVisibleBounds = true
    stage.layout.pinsWhileOverscrolling = true
    #expect(stage.frame(.header) == CGRect(x: 0, y: -50, width: 200, height: 170))
    #expect(stage.attributes(.header)?.isPinned == true)
    stage.scroll(to: 0)
    #expect(stage.frame(.header) == CGRect(x: 0, y: 0, width: 200, height: 120))
  }

  @Test(arguments: Direction.allCases)
  func delegateControlsPinningForEachSection(direction: Direction) {
    var plans = Array(repeating: SectionPlan(header: 120, body: 1000, footer: 40), count: 2)
    (plans[0].pinsHeader, plans[0].pinnedFooter) = (false, 10)
    plans[1].pinnedHeader = 50
    plans[1].pinsFooter = false
    let stage = PinStage(plans, direction) {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.pinnedHeaderExtent = 7
    }
    stage.scroll(to: 100)
    #expect(stage.start(.header, 0) == 0 && stage.start(.footer, 0) == 390)
    stage.scroll(to: 1_300)
    #expect(stage.start(.header, 1) == 1_230 && stage.start(.footer, 1) == 2_280)
  }
}

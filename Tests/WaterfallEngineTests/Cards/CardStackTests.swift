import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct CardStackTests {
  /// Cards in one column that start 50 pixels after the preceding card.
  private func column(_ extents: [Length], spacing: Length = -150) -> Waterfall {
    let metrics = SectionMetrics(
      insets: AxisInsets(mainStart: pixels(10), mainEnd: pixels(20)),
      lineSpacing: pixels(spacing), header: BoundaryMetrics(extent: pixels(30)))
    var waterfall = Waterfall(crossExtent: 6400)
    waterfall.stacksItems = true
    Scenario(crossExtent: 6400, sections: [.init(metrics, extents: extents.map(pixels))])
      .layOut(&waterfall)
    return waterfall
  }

  private func viewport(_ start: Length) -> LengthRange {
    LengthRange(pixels(start)..<pixels(start) + pixels(300))
  }

  private func shown(_ waterfall: Waterfall, at start: Length) -> [Int] {
    let rect = AxisRect(main: viewport(start), cross: LengthRange(start: 0, extent: 6400))
    return waterfall.stackedItems(inSection: 0, intersecting: rect, viewport: viewport(start))
      .map(\.level)
  }

  private func starts(_ waterfall: Waterfall, at start: Length) -> [Length] {
    (0..<waterfall.itemCount(inSection: 0)).map {
      waterfall.stackedFrame(ofItem: $0, inSection: 0, viewport: viewport(start)).main.start / 64
    }
  }

  private var twelve: Waterfall { column(Array(repeating: 200, count: 12)) }

  /// Twelve cards of 200, each 50 after the preceding card, from 40 on.
  ///
  ///     at 0: 40 ┬ 0             at 160: 160 ┬ 0 1 2 (2 on top)
  ///           90 ├ 1                     190 ├ 3
  ///          140 ├ 2                     240 ├ 4
  @Test func overlappingCardsStopAtStartOfVisibleRange() {
    let rest = (0..<12).map { Length(40 + 50 * $0) }
    #expect(starts(twelve, at: 0) == rest)
    #expect(starts(twelve, at: -80) == rest)
    #expect(starts(twelve, at: 160) == [160, 160, 160] + rest[3...])
    #expect(starts(twelve, at: 190) == [190, 190, 190, 190] + rest[4...])
  }

  /// Cards 3 and 0 are longer than the last pinned card, 5, so they're visible under it.
  ///
  ///     ━━━━ ┌─────────┐
  ///          │    5    │
  ///          └─────────┘ 60
  ///          │    3    │ 80
  ///          │    0    │ 90
  @Test func longerCardRemainsVisibleUnderLaterCards() {
    let waterfall = column([90, 40, 70, 80, 50, 60, 300], spacing: -80)
    #expect(starts(waterfall, at: 0) == [40, 50, 50, 50, 50, 50, 50])
    #expect(shown(waterfall, at: 51) == [6])
    let short = column([90, 40, 70, 80, 50, 60], spacing: -80)
    #expect(shown(short, at: 51) == [0, 3, 5])
    // At the end of the items, longer cards start earlier and are still visible.
    #expect(shown(short, at: 129) == [0, 3, 5])
    #expect(
      short.stackedFrame(ofItem: 3, inSection: 0, viewport: viewport(51)).main.start == pixels(50))
  }

  /// Two cards that hide a card only together don't cover it, because it's visible in the gap.
  ///
  ///     ┌───────────┐          stuck  ┌────┐ ┌────┐
  ///     │     0     │                 │ 1  │0│ 2  │
  ///     └───────────┘                 └────┘ └────┘
  ///     ┌────┐ ┌────┐
  ///     │ 1  │ │ 2  │
  @Test func cardRemainsVisibleIfNoSingleCardCoversItCompletely() {
    let metrics = SectionMetrics(lineSpacing: pixels(-80), columnSpacing: 640, columnCount: 2)
    let items = [2, 1, 1, 2, 1, 1].map { ItemMetrics(extent: pixels(100), columnSpan: $0) }
    let waterfall = Scenario(crossExtent: 6400, sections: [.init(metrics, items: items)])
      .waterfall()
    #expect(shown(waterfall, at: 25) == [0, 1, 2, 3, 4, 5])
    #expect(shown(waterfall, at: 45) == [3, 4, 5])
    #expect(shown(waterfall, at: 65) == [3, 4, 5])
  }

  /// A step of 1 changes only the visible card, or the card that it reaches.
  @Test func scrollStepChangesOnlyVisiblePinnedCards() {
    let waterfall = column(Array(repeating: 200, count: 2_000))
    #expect(changed(waterfall, 80_001, 80_002) == [1_599])
    #expect(changed(waterfall, 80_040, 80_041) == [1_600])
    #expect(changed(waterfall, 80_041, 80_040) == [1_600])
  }

  private func changed(_ waterfall: Waterfall, _ old: Length, _ new: Length) -> [Int] {
    waterfall.changedItems(from: viewport(old), to: viewport(new)).compactMap(\.kind.item)
  }

  @Test func extremeViewportsDoNotOverflow() {
    #expect(starts(twelve, at: .max / 200) == Array(repeating: 590, count: 12))
    #expect(starts(twelve, at: .min / 200) == starts(twelve, at: 0))
    #expect(shown(twelve, at: .max / 200) == [])
    #expect(shown(column([]), at: 100) == [])
  }
}

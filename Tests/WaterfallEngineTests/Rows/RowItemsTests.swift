import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The rules of rows, each by a case that can be drawn; frames are x, y, width, height.
@Suite struct RowItemsTests {
  //     ┌────┐          ┌───┐
  //     │ 0  │ ┌──────┐ │ 2 │     full rows are justified
  //     │    │ └──────┘ │   │
  //     └────┘          └───┘
  //     ┌──────┐ ┌────┐           the last one leads
  //     │  3   │ │ 4  │
  //     └──────┘ └────┘
  @Test func fullRowsAreJustifiedAndTheLastOneLeads() {
    var stage = RowStage(room: 100, spacing: 5, lineSpacing: 10)
    stage.state([(20, 40), (30, 20), (15, 40), (40, 30), (25, 30)])
    #expect(
      stage.frames == [
        [0, 0, 20, 40], [37.5, 10, 30, 20], [85, 0, 15, 40],
        [0, 50, 40, 30], [45, 50, 25, 30],
      ])
    #expect(stage.items.extent == pixels(80))
  }

  //     │   ┌────┐   │  alone in a full row
  //     │┌──────────┐│
  @Test func anItemAloneInAFullRowIsCentred() {
    var stage = RowStage(room: 100)
    stage.state([(60, 10), (90, 10)])
    #expect(stage.frames == [[20, 0, 60, 10], [0, 10, 90, 10]])
  }

  @Test(arguments: [(false, 0.0), (true, 20)])
  func aLoneLastItemLeadsOrIsCentredAsTheReadingSays(isCentered: Bool, start: Double) {
    var stage = RowStage(room: 100)
    stage.rules.centersLoneLastItem = isCentered
    stage.state([(100, 10), (60, 10)])
    #expect(stage.frames[1] == [start, 10, 60, 10])
    stage.state([(100, 10), (30, 10), (30, 10)])
    #expect(stage.frames[1] == [0, 10, 30, 10])
  }

  @Test func oneSizeForAllGivesTheLastRowTheGapOfFullOnes() {
    var stage = RowStage(room: 100, spacing: 2)
    stage.rules.sharesOneSize = true
    stage.state(Array(repeating: (30, 10), count: 5))
    #expect(stage.frames[4] == [35, 10, 30, 10])
    stage.state([(30, 10), (30, 10)])
    #expect(stage.frames[1] == [35, 0, 30, 10])
    stage.state([(60, 10)])
    #expect(stage.frames[0] == [20, 0, 60, 10])
  }

  @Test(arguments: [(33.3366, 1), (33.34, 2)])
  func aRowMayOvershootTheRoomByAHundredthOfAPoint(width: Double, rows: Int) {
    var stage = RowStage(room: 100, scale: 3)
    stage.state(Array(repeating: (width, 10), count: 3))
    #expect(Set(stage.frames.map { $0[1] }).count == rows)
    // Stated lengths that add up to more than the room must not lead out of it.
    #expect((0..<3).allSatisfy { stage.frame($0).cross.end <= stage.rules.extent })
  }

  /// Lengths are rounded, so that seven of them are longer than the room; what was stated is not.
  @Test func rowsBreakByWhatWasStatedAndNotByLengths() {
    var stage = RowStage(room: 375)
    stage.state(Array(repeating: (375.0 / 7, 10), count: 14))
    #expect(stage.frames.map { $0[1] } == (0..<14).map { $0 < 7 ? 0 : 10 })
  }

  /// Negative spacing takes it back with the hidden item after it, and so does the stock layout.
  @Test func anItemBeforeTheLastMayReachOutOfTheRoom() {
    var stage = RowStage(room: 100, spacing: -10)
    stage.state([(60, 10), (50, 10), (0, 0), (100, 10)])
    #expect(stage.frames[1] == [55, 0, 50, 10] && stage.frames[2] == [100, 5, 0, 0])
  }

  @Test func anItemWiderThanTheRoomHasARowOfItsOwn() {
    var stage = RowStage(room: 100)
    stage.state([(50, 10), (120, 10), (40, 10)])
    #expect(stage.frames == [[25, 0, 50, 10], [-10, 10, 120, 10], [0, 20, 40, 10]])
  }

  //     ┌───────┐ 0
  //     │       │ ┌───┐ 10  the second row starts 30 before the first one ends, the third no earlier
  //     │       │ └───┘     than the second
  //     └───────┘ 40
  @Test func aRowNeverStartsBeforeTheOneBeforeIt() {
    var stage = RowStage(room: 100, lineSpacing: -30)
    stage.state([(100, 40), (100, 10), (100, 5)])
    #expect(stage.frames.map { $0[1] } == [0, 10, 10])
    #expect(stage.items.extent == pixels(40))
    stage.expectQuery(AxisRect(pixels(30)..<pixels(35), 0..<1))
  }

  @Test func hiddenItemsTakeAGapAndNoMore() {
    var stage = RowStage(room: 100, spacing: 10)
    stage.state([(40, 10), (0, 0), (40, 10), (50, 10)])
    #expect(stage.frames == [[0, 0, 40, 10], [50, 5, 0, 0], [60, 0, 40, 10], [0, 10, 50, 10]])
  }

  @Test func noItemsHaveNoExtent() {
    var stage = RowStage(room: 100)
    stage.state([(40, 10)])
    stage.edit(removing: [0], inserting: [])
    stage.expectReference()
    #expect(stage.items.extent == 0)
    stage.expectQuery(AxisRect(0..<9, 0..<9))
  }

  @Test func placingStopsAtTheRowThatWasAskedFor() {
    var stage = RowStage(room: 100)
    stage.state(Array(repeating: (40, 10), count: 9))
    stage.setInput(ItemInput(extent: pixels(20), width: 40), of: 3)
    #expect(stage.items.placedCount == 0)
    stage.place(through: 2)
    #expect(stage.items.placedCount == 4 && stage.frame(3).main.start == pixels(10))
    stage.setInput(ItemInput(extent: pixels(20), width: 40), of: 7)
    #expect(stage.items.placedCount == 4)
    stage.expectReference()
  }

  /// It could have joined the row before, had it been that narrow.
  @Test func aChangeAtARowsStartPlacesTheRowBeforeItToo() {
    var stage = RowStage(room: 100)
    stage.state([(40, 10), (40, 10), (90, 10), (30, 10)])
    stage.setInput(ItemInput(extent: pixels(10), width: 20), of: 2)
    stage.expectReference()
    #expect(stage.frames[2][1] == 0)
  }
}

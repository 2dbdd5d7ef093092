import Testing

@testable import StickyWaterfall

@Suite struct SubclassMovesTests {
  private let down = CGVector(dx: 0, dy: 120)

  @Test func elementOffScreenHasMovedLikeThoseOnScreen() {
    let moves = SubclassMoves(count: 2, items: .same(down), others: .different)
    #expect(moves.move(ofItem: true) == down)
    #expect(moves.move(ofItem: false) == nil)
  }

  @Test func otherElementsCountIfNoneOfTheSameKindWasOnScreen() {
    let moves = SubclassMoves(count: 1, items: .same(down), others: .unknown)
    #expect(moves.move(ofItem: false) == down)
    let unknown = SubclassMoves(count: 0, items: .unknown, others: .unknown)
    #expect(unknown.move(ofItem: true) == CGVector(dx: 0, dy: 0))
  }
}

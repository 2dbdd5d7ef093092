import Testing
import WaterfallEngine

@Suite struct LengthRangeTests {
  @Test func anEndBeforeTheStartCountsAsTheStart() {
    #expect(LengthRange(start: 5, end: 2) == LengthRange(start: 5, end: 5))
    #expect(LengthRange(start: 5, extent: -2).extent == 0)
  }

  @Test(
    arguments: [(0, 4, false), (0, 5, true), (6, 7, true), (9, 9, true), (10, 12, false)]
      as [(Length, Length, Bool)])
  func edgesThatTouchCount(start: Length, end: Length, touches: Bool) {
    let range = LengthRange(start: 5, end: 9)
    let other = LengthRange(start: start, end: end)
    #expect(range.touches(other) == touches)
    #expect(other.touches(range) == touches)
  }

  @Test func rectanglesTouchOnBothAxes() {
    let unit = LengthRange(start: 0, end: 1)
    let far = LengthRange(start: 2, end: 3)
    let rect = AxisRect(main: unit, cross: unit)
    #expect(rect.touches(AxisRect(main: unit, cross: unit.shifted(by: 1))))
    #expect(!rect.touches(AxisRect(main: unit, cross: far)))
    #expect(!rect.touches(AxisRect(main: far, cross: unit)))
  }
}

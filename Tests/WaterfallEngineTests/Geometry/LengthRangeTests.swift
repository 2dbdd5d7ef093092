import Testing
import WaterfallEngine

@Suite struct LengthRangeTests {
  @Test func endBeforeStartMakesEmptyRange() {
    #expect(LengthRange(start: 5, end: 2) == LengthRange(start: 5, end: 5))
    #expect(LengthRange(start: 5, extent: -2).extent == 0)
  }

  /// An empty range intersects a range that contains it or starts at it.
  ///
  /// Contract rule 13.3.
  @Test(
    arguments: [
      (0, 4, false), (0, 5, false), (0, 6, true), (6, 7, true), (8, 12, true), (9, 12, false),
      (5, 5, true), (6, 6, true), (9, 9, false),
    ] as [(Length, Length, Bool)])
  func touchingRangesDoNotIntersect(start: Length, end: Length, intersects: Bool) {
    let range = LengthRange(start: 5, end: 9)
    let other = LengthRange(start: start, end: end)
    #expect(range.intersects(other) == intersects)
    #expect(other.intersects(range) == intersects)
  }

  @Test func rectanglesIntersectOnlyIfBothAxesIntersect() {
    let unit = LengthRange(start: 0, end: 2)
    let next = LengthRange(start: 2, end: 3)
    let rect = AxisRect(main: unit, cross: unit)
    #expect(rect.intersects(AxisRect(main: unit, cross: unit.shifted(by: 1))))
    #expect(!rect.intersects(AxisRect(main: unit, cross: next)))
    #expect(!rect.intersects(AxisRect(main: next, cross: unit)))
  }

  //     pixel  -1 ├───────┤ 0 ├───────┤ 1
  // Contract rule 6.4.
  @Test(
    arguments: [
      (0, 0), (31, 0), (32, 64), (95, 64), (96, 128), (-32, 0), (-33, -64), (-96, -64), (-97, -128),
    ] as [(Length, Length)])
  func positionsAlignToNearestPixelAndTiesAlignUp(position: Length, pixel: Length) {
    #expect(position.pixelAligned == pixel)
    for extent: Length in [45, 3] {
      let range = LengthRange(start: position, extent: extent)
      #expect(range.pixelAligned == LengthRange(start: pixel, extent: extent))
    }
  }
}

import Testing
import WaterfallEngine
import WaterfallTestSupport

/// Each matcher fails at least once here, because a matcher that can't fail proves nothing.
@Suite struct LayoutSnapshotTests {
  let snapshot = LayoutSnapshot(
    Scenario(crossPixels: 100, columns: 2, heights: [10, 20, 30]).waterfall())

  @Test func equalLayoutsHaveNoDifferences() {
    #expect(snapshot.differences(to: snapshot) == [])
  }

  @Test func snapshotDifferencesIncludeEachChangedField() {
    var other = snapshot
    other.elements[2].frame.main = LengthRange(start: 1, end: 2)
    other.elements[2].column = 1
    #expect(
      snapshot.differences(to: other) == [
        "item 0 of section 0: main start is 1, not 0",
        "item 0 of section 0: main end is 2, not 640",
        "item 0 of section 0: column is 1, not 0",
      ])
  }

  @Test func snapshotDifferencesIncludeAChangedRangeAcrossTheScrollDirection() {
    var other = snapshot
    other.elements[3].frame.cross = LengthRange(start: 5, end: 7)
    #expect(
      snapshot.differences(to: other) == [
        "item 1 of section 0: cross start is 5, not 3200",
        "item 1 of section 0: cross end is 7, not 6400",
      ])
  }

  @Test func snapshotDifferencesIncludeAMissingElement() {
    var other = snapshot
    other.elements.remove(at: 3)
    #expect(snapshot.differences(to: other) == ["item 1 of section 0 is missing"])
  }

  @Test func snapshotDifferencesIncludeAnExtraElement() {
    var other = snapshot
    other.elements.append(
      LayoutSnapshot.Element(.item(9, section: 0), frame: snapshot.elements[2].frame))
    #expect(snapshot.differences(to: other) == ["item 9 of section 0 is unexpected"])
  }

  @Test func elementThatOccursTwiceIsReportedAsADifference() {
    var other = snapshot
    other.elements.append(snapshot.elements[2])
    #expect(snapshot.differences(to: other) == ["item 0 of section 0 is repeated"])
  }

  @Test func snapshotDifferencesIncludeAChangedOrderOfElements() {
    var other = snapshot
    other.elements.swapAt(2, 3)
    #expect(snapshot.differences(to: other) == ["the order differs"])
  }

  @Test func snapshotReportsOverlappingItems() {
    var other = snapshot
    #expect(other.overlappingItems().isEmpty)
    other.elements[4].frame.main.start -= 1
    #expect(other.overlappingItems().map(\.0) == [.item(0, section: 0)])
  }

  @Test func snapshotReportsElementsOutsideTheirSection() {
    #expect(snapshot.subjectsOutsideTheirSection().isEmpty)
    var other = snapshot
    other.elements[4].frame.main.end = pixels(41)
    other.elements[3].frame.cross.start = -1
    other.elements[2].subject = .item(0, section: 7)
    #expect(
      other.subjectsOutsideTheirSection() == [
        .item(0, section: 7), .item(1, section: 0), .item(2, section: 0),
      ])
  }

  @Test func snapshotSearchReturnsOnlyIntersectingItemsAndSections() {
    let rect = AxisRect(
      main: LengthRange(start: pixels(15), end: pixels(16)),
      cross: LengthRange(start: 0, end: pixels(100)))
    #expect(snapshot.items(inSection: 0, intersecting: rect) == [1, 2])
    #expect(snapshot.sections(touching: LengthRange(start: pixels(41), extent: 0)) == [])
  }
}

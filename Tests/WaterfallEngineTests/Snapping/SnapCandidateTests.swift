import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite("Snap candidates")
struct SnapCandidateTests {
  /// Two columns without gaps, with nothing between them and a section of header alone.
  ///
  ///      0 ┌────┬────┐ section 0     200 ── section 1, empty
  ///        │ 0  │ 1  │ 60            200 ┌─ section 2, header alone
  ///    100 ├────┤    │               250 ├─ section 3, header of 20
  ///        │    │ 2  │               270 │  0  │
  ///    160 └────┴────┘               310 └─────┘
  private var pages: Waterfall {
    let first = SectionInput(
      insets: AxisInsets(mainEnd: pixels(40)), columnCount: 2, placement: .shortestColumn)
    let header = SectionInput(header: BoundaryInput(extent: pixels(50)))
    let last = SectionInput(header: BoundaryInput(extent: pixels(20)))
    let sections: [Scenario.Section] = [
      .init(first, extents: [100, 60, 100].map(pixels)), .init(SectionInput()), .init(header),
      .init(last, extents: [pixels(40)]),
    ]
    return Scenario(crossExtent: 6400, sections: sections).waterfall()
  }

  private func place(_ section: Int, _ position: Length) -> SnapCandidate {
    SnapCandidate(section: section, position: pixels(position))
  }

  private func found(
    _ target: SnapTarget, _ position: Length, _ direction: SnapDirection = .nearest
  ) -> SnapCandidate? {
    pages.snapCandidate(target, near: pixels(position), direction: direction)
  }

  @Test func theNearestItemStartIsFound() {
    #expect(found(.itemStart, -1000) == place(0, 0))
    #expect(found(.itemStart, 29) == place(0, 0))
    #expect(found(.itemStart, 31) == place(0, 60))
    #expect(found(.itemStart, 170) == place(3, 270))
    #expect(found(.itemStart, 10_000) == place(3, 270))
  }

  @Test func aTieGoesToTheEarlierOne() {
    #expect(found(.itemStart, 30) == place(0, 0))
    #expect(found(.itemStart, 165) == place(0, 60))
    // Items 0 and 1 start at one place.
    #expect(found(.itemStart, 0) == place(0, 0))
  }

  @Test func aDirectionLeadsStrictlyBeyondThePosition() {
    #expect(found(.itemStart, 0, .forward) == place(0, 60))
    #expect(found(.itemStart, 1, .forward) == place(0, 60))
    #expect(found(.itemStart, 60, .backward) == place(0, 0))
    #expect(found(.itemStart, 59, .backward) == place(0, 0))
    #expect(found(.itemStart, 0, .backward) == nil)
    #expect(found(.itemStart, 270, .forward) == nil)
  }

  @Test func emptySectionsArePassedOver() {
    #expect(found(.itemStart, 60, .forward) == place(3, 270))
    #expect(found(.itemStart, 270, .backward) == place(0, 60))
    #expect(found(.itemCenter, 200, .forward) == place(3, 290))
  }

  @Test func aCenterIsHalfWayAlongAnItem() {
    #expect(found(.itemCenter, 0) == place(0, 30))
    #expect(found(.itemCenter, 30, .forward) == place(0, 50))
    #expect(found(.itemCenter, 50, .forward) == place(0, 110))
    #expect(found(.itemCenter, 110, .forward) == place(3, 290))
  }

  /// A section without items has a start as long as it has any extent.
  @Test func sectionsOfNoExtentHaveNoStart() {
    #expect(found(.sectionStart, 0, .forward) == place(2, 200))
    #expect(found(.sectionStart, 200, .forward) == place(3, 250))
    #expect(found(.sectionStart, 250, .forward) == nil)
    #expect(found(.sectionStart, 250, .backward) == place(2, 200))
    #expect(found(.sectionStart, 200, .backward) == place(0, 0))
    #expect(found(.sectionStart, 225) == place(2, 200))
    #expect(found(.sectionStart, 226) == place(3, 250))
    #expect(found(.sectionStart, -1) == place(0, 0))
  }

  /// The centres of overlapping items may come in another order than the items.
  ///
  ///     ┌─────────┐ 0          item 0: 0 ... 200, centre 100
  ///     │ ┌─────┐ │ 50         item 1: 50 ... 70, centre 60
  ///     │ └─────┘ │
  @Test func centersOfOverlappingItemsComeInTheirOwnOrder() {
    let section = Scenario.Section(
      SectionInput(lineSpacing: pixels(-150)), extents: [pixels(200), pixels(20)])
    let waterfall = Scenario(crossExtent: 6400, sections: [section]).waterfall()
    let next = { waterfall.snapCandidate(.itemCenter, near: pixels($0), direction: $1) }
    #expect(next(0, .forward) == place(0, 60))
    #expect(next(60, .forward) == place(0, 100))
    #expect(next(100, .forward) == nil)
    #expect(next(200, .backward) == place(0, 100))
    #expect(next(100, .backward) == place(0, 60))
    #expect(next(60, .backward) == nil)
  }

  @Test func anEmptyLayoutHasNoPlaceToRestAt() {
    var empty = Waterfall(crossExtent: 100)
    for count in 0...2 {
      empty.setSectionCount(count)
      empty.updateOrigins()
      for target in SnapTarget.allCases {
        for direction in SnapDirection.allCases {
          #expect(empty.snapCandidate(target, near: 0, direction: direction) == nil)
        }
      }
    }
  }

  @Test func positionsBeyondAllMeasureAreHarmless() {
    for target in SnapTarget.allCases {
      #expect(found(target, .max / 64, .forward) == nil)
      #expect(found(target, .min / 64, .backward) == nil)
      #expect(found(target, .max / 64)?.section == 3)
      #expect(found(target, .min / 64)?.section == 0)
    }
  }
}

import Testing
import WaterfallEngine
import WaterfallTestSupport

/// The element to which scrolling has snapped, at all offsets of small layouts.
@Suite struct SnappedElementTests {
  /// Two columns, an empty section, and a section with a header that pins.
  ///
  ///      0 ┌────┬────┐ section 0     160 ── section 1, empty
  ///        │ 0  │ 1  │ 60            160 ┌─ section 2, pinned header of 20
  ///    100 ├────┤    │               180 │  0  │
  ///        │    │ 2  │               220 │  1  │
  ///    160 └────┴────┘               260 └─────┘
  private var waterfall: Waterfall {
    let columns = SectionMetrics(columnCount: 2, placement: .shortestColumn)
    let header = SectionMetrics(header: BoundaryMetrics(extent: pixels(20), pins: true))
    let sections: [Scenario.Section] = [
      .init(columns, extents: [100, 60, 100].map(pixels)), .init(SectionMetrics()),
      .init(header, extents: [40, 40].map(pixels)),
    ]
    return Scenario(crossExtent: 6400, sections: sections).waterfall()
  }

  private func rules(_ target: SnapTarget, first: Length = -200, last: Length = 400) -> SnapRules {
    var rules = SnapRules()
    rules.target = target
    rules.startInset = pixels(10)
    rules.visibleExtent = pixels(150)
    rules.offsets = LengthRange(start: pixels(first), end: pixels(last))
    return rules
  }

  /// All elements to which scrolling can snap.
  private func elements(_ target: SnapTarget) -> [ElementID] {
    if target == .sectionStart {
      return [0, 2].map { ElementID(.boundary(.header), inSection: $0) }
    }
    return [(0, 0), (1, 0), (2, 0), (0, 2), (1, 2)].map { ElementID(.item($0), inSection: $1) }
  }

  @Test(arguments: SnapTarget.allCases, [400, 150] as [Length])
  func elementIsSnappedExactlyAtItsSnapOffset(target: SnapTarget, last: Length) {
    let (waterfall, rules) = (waterfall, rules(target, last: last))
    let snaps = elements(target).compactMap { waterfall.snapOffset(of: $0, rules) }
    let reached = Set(snaps.map { min(max($0, rules.offsets.start), rules.offsets.end) })
    #expect(snaps.count == elements(target).count && reached.count > 1)
    for offset in (-200...last).map(pixels) {
      let snapped = waterfall.snappedElement(at: offset, within: 0, rules)
      #expect((snapped != nil) == reached.contains(offset))
      guard let snap = snapped.flatMap({ waterfall.snapOffset(of: $0, rules) }) else { continue }
      #expect(snap == offset || !(rules.offsets.start...rules.offsets.end ~= snap))
    }
  }

  /// The visible bounds start at the offset plus an inset of 10.
  @Test(arguments: [1, 3] as [Length])
  func itemIsSnappedWithinTheTolerance(tolerance: Length) {
    let (waterfall, rules) = (waterfall, rules(.itemStart))
    let snapped = { (offset: Length) in
      waterfall.snappedElement(at: offset, within: pixels(tolerance), rules)
    }
    let item = ElementID(.item(1), inSection: 0)
    #expect(waterfall.snapOffset(of: ElementID(.item(2), inSection: 0), rules) == pixels(50))
    #expect(snapped(pixels(-10 + tolerance)) != nil)
    #expect(snapped(pixels(-10 + tolerance) + 1) == nil)
    #expect(waterfall.snapOffset(of: item, rules) == pixels(-10))
    // The pinned header covers 20 pixels.
    #expect(waterfall.snapOffset(of: ElementID(.item(0), inSection: 2), rules) == pixels(150))
  }

  @Test func missingElementsHaveNoSnapOffset() {
    for target in SnapTarget.allCases {
      let rules = rules(target)
      #expect(waterfall.snapOffset(of: ElementID(.item(0), inSection: 3), rules) == nil)
    }
    let missing = ElementID(.item(3), inSection: 0)
    #expect(waterfall.snapOffset(of: missing, rules(.itemStart)) == nil)
  }

  /// Items 0 and 1 start side by side.
  @Test func firstOfTheItemsAtOneOffsetIsSnapped() {
    let snapped = waterfall.snappedElement(at: pixels(-10), within: 0, rules(.itemStart))
    #expect(snapped == ElementID(.item(0), inSection: 0))
  }
}

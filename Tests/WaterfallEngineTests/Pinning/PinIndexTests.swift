import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

@Suite struct PinIndexTests {
  /// After any change, and one settling, the index is what a fresh one would be.
  @Test(arguments: 0..<40)
  func anIndexBroughtUpToDateEqualsAFreshOne(seed: Int) {
    var dice = SplitMix64(seed: seed)
    var waterfall = dice.pinnedWaterfall(sectionCount: 6, mayBeNegative: seed % 2 == 0)
    let rules = dice.rules()
    for _ in 0..<20 {
      for _ in 0..<dice.length(1...3) { dice.change(&waterfall) }
      waterfall.settle()
      var fresh = PinIndex()
      fresh.update(with: waterfall.sections)
      #expect(waterfall.pins.headers == fresh.headers)
      #expect(waterfall.pins.footers == fresh.footers)
      #expect(waterfall.pins.longest >= fresh.longest)
      #expect(waterfall.filled == freshFilledSections(of: waterfall))
      #expect(waterfall.itemCount == waterfall.sections.reduce(0) { $0 + $1.items.count })
      for viewport in dice.viewports(3, over: waterfall.mainExtent) {
        let reference = PinReference(waterfall: waterfall, viewport: viewport, rules: rules)
        let visible = AxisRect(main: viewport.visible, cross: LengthRange(start: 0, extent: 100))
        #expect(
          waterfall.boundaryElements(touching: visible, viewport: viewport, rules: rules)
            == reference.elements.filter { $0.frame.touches(visible) })
      }
    }
  }

  private func freshFilledSections(of waterfall: Waterfall) -> FilledSections {
    var filled = FilledSections()
    filled.update(with: waterfall.sections)
    return filled
  }

  @Test func onlyElementsThatExistAndPinAreListed() {
    let waterfall = Waterfall([
      PinSection(header: 10, footer: 5), PinSection(header: 10, footer: 5, pinsHeader: false),
      PinSection(footer: 5, pinsFooter: false), PinSection(header: 30, pinnedHeader: 7),
    ])
    #expect(waterfall.pins.headers.sections == [0, 3])
    #expect(waterfall.pins.headers.piles == [0, 10, 17])
    #expect((0..<4).map(waterfall.pins.headers.place(ofSection:)) == [0, 1, 1, 1])
    #expect(waterfall.pins.footers.sections == [0, 1])
  }

  /// A pin takes no more of a stack than of its section, or the stack would run ahead of it.
  @Test func aPileCountsNoMoreThanTheBlock() {
    let waterfall = Waterfall([
      PinSection(header: 40, body: 100, headerInsets: AxisInsets(mainEnd: -15)),
      PinSection(header: 40, body: 100, headerInsets: AxisInsets(mainStart: 15)),
    ])
    #expect(waterfall.pins.headers.piles == [0, 25, 65])
  }
}

extension SplitMix64 {
  /// Changes a section's input, its items, or which sections there are.
  fileprivate mutating func change(_ waterfall: inout Waterfall) {
    let count = waterfall.sectionCount
    guard count > 0, happens(70) else {
      waterfall.setSectionCount(Int(length(0...9)))
      return
    }
    let section = Int(length(0...Length(count - 1)))
    switch length(0...4) {
    case 0:
      let items = waterfall.itemCount(inSection: section)
      waterfall.editItems(inSection: section, removing: Array(0..<items), inserting: [])
    case 1:
      waterfall.editItems(
        inSection: count - 1, removing: [], inserting: [(0, ItemInput(extent: 33))])
    case 2:
      waterfall.arrangeSections([.inserted] + (section..<count).map { .existing($0) })
    default:
      var input = waterfall.input(ofSection: section)
      input.header = boundary(mayBeNegative: happens(30))
      input.footer = boundary(mayBeNegative: happens(30))
      waterfall.setInput(input, ofSection: section)
    }
  }
}

import Testing
import WaterfallEngine

@Suite struct ItemInputsTests {
  private func fill(_ waterfall: inout Waterfall, by fill: (_ items: inout ItemInputs) -> Void) {
    let input = SectionInput(columnCount: 2)
    waterfall.setSection(0, to: input, itemCount: 3, fill: fill)
    waterfall.settle()
  }

  private func inputs(_ waterfall: Waterfall) -> [ItemInput] {
    (0..<3).map { waterfall.itemInput(at: $0, inSection: 0) }
  }

  private func empty() -> Waterfall {
    var waterfall = Waterfall(crossExtent: 10)
    waterfall.setSectionCount(1)
    return waterfall
  }

  @Test func everyItemIsAskedForOnceInOrder() {
    var waterfall = empty()
    var asked: [Int] = []
    fill(&waterfall) { items in
      items.fill { item in
        asked.append(item)
        return ItemInput(extent: Length(10 + item), columnSpan: 1 + item)
      }
    }
    #expect(asked == [0, 1, 2])
    let stated = (0..<3).map { ItemInput(extent: Length(10 + $0), columnSpan: 1 + $0) }
    #expect(inputs(waterfall) == stated)
  }

  @Test func anItemThatNothingWasSaidOfHasNoExtent() {
    var waterfall = empty()
    fill(&waterfall) { items in items.fill { _ in ItemInput(extent: 7, columnSpan: 2) } }
    fill(&waterfall) { _ in }
    #expect(inputs(waterfall) == Array(repeating: ItemInput(extent: 0), count: 3))
  }

  @Test func spansThatWereStatedBeforeAreForgotten() {
    var waterfall = empty()
    fill(&waterfall) { items in items.fill { _ in ItemInput(extent: 7, columnSpan: 2) } }
    fill(&waterfall) { items in items.fill { _ in ItemInput(extent: 7) } }
    #expect(inputs(waterfall) == Array(repeating: ItemInput(extent: 7), count: 3))
  }

  @Test func aSpanBeyondWhatIsKeptIsTheMostThatIs() {
    var waterfall = empty()
    fill(&waterfall) { items in items.fill { _ in ItemInput(extent: 7, columnSpan: .max) } }
    #expect(inputs(waterfall).map(\.columnSpan) == [65_535, 65_535, 65_535])
  }
}

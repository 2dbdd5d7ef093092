import Testing
import WaterfallEngine
import WaterfallTestSupport

@Suite struct StoredItemsTests {
  private var waterfall = Waterfall(crossExtent: 640)

  init() { waterfall.setSectionCount(1) }

  private mutating func state(_ inputs: [ItemInput]) {
    let input = SectionInput(columnCount: 2)
    waterfall.setSection(0, to: input, itemCount: inputs.count) { inputs[$0] }
    waterfall.updateOrigins()
  }

  private var specified: [ItemInput] {
    (0..<waterfall.itemCount(inSection: 0)).map { waterfall.itemInput(at: $0, inSection: 0) }
  }

  @Test mutating func everyItemIsAskedForOnceInOrder() {
    var asked: [Int] = []
    waterfall.setSection(0, to: SectionInput(columnCount: 2), itemCount: 3) { item in
      asked.append(item)
      return ItemInput(extent: Length(10 + item), columnSpan: 1 + item)
    }
    #expect(asked == [0, 1, 2])
    #expect(specified == (0..<3).map { ItemInput(extent: Length(10 + $0), columnSpan: 1 + $0) })
  }

  @Test mutating func anItemStatedAfterOthersThatCoverOneColumnMayCoverMore() {
    let inputs = [1, 1, 2, 1].map { ItemInput(extent: 7, columnSpan: $0) }
    state(inputs)
    #expect(specified == inputs)
  }

  @Test mutating func spansThatWereStatedBeforeAreForgotten() {
    state(Array(repeating: ItemInput(extent: 7, columnSpan: 2), count: 3))
    let inputs = Array(repeating: ItemInput(extent: 7), count: 3)
    state(inputs)
    #expect(specified == inputs)
  }

  @Test mutating func aSpanBeyondWhatIsKeptIsTheMostThatIs() {
    state([ItemInput(extent: 7, columnSpan: .max)])
    #expect(specified.map(\.columnSpan) == [65_535])
  }

  @Test mutating func theLongestExtentIsKeptWhole() {
    state([ItemInput(extent: .max), ItemInput(extent: 0)])
    #expect(specified.map(\.extent) == [ItemInput.longestExtent, 0])
  }

  @Test mutating func aNegativeCountOfItemsIsNone() {
    state([ItemInput(extent: 1)])
    waterfall.setSection(0, to: SectionInput(), itemCount: -1) { _ in ItemInput(extent: 1) }
    #expect(specified.isEmpty)
  }
}

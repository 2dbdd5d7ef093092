import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The checker finds each thing that it is there to find.
@Suite struct InvariantsTests {
  private var waterfall = Scenario(
    crossPixels: 100, columns: 3, lineSpacing: 1, heights: [9, 4, 6, 2, 7, 5, 3], spans: [2: 2]
  ).waterfall()

  @Test func aSoundLayoutHasNoViolations() {
    #expect(waterfall.invariantViolations() == [])
  }

  @Test mutating func anUnsettledLayoutIsFound() {
    waterfall.unsettle(from: 0)
    #expect(waterfall.invariantViolations() == [.origin(section: 0)])
  }

  @Test mutating func aWrongOriginIsFound() {
    waterfall.origins[1] += 1
    #expect(waterfall.invariantViolations() == [.origin(section: 0)])
  }

  @Test mutating func aMissingItemIsFound() {
    waterfall.sections[0].items.slots.removeLast()
    #expect(waterfall.invariantViolations() == [.counts(section: 0)])
  }

  @Test mutating func aGapIsFound() {
    waterfall.sections[0].items.slots[6].position += 1
    #expect(waterfall.invariantViolations().contains(.position(section: 0, item: 6)))
  }

  @Test mutating func anOverlapIsFound() {
    waterfall.sections[0].items.slots[6].position -= 1
    #expect(waterfall.invariantViolations().contains(.position(section: 0, item: 6)))
  }

  @Test mutating func aColumnThatDoesNotExistIsFound() {
    waterfall.sections[0].items.slots[2].column = 2
    #expect(waterfall.invariantViolations() == [.column(section: 0, item: 2)])
  }

  @Test mutating func anItemInAnotherColumnIsFound() {
    let column = waterfall.sections[0].items.slots[6].column
    waterfall.sections[0].items.slots[6].column = (column + 1) % 3
    #expect(waterfall.invariantViolations().contains(.position(section: 0, item: 6)))
  }

  @Test func aMarkOfAnotherItemIsFound() {
    var waterfall = Scenario(crossPixels: 100, columns: 1, heights: Array(repeating: 5, count: 16))
      .waterfall()
    waterfall.sections[0].items.marks.truncate(before: 0)
    waterfall.sections[0].items.marks.append([14], before: 16)
    #expect(waterfall.invariantViolations() == [.mark(section: 0, column: 0)])
  }

  @Test func aMissingMarkIsFound() {
    var waterfall = Scenario(crossPixels: 100, columns: 1, heights: Array(repeating: 5, count: 16))
      .waterfall()
    waterfall.sections[0].items.marks.truncate(before: 15)
    #expect(waterfall.invariantViolations() == [.counts(section: 0)])
  }

  @Test mutating func aWrongExtentIsFound() {
    waterfall.sections[0].items.extent += 1
    waterfall.unsettle(from: 0)
    waterfall.settle()
    #expect(waterfall.invariantViolations() == [.extent(section: 0)])
  }

  @Test func columnsOutOfBalanceAreFound() {
    var waterfall = Scenario(crossPixels: 100, columns: 2, heights: [9, 1, 9, 9, 9]).waterfall()
    waterfall.editItems(
      inSection: 0, removing: [1], inserting: [(1, ItemInput(extent: 64))], columns: .kept)
    waterfall.setExtents([(0, 0)], inSection: 0, columns: .kept)
    waterfall.settle()
    #expect(waterfall.invariantViolations(columns: .kept) == [])
    #expect(waterfall.invariantViolations() == [.balance(section: 0, column: 1)])
  }
}

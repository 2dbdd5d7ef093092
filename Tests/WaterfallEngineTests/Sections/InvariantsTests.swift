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

  @Test mutating func aMissingPositionIsFound() {
    waterfall.sections[0].items.positions.removeLast()
    #expect(waterfall.invariantViolations() == [.counts(section: 0)])
  }

  @Test mutating func aGapIsFound() {
    waterfall.sections[0].items.positions[6] += 1
    #expect(waterfall.invariantViolations().contains(.position(section: 0, item: 6)))
  }

  @Test mutating func anOverlapIsFound() {
    waterfall.sections[0].items.positions[6] -= 1
    #expect(waterfall.invariantViolations().contains(.position(section: 0, item: 6)))
  }

  @Test mutating func aColumnThatDoesNotExistIsFound() {
    waterfall.sections[0].items.columns[2] = 2
    #expect(waterfall.invariantViolations() == [.column(section: 0, item: 2)])
  }

  @Test mutating func anItemInAnotherColumnsListIsFound() {
    let column = waterfall.sections[0].items.columns[6]
    waterfall.sections[0].items.columns[6] = (column + 1) % 3
    #expect(
      waterfall.invariantViolations().contains(.list(section: 0, column: Int(column))))
  }

  @Test mutating func aShortenedListIsFound() {
    waterfall.sections[0].items.lists.truncate(before: 6)
    let column = Int(waterfall.sections[0].items.columns[6])
    #expect(waterfall.invariantViolations().contains(.list(section: 0, column: column)))
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

import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The two implementations of `Placement.shortestColumn`.
@Suite struct ColumnFrontsTests {
  private static func rules(columnCount: Int) -> ColumnRules {
    ColumnRules(columnCount: columnCount, lineSpacing: 0, placement: .shortestColumn, tolerance: 0)
  }

  /// The steps have only a few different values, so that ties are frequent.
  @Test(arguments: 1...FewColumnFronts.mostColumns, Samples.seeds(8, of: 20) as Range<UInt64>)
  func bothFrontsPlaceTheSameItemsAlike(columnCount: Int, seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let starts = (0..<columnCount).map { _ in Length.random(in: 0...3, using: &generator) }
    var few = FewColumnFronts(count: columnCount) { starts[$0] }
    var fronts = ColumnFronts(fronts: starts, next: 0)
    for item in 0..<100 {
      let step = Length.random(in: 0...3, using: &generator)
      let column = fronts.column(
        for: item, oldColumn: ItemSlot.unassigned, span: 1,
        by: Self.rules(columnCount: columnCount), .chosenAgain)
      let start = fronts.take(column, span: 1, step: step)
      let taken = few.takeShortest(step: step)
      #expect(taken.column == column && taken.start == start, "item \(item)")
    }
  }

  /// Contract rule 8.1.
  @Test func leadingColumnWinsTieInBothFronts() {
    var few = FewColumnFronts(count: 3) { [5, 2, 2][$0] }
    let fronts = ColumnFronts(fronts: [5, 2, 2], next: 0)
    let column = fronts.column(
      for: 0, oldColumn: ItemSlot.unassigned, span: 1, by: Self.rules(columnCount: 3),
      .chosenAgain)
    let taken = few.takeShortest(step: 1)
    #expect(column == 1 && taken.column == 1 && taken.start == 2)
  }
}

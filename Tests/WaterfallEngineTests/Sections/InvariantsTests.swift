import Testing
import WaterfallTestSupport

@testable import WaterfallEngine

/// The checker finds each kind of damage.
@Suite struct InvariantsTests {
  private static let sound = Scenario(
    crossPixels: 100, columns: 3, lineSpacing: 1, heights: [9, 4, 6, 2, 7, 5, 3], spans: [2: 2]
  ).waterfall()
  private static let ofOneColumn = Scenario(
    crossPixels: 100, columns: 1, heights: Array(repeating: 5, count: 16)
  ).waterfall()

  @Test func validLayoutViolatesNoInvariants() {
    #expect(Self.sound.invariantViolations() == [])
    #expect(Self.ofOneColumn.invariantViolations() == [])
  }

  /// A kind of damage, and the violation that the checker finds.
  struct Damage: Sendable, CustomTestStringConvertible {
    let testDescription: String
    var waterfall: Waterfall
    let violations: [InvariantViolation]

    init(
      _ name: String, of waterfall: Waterfall = InvariantsTests.sound,
      is violations: InvariantViolation..., damage: (inout Waterfall) -> Void
    ) {
      testDescription = name
      self.waterfall = waterfall
      self.violations = violations
      damage(&self.waterfall)
    }
  }

  private static let damages = [
    Damage("origins out of date", is: .origin(section: 0)) { $0.outdateOrigins(from: 0) },
    Damage("a wrong origin", is: .origin(section: 0)) { $0.origins[1] += 1 },
    Damage("a missing item", is: .counts(section: 0)) { $0.items.slots.removeLast() },
    Damage("a gap", is: .position(section: 0, item: 6)) { $0.items.slots[6].position += 1 },
    Damage("an overlap", is: .position(section: 0, item: 6)) { $0.items.slots[6].position -= 1 },
    Damage("a column that does not exist", is: .column(section: 0, item: 2)) {
      $0.items.slots[2].column = 2
    },
    Damage("an item in another column", is: .position(section: 0, item: 6), .extent(section: 0)) {
      $0.items.slots[6].column = ($0.items.slots[6].column + 1) % 3
    },
    Damage("a mark of another item", of: ofOneColumn, is: .mark(section: 0, column: 0)) {
      $0.items.checkpoints.truncate(before: 0)
      $0.items.checkpoints.append([14], before: 16)
    },
    Damage("a missing mark", of: ofOneColumn, is: .counts(section: 0)) {
      $0.items.checkpoints.truncate(before: 15)
    },
    Damage("a wrong extent", is: .extent(section: 0)) {
      $0.items.greatestEnd += 1
      $0.outdateOrigins(from: 0)
      $0.updateOrigins()
    },
  ]

  @Test(arguments: damages) func damagedLayoutReportsTheViolatedInvariants(_ damage: Damage) {
    #expect(damage.waterfall.invariantViolations() == damage.violations)
  }

  @Test func unbalancedColumnsAreValidOnlyIfItemsKeepTheirColumns() {
    var waterfall = Scenario(crossPixels: 100, columns: 2, heights: [9, 1, 9, 9, 9]).waterfall()
    waterfall.columnAssignment = .kept
    waterfall.editItems(inSection: 0, removing: [1], inserting: [(1, ItemMetrics(extent: 64))])
    waterfall.updateOrigins()
    waterfall.setExtent(0, of: ElementID(.item(0), inSection: 0))
    waterfall.updateOrigins()
    #expect(waterfall.invariantViolations(columns: .kept) == [])
    #expect(waterfall.invariantViolations() == [.balance(section: 0, column: 1)])
  }
}

extension Waterfall {
  fileprivate var items: SectionItems {
    get { sections[0].items }
    _modify { yield &sections[0].items }
  }
}

#if !canImport(UIKit)
import Testing
import WaterfallTestSupport

@testable import HeadlessUIKit

@Suite struct ConstraintSolverTests {
  private typealias Rule = ConstraintSolver.Rule

  private func rule(
    _ terms: [(Int, Double)], _ relation: Rule.Relation, _ constant: Double,
    _ priority: Float = 1000
  ) -> Rule {
    Rule(
      terms: terms.map { (variable: $0.0, factor: $0.1) }, relation: relation,
      constant: constant, priority: priority)
  }

  @Test func solverSolvesTwoEquationsWithTwoUnknowns() {
    let values = ConstraintSolver.values(
      of: 4,
      keeping: [rule([(0, 1), (1, 2)], .equal, 7), rule([(0, 1), (1, -1)], .equal, 1)])
    #expect(values == [3, 2, 0, 0])
  }

  @Test func solverAllowsNegativePositionsButNoNegativeLengths() {
    let values = ConstraintSolver.values(
      of: 4, keeping: [rule([(0, 1)], .equal, -5), rule([(1, 1)], .equal, -5)])
    #expect(values[0] == -5 && values[1] == 0)
  }

  @Test func lowerPriorityEquationIsApproximatedAsCloselyAsOtherConstraintsAllow() {
    let values = ConstraintSolver.values(
      of: 2, keeping: [rule([(1, 1)], .equal, 0, 50), rule([(1, 1)], .atLeast, 80, 750)])
    #expect(values[1] == 80)
    let capped = ConstraintSolver.values(
      of: 2, keeping: [rule([(1, 1)], .equal, 200, 750), rule([(1, 1)], .atMost, 120)])
    #expect(capped[1] == 120)
  }

  @Test func higherPriorityConstraintWinsAConflict() {
    let values = ConstraintSolver.values(
      of: 2, keeping: [rule([(1, 1)], .equal, 10, 749), rule([(1, 1)], .equal, 30, 750)])
    #expect(values[1] == 30)
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func solverSatisfiesAllRandomConstraintsIfASolutionExists(seed: UInt64) {
    var generator = SplitMix64(seed: seed)
    let count = 8
    let point = (0..<count).map { Double(generator.roll(300)) - ($0.isMultiple(of: 2) ? 150 : 0) }
    let rules = (0..<12).map { _ in
      let terms = (0..<3).map { _ in (generator.roll(count), Double(generator.roll(5)) - 2) }
      let sum = terms.reduce(0) { $0 + $1.1 * point[$1.0] }
      switch generator.roll(3) {
      case 0: return rule(terms, .equal, sum)
      case 1: return rule(terms, .atLeast, sum - Double(generator.roll(50)))
      default: return rule(terms, .atMost, sum + Double(generator.roll(50)))
      }
    }
    let found = ConstraintSolver.values(of: count, keeping: rules)
    for rule in rules {
      let sum = rule.terms.reduce(0) { $0 + $1.factor * found[$1.variable] }
      if rule.relation != .atMost { #expect(sum >= rule.constant - 1e-6) }
      if rule.relation != .atLeast { #expect(sum <= rule.constant + 1e-6) }
    }
  }
}
#endif

#if !canImport(UIKit)
// Modelled: linear rules of several priorities. A rule of a higher priority is never broken further
// for the sake of a lower one; among rules of one priority the sum of the errors is smallest. Rules
// that contradict each other are therefore broken by as little as possible, required ones too, where
// UIKit drops one of them and logs it.
// Source: the method is the simplex method over a dense table, with one row of costs for each
// priority, compared from the highest down, and Bland's rule, which cannot cycle. Auto Layout's own
// method (Cassowary) finds the same optimum step by step.

/// Finds the values of variables that keep linear rules as well as possible.
///
/// Variables of odd number are lengths, which are never negative; the others are places.
struct ConstraintSolver {
  /// Says that the sum of `terms` is equal to, at least, or at most `constant`.
  struct Rule {
    enum Relation {
      case equal
      case atLeast
      case atMost
    }

    var terms: [(variable: Int, factor: Double)]
    var relation: Relation
    var constant: Double
    var priority: Float
  }

  /// What counts as zero; places and lengths are of the order of a thousand.
  private static let tolerance = 1e-7

  private let variableCount: Int
  private let ruleCount: Int
  private let levels: [Float]
  /// The rows of the rules, then those of the costs; the last column has the constants.
  private var table: [[Double]]
  /// The variable that each rule's row is solved for.
  private var basis: [Int] = []

  /// The values of `variableCount` variables.
  static func values(of variableCount: Int, keeping rules: [Rule]) -> [Double] {
    var solver = ConstraintSolver(variableCount, rules)
    while let column = solver.enteringColumn, let row = solver.leavingRow(for: column) {
      solver.pivot(row, column)
    }
    return solver.values
  }

  private init(_ variableCount: Int, _ rules: [Rule]) {
    self.variableCount = variableCount
    ruleCount = rules.count
    levels = Set(rules.map(\.priority)).sorted(by: >)
    let width = variableCount + 1 + 2 * rules.count + 1
    table = Array(
      repeating: Array(repeating: 0, count: width), count: rules.count + levels.count)
    for (row, rule) in rules.enumerated() { add(rule, in: row) }
  }

  /// A place can be negative, and simplex knows no negative values: it is a value minus one shift
  /// that all places share.
  private var shift: Int { variableCount }

  /// Writes a rule as `terms - excess + shortfall = constant`, with a cost for what breaks it.
  private mutating func add(_ rule: Rule, in row: Int) {
    let sign: Double = rule.constant < 0 ? -1 : 1
    let excess = variableCount + 1 + 2 * row
    let shortfall = excess + 1
    for (variable, factor) in rule.terms {
      table[row][variable] += sign * factor
      if variable.isMultiple(of: 2) { table[row][shift] -= sign * factor }
    }
    table[row][excess] = -sign
    table[row][shortfall] = sign
    table[row][table[row].count - 1] = sign * rule.constant
    basis.append(sign > 0 ? shortfall : excess)
    let costs = ruleCount + (levels.firstIndex(of: rule.priority) ?? 0)
    if rule.relation != .atLeast { table[costs][excess] += 1 }
    if rule.relation != .atMost { table[costs][shortfall] += 1 }
    if table[costs][basis[row]] != 0 { subtract(row, from: costs, times: 1) }
  }

  /// The first column that lowers the costs, the most important cost deciding.
  private var enteringColumn: Int? {
    (0..<table[0].count - 1).first { column in
      for row in ruleCount..<table.count where abs(table[row][column]) > Self.tolerance {
        return table[row][column] < 0
      }
      return false
    }
  }

  /// The rule that limits how far the variable of a column can grow.
  private func leavingRow(for column: Int) -> Int? {
    var best: (row: Int, ratio: Double)?
    for row in 0..<ruleCount where table[row][column] > Self.tolerance {
      let ratio = table[row][table[row].count - 1] / table[row][column]
      guard let found = best else {
        best = (row, ratio)
        continue
      }
      let isTie = abs(ratio - found.ratio) <= Self.tolerance
      if isTie ? basis[row] < basis[found.row] : ratio < found.ratio { best = (row, ratio) }
    }
    return best?.row
  }

  private mutating func pivot(_ row: Int, _ column: Int) {
    let divisor = table[row][column]
    if divisor != 1 { table[row] = table[row].map { $0 / divisor } }
    for other in table.indices where other != row && table[other][column] != 0 {
      subtract(row, from: other, times: table[other][column])
      table[other][column] = 0
    }
    basis[row] = column
  }

  private mutating func subtract(_ row: Int, from other: Int, times factor: Double) {
    let source = table[row]
    for column in source.indices where source[column] != 0 {
      table[other][column] -= factor * source[column]
    }
  }

  private var values: [Double] {
    var all = Array(repeating: 0.0, count: variableCount + 1)
    for (row, column) in basis.enumerated() where column <= variableCount {
      all[column] = table[row][table[row].count - 1]
    }
    return (0..<variableCount).map { $0.isMultiple(of: 2) ? all[$0] - all[shift] : all[$0] }
  }
}
#endif

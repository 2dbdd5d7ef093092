#if !canImport(UIKit)
// This file models a solver for rules, which are linear equations and inequalities with priorities.
// A rule of a higher priority always wins over rules of lower priorities. Among rules of one
// priority, the sum of the errors is minimal. This also applies to required rules that contradict
// each other. UIKit instead drops one of the constraints and logs it.
// Source: the simplex method, with a dense table and with Bland's rule, which prevents cycles. The
// table has one row of costs for each priority, and higher priorities are compared first. Auto
// Layout's algorithm (Cassowary) finds the same optimum incrementally.

/// A solver that finds values for variables, so that rules hold as well as possible.
///
/// Variables with odd indices are lengths, which are never negative. Variables with even indices
/// are positions.
struct ConstraintSolver {
  /// A linear equation or inequality: the sum of `terms` is equal to, at least, or at most
  /// `constant`.
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

  /// The largest number that is treated as 0, because it can be a rounding error.
  ///
  /// This value suits positions and lengths of about a thousand points, which are typical.
  private static let tolerance = 1e-7

  private let variableCount: Int
  private let ruleCount: Int
  private let levels: [Float]
  /// The equation system: a row for each rule, followed by a row of costs for each priority.
  ///
  /// The last column contains the constants.
  private var table: [[Double]]
  /// The indices of the basic variables, one for each rule.
  ///
  /// The row of a rule is solved for its basic variable.
  private var basis: [Int] = []

  /// Returns values for the variables, so that the rules hold as well as possible.
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

  /// The index of an additional variable that makes negative positions possible.
  ///
  /// The simplex method finds only values of at least 0. Therefore, each position is the difference
  /// between its own variable and the additional variable.
  private var shift: Int { variableCount }

  /// Writes a rule into a row of the table as `terms - excess + shortfall = constant`.
  ///
  /// An excess or a shortfall that breaks the rule has a cost.
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

  /// The column of the variable to increase in the next step, or `nil` if the solution is optimal.
  ///
  /// This is the first column in which an increase reduces the costs. Any cost of a higher priority
  /// outweighs all costs of lower priorities.
  private var enteringColumn: Int? {
    (0..<table[0].count - 1).first { column in
      for row in ruleCount..<table.count where abs(table[row][column]) > Self.tolerance {
        return table[row][column] < 0
      }
      return false
    }
  }

  /// Returns the row of the tableau that limits how far a variable can grow, or `nil` if none does.
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

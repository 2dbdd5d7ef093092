#if !canImport(UIKit)
/// What a row measured, and what it was to reach.
struct Finding {
  /// One measure with its reach.
  struct Part {
    let text: String
    let isReached: Bool

    /// A measure that is to be at most `limit`.
    static func atMost(_ limit: Double, _ measured: Double, of unit: String) -> Part {
      Part(
        text: "\(Samples.number(measured)) \(unit) (reach: at most \(Samples.number(limit)))",
        isReached: measured <= limit)
    }

    /// A measure that is to be at least `limit`.
    static func atLeast(_ limit: Double, _ measured: Double, of unit: String) -> Part {
      Part(
        text: "\(Samples.number(measured)) \(unit) (reach: at least \(Samples.number(limit)))",
        isReached: measured >= limit)
    }

    /// Something that was measured is a number and has to be this one.
    static func exactly(_ wanted: Int, _ measured: Set<Int>, of unit: String) -> Part {
      let found = measured.sorted().map { String($0) }.joined(separator: ", ")
      return Part(
        text: "\(found) \(unit) (reach: \(wanted))", isReached: measured == [wanted])
    }
  }

  /// The name of the input.
  let input: String
  var parts: [Part]
  /// Times, spreads and what else explains the measures, a line each.
  var details: [String]

  var isReached: Bool { parts.allSatisfy(\.isReached) }

  /// The row's line, and its details below it.
  func text(_ name: RowName, countsReach: Bool) -> String {
    let column = "\(name.rawValue) \(input)".padding(to: 24)
    let measured = parts.map(\.text).joined(separator: "; ")
    let verdict = countsReach ? isReached ? "reached" : "SHORT" : "ran"
    let lines = ["\(column) \(measured)  \(verdict)"]
    return (lines + details.map { "                  \($0)" }).joined(separator: "\n")
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
#endif

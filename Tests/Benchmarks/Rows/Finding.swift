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

  var parts: [Part]
  /// Times, spreads and what else explains the measures, a line each.
  var details: [String]

  var isReached: Bool { parts.allSatisfy(\.isReached) }

  /// The row's line, and its details below it.
  func text(_ name: RowName, verdict: BenchmarkPlan.Verdict) -> String {
    let column = name.rawValue.padding(to: 15)
    let measured = parts.map(\.text).joined(separator: "; ")
    let lines = ["\(column) \(measured)  \(word(for: verdict))"]
    return (lines + details.map { "                  \($0)" }).joined(separator: "\n")
  }

  private func word(for verdict: BenchmarkPlan.Verdict) -> String {
    switch verdict {
    case .counts: isReached ? "reached" : "short"
    case .smoke: "ran"
    case .otherSize: "measured (the reach is stated for one million items)"
    }
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
#endif

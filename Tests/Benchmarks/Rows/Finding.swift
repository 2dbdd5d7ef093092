#if !canImport(UIKit)
/// The measurements of a row and their limits.
struct Finding {
  struct Part {
    let text: String
    let isMet: Bool

    static func atMost(_ limit: Double, _ measured: Double, of unit: String) -> Part {
      Part(
        text: "\(Samples.number(measured)) \(unit) (limit: at most \(Samples.number(limit)))",
        isMet: measured <= limit)
    }

    static func atLeast(_ limit: Double, _ measured: Double, of unit: String) -> Part {
      Part(
        text: "\(Samples.number(measured)) \(unit) (limit: at least \(Samples.number(limit)))",
        isMet: measured >= limit)
    }

    /// Returns a count that must equal `expected` each time.
    static func exactly(_ expected: Int, _ measured: Set<Int>, of unit: String) -> Part {
      let found = measured.sorted().map { String($0) }.joined(separator: ", ")
      return Part(
        text: "\(found) \(unit) (expected: \(expected))", isMet: measured == [expected])
    }
  }

  let input: String
  var parts: [Part]
  /// Lines with times, ranges, and other explanations.
  var details: [String]

  var isMet: Bool { parts.allSatisfy(\.isMet) }

  func text(_ name: RowName, showsLimits: Bool) -> String {
    let column = "\(name.rawValue) \(input)".padding(to: 24)
    let measured = parts.map(\.text).joined(separator: "; ")
    let verdict = showsLimits ? isMet ? "met" : "MISSED" : "ran"
    let lines = ["\(column) \(measured)  \(verdict)"]
    return (lines + details.map { "                  \($0)" }).joined(separator: "\n")
  }
}

extension Finding {
  /// Compares the seconds of the layout with those of a baseline, which take turns in each round.
  @MainActor
  init(
    _ input: String, _ rounds: Int, atMost limit: Double, times baseline: String,
    _ baselineSeconds: @escaping () -> Double, layout layoutSeconds: @escaping () -> Double
  ) {
    let seconds = Stopwatch.rounds(rounds, baselineSeconds, layoutSeconds)
    let ratio = Samples(seconds[1], dividedBy: seconds[0])
    self.init(
      input: input, parts: [.atMost(limit, ratio.median, of: "x \(baseline)")],
      details: [
        "x \(baseline) \(ratio.asNumber), layout \(Samples(seconds[1]).asTime), "
          + "\(baseline) \(Samples(seconds[0]).asTime)"
      ])
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
#endif

import Testing

/// Work on a collection view, and the observations that a fact allows.
struct FactScenario: Sendable, CustomTestStringConvertible {
  /// The fact's number in Sources/HeadlessUIKit/UIKitFacts.md.
  let fact: String
  /// The statement of the fact, as a sentence.
  let name: String
  /// The only observation that the fact allows, or `nil` if it allows several.
  let expected: [String]?
  let holds: @Sendable ([String]) -> Bool
  let run: @MainActor @Sendable () -> [String]

  /// Creates a scenario; without an expected observation, `allowing(_:)` checks the observation.
  init(
    _ fact: String, _ name: String, shows expected: [String]? = nil,
    _ run: @escaping @MainActor @Sendable () -> [String],
    _ holds: (@Sendable ([String]) -> Bool)? = nil
  ) {
    (self.fact, self.name, self.expected, self.run) = (fact, name, expected, run)
    self.holds = holds ?? { $0 == expected }
  }

  /// Creates a scenario of visible rows, with a number of rows for each section.
  init(
    _ fact: String, _ name: String, rows counts: [Int], shows expected: [String]? = nil,
    _ run: @escaping @MainActor @Sendable (FactsStage) -> [String]
  ) {
    self.init(fact, name, shows: expected, { run(FactsStage(ListLayout(), counts)) })
  }

  func allowing(_ holds: @escaping @Sendable ([String]) -> Bool) -> FactScenario {
    FactScenario(fact, name, run, holds)
  }

  var testDescription: String { "facts \(fact): \(name)" }

  @MainActor
  var observation: Observation { Observation(fact: fact, name: name, observed: run()) }

  /// All scenarios, the most important first; a recording has a line for each scenario.
  static let all: [FactScenario] = [
    doubts, cycle, recordedPasses, recordedScrolls, updates, updatedCells, movements,
    scrolling, contexts,
    lookups, flow, horizontalRows, flowChanges, pins, selfSizing, attributes, delegates,
  ].flatMap { $0 }
}

@MainActor
@Suite struct UIKitFacts {
  @Test(arguments: FactScenario.all)
  func everyScenarioOfTheUIKitFactsProducesItsExpectedResult(scenario: FactScenario) {
    let seen = scenario.run()
    if let expected = scenario.expected {
      #expect(seen == expected)
    } else {
      #expect(scenario.holds(seen), "\(seen)")
    }
  }

  @Test func wrongObservationsFailTheirScenario() {
    #expect(!FactScenario("1", "unstated") { [] }.holds([]))
    #expect(!FactScenario("1", "one", shows: ["a", "b"]) { [] }.holds(["b", "a"]))
    #expect(!FactScenario("1", "some") { [] }.allowing { $0.count > 1 }.holds(["a"]))
  }
}

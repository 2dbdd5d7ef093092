import Testing

/// Something to do with a collection view, and what is to be observed then.
struct FactScenario: Sendable, CustomTestStringConvertible {
  /// The fact's number in Sources/HeadlessUIKit/UIKitFacts.md.
  let fact: String
  /// What the fact says, as a sentence.
  let name: String
  /// The one observation that the fact allows; nil where it allows several.
  let expected: [String]?
  let holds: @Sendable ([String]) -> Bool
  let run: @MainActor @Sendable () -> [String]

  /// Without an observation the fact allows several, which `allowing(_:)` tells.
  init(
    _ fact: String, _ name: String, shows expected: [String]? = nil,
    _ run: @escaping @MainActor @Sendable () -> [String],
    _ holds: (@Sendable ([String]) -> Bool)? = nil
  ) {
    (self.fact, self.name, self.expected, self.run) = (fact, name, expected, run)
    self.holds = holds ?? { $0 == expected }
  }

  /// A scenario of rows on screen, so many in each section.
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

  /// What the host does.
  @MainActor
  var observation: Observation { Observation(fact: fact, name: name, observed: run()) }

  /// All of them, those first that matter most; a recording has one line for each.
  static let all: [FactScenario] = [
    doubts, cycle, recordedPasses, recordedScrolls, updates, movements, scrolling, contexts,
    lookups, flow, horizontalRows, flowChanges, pins, selfSizing, attributes, delegates,
  ].flatMap { $0 }
}

@MainActor
@Suite struct UIKitFacts {
  @Test(arguments: FactScenario.all)
  func hostDoesWhatTheFactSays(scenario: FactScenario) {
    let seen = scenario.run()
    if let expected = scenario.expected {
      #expect(seen == expected)
    } else {
      #expect(scenario.holds(seen), "\(seen)")
    }
  }

  @Test func failingFactIsNoticed() {
    #expect(!FactScenario("1", "unstated") { [] }.holds([]))
    #expect(!FactScenario("1", "one", shows: ["a", "b"]) { [] }.holds(["b", "a"]))
    #expect(!FactScenario("1", "some") { [] }.allowing { $0.count > 1 }.holds(["a"]))
  }
}

/// Something to do with a collection view, and what is then observed.
struct FactScenario: Sendable {
  /// The fact's number in Sources/HeadlessUIKit/UIKitFacts.md.
  let fact: String
  let name: String
  let run: @MainActor @Sendable () -> [String]

  init(_ fact: String, _ name: String, _ run: @escaping @MainActor @Sendable () -> [String]) {
    (self.fact, self.name, self.run) = (fact, name, run)
  }

  /// What the host does.
  @MainActor
  var observation: Observation { Observation(fact: fact, name: name, observed: run()) }

  /// All of them; a recording has one line for each.
  static let all: [FactScenario] = [
    cycle, scrolling, contexts, updates, attributes, flow, pins, lookUps, selfSizing,
  ].flatMap { $0 }
}

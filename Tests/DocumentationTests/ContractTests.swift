import Foundation
import Testing

/// The contract and the comments that cite it by numbers, such as "contract rules 37e and 45.3".
@Suite struct ContractTests {
  private static let number = "[0-9]+[a-z]?(?:\\.[0-9]+)?"

  private let facts: [String]

  init() throws {
    let page = try PackageFiles.read(
      PackageFiles.root.appendingPathComponent("Tests/LayoutContract.md"))
    facts = Self.facts(in: page)
  }

  @Test func everyFactOfTheContractHasItsOwnNumberInAscendingOrder() {
    #expect(facts.count > 200)
    let keys = facts.map(Self.sortKey)
    for (key, next) in zip(keys, keys.dropFirst()) {
      #expect(key.0 < next.0 || (key.0 == next.0 && key != next), "\(key) before \(next)")
    }
    #expect(Set(facts).count == facts.count)
  }

  @Test func everyCitedNumberIsAFactOrARuleOfTheContract() throws {
    for (file, numbers) in try citations(in: ["Sources", "Tests", "Demo"]) {
      for number in numbers where !facts.contains(where: { Self.covers(number, $0) }) {
        Issue.record("\(file) cites contract rule \(number)")
      }
    }
  }

  /// A citation of a whole rule doesn't say which of its facts a test checks.
  @Test func everyFactOfTheContractIsCitedByATest() throws {
    let cited = Set(try citations(in: ["Tests"]).flatMap(\.numbers))
    for fact in facts where !cited.contains(fact) {
      Issue.record("no test cites contract rule \(fact)")
    }
  }

  @Test(arguments: [
    ("// Contract rule 45.3.", ["45.3"]),
    ("/// contract rules 28.3, 28a.1,\n  /// and 29c.", ["28.3", "28a.1", "29c"]),
    ("// Contract rules 34 to 37, and rule 39.", ["34", "37", "39"]),
    ("// Contract rule 4, and facts 1.8: why", ["4"]), ("// A rule of 3.", []),
  ])
  func citedNumbersAreThoseAfterTheWordRule(comment: String, numbers: [String]) {
    #expect(Self.citedNumbers(in: comment) == numbers)
  }

  @Test func ruleCoversItsFactsOnly() {
    #expect(
      Self.covers("37", "37a.2") && Self.covers("37a", "37a.2") && Self.covers("37a.2", "37a.2"))
    #expect(
      !Self.covers("3", "37a.2") && !Self.covers("37a.2", "37a.21") && !Self.covers("37b", "37a"))
  }

  // MARK: Reading

  private static func facts(in page: String) -> [String] {
    page.components(separatedBy: "\n").filter { $0.hasPrefix("- **") }.compactMap {
      $0.dropFirst(4).components(separatedBy: "**").first
    }.filter { $0.range(of: "^" + number + "$", options: .regularExpression) != nil }
  }

  /// Whether a number names a fact or the rule that contains it.
  private static func covers(_ number: String, _ fact: String) -> Bool {
    guard fact.hasPrefix(number) else { return false }
    guard let next = fact.dropFirst(number.count).first else { return true }
    return !number.contains(".") && (next == "." || next.isLetter)
  }

  private static func sortKey(_ fact: String) -> (Int, String) {
    let rule = fact.prefix { $0.isNumber }
    return (Int(rule) ?? 0, String(fact.dropFirst(rule.count)))
  }

  private func citations(in folders: [String]) throws -> [(file: String, numbers: [String])] {
    try folders.flatMap { folder in
      let folder = PackageFiles.root.appendingPathComponent(folder)
      return PackageFiles.files(withExtension: "swift", in: folder)
    }.filter { $0.lastPathComponent != "ContractTests.swift" }.map { file in
      (file.lastPathComponent, Self.citedNumbers(in: try PackageFiles.read(file)))
    }
  }

  private static func citedNumbers(in source: String) -> [String] {
    let text = source.replacingOccurrences(
      of: "\n *//+ ", with: " ", options: .regularExpression)
    let list = number + "(?:(?:,? (?:and|to)|,)(?: rules?)? " + number + ")*"
    return matches("[Cc]ontract rules? (?:" + list + ")", in: text).flatMap {
      matches(number, in: $0)
    }
  }

  private static func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range, in: text).map { String(text[$0]) }
    }
  }
}

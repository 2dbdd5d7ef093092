import Foundation
import Testing

/// The table of the stand-in's README that says which facts each option relies on.
@Suite struct FactTableTests {
  private static let labels = ["recorded", "documented", "asserted", "inferred"]

  private let facts: String
  private let readme: String

  init() throws {
    let folder = PackageFiles.root.appendingPathComponent("Sources/HeadlessUIKit")
    facts = try PackageFiles.read(folder.appendingPathComponent("UIKitFacts.md"))
    readme = try PackageFiles.read(folder.appendingPathComponent("README.md"))
  }

  @Test func eachFactInTheTableHasItsWeakestLabel() throws {
    let parts = readme.components(separatedBy: "### What each option relies on")
    try #require(parts.count == 2)
    let rows = parts[1].components(separatedBy: "\n").filter { $0.hasPrefix("| ") }.dropFirst(2)
    #expect(rows.count > 8)
    for row in rows {
      let cells = row.components(separatedBy: "|")
      try #require(cells.count == 4, "\(row)")
      for entry in cells[2].components(separatedBy: ",") {
        let words = entry.split(separator: " ").map(String.init)
        try #require(words.count == 2, "\(entry)")
        #expect(weakestLabel(of: words[0]) == words[1], "\(entry)")
      }
    }
  }

  @Test func weakestLabelOfAFactWithSeveralIsFound() {
    #expect(weakestLabel(of: "13.1") == "recorded")
    #expect(weakestLabel(of: "14.11") == "inferred")
    #expect(weakestLabel(of: "99.9") == nil)
  }

  /// A fact begins at a heading or a list item with its number, and ends at the next such line.
  private func weakestLabel(of number: String) -> String? {
    var isInside = false
    var found: Set<String> = []
    for line in facts.components(separatedBy: "\n") {
      let isStart = line.hasPrefix("- **") || line.hasPrefix("#")
      let name = line.drop { "-*# ".contains($0) }.prefix { $0.isNumber || $0 == "." }
      if isStart, !name.isEmpty { isInside = name == number }
      if isInside { found.formUnion(Self.labels.filter { line.contains("[\($0)]") }) }
    }
    return Self.labels.last(where: found.contains)
  }
}

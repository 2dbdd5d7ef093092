import Foundation
import Testing

@Suite struct FiguresTests {
  private let performance: String
  private let benchmarks: String
  private let changes: String
  private let readme: String

  init() throws {
    performance = try PackageFiles.read(
      PackageFiles.catalog.appendingPathComponent("Performance.md"))
    benchmarks = try PackageFiles.read(
      PackageFiles.root.appendingPathComponent("Tests/Benchmarks/README.md"))
    changes = try PackageFiles.read(
      PackageFiles.root.appendingPathComponent(".github/CHANGELOG.md"))
    readme = try PackageFiles.read(PackageFiles.readme)
  }

  /// RELEASING.md lists these pages in the steps of a release.
  @Test(arguments: [
    "README.md", ".github/RELEASING.md", "Sources/HeadlessUIKit/README.md",
    "Sources/StickyWaterfall/StickyWaterfall.docc/StickyWaterfall.md",
  ])
  func everyPageNamesTheNewestVersion(file: String) throws {
    let newest = try #require(matches("\n## ([0-9.]+)", in: changes).first)
    let page = try PackageFiles.read(PackageFiles.root.appendingPathComponent(file))
    let said = matches(
      "(?:from: \"|git tag -s |[Uu]ntil )(0\\.[0-9]+\\.[0-9]+)", in: page)
    #expect(!said.isEmpty)
    #expect(Set(said) == [newest])
    #expect(matches("\\.package\\(url: [^)]*?, (from): ", in: page) == [], "not upToNextMinor")
  }

  @Test func speedInTheReadmeEqualsTheBenchmarks() throws {
    let stated = try #require(matches("100,000 items in ([0-9]+) ms", in: readme).first)
    #expect(try time(of: "first `prepare\\(\\)`", in: "ms").rounded() == Double(stated))
  }

  @Test func insertionOnThePerformancePageEqualsTheBenchmarks() throws {
    let inserted = try #require(
      matches("insert 1 item in the middle \\| ([0-9.]+)", in: benchmarks).first)
    #expect(!matches("takes\\s+a\\s+(seventh\\s+of\\s+the\\s+time)", in: performance).isEmpty)
    #expect(abs(try #require(Double(inserted)) - 1 / 7) < 0.01)
  }

  @Test(arguments: [
    ("first layout", "first `prepare\\(\\)`", "ms"), ("a scroll step", "a scroll step", "us"),
    ("append 1,000 items", "append 1,000", "us"),
    ("insert an item in the middle", "insert 1 in the middle", "us"),
  ])
  func timesOnThePerformancePageEqualTheBenchmarks(row: String, name: String, unit: String) throws {
    let stated = try #require(matches("\\| \(row) \\| ([0-9.]+) ms", in: performance).first)
    let measured = try time(of: name, in: unit) / (unit == "us" ? 1_000 : 1)
    #expect(abs(try #require(Double(stated)) - measured) < 0.006)
  }

  private func time(of name: String, in unit: String) throws -> Double {
    let figure = try #require(
      matches("\\| \(name) \\| ([0-9.]+) \(unit)", in: benchmarks).first)
    return try #require(Double(figure))
  }

  @Test func numbersInChangelogAndReadmeAppearInTheBenchmarks() {
    for figure in matches(
      "([0-9]+\\.[0-9]+)(?: bytes| floors| times the floor)", in: changes + readme)
    {
      #expect(benchmarks.contains(figure), "\(figure)")
    }
  }

  @Test func everyPageSaysTheSameSize() throws {
    let adds = "adds\\s+(?:about )?\\[?([0-9.]+) megabytes"
    let said = try #require(matches(adds, in: performance).first)
    #expect(matches(adds, in: readme) == [said] && matches(adds, in: benchmarks) == [said])
    let bytes = try #require(
      matches("\\| StickyWaterfall \\| ([0-9,]+) bytes", in: benchmarks).first)
    let megabytes = try #require(Double(bytes.filter { $0 != "," })) / 1_000_000
    #expect((10 * megabytes).rounded() / 10 == Double(said))
  }

  /// Other pages link to the list of classes in the stand-in's README.
  @Test func everyClassListedInTheHeadlessUIKitReadmeExists() throws {
    let folder = PackageFiles.root.appendingPathComponent("Sources/HeadlessUIKit")
    let page = try PackageFiles.read(folder.appendingPathComponent("README.md"))
    let contents = page.components(separatedBy: "## Contents")
    try #require(contents.count == 2)
    let list = contents[1]
    let names = matches("`((?:UI|CA)[A-Za-z]+)`", in: list.components(separatedBy: "\n## ")[0])
    #expect(names.count > 15)
    let sources = try PackageFiles.files(withExtension: "swift", in: folder)
      .map { try PackageFiles.read($0) }.joined()
    for name in names {
      #expect(
        !matches("(?:class|struct|enum|typealias) (\(name))\\b", in: sources).isEmpty, "\(name)")
    }
  }

  private func matches(_ pattern: String, in text: String) -> [String] {
    guard let expression = try? NSRegularExpression(pattern: pattern) else { return [] }
    return expression.matches(in: text, range: NSRange(text.startIndex..., in: text)).compactMap {
      Range($0.range(at: 1), in: text).map { String(text[$0]) }
    }
  }
}

import Foundation
import Testing

/// Code in README.md and the DocC pages is code that compiles.
@Suite struct SnippetTests {
  @Test func everySwiftCodeBlockInTheDocumentationIsCompiled() throws {
    let compiled = try compiledSnippets()
    for page in try pages() {
      for block in CodeBlocks.fenced("swift", in: page.text) {
        #expect(compiled.contains(block), "not compiled, in \(page.name):\n\(block)")
      }
    }
  }

  @Test func everyCompiledSnippetIsShownOnAPage() throws {
    let shown = Set(try pages().flatMap { CodeBlocks.fenced("swift", in: $0.text) })
    for snippet in try compiledSnippets() {
      #expect(shown.contains(snippet), "shown nowhere:\n\(snippet)")
    }
  }

  /// `.ci/check-objective-c` compiles the samples.
  @Test func objectiveCCodeInThePagesEqualsTheCompiledSamples() throws {
    let shown = try pages().flatMap { CodeBlocks.fenced("objc", in: $0.text) }
    let folder = PackageFiles.root.appendingPathComponent("Tests/ObjectiveC")
    let samples = try PackageFiles.files(withExtension: "m", in: folder)
      .flatMap { CodeBlocks.marked(in: try PackageFiles.read($0)) }
    #expect(!shown.isEmpty)
    #expect(Set(shown) == Set(samples))
  }

  /// On the site, a window of 1,440 points shows 87 characters of a line of code.
  @Test func noLineOfCodeIsCutOffOnTheSite() throws {
    for page in try pages() {
      let blocks = page.text.components(separatedBy: "\n```").enumerated()
      let code = blocks.filter { $0.offset % 2 == 1 }.map(\.element)
      for line in code.flatMap({ $0.components(separatedBy: "\n") }) {
        #expect(line.count <= 87, "\(page.name): \(line)")
      }
    }
  }

  /// A controller without a layout raises an exception (facts 12.5).
  @Test func objectiveCSampleControllersPassALayoutToTheirInitializer() throws {
    let controllers = try pages().flatMap { CodeBlocks.fenced("objc", in: $0.text) }
      .filter { $0.contains(": UICollectionViewController") }
    #expect(!controllers.isEmpty)
    #expect(controllers.allSatisfy { $0.contains("self initWithCollectionViewLayout:layout]") })
  }

  @Test func readmeQuickStartIsShortAndNearTheTop() throws {
    let readme = try PackageFiles.read(PackageFiles.readme)
    let first = try #require(CodeBlocks.fenced("swift", in: readme).first)
    #expect(first.components(separatedBy: "\n").count <= 5)
    let before = readme.components(separatedBy: "```swift")[0]
    #expect(before.components(separatedBy: "\n").count <= 60)
  }

  @Test func linesAddedInReadmeDiffsAppearInCompiledCode() throws {
    let readme = try PackageFiles.read(PackageFiles.readme)
    let added = CodeBlocks.fenced("diff", in: readme).flatMap { $0.components(separatedBy: "\n") }
      .filter { $0.hasPrefix("+ ") }.map { $0.dropFirst(2) }
    #expect(!added.isEmpty)
    let compiled = try compiledSnippets()
    for line in added { #expect(compiled.contains { $0.contains(line) }, "not compiled: \(line)") }
  }

  /// DocC's pages link to each other by name, which docc checks.
  @Test func everyLinkBetweenFilesLeadsToAnExistingFile() throws {
    let folders = [".github", "Sources/HeadlessUIKit", "Sources/WaterfallEngine", "Tests", "Demo"]
      .map { PackageFiles.root.appendingPathComponent($0) }
    let pages =
      [PackageFiles.readme] + folders.flatMap { PackageFiles.files(withExtension: "md", in: $0) }
    var count = 0
    for page in pages {
      for link in localLinks(in: try PackageFiles.read(page)) {
        let file = page.deletingLastPathComponent().appendingPathComponent(link)
        #expect(FileManager.default.fileExists(atPath: file.path), "\(page.path) leads to \(link)")
        count += 1
      }
    }
    #expect(count > 40)
  }

  @Test func uncompilableCodeIsKeptOutOfTheCompiledSnippets() throws {
    #expect(try !compiledSnippets().contains("layout.columnCount = \"three\""))
  }

  /// Readers who copy a block must know which other blocks it needs.
  @Test func everyDocumentationSectionNamesTheTypesUsedByItsCode() throws {
    let pages = try pages()
    let declared = Set(
      pages.flatMap { CodeBlocks.fenced("swift", in: $0.text) }.flatMap(typesDeclared))
    #expect(declared.contains("Photo"))
    for page in pages {
      for section in page.text.components(separatedBy: "\n### ") {
        let blocks = CodeBlocks.fenced("swift", in: section)
        let here = Set(blocks.flatMap(typesDeclared))
        for name in declared.subtracting(here) where blocks.contains(where: { uses(name, in: $0) })
        {
          #expect(section.contains("`\(name)`"), "\(page.name) uses \(name): \(section.prefix(40))")
        }
      }
    }
  }

  // MARK: Reading

  private func pages() throws -> [(name: String, text: String)] {
    let catalog = PackageFiles.files(withExtension: "md", in: PackageFiles.catalog)
    let files = [PackageFiles.readme] + catalog
    #expect(files.count > 5)
    return try files.map { ($0.lastPathComponent, try PackageFiles.read($0)) }
  }

  private func compiledSnippets() throws -> [String] {
    let folder = PackageFiles.root.appendingPathComponent("Tests/DocumentationTests")
    return try PackageFiles.files(withExtension: "swift", in: folder)
      .filter { !["CodeBlocks.swift", "CodeBlocksTests.swift"].contains($0.lastPathComponent) }
      .flatMap { CodeBlocks.marked(in: try PackageFiles.read($0)) }
  }

  private func typesDeclared(in block: String) -> [String] {
    let words = block.components(separatedBy: CharacterSet.alphanumerics.inverted)
    return zip(words, words.dropFirst())
      .filter {
        ["class", "struct", "enum", "protocol"].contains($0.0) && $0.1.first?.isUppercase == true
      }
      .map(\.1)
  }

  private func uses(_ name: String, in block: String) -> Bool {
    block.components(separatedBy: CharacterSet.alphanumerics.inverted).contains(name)
  }

  /// Returns the targets of links and pictures, except links with a scheme.
  private func localLinks(in page: String) -> [String] {
    let opens = ["](", "src=\"", "srcset=\""]
    let links = opens.flatMap { open in
      page.components(separatedBy: open).dropFirst().map { rest in
        String(rest.prefix { !$0.isWhitespace && !")\"#".contains($0) })
      }
    }
    return links.filter { !$0.isEmpty && !$0.contains(":") }
  }
}

import Foundation

/// Cuts code out of pages and out of sources.
enum CodeBlocks {
  /// The contents of the fenced blocks of `language` in a Markdown page.
  ///
  /// A block that is never closed reaches to the end of the page.
  static func fenced(_ language: String, in page: String) -> [String] {
    blocks(in: page, from: "```" + language, to: "```")
  }

  /// What stands between the marks `// snippet.begin` and `// snippet.end` of a source, moved to the
  /// left margin.
  static func marked(in source: String) -> [String] {
    blocks(in: source, from: "// snippet.begin", to: "// snippet.end")
  }

  private static func blocks(in text: String, from begin: String, to end: String) -> [String] {
    var blocks: [String] = []
    var open: [String]?
    for line in text.components(separatedBy: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if let lines = open, words == end {
        blocks.append(movedToMargin(lines))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if words == begin {
        open = []
      }
    }
    if let open { blocks.append(movedToMargin(open)) }
    return blocks
  }

  private static func movedToMargin(_ lines: [String]) -> String {
    let margin =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}

/// The files of this package that the tests read.
enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let readme = root.appendingPathComponent("README.md")
  static let catalogue = root.appendingPathComponent(
    "Sources/StickyWaterfall/StickyWaterfall.docc")

  static func read(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// The files with that extension anywhere in a folder, in the order of their paths.
  static func files(withExtension pathExtension: String, in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}

import Foundation

enum CodeBlocks {
  /// Returns the fenced blocks of a language; an unclosed block extends to the page's end.
  static func fenced(_ language: String, in page: String) -> [String] {
    blocks(in: page, from: "```" + language, to: "```")
  }

  /// Returns the code between `// snippet.begin` and `// snippet.end` in a source, unindented.
  static func marked(in source: String) -> [String] {
    blocks(in: source, from: "// snippet.begin", to: "// snippet.end")
  }

  private static func blocks(in text: String, from begin: String, to end: String) -> [String] {
    var blocks: [String] = []
    var open: [String]?
    for line in text.components(separatedBy: "\n") {
      let words = line.trimmingCharacters(in: .whitespaces)
      if let lines = open, words == end {
        blocks.append(unindented(lines))
        open = nil
      } else if open != nil {
        open?.append(line)
      } else if words == begin {
        open = []
      }
    }
    if let open { blocks.append(unindented(open)) }
    return blocks
  }

  private static func unindented(_ lines: [String]) -> String {
    let margin =
      lines.filter { !$0.isEmpty }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
    return lines.map { String($0.dropFirst(margin)) }.joined(separator: "\n")
  }
}

enum PackageFiles {
  static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
  static let readme = root.appendingPathComponent("README.md")
  static let catalog = root.appendingPathComponent(
    "Sources/StickyWaterfall/StickyWaterfall.docc")

  static func read(_ file: URL) throws -> String {
    try String(contentsOf: file, encoding: .utf8)
  }

  /// Returns the files with an extension anywhere in a folder, sorted by path.
  static func files(withExtension pathExtension: String, in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? [])
      .filter { $0.pathExtension == pathExtension }
      .sorted { $0.path < $1.path }
  }
}

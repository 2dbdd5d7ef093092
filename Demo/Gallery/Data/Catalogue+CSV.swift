#if !canImport(UIKit)
import Foundation

extension Catalogue {
  /// Creates a catalog with a section for each artist or section of a CSV file, in their order.
  ///
  /// - Throws: `DemoError` with the file, and with the row and the column if they're known.
  init(csvFile path: String) throws {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw DemoError("\(path): no file that can be read; give --data the path of a CSV file")
    }
    try self.init(csv: Array(data), name: path)
  }

  /// Creates a catalog from the bytes of a CSV file, with the file's name for messages.
  init(csv bytes: [UInt8], name: String) throws {
    var reader = CSVReader(bytes, name: name)
    guard let header = try reader.next(), header != [""] else {
      throw DemoError("\(name): the file is empty; its first row names the columns")
    }
    let columns = try CatalogueColumns(header: header, file: name)
    var sections: [CatalogueSection] = []
    var sectionByTitle: [String: Int] = [:]
    var count = 0
    while let fields = try reader.next() {
      if fields == [""] { continue }
      let (title, work) = try columns.read(fields, row: reader.row, id: count)
      let section = sectionByTitle[title] ?? sections.count
      if section == sections.count {
        sectionByTitle[title] = section
        sections.append(CatalogueSection(title: title, works: []))
      }
      sections[section].works.append(work)
      count += 1
    }
    guard count > 0 else {
      throw DemoError("\(name): no rows below the names of the columns; add one row a work")
    }
    self.init(sections: sections)
  }
}

/// The positions of the columns in a record.
struct CatalogueColumns {
  /// The range of sizes, in millimeters, that are probably not typing errors.
  private static let plausible = 0.01...1_000_000

  private let file: String
  private let names: [String]
  private let section: Int
  private let title: Int?
  private let width: Int
  private let height: Int

  /// Finds the columns by name.
  ///
  /// If a file has `artist` and `section`, `artist` is used.
  ///
  /// - Throws: `DemoError` for a missing or repeated column.
  init(header: [String], file: String) throws {
    self.file = file
    names = header.map { $0.trimmingCharacters(in: .whitespacesAndNewlines) }
    let hasArtist = names.contains("artist")
    guard hasArtist || names.contains("section") else {
      throw DemoError(
        "\(file): row 1: no column named artist or section; "
          + "name the columns artist,title,width_mm,height_mm or section,width_mm,height_mm")
    }
    let names = names
    func index(_ name: String) throws -> Int {
      let matches = names.indices.filter { names[$0] == name }
      guard let first = matches.first else {
        throw DemoError(
          "\(file): row 1: no column named \(name); add it, or correct its name in the first row")
      }
      guard matches.count == 1 else {
        throw DemoError(
          "\(file): row 1, column \(matches[1] + 1): a second column named \(name); rename one")
      }
      return first
    }
    section = try index(hasArtist ? "artist" : "section")
    title = hasArtist ? try index("title") : nil
    width = try index("width_mm")
    height = try index("height_mm")
  }

  /// Returns a record's work and the title of its section.
  ///
  /// - Throws: `DemoError` if the record and the first row have different numbers of fields, or
  ///   if a size isn't a positive number of millimeters.
  func read(_ fields: [String], row: Int, id: Int) throws -> (section: String, work: Work) {
    guard fields.count == names.count else {
      throw DemoError(
        "\(file): row \(row): \(fields.count) columns where the first row has "
          + "\(names.count); write one value for each, and quote values that hold commas")
    }
    let work = Work(
      id: id, title: title.map { fields[$0] } ?? "",
      width: try millimeters(fields[width], row: row, names[width]),
      height: try millimeters(fields[height], row: row, names[height]))
    return (fields[section], work)
  }

  private func millimeters(_ field: String, row: Int, _ column: String) throws -> Double {
    let text = field.trimmingCharacters(in: .whitespacesAndNewlines)
    let problem: String
    if let value = Double(text) {
      if Self.plausible.contains(value) { return value }
      problem =
        !value.isFinite
        ? "is not finite" : value <= 0 ? "is not above zero" : "is no plausible size"
    } else {
      problem = "is not a number"
    }
    let shown = text.count > 40 ? "\(text.prefix(40))..." : text
    throw DemoError(
      "\(file): row \(row), column \(column): \"\(shown)\" \(problem); "
        + "write a size in millimeters above 0, such as 420")
  }
}
#endif

#if !canImport(UIKit)
import Foundation

extension Catalogue {
  /// Creates a catalog from a file, with a section for each artist or section in order of
  /// appearance.
  ///
  /// - Throws: `DemoError` with the file, and the row and the column if they're known.
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
#endif

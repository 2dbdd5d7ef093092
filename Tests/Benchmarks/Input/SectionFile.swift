#if !canImport(UIKit)
import Foundation

/// A CSV file of item sizes with the columns section, width_mm, and height_mm, in any order.
struct SectionFile {
  /// The sections in the order of their first rows.
  let sections: [[CGSize]]

  init(path: String) throws(UsageProblem) {
    guard let text = try? String(contentsOfFile: path, encoding: .utf8) else {
      throw UsageProblem(text: "\(path): can't be read as UTF-8 text")
    }
    let lines = text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" }
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false)
    var columns: [Int] = []
    for name in ["section", "width_mm", "height_mm"] {
      guard let column = header.firstIndex(where: { $0 == name }) else {
        throw UsageProblem(text: "\(path): row 1 has no column named \(name)")
      }
      columns.append(column)
    }
    var sections: [[CGSize]] = []
    var indexes: [Substring: Int] = [:]
    for (row, line) in lines.enumerated().dropFirst() where !line.isEmpty {
      let fields = line.split(separator: ",", omittingEmptySubsequences: false)
      let row = Row(path: path, number: row + 1, fields: fields)
      let name = try row.field(columns[0], "section")
      let size = CGSize(
        width: try row.length(columns[1], "width_mm"),
        height: try row.length(columns[2], "height_mm"))
      let index = indexes[name] ?? sections.count
      if index == sections.count {
        indexes[name] = index
        sections.append([])
      }
      sections[index].append(size)
    }
    guard !sections.isEmpty else {
      throw UsageProblem(text: "\(path): has no rows below the first")
    }
    self.sections = sections
  }

  private struct Row {
    let path: String
    let number: Int
    let fields: [Substring]

    func field(_ column: Int, _ name: String) throws(UsageProblem) -> Substring {
      guard fields.indices.contains(column) else {
        throw UsageProblem(text: "\(path): row \(number) has no column \(name)")
      }
      return fields[column]
    }

    func length(_ column: Int, _ name: String) throws(UsageProblem) -> CGFloat {
      let field = try field(column, name)
      guard let length = Double(field), length.isFinite, length > 0 else {
        throw UsageProblem(
          text: "\(path): row \(number), column \(name): '\(field)' isn't a length greater than 0")
      }
      return CGFloat(length)
    }
  }
}
#endif

#if !canImport(UIKit)
/// The table in the terminal: one line a scene.
struct FiguresTable {
  private static let headings = ["scene", "items", "content", "shown", "pinned", "layout"]

  let rows: [SceneFigures]

  /// Names to the left, numbers to the right.
  var text: String {
    let cells = [Self.headings] + rows.map(cells)
    let widths = Self.headings.indices.map { column in
      cells.map { $0[column].count }.max() ?? 0
    }
    return cells.map { row in
      row.indices.map { column in
        let space = String(repeating: " ", count: widths[column] - row[column].count)
        return column == 0 ? row[column] + space : space + row[column]
      }.joined(separator: "  ")
    }.joined(separator: "\n")
  }

  private func cells(_ row: SceneFigures) -> [String] {
    let milliseconds = row.layoutTime / .milliseconds(1)
    let tenths = Int((milliseconds * 10).rounded())
    return [
      row.id, String(row.items), row.content, String(row.shown), String(row.pinned),
      "\(tenths / 10).\(tenths % 10) ms",
    ]
  }
}
#endif

import WaterfallEngine
import WaterfallTestSupport

/// A second implementation of the documented rules for automatic layouts, without pixels.
struct LayoutDecision: Equatable {
  var rule = AutomaticLayout.Rule.rows
  var count = 1
  /// The number of columns that each item spans, or 0 for a hidden item.
  var spans: [Int]

  init(_ sizes: SpecifiedSizes, rowSpace: RowSpace) {
    let items = Array(zip(sizes.widths, sizes.heights))
    let shown = items.filter { $0.0 > 0 || $0.1 > 0 }
    spans = items.map { _ in 1 }
    guard !shown.isEmpty else { return }
    let widths = shown.map(\.0)
    let heights = shown.map(\.1)
    guard shown.count == items.count || heights.max()! - heights.min()! > 0.5 else { return }
    guard
      let found = Self.oneWidth(widths, rowSpace, sizes.source)
        ?? (Self.isGridInFlowLayoutRows(items, rowSpace) ? Self.oneGrid(widths, rowSpace) : nil)
    else { return }
    rule = .grid
    count = found.count
    var rest = found.spans[...]
    spans = items.map { $0.0 > 0 || $0.1 > 0 ? rest.removeFirst() : 0 }
  }

  private typealias Columns = (count: Int, spans: [Int])

  private static func oneWidth(
    _ widths: [Double], _ rowSpace: RowSpace, _ source: SpecifiedItem.Source
  ) -> Columns? {
    let least = widths.min()!
    let most = widths.max()!
    guard most - least <= 0.5, most <= rowSpace.availableWidth + 0.01,
      let count = row(of: least, rowSpace),
      count > 1 || (source != .estimate && !rowSpace.isHorizontal)
    else { return nil }
    return (count, widths.map { _ in 1 })
  }

  /// Returns whether narrow items in the flow layout's rows form a grid.
  private static func isGridInFlowLayoutRows(
    _ items: [(Double, Double)], _ rowSpace: RowSpace
  ) -> Bool {
    let narrowest = items.filter { $0.0 > 0 || $0.1 > 0 }.map(\.0).min()!
    var rows: [[Double]] = []
    for (width, _) in items {
      let row = (rows.last ?? []) + [width]
      let used = row.dropFirst().reduce(row[0]) { $0 + (rowSpace.spacing + $1) }
      let fits = used <= rowSpace.availableWidth + 0.01
      if rows.isEmpty || !fits { rows.append([width]) } else { rows[rows.count - 1] = row }
    }
    // For each row, whether its visible items are narrow.
    let shown = rows.map { $0.filter { $0 > 0 }.map { $0 - narrowest <= 1 } }
    return shown.contains { zip($0, $0.dropFirst()).contains { $0 && $1 } }
      && !shown.dropLast().contains([true])
  }

  private static func oneGrid(_ widths: [Double], _ rowSpace: RowSpace) -> Columns? {
    let least = widths.min()!
    guard widths.max()! - least > 0.5, let count = row(of: least, rowSpace), count > 1 else {
      return nil
    }
    let leftover = rowSpace.availableWidth - Double(count) * least
    let gaps = [rowSpace.spacing, leftover / Double(count - 1)]
    var spans: [Int] = []
    for width in widths {
      if width - least <= 1 {
        spans.append(1)
      } else if width > rowSpace.availableWidth + 0.01 {
        return nil
      } else if width >= rowSpace.availableWidth - 1 {
        spans.append(count)
      } else if let span = (1...count).first(where: { span in
        gaps.contains { abs(Double(span) * least + Double(span - 1) * $0 - width) <= 1 }
      }) {
        spans.append(span)
      } else {
        return nil
      }
    }
    return (count, spans)
  }

  /// Returns how many items of a width fit into a row, or `nil` if they can't make a grid.
  private static func row(of width: Double, _ rowSpace: RowSpace) -> Int? {
    let limit = rowSpace.availableWidth + 0.01
    guard width > 16, width <= limit else { return nil }
    var items = [width]
    while items.reduce(0, +) + width + Double(items.count) * rowSpace.spacing <= limit {
      items.append(width)
    }
    return items.count
  }
}

import WaterfallEngine
import WaterfallTestSupport

/// The rules of automatic layouts written down once more, one after the other and as slowly as they read;
/// knows nothing of pixels.
struct LayoutDecision: Equatable {
  var rule = AutomaticLayout.Rule.rows
  var count = 1
  /// How many columns each item covers; 0 for a hidden one.
  var spans: [Int]

  init(_ sizes: SpecifiedSizes, container: ColumnContainer) {
    let items = Array(zip(sizes.widths, sizes.heights))
    let shown = items.filter { $0.0 > 0 || $0.1 > 0 }
    spans = items.map { _ in 1 }
    guard !shown.isEmpty else { return }
    let (widths, heights) = (shown.map(\.0), shown.map(\.1))
    guard shown.count == items.count || heights.max()! - heights.min()! > 0.5 else { return }
    guard
      let found = Self.oneWidth(widths, container, sizes.source)
        ?? (Self.isGridInStockRows(items, container) ? Self.oneGrid(widths, container) : nil)
    else { return }
    (rule, count) = (.grid, found.count)
    var rest = found.spans[...]
    spans = items.map { $0.0 > 0 || $0.1 > 0 ? rest.removeFirst() : 0 }
  }

  private typealias Columns = (count: Int, spans: [Int])

  private static func oneWidth(
    _ widths: [Double], _ container: ColumnContainer, _ source: SpecifiedItem.Source
  ) -> Columns? {
    let (least, most) = (widths.min()!, widths.max()!)
    guard most - least <= 0.5, most <= container.extent + 0.01,
      let count = row(of: least, container),
      count > 1 || (source != .estimate && !container.isHorizontal)
    else { return nil }
    return (count, widths.map { _ in 1 })
  }

  /// Whether the stock rows have two of the narrowest items beside each other, and one of them alone at most
  /// in the last row.
  private static func isGridInStockRows(_ items: [(Double, Double)], _ container: ColumnContainer)
    -> Bool
  {
    let narrowest = items.filter { $0.0 > 0 || $0.1 > 0 }.map(\.0).min()!
    var rows: [[Double]] = []
    for (width, _) in items {
      let row = (rows.last ?? []) + [width]
      let fits =
        row.dropFirst().reduce(row[0]) { $0 + (container.spacing + $1) } <= container.extent + 0.01
      if rows.isEmpty || !fits { rows.append([width]) } else { rows[rows.count - 1] = row }
    }
    // As what each row shows: whether its items, but hidden ones, are narrow.
    let shown = rows.map { $0.filter { $0 > 0 }.map { $0 - narrowest <= 1 } }
    return shown.contains { zip($0, $0.dropFirst()).contains { $0 && $1 } }
      && !shown.dropLast().contains([true])
  }

  private static func oneGrid(_ widths: [Double], _ container: ColumnContainer) -> Columns? {
    let least = widths.min()!
    guard widths.max()! - least > 0.5, let count = row(of: least, container), count > 1 else {
      return nil
    }
    let leftover = container.extent - Double(count) * least
    let gaps = [container.spacing, leftover / Double(count - 1)]
    var spans: [Int] = []
    for width in widths {
      if width - least <= 1 {
        spans.append(1)
      } else if width > container.extent + 0.01 {
        return nil
      } else if width >= container.extent - 1 {
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

  /// How many items of this width the stock layout puts into a row; nil where that is no grid.
  private static func row(of width: Double, _ container: ColumnContainer) -> Int? {
    guard width > 16, width <= container.extent + 0.01 else { return nil }
    var items = [width]
    while items.reduce(0, +) + width + Double(items.count) * container.spacing <= container.extent
      + 0.01
    {
      items.append(width)
    }
    return items.count
  }
}

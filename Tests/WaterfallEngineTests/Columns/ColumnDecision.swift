import WaterfallEngine
import WaterfallTestSupport

/// The rules of automatic columns written down once more, one after the other and as slowly as they
/// read; knows nothing of pixels.
struct ColumnDecision: Equatable {
  var rule: AutomaticColumns.Rule
  var count: Int
  /// How many columns each item covers.
  var spans: [Int]

  init(widths: [Double], room: ColumnRoom) {
    self =
      Self.oneWidth(widths, room) ?? Self.oneGrid(widths, room) ?? Self.list(widths, room)
      ?? ColumnDecision(.shapes, room.isHorizontal ? 1 : 2, widths.map { _ in 1 })
  }

  private init(_ rule: AutomaticColumns.Rule, _ count: Int, _ spans: [Int]) {
    (self.rule, self.count, self.spans) = (rule, count, spans)
  }

  private static func oneWidth(_ widths: [Double], _ room: ColumnRoom) -> ColumnDecision? {
    guard let least = widths.min(), let most = widths.max(), most - least <= 0.5 else {
      return nil
    }
    return row(of: least, room).map { ColumnDecision(.grid, $0, widths.map { _ in 1 }) }
  }

  private static func oneGrid(_ widths: [Double], _ room: ColumnRoom) -> ColumnDecision? {
    guard let least = widths.min(), let count = row(of: least, room) else { return nil }
    let leftover = room.extent - Double(count) * least
    let gaps = [room.spacing] + (count > 1 ? [leftover / Double(count - 1)] : [])
    var spans: [Int] = []
    for width in widths {
      if width - least <= 1 {
        spans.append(1)
      } else if width >= room.extent - 1 {
        spans.append(count)
      } else if let span = (1...count).first(where: { span in
        gaps.contains {
          abs(Double(span) * least + Double(span - 1) * $0 - width) <= 1
        }
      }) {
        spans.append(span)
      } else {
        return nil
      }
    }
    return ColumnDecision(.grid, count, spans)
  }

  private static func list(_ widths: [Double], _ room: ColumnRoom) -> ColumnDecision? {
    guard let least = widths.min(), least > 16 else { return nil }
    let isList = widths.allSatisfy {
      $0 > room.extent + 0.01 && $0 <= room.viewExtent + 0.01
    }
    return isList ? ColumnDecision(.list, 1, widths.map { _ in 1 }) : nil
  }

  /// How many items of this width the stock layout puts into a row; nil where that is no grid.
  private static func row(of width: Double, _ room: ColumnRoom) -> Int? {
    guard width > 16, width <= room.extent + 0.01 else { return nil }
    var items = [width]
    while items.reduce(0, +) + width + Double(items.count) * room.spacing <= room.extent + 0.01 {
      items.append(width)
    }
    return items.count
  }
}

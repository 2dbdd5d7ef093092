import WaterfallEngine

/// The items of a section, each placed in the columns that can take it.
struct ReferenceSection {
  struct PlacedItem {
    var start: Length
    var extent: Length
    var columns: Range<Int>
  }

  private let metrics: SectionMetrics
  private let availableExtent: Length
  private let columnCount: Int
  private(set) var items: [PlacedItem] = []
  /// The position where the next item of each column can start.
  private var fronts: [Length]
  /// The column after the preceding item's columns.
  private var cursor = 0

  /// Places the items of a section; an item with a column in `columns` stays in that column.
  init(_ section: Scenario.Section, crossExtent: Length, columns: [Int?]) {
    metrics = section.metrics
    availableExtent = max(0, crossExtent - metrics.insets.crossStart - metrics.insets.crossEnd)
    let pixel = PixelGrid.lengthsPerPixel
    var most = 1
    while most < 65_535,
      pixel * Length(most + 1) + metrics.columnSpacing * Length(most) <= availableExtent
        || pixel + metrics.columnSpacing <= 0
    {
      most += 1
    }
    columnCount = min(max(1, metrics.columnCount), most)
    fronts = Array(repeating: 0, count: columnCount)
    for (index, item) in section.items.enumerated() {
      let fixed = index < columns.count ? columns[index] : nil
      place(item, at: index, fixed: fixed)
    }
  }

  /// Returns an item's cross range, in content coordinates.
  func crossRange(of item: PlacedItem) -> LengthRange {
    let spacing = max(-availableExtent, metrics.columnSpacing)
    let shared = max(0, availableExtent - spacing * Length(columnCount - 1)) / 64
    func start(of column: Int) -> Length {
      shared * Length(column) / Length(columnCount) * 64 + spacing * Length(column)
    }
    let first = start(of: item.columns.lowerBound)
    let end =
      item.columns.upperBound == columnCount
      ? availableExtent : start(of: item.columns.upperBound) - spacing
    return LengthRange(
      start: metrics.insets.crossStart + first, end: metrics.insets.crossStart + max(first, end))
  }

  private mutating func place(_ item: ItemMetrics, at index: Int, fixed: Int?) {
    let span = min(item.columnSpan, columnCount)
    let last = columnCount - span
    let turn = min(index % columnCount, last)
    let column: Int
    switch (fixed, metrics.placement) {
    case (let fixed?, _): column = min(fixed, last)
    case (nil, .leadingToTrailing): column = turn
    case (nil, .trailingToLeading): column = last - turn
    case (nil, .shortestColumn):
      let least = (0...last).map { front(of: $0..<$0 + span) }.min() ?? 0
      let short = (0...last).filter {
        front(of: $0..<$0 + span) <= least + metrics.placementTolerance
      }
      let isRead = metrics.placementTolerance > 0
      column = (isRead ? short.first { $0 >= cursor } : nil) ?? short[0]
    }
    let columns = column..<column + span
    let start = front(of: columns)
    items.append(PlacedItem(start: start, extent: item.extent, columns: columns))
    for column in columns { fronts[column] = max(start, start + item.extent + metrics.lineSpacing) }
    cursor = columns.upperBound
  }

  /// Returns the first position where the next item of `columns` can start.
  private func front(of columns: Range<Int>) -> Length {
    fronts[columns].max() ?? 0
  }
}

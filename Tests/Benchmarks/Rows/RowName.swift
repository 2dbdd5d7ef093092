#if !canImport(UIKit)
/// The rows of the table, with their names for `--only`.
enum RowName: String, CaseIterable {
  case firstPrepare = "first-prepare"
  case widthChange = "width-change"
  case rectQuery = "rect-query"
  case itemLookup = "item-lookup"
  case scrollStep = "scroll-step"
  case stackedStep = "stacked-step"
  case selfSizing = "self-sizing"
  case append
  case insert
  case resize
  case spans
  case automaticColumns = "automatic-columns"
  case exactHeights = "exact-heights"
  case tags
  case filledRows = "filled-rows"
  case stockModel = "stock-model"
  case memory

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  @MainActor
  func measure(_ plan: BenchmarkPlan) -> [Finding] {
    switch self {
    case .firstPrepare: FirstPrepareRow.measure(plan)
    case .widthChange: WidthChangeRow.measure(plan)
    case .rectQuery: [RectQueryRow.measure(plan)]
    case .itemLookup: ItemLookupRow.measure(plan)
    case .scrollStep: [ScrollStepRow.measure(plan)]
    case .stackedStep: [StackedStepRow.measure(plan)]
    case .selfSizing: SelfSizingRow.measure(plan)
    case .append: ChangeRow(.append, feed: 0.02, catalog: 0.3).measure(plan)
    case .insert: ChangeRow(.insert, feed: 0.25, catalog: 0.3).measure(plan)
    case .resize: ChangeRow(.resize, feed: 0.15, catalog: 0.2).measure(plan)
    case .spans: [FirstPrepareRow.measureSpans(plan)]
    case .automaticColumns: [FirstPrepareRow.measureAutomaticColumns(plan)]
    case .exactHeights: [FirstPrepareRow.measureExactHeights(plan)]
    case .tags: TagsRow.measure(plan)
    case .filledRows: FilledRowsRow.measure(plan)
    case .stockModel: StockModelRow.measure(plan)
    case .memory: MemoryRow.measure(plan)
    }
  }
}
#endif

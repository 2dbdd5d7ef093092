#if !canImport(UIKit)
/// The rows of the table, by the names that `--only` takes.
enum RowName: String, CaseIterable {
  case firstPrepare = "first-prepare"
  case widthChange = "width-change"
  case rectQuery = "rect-query"
  case scrollStep = "scroll-step"
  case append
  case insert
  case resize
  case memory

  static let list = allCases.map(\.rawValue).joined(separator: ", ")

  @MainActor
  func measure(_ plan: BenchmarkPlan) -> Finding {
    switch self {
    case .firstPrepare: FirstPrepareRow.measure(plan)
    case .widthChange: WidthChangeRow.measure(plan)
    case .rectQuery: RectQueryRow.measure(plan)
    case .scrollStep: ScrollStepRow.measure(plan)
    case .append: AppendRow.measure(plan)
    case .insert: InsertRow.measure(plan)
    case .resize: ResizeRow.measure(plan)
    case .memory: MemoryRow.measure(plan)
    }
  }
}
#endif

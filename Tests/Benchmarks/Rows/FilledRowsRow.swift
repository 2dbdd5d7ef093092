#if !canImport(UIKit)
import StickyWaterfall

/// Photos in rows that fill the width: the first `prepare()`, and the memory.
@MainActor
enum FilledRowsRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    var filled = plan.photoRows
    filled.rowDistribution = .fill
    // Code becomes resident when it first runs, and isn't memory of the layout. Memory is first,
    // because the other measurements would free enough of it for reuse.
    _ = MemoryRow.measure(filled.cut(to: 300), limit: 0)
    let memory = MemoryRow.measure(filled, limit: 46)
    let controller = plan.photoRows.makeController()
    let first = Finding(
      plan.photoRows.name, plan.rounds, atMost: 1.3, times: "justified",
      { FirstPrepareRow.prepare(controller, plan.photoRows.makeLayout()) },
      layout: { FirstPrepareRow.prepare(controller, filled.makeLayout()) })
    return [first, memory]
  }
}
#endif

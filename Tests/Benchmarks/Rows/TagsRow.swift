#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// Tags in rows: the first `prepare()`, an insertion, self-sizing tags, and the memory.
@MainActor
enum TagsRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    // Memory is first, because the other measurements would free enough of it for reuse.
    let memory = MemoryRow.measure(plan.tags, limit: 46)
    return [
      measureFirstPrepare(plan),
      ChangeRow(.insert, feed: 0.5, catalog: 0.5).measure(plan, on: plan.tags, 0.5),
      SelfSizingRow.measureTags(plan), memory,
    ]
  }

  private static func measureFirstPrepare(_ plan: BenchmarkPlan) -> Finding {
    let controller = plan.tags.makeController()
    let floorScreen = Screen(controller, plan.tags.makeLayout())
    return Finding(
      plan.tags.name, plan.rounds, atMost: 3, times: "floor", { Floor.seconds(floorScreen.view) },
      layout: { FirstPrepareRow.prepare(controller, plan.tags.makeLayout()) })
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A cloud of tags in rows: the first `prepare()`, an insertion in the middle, a new screen of
/// self-sizing tags, and the memory.
@MainActor
enum TagsRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    // Memory is first, because the other measurements would free enough of it.
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
    let measures = Stopwatch.rounds(
      plan.rounds,
      { Floor.seconds(floorScreen.view) },
      { FirstPrepareRow.prepare(controller, plan.tags.makeLayout()) })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: plan.tags.name,
      parts: [.atMost(3, ratio.median, of: "x floor")],
      details: [
        "x floor \(ratio.asNumber), layout \(Samples(measures[1]).asTime), "
          + "floor \(Samples(measures[0]).asTime)"
      ])
  }
}
#endif

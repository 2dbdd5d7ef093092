#if !canImport(UIKit)
import StickyWaterfall

/// The first `prepare()` with every tenth item spanning two of three columns, compared with the
/// same items without spans.
///
/// The delegate returns one more value for each item.
@MainActor
enum SpansRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    var spanning = plan.feed
    spanning.hasSpans = true
    let (controller, plainController) = (spanning.makeController(), plan.feed.makeController())
    let measures = Stopwatch.rounds(
      plan.rounds,
      { FirstPrepareRow.prepare(plainController, plan.feed.makeLayout()) },
      { FirstPrepareRow.prepare(controller, spanning.makeLayout()) })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: plan.feed.name,
      parts: [.atMost(2, ratio.median, of: "x without spans")],
      details: [
        "x without \(ratio.asNumber), with \(Samples(measures[1]).asTime), "
          + "without \(Samples(measures[0]).asTime)"
      ])
  }
}
#endif

#if !canImport(UIKit)
import StickyWaterfall

/// A width change, as in a rotation.
///
/// It queries every size again and reuses the layout's memory.
///
/// The new bounds make the view invalidate the layout. Then the row calls `prepare()`, as the view
/// would. The layout of the views on screen isn't measured.
@MainActor
enum WidthChangeRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [
      measure(plan.feed, plan.rounds, limit: 1.6),
      measure(plan.catalog, plan.rounds, limit: 3),
    ]
  }

  private static func measure(
    _ input: BenchmarkInput, _ rounds: Int, limit: Double
  ) -> Finding {
    let screen = Screen(laidOut: input.makeController(), input.makeLayout())
    let measures = Stopwatch.rounds(rounds, { Floor.seconds(screen.view) }, { turn(screen) })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: input.name,
      parts: [.atMost(limit, ratio.median, of: "x floor")],
      details: [
        "x floor \(ratio.asNumber), layout \(Samples(measures[1]).asTime), "
          + "floor \(Samples(measures[0]).asTime)"
      ])
  }

  private static func turn(_ screen: Screen) -> Double {
    let view = screen.view
    let width =
      view.bounds.width == Screen.otherWidth ? Screen.size.width : Screen.otherWidth
    let seconds = Stopwatch.seconds {
      view.bounds.size.width = width
      view.collectionViewLayout.prepare()
    }
    view.layoutIfNeeded()
    return seconds
  }
}
#endif

#if !canImport(UIKit)
import StickyWaterfall

/// A width change, as in a rotation, without the layout of the views on screen.
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
    return Finding(
      input.name, rounds, atMost: limit, times: "floor", { Floor.seconds(screen.view) },
      layout: { turn(screen) })
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

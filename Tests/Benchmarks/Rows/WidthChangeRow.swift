#if !canImport(UIKit)
import StickyWaterfall

/// A change of width, as by rotation: every size is asked again, into the memory that is there.
///
/// The new bounds are set on the view, which asks the layout and invalidates it; then `prepare()` is
/// called as the view would. The views of the one screen are laid out outside the measure.
@MainActor
enum WidthChangeRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [
      measure(plan.feed, plan.rounds, reach: 1.6),
      measure(plan.catalogue, plan.rounds, reach: 3),
    ]
  }

  private static func measure(
    _ input: BenchmarkInput, _ rounds: Int, reach: Double
  ) -> Finding {
    let screen = Screen(laidOut: input.makeController(), input.makeLayout())
    let measures = Stopwatch.rounds(rounds, { Floor.seconds(screen.view) }, { turn(screen) })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: input.name,
      parts: [.atMost(reach, ratio.median, of: "x floor")],
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

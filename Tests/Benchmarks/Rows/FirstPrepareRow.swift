#if !canImport(UIKit)
import StickyWaterfall

/// The first `prepare()` of a new layout: everything is asked and laid out.
///
/// `prepare()` is called as the collection view would call it first; its other work, a screenful of
/// views, is left out on both sides.
@MainActor
enum FirstPrepareRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let controller = FeedController(plan.photos)
    let floorScreen = Screen(controller, WaterfallFlowLayout.measured())
    let measures = Stopwatch.rounds(
      plan.rounds,
      { Floor.seconds(floorScreen.view) },
      { prepare(controller, WaterfallFlowLayout.measured()) },
      { prepare(controller, TextbookLayout()) })
    let (floor, ours, textbook) = (measures[0], measures[1], measures[2])
    let toFloor = Samples(ours, dividedBy: floor)
    let toTextbook = Samples(textbook, dividedBy: ours)
    return Finding(
      parts: [
        .atMost(3, toFloor.median, of: "x floor"),
        .atLeast(6, toTextbook.median, of: "x faster than textbook"),
      ],
      details: [
        "x floor \(toFloor.asNumber), x textbook \(toTextbook.asNumber)",
        "layout \(Samples(ours).asTime), floor \(Samples(floor).asTime), "
          + "textbook \(Samples(textbook).asTime)",
      ])
  }

  private static func prepare(
    _ controller: FeedController, _ layout: UICollectionViewLayout
  ) -> Double {
    let screen = Screen(controller, layout)
    let seconds = Stopwatch.seconds { layout.prepare() }
    BlackHole.take(screen.view.collectionViewLayout.collectionViewContentSize.height)
    return seconds
  }
}
#endif

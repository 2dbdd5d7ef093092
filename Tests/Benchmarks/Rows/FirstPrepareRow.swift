#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// The first `prepare()` of a new layout, without the collection view's own work.
@MainActor
enum FirstPrepareRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [
      measure(plan.feed, plan.rounds, floor: 2.5, textbook: 4),
      measure(plan.catalog, plan.rounds, floor: 3.2, textbook: 2),
    ]
  }

  private static func measure(
    _ input: BenchmarkInput, _ rounds: Int, floor floorLimit: Double, textbook textbookLimit: Double
  ) -> Finding {
    let controller = input.makeController()
    let floorScreen = Screen(controller, input.makeLayout())
    let measures = Stopwatch.rounds(
      rounds,
      { Floor.seconds(floorScreen.view) },
      { prepare(controller, input.makeLayout()) },
      { prepare(controller, TextbookLayout(boundaries: input.hasBoundaries)) })
    let (floor, ours, textbook) = (measures[0], measures[1], measures[2])
    let toFloor = Samples(ours, dividedBy: floor)
    let toTextbook = Samples(textbook, dividedBy: ours)
    return Finding(
      input: input.name,
      parts: [
        .atMost(floorLimit, toFloor.median, of: "x floor"),
        .atLeast(textbookLimit, toTextbook.median, of: "x faster than textbook"),
      ],
      details: [
        "x floor \(toFloor.asNumber), x textbook \(toTextbook.asNumber)",
        "layout \(Samples(ours).asTime), floor \(Samples(floor).asTime), "
          + "textbook \(Samples(textbook).asTime)",
      ])
  }

  /// Compares `prepare()` for items of which every tenth spans two columns with no spans.
  static func measureSpans(_ plan: BenchmarkPlan) -> Finding {
    var spanning = plan.feed
    spanning.hasSpans = true
    let (controller, plainController) = (spanning.makeController(), plan.feed.makeController())
    return Finding(
      plan.feed.name, plan.rounds, atMost: 2, times: "without spans",
      { prepare(plainController, plan.feed.makeLayout()) },
      layout: { prepare(controller, spanning.makeLayout()) })
  }

  /// Compares `prepare()` for automatic columns with a column count.
  static func measureAutomaticColumns(_ plan: BenchmarkPlan) -> Finding {
    var counted = itemsOfOneWidth(plan)
    counted.columnCount = 3
    var automatic = counted
    automatic.columnCount = WaterfallFlowLayout.automaticColumnCount
    let controller = counted.makeController()
    return Finding(
      "one width", plan.rounds, atMost: 1.3, times: "columnCount",
      { prepare(controller, counted.makeLayout()) },
      layout: { prepare(controller, automatic.makeLayout()) })
  }

  /// Compares `prepare()` for automatic columns with the floor if the delegate specifies sizes and
  /// exact heights.
  static func measureExactHeights(_ plan: BenchmarkPlan) -> Finding {
    var input = itemsOfOneWidth(plan)
    input.columnCount = WaterfallFlowLayout.automaticColumnCount
    input.hasExactHeights = true
    let controller = input.makeController()
    let floorScreen = Screen(controller, input.makeLayout())
    return Finding(
      "one width", plan.rounds, atMost: 2.5, times: "floor", { Floor.seconds(floorScreen.view) },
      layout: { prepare(controller, input.makeLayout()) })
  }

  private static func itemsOfOneWidth(_ plan: BenchmarkPlan) -> BenchmarkInput {
    var input = plan.feed
    input.sections = input.sections.map { section in
      section.map { CGSize(width: 120, height: 60 + $0.height / 20) }
    }
    return input
  }

  /// Returns the seconds of a layout's first `prepare()` on a new screen.
  static func prepare(_ controller: FeedController, _ layout: UICollectionViewLayout) -> Double {
    let screen = Screen(controller, layout)
    let seconds = Stopwatch.seconds { layout.prepare() }
    BlackHole.take(screen.view.collectionViewLayout.collectionViewContentSize.height)
    return seconds
  }
}
#endif

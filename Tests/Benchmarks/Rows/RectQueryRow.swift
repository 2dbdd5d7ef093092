#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// Rectangle queries for one screen at offsets across the content.
@MainActor
enum RectQueryRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let controller = plan.feed.makeController()
    let many = Screen(laidOut: controller, plan.feed.makeLayout())
    let few = Screen(laidOut: plan.fewItems.makeController(), plan.fewItems.makeLayout())
    let textbook = Screen(controller, TextbookLayout())
    textbook.view.collectionViewLayout.prepare()
    let offsets = many.offsets(plan.repeats(2_000), seed: 3)
    let fewOffsets = few.offsets(plan.repeats(2_000), seed: 3)
    let measures = Stopwatch.rounds(
      plan.rounds,
      { query(many, at: offsets) },
      { query(few, at: fewOffsets) },
      { query(textbook, at: Array(offsets.prefix(3))) })
    let growth = Samples(measures[0], dividedBy: measures[1])
    let toTextbook = Samples(measures[2], dividedBy: measures[0])
    return Finding(
      input: plan.feed.name,
      parts: [
        .atMost(2, growth.median, of: "x the query in few items"),
        .atLeast(300, toTextbook.median, of: "x faster than textbook"),
      ],
      details: [
        "x few \(growth.asNumber), x textbook \(toTextbook.asNumber)",
        "query \(Samples(measures[0]).asTime), in few \(Samples(measures[1]).asTime), "
          + "textbook \(Samples(measures[2]).asTime)",
      ])
  }

  static func query(_ screen: Screen, at offsets: [CGFloat]) -> Double {
    let layout = screen.view.collectionViewLayout
    let seconds = Stopwatch.seconds {
      for offset in offsets {
        let rect = CGRect(origin: CGPoint(x: 0, y: offset), size: Screen.size)
        BlackHole.take(Double(layout.layoutAttributesForElements(in: rect)?.count ?? 0))
      }
    }
    return seconds / Double(offsets.count)
  }
}
#endif

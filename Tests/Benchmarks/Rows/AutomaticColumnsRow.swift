#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The first `prepare()` with automatic columns for cells of one width, compared with a count.
@MainActor
enum AutomaticColumnsRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    var cells = plan.feed
    cells.sections = cells.sections.map { section in
      section.map { CGSize(width: 120, height: 60 + $0.height / 20) }
    }
    return [measure(cells, "one width", columns: 3, plan.rounds)]
  }

  private static func measure(
    _ input: BenchmarkInput, _ name: String, columns: Int, _ rounds: Int
  ) -> Finding {
    let controller = input.makeController()
    var counted = input
    counted.columnCount = columns
    var automatic = input
    automatic.columnCount = WaterfallFlowLayout.automaticColumnCount
    let measures = Stopwatch.rounds(
      rounds,
      { FirstPrepareRow.prepare(controller, counted.makeLayout()) },
      { FirstPrepareRow.prepare(controller, automatic.makeLayout()) })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: name,
      parts: [.atMost(1.3, ratio.median, of: "x with columnCount")],
      details: [
        "x with columnCount \(ratio.asNumber), automatic \(Samples(measures[1]).asTime), "
          + "columnCount \(Samples(measures[0]).asTime)"
      ])
  }
}
#endif

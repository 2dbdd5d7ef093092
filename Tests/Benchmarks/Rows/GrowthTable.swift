#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A Markdown table for the README of the benchmarks, with the time of each operation for larger
/// inputs.
@MainActor
struct GrowthTable {
  private let inputs: [BenchmarkInput]
  private let rounds: Int

  init(_ plan: BenchmarkPlan) {
    let made = MadeSections(seed: 6)
    let unit = plan.isSmoke ? 20 : 1_000
    func input(_ name: String, items: Int, sections: Int) -> BenchmarkInput {
      let photos = made.photos(items / sections)
      return BenchmarkInput(
        name: name, sections: Array(repeating: photos, count: sections), hasBoundaries: true)
    }
    var columns = input("10 x columns", items: 100 * unit, sections: 100)
    columns.columnCount *= 10
    // Photos ten times as tall keep their heights in columns a tenth as wide.
    columns.sections = columns.sections.map {
      $0.map { CGSize(width: $0.width, height: $0.height * 10) }
    }
    var spans = input("spans", items: 100 * unit, sections: 100)
    spans.hasSpans = true
    inputs = [
      input("time", items: 100 * unit, sections: 100),
      input("10 x items", items: 1_000 * unit, sections: 100),
      input("10 x sections", items: 100 * unit, sections: 1_000), columns, spans,
    ]
    rounds = plan.rounds
  }

  func print() {
    Swift.print(
      "\(inputs[0].itemCount) items in \(inputs[0].sections.count) sections, 3 columns, pinned "
        + "headers and footers; times, and their factors with more of one thing")
    row(["operation"] + inputs.map(\.name))
    row(["---"] + inputs.map { _ in "---" })
    for (name, operation) in Self.operations {
      let seconds = inputs.map { input in
        let sample = operation(input)
        return Samples(Stopwatch.rounds(rounds, sample)[0]).median
      }
      let growth = seconds.dropFirst().map { Samples.number($0 / seconds[0]) }
      row([name, Samples.time(seconds[0])] + growth)
    }
    Swift.print("")
  }

  private func row(_ cells: [String]) {
    Swift.print("| \(cells.joined(separator: " | ")) |")
  }

  /// The operations, with closures that measure one run in seconds.
  private static let operations: [(String, @MainActor (BenchmarkInput) -> () -> Double)] = [
    (
      "first `prepare()`",
      { input in
        let controller = input.makeController()
        return { FirstPrepareRow.prepare(controller, input.makeLayout()) }
      }
    ),
    (
      "a screen's query",
      { input in
        let screen = Screen(laidOut: input.makeController(), input.makeLayout())
        let offsets = screen.offsets(200, seed: 3)
        return { RectQueryRow.query(screen, at: offsets) }
      }
    ),
    (
      "a scroll step",
      { input in
        let screen = SteppingScreen(input)
        return { screen.run(100, from: 9) }
      }
    ),
    ("append 1,000", change(.append)),
    ("insert 1 in the middle", change(.insert)),
    ("resize 1 in the middle", change(.resize)),
  ]

  private static func change(_ change: Change) -> @MainActor (BenchmarkInput) -> () -> Double {
    { input in
      let screen = ChangeScreen(input)
      return { change.make(on: screen, section: input.sections.count / 2) }
    }
  }
}
#endif

#if !canImport(UIKit)
import StickyWaterfall

/// A scroll step with stacked headers and footers, in 10,000 sections compared with 100.
@MainActor
enum StackedStepRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let photos = MadeSections(seed: 9).photos(6)
    func screen(sections: Int) -> SteppingScreen {
      let sections = Array(repeating: photos, count: sections)
      return SteppingScreen(
        BenchmarkInput(name: "stack", sections: sections, hasBoundaries: true), scope: .stacked)
    }
    let (many, few) = (screen(sections: plan.isSmoke ? 200 : 10_000), screen(sections: 100))
    let count = plan.repeats(200)
    let steps = Stopwatch.rounds(
      plan.rounds, { many.run(count, from: plan.rounds) }, { few.run(count, from: plan.rounds) })
    let growth = Samples(steps[0], dividedBy: steps[1])
    return Finding(
      input: "stack",
      parts: [
        .atMost(2, growth.median, of: "x the step in 100 sections"),
        .exactly(0, [many.queries], of: "queries"),
      ],
      details: [
        "x few \(growth.asNumber), median step \(Samples(steps[0]).asTime), in few "
          + Samples(steps[1]).asTime
      ])
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// One item is inserted in the middle of the longest section.
@MainActor
enum InsertRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let screen = ChangeScreen(plan)
    screen.screen.scroll(to: (screen.screen.scrollRange / 2).rounded())
    let section = plan.longestSection
    let measures = Stopwatch.rounds(
      plan.rounds, { screen.floorSeconds }, { insert(into: section, of: screen) })
    return screen.finding(
      Samples(measures[1], dividedBy: measures[0]), Samples(measures[1]),
      floor: Samples(measures[0]), reach: 0.5, questions: 1)
  }

  private static func insert(into section: Int, of screen: ChangeScreen) -> Double {
    let item = screen.controller.photos[section].count / 2
    return screen.change { view in
      view.performBatchUpdates {
        screen.controller.photos[section].insert(CGSize(width: 700, height: 900), at: item)
        view.insertItems(at: [IndexPath(item: item, section: section)])
      }
    }
  }
}
#endif

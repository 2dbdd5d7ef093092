#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// One item in the middle of the longest section gets another size, and is invalidated by its path.
@MainActor
enum ResizeRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let screen = ChangeScreen(plan)
    screen.screen.scroll(to: (screen.screen.scrollRange / 2).rounded())
    let section = plan.longestSection
    let measures = Stopwatch.rounds(
      plan.rounds, { screen.floorSeconds }, { resize(in: section, of: screen) })
    return screen.finding(
      Samples(measures[1], dividedBy: measures[0]), Samples(measures[1]),
      floor: Samples(measures[0]), reach: 0.3, questions: 1)
  }

  private static func resize(in section: Int, of screen: ChangeScreen) -> Double {
    let item = screen.controller.photos[section].count / 2
    screen.controller.photos[section][item].height += 40
    return screen.change { view in
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateFlowLayoutAttributes = false
      context.invalidateItems(at: [IndexPath(item: item, section: section)])
      view.collectionViewLayout.invalidateLayout(with: context)
    }
  }
}
#endif

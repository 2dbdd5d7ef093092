#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A lookup of one item at positions across the section, compared with the stock layout's.
@MainActor
enum ItemLookupRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [1_000, 100_000].map { measure(plan, items: plan.isSmoke ? $0 / 100 : $0) }
  }

  private static func measure(_ plan: BenchmarkPlan, items count: Int) -> Finding {
    var input = plan.feed.cut(to: count)
    // Three items form a row in the stock layout, too.
    input.sections = input.sections.map { $0.map { CGSize(width: 120, height: $0.height / 20) } }
    let ours = Screen(laidOut: input.makeController(), input.makeLayout())
    let stock = Screen(laidOut: input.makeController(), UICollectionViewFlowLayout())
    // Paths are a prime number apart, so that the processor's cache helps neither side.
    let paths = (0..<plan.repeats(100_000)).map { IndexPath(item: $0 * 7_919 % count, section: 0) }
    return Finding(
      "\(count)", plan.rounds, atMost: 1.2, times: "stock model", { lookUp(paths, in: stock) },
      layout: { lookUp(paths, in: ours) })
  }

  private static func lookUp(_ paths: [IndexPath], in screen: Screen) -> Double {
    let layout = screen.view.collectionViewLayout
    let seconds = Stopwatch.seconds {
      for path in paths {
        BlackHole.take(Double(layout.layoutAttributesForItem(at: path)?.frame.minY ?? 0))
      }
    }
    return seconds / Double(paths.count)
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The memory that the layout takes at its peak, through the first `prepare()`, a change of width and
/// of one item's size; the caller's own data are there before and do not count.
@MainActor
enum MemoryRow {
  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let layout = WaterfallFlowLayout.measured()
    let screen = Screen(FeedController(plan.photos), layout)
    BlackHole.take(Double(screen.view.numberOfSections))
    let middle = IndexPath(
      item: plan.photos[plan.longestSection].count / 2, section: plan.longestSection)
    let growth = ResidentMemory.peakGrowth {
      layout.prepare()
      screen.view.bounds.size.width = Screen.otherWidth
      layout.prepare()
      let context = UICollectionViewFlowLayoutInvalidationContext()
      context.invalidateFlowLayoutDelegateMetrics = false
      context.invalidateItems(at: [middle])
      layout.invalidateLayout(with: context)
      layout.prepare()
    }
    guard let growth else {
      return Finding(parts: [], details: ["this platform does not tell the peak of memory"])
    }
    let perItem = Double(growth) / Double(plan.itemCount)
    return Finding(
      parts: [.atMost(32, perItem, of: "bytes an item")], details: [ResidentMemory.method])
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The peak of the layout's memory in its first `prepare()`, a width change, and a size change.
@MainActor
enum MemoryRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    // Code becomes resident when it first runs, and isn't memory of the layout.
    _ = measure(plan.fewSections, limit: 0)
    // The smaller input is first. The memory it frees is too small for the other one.
    let catalog = measure(plan.catalog, limit: 32)
    return [measure(plan.feed, limit: 26), catalog]
  }

  static func measure(_ input: BenchmarkInput, limit: Double) -> Finding {
    let layout = input.makeLayout()
    let screen = Screen(input.makeController(), layout)
    BlackHole.take(Double(screen.view.numberOfSections))
    let middle = IndexPath(
      item: input.sections[input.longestSection].count / 2, section: input.longestSection)
    let growth = ResidentMemory.peakGrowth(
      { layout.prepare() },
      {
        screen.view.bounds.size.width = Screen.otherWidth
        layout.prepare()
      },
      {
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateItems(at: [middle])
        layout.invalidateLayout(with: context)
        layout.prepare()
      })
    guard let growth else {
      return Finding(
        input: input.name, parts: [], details: ["this platform doesn't provide the peak of memory"])
    }
    let perItem = Double(growth) / Double(input.itemCount)
    return Finding(
      input: input.name,
      parts: [.atMost(limit, perItem, of: "bytes an item")], details: [ResidentMemory.method])
  }
}
#endif

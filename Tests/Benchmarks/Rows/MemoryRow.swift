#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// The memory that the layout takes at its peak, through the first `prepare()`, a change of width and
/// of one item's size; the caller's own data are there before and do not count.
@MainActor
enum MemoryRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    // Code that runs for the first time becomes resident too, and is no memory of the layout.
    _ = measure(plan.fewSections, reach: 0)
    // The smaller one first: what it lets go does not suffice for the other.
    let catalogue = measure(plan.catalogue, reach: 32)
    return [measure(plan.feed, reach: 26), catalogue]
  }

  static func measure(_ input: BenchmarkInput, reach: Double) -> Finding {
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
        input: input.name, parts: [], details: ["this platform does not tell the peak of memory"])
    }
    let perItem = Double(growth) / Double(input.itemCount)
    return Finding(
      input: input.name,
      parts: [.atMost(reach, perItem, of: "bytes an item")], details: [ResidentMemory.method])
  }
}
#endif

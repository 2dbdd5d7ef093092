#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// Layouts of a size that most apps have, compared with the stand-in's flow layout.
@MainActor
enum StockModelRow {
  /// Creates a screen, and returns a closure that measures an action on that screen.
  private typealias Action = (UICollectionViewFlowLayout) -> () -> Double

  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    let steps = plan.repeats(1_000)
    return [
      compare("60-items", plan, atMost: 1.2, firstLayouts(plan.repeats(100))),
      compare("plain-step", plan, atMost: 1.2) { scroll(steps, $0) },
      compare("pinned-step", plan, atMost: 1.3) { layout in
        layout.sectionHeadersPinToVisibleBounds = true
        layout.sectionFootersPinToVisibleBounds = true
        return scroll(steps, layout)
      },
      compare("new-section", plan, atMost: 0.4) { insertSections(after: steps * 3, $0) },
    ]
  }

  private static func compare(
    _ name: String, _ plan: BenchmarkPlan, atMost limit: Double, _ action: Action
  ) -> Finding {
    let waterfall = WaterfallFlowLayout()
    waterfall.columnCount = 2
    return Finding(
      name, plan.rounds, atMost: limit, times: "stock model", action(UICollectionViewFlowLayout()),
      layout: action(waterfall))
  }

  private static func firstLayouts(_ count: Int) -> Action {
    { layout in
      let screen = screen([60], layout)
      return {
        Stopwatch.seconds {
          for _ in 0..<count {
            screen.view.reloadData()
            screen.view.layoutIfNeeded()
          }
        }
      }
    }
  }

  private static func scroll(_ count: Int, _ layout: UICollectionViewFlowLayout) -> () -> Double {
    let screen = screen([10_000], layout)
    let start = (screen.scrollRange / 2).rounded()
    return {
      screen.scroll(to: start)
      return Stopwatch.seconds {
        for step in 1...count { screen.scroll(to: start + CGFloat(step) * ScrollStepRow.step) }
      }
    }
  }

  private static func insertSections(
    after count: Int, _ layout: UICollectionViewFlowLayout
  ) -> () -> Double {
    let screen = screen(Array(repeating: 10, count: count), layout)
    return {
      Stopwatch.seconds {
        screen.view.performBatchUpdates {
          screen.controller.photos.append(sizes(10))
          screen.view.insertSections([screen.controller.photos.count - 1])
        }
        screen.view.layoutIfNeeded()
      }
    }
  }

  private static func screen(_ counts: [Int], _ layout: UICollectionViewFlowLayout) -> Screen {
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    return Screen(laidOut: FeedController(counts.map { sizes($0) }), layout)
  }

  private static func sizes(_ count: Int) -> [CGSize] {
    (0..<count).map { CGSize(width: 180, height: 120 + $0 * 37 % 90) }
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// Scroll steps with pinned headers and footers, in many sections and in few.
///
/// A step includes the collection view's own work.
@MainActor
enum ScrollStepRow {
  static let step: CGFloat = 20

  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let many = SteppingScreen(plan.catalog)
    let few = SteppingScreen(plan.fewSections)
    let count = plan.repeats(1_000)
    let steps = Stopwatch.rounds(
      plan.rounds, { many.run(count, from: plan.rounds) }, { few.run(count, from: plan.rounds) })
    let growth = Samples(steps[0], dividedBy: steps[1])
    let tails = Samples(many.tails)
    return Finding(
      input: plan.catalog.name,
      parts: [
        .atMost(3, tails.median, of: "x the median at the 95th percentile"),
        .atMost(1.5, growth.median, of: "x the step in 1,000 items"),
        .atMost(4, Double(many.mostNamed), of: "index paths in one context"),
        .exactly(0, [many.queries], of: "queries"),
      ],
      details: [
        "95th percentile x median \(tails.asNumber), x few \(growth.asNumber)",
        "median step \(Samples(steps[0]).asTime), in few \(Samples(steps[1]).asTime)",
        "textbook step \(textbookStep(plan))",
      ])
  }

  /// Returns the time of a step in a layout that prepares everything again.
  private static func textbookStep(_ plan: BenchmarkPlan) -> String {
    let screen = Screen(
      laidOut: plan.catalog.makeController(), TextbookLayout(boundaries: true))
    let steps = Stopwatch.rounds(
      3, { Stopwatch.seconds { screen.scroll(to: screen.view.contentOffset.y + step) } })
    return Samples(steps[0]).asTime
  }
}

/// A screen that scrolls in steps and records what its layout invalidates and queries.
@MainActor
final class SteppingScreen {
  private let screen: Screen
  private let controller: CountingController
  private let layout = NamingLayout()
  private var runs = 0
  /// The largest number of index paths that one step invalidated.
  var mostNamed: Int { layout.mostNamed }
  /// The number of sizes that all steps queried.
  private(set) var queries = 0
  /// The 95th percentile of each run, divided by its median.
  private(set) var tails: [Double] = []

  init(_ input: BenchmarkInput, scope: WaterfallFlowLayout.PinningScope = .section) {
    layout.adoptMetrics(of: input)
    layout.pinningScope = scope
    controller = CountingController(input.sections)
    screen = Screen(laidOut: controller, layout)
  }

  /// Scrolls `count` steps from another offset in each run, and returns the median in seconds.
  func run(_ count: Int, from positions: Int) -> Double {
    let room = screen.scrollRange - CGFloat(count) * ScrollStepRow.step
    let start = (max(0, room) * CGFloat(runs % (positions + 1)) / CGFloat(positions + 1)).rounded()
    runs += 1
    screen.scroll(to: start)
    var seconds: [Double] = []
    queries += controller.queries {
      for index in 1...count {
        let offset = (start + CGFloat(index) * ScrollStepRow.step)
          .truncatingRemainder(dividingBy: max(1, screen.scrollRange))
        seconds.append(Stopwatch.seconds { screen.scroll(to: offset) })
      }
    }
    seconds.sort()
    let median = seconds[count / 2]
    tails.append(seconds[count * 95 / 100] / median)
    return median
  }
}

/// A layout that counts the index paths in the contexts of bounds changes.
private final class NamingLayout: WaterfallFlowLayout {
  private(set) var mostNamed = 0

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let named = context.invalidatedSupplementaryIndexPaths?.values.reduce(0) { $0 + $1.count }
    // A jump to the start of the next run isn't a step, and can name more.
    let distance = newBounds.minY - (collectionView?.bounds.minY ?? 0)
    if distance == ScrollStepRow.step { mostNamed = max(mostNamed, named ?? 0) }
    return context
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import UIKitTestSupport

/// A thousand scroll steps of 20 points in a row with headers and footers pinned, in many sections and
/// in few.
///
/// A step goes through the whole host: the new offset, what that makes the view ask its layout, and
/// the views that come and go.
@MainActor
enum ScrollStepRow {
  static let step: CGFloat = 20

  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let many = SteppingScreen(plan.catalogue)
    let few = SteppingScreen(plan.fewSections)
    let count = plan.repeats(1_000)
    let steps = Stopwatch.rounds(
      plan.rounds, { many.run(count, from: plan.rounds) }, { few.run(count, from: plan.rounds) })
    let growth = Samples(steps[0], dividedBy: steps[1])
    let tails = Samples(many.tails)
    return Finding(
      input: plan.catalogue.name,
      parts: [
        .atMost(3, tails.median, of: "x the median at the 95th percentile"),
        .atMost(1.5, growth.median, of: "x the step in 1,000 items"),
        .atMost(4, Double(many.mostNamed), of: "index paths named at most"),
        .exactly(0, [many.questions], of: "questions"),
      ],
      details: [
        "95th percentile x median \(tails.asNumber), x few \(growth.asNumber)",
        "median step \(Samples(steps[0]).asTime), in few \(Samples(steps[1]).asTime)",
        "textbook step \(textbookStep(plan))",
      ])
  }

  /// What the same step costs a layout that prepares everything again.
  private static func textbookStep(_ plan: BenchmarkPlan) -> String {
    let screen = Screen(
      laidOut: plan.catalogue.makeController(), TextbookLayout(boundaries: true))
    let steps = Stopwatch.rounds(
      3, { Stopwatch.seconds { screen.scroll(to: screen.view.contentOffset.y + step) } })
    return Samples(steps[0]).asTime
  }
}

/// A screen that is scrolled in steps, and what its layout names and asks in them.
@MainActor
final class SteppingScreen {
  private let screen: Screen
  private let controller: CountingController
  private let layout = NamingLayout()
  private var runs = 0
  /// The most index paths that one step named.
  var mostNamed: Int { layout.mostNamed }
  /// How many sizes all steps asked for.
  private(set) var questions = 0
  /// For each run its 95th percentile, in medians.
  private(set) var tails: [Double] = []

  init(_ input: BenchmarkInput, scope: WaterfallFlowLayout.PinningScope = .section) {
    layout.adoptMetrics(of: input)
    layout.pinningScope = scope
    controller = CountingController(input.sections)
    screen = Screen(laidOut: controller, layout)
  }

  /// The median seconds of `count` steps in a row, each run from another place in the content.
  func run(_ count: Int, from places: Int) -> Double {
    let room = screen.scrollRange - CGFloat(count) * ScrollStepRow.step
    let start = (max(0, room) * CGFloat(runs % (places + 1)) / CGFloat(places + 1)).rounded()
    runs += 1
    screen.scroll(to: start)
    var seconds: [Double] = []
    questions += controller.questions {
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

/// A layout that counts what the contexts of its bounds changes name.
private final class NamingLayout: WaterfallFlowLayout {
  private(set) var mostNamed = 0

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    let named = context.invalidatedSupplementaryIndexPaths?.values.reduce(0) { $0 + $1.count }
    // A jump to the next run's start may name more; it is no step.
    let distance = newBounds.minY - (collectionView?.bounds.minY ?? 0)
    if distance == ScrollStepRow.step { mostNamed = max(mostNamed, named ?? 0) }
    return context
  }
}
#endif

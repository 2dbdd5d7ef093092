#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A scroll step of 20 points with headers and footers pinned, in many sections and in few.
///
/// Measured is what a step asks of the layout: whether the new bounds matter, the context, the
/// invalidation, `prepare()`, the content size, and the elements that the context names. What the
/// collection view then does with its views is left out on both sides.
@MainActor
enum ScrollStepRow {
  private static let step: CGFloat = 20
  private static let jump: CGFloat = 5_000
  private static let stepsInARow = 10

  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let many = SteppingScreen(plan.sections)
    let few = SteppingScreen(plan.fewSections)
    let places = plan.repeats(200)
    let steps = Stopwatch.rounds(
      plan.rounds, { many.run(step, stepsInARow, places) }, { few.run(step, stepsInARow, places) })
    let mostNamed = many.mostNamed
    let jumps = Stopwatch.rounds(
      plan.rounds, { many.run(jump, 1, places) }, { few.run(jump, 1, places) })
    let growth = Samples(steps[0], dividedBy: steps[1])
    let jumpGrowth = Samples(jumps[0], dividedBy: jumps[1])
    return Finding(
      parts: [
        .atMost(1.5, growth.median, of: "x the step in few sections"),
        .atMost(4, Double(mostNamed), of: "index paths named at most"),
      ],
      details: [
        "x few \(growth.asNumber), step \(Samples(steps[0]).asTime), "
          + "in few \(Samples(steps[1]).asTime)",
        "jumps of \(Int(jump)) points: x few \(jumpGrowth.asNumber), jump \(Samples(jumps[0]).asTime)"
          + ", in few \(Samples(jumps[1]).asTime), \(many.mostNamed) index paths named at most",
        "textbook step \(textbookStep(plan))",
      ])
  }

  /// What the same step costs a layout that prepares everything again.
  private static func textbookStep(_ plan: BenchmarkPlan) -> String {
    let layout = TextbookLayout(boundaries: true)
    let screen = Screen(laidOut: FeedController(plan.sections), layout)
    let measures = Stopwatch.rounds(
      3,
      {
        let seconds = Stopwatch.seconds {
          screen.view.contentOffset.y += step
          layout.prepare()
        }
        screen.view.layoutIfNeeded()
        return seconds
      })
    return Samples(measures[0]).asTime
  }
}

/// A screen that is scrolled in steps, and what its layout names in each.
@MainActor
private final class SteppingScreen {
  private let screen: Screen
  private let layout = NamingLayout()
  /// The most index paths that one step named.
  private(set) var mostNamed = 0
  private var seed: UInt64 = 4

  init(_ sections: [[CGSize]]) {
    layout.adoptMetrics(boundaries: true)
    screen = Screen(laidOut: FeedController(sections), layout)
  }

  /// Seconds for one of `count` steps from each of some places spread over the content.
  func run(_ distance: CGFloat, _ count: Int, _ places: Int) -> Double {
    seed += 1
    var seconds = 0.0
    let room = distance * CGFloat(count)
    for place in screen.offsets(places, seed: seed, keeping: room) {
      screen.scroll(to: place)
      for _ in 0..<count { seconds += step(by: distance) }
    }
    return seconds / Double(places * count)
  }

  private func step(by distance: CGFloat) -> Double {
    layout.lastContext = nil
    let view = screen.view
    let asking = Stopwatch.seconds { view.contentOffset.y += distance }
    let named = layout.lastContext?.invalidatedSupplementaryIndexPaths ?? [:]
    mostNamed = max(mostNamed, named.values.reduce(0) { $0 + $1.count })
    let answering = Stopwatch.seconds {
      layout.prepare()
      BlackHole.take(layout.collectionViewContentSize.height)
      for (kind, indexPaths) in named {
        for indexPath in indexPaths {
          let attributes = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
          BlackHole.take(Double(attributes?.frame.minY ?? 0))
        }
      }
    }
    view.layoutIfNeeded()
    return asking + answering
  }
}

/// A layout that keeps the context of its last invalidation.
private final class NamingLayout: WaterfallFlowLayout {
  var lastContext: UICollectionViewLayoutInvalidationContext?

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    lastContext = context
    super.invalidateLayout(with: context)
  }
}
#endif

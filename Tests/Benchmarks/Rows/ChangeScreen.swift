#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A screen whose content changes, and what its layout takes for it.
@MainActor
final class ChangeScreen {
  let controller: CountingController
  let screen: Screen
  private let layout = TimedLayout()
  private let floorScreen: Screen
  /// How many sizes each change asked for.
  private(set) var questions: Set<Int> = []
  /// What each change took with the collection view's own work.
  private(set) var wholeSeconds: [Double] = []

  init(_ plan: BenchmarkPlan) {
    controller = CountingController(plan.photos)
    layout.adoptMetrics()
    screen = Screen(laidOut: controller, layout)
    // The floor does not count its questions: that would make it slower.
    floorScreen = Screen(FeedController(plan.photos), WaterfallFlowLayout.measured())
  }

  var floorSeconds: Double { Floor.seconds(floorScreen.view) }

  /// Makes a change and lays out; answers the seconds of the layout's own calls.
  func change(_ body: (UICollectionView) -> Void) -> Double {
    var own = 0.0
    let whole = Stopwatch.seconds {
      let asked = controller.questions {
        own = layout.seconds {
          body(screen.view)
          screen.view.layoutIfNeeded()
        }
      }
      questions.insert(asked)
    }
    wholeSeconds.append(whole)
    return own
  }

  /// The finding of a row that compares changes with the floor.
  func finding(
    _ samples: Samples, _ times: Samples, floor: Samples, reach: Double, questions wanted: Int
  ) -> Finding {
    Finding(
      parts: [
        .atMost(reach, samples.median, of: "x floor"),
        .exactly(wanted, questions, of: "questions each"),
      ],
      details: [
        "x floor \(samples.asNumber), layout \(times.asTime), floor \(floor.asTime)",
        "with the collection view's own work \(Samples(wholeSeconds).asTime)",
      ])
  }
}
#endif

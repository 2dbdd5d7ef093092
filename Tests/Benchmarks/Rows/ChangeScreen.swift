#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A screen whose content changes, and what its layout takes for it.
@MainActor
final class ChangeScreen {
  let controller: FeedController
  let screen: Screen
  private let layout = TimedLayout()
  private let floorScreen: Screen
  /// How many sizes each change asked for.
  private(set) var questions: Set<Int> = []
  /// What each change took with the collection view's own work.
  private(set) var wholeSeconds: [Double] = []

  init(_ input: BenchmarkInput) {
    // Spans and a count are never asked for together.
    controller = input.hasSpans ? input.makeController() : CountingController(input.sections)
    layout.adoptMetrics(of: input)
    screen = Screen(laidOut: controller, layout)
    // The floor does not count its questions: that would make it slower.
    floorScreen = Screen(FeedController(input.sections), input.makeLayout())
  }

  var floorSeconds: Double { Floor.seconds(floorScreen.view) }

  /// Makes a change and lays out; answers the seconds of the layout's own calls.
  func change(_ body: (UICollectionView) -> Void) -> Double {
    var own = 0.0
    let whole = Stopwatch.seconds {
      let before = (controller as? CountingController)?.questions
      own = layout.seconds {
        body(screen.view)
        screen.view.layoutIfNeeded()
      }
      if let before, let counting = controller as? CountingController {
        questions.insert(counting.questions - before)
      }
    }
    wholeSeconds.append(whole)
    return own
  }
}
#endif

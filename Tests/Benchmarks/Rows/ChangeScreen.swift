#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A screen whose content changes, with the time that its layout takes.
@MainActor
final class ChangeScreen {
  let controller: FeedController
  let screen: Screen
  private let layout = TimedLayout()
  private let floorScreen: Screen
  /// The numbers of sizes that the changes queried.
  private(set) var queries: Set<Int> = []
  /// The seconds of each change with the collection view's own work.
  private(set) var wholeSeconds: [Double] = []

  init(_ input: BenchmarkInput) {
    controller = input.hasSpans ? input.makeController() : CountingController(input.sections)
    layout.adoptMetrics(of: input)
    screen = Screen(laidOut: controller, layout)
    // The floor's controller doesn't count queries, because that would slow it down.
    floorScreen = Screen(FeedController(input.sections), input.makeLayout())
  }

  var floorSeconds: Double { Floor.seconds(floorScreen.view) }

  /// Makes a change, lays out, and returns the seconds that calls of the layout take.
  func change(_ body: (UICollectionView) -> Void) -> Double {
    var own = 0.0
    let whole = Stopwatch.seconds {
      let before = (controller as? CountingController)?.queries
      own = layout.seconds {
        body(screen.view)
        screen.view.layoutIfNeeded()
      }
      if let before, let counting = controller as? CountingController {
        queries.insert(counting.queries - before)
      }
    }
    wholeSeconds.append(whole)
    return own
  }
}
#endif

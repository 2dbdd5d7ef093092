#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A change of the content, through the collection view.
enum Change {
  /// A page of a thousand items at the end of the last section, as an endless feed gets them.
  case append
  /// One item in the middle of the longest section.
  case insert
  /// Another size for one item in the middle of the longest section, invalidated by its path.
  case resize

  private static let page = MadeSections(seed: 5).photos(1_000)

  /// How many sizes the change may ask for.
  var questions: Int { self == .append ? Self.page.count : 1 }

  /// Makes the change once; answers the seconds that the layout's own calls take.
  @MainActor
  func make(on screen: ChangeScreen, section: Int) -> Double {
    let controller = screen.controller
    let middle = IndexPath(item: controller.photos[section].count / 2, section: section)
    switch self {
    case .append:
      let last = controller.photos.count - 1
      let first = controller.photos[last].count
      let indexPaths = Self.page.indices.map { IndexPath(item: first + $0, section: last) }
      return screen.change { view in
        view.performBatchUpdates {
          controller.photos[last] += Self.page
          view.insertItems(at: indexPaths)
        }
      }
    case .insert:
      return screen.change { view in
        view.performBatchUpdates {
          controller.photos[section].insert(CGSize(width: 700, height: 900), at: middle.item)
          view.insertItems(at: [middle])
        }
      }
    case .resize:
      controller.photos[section][middle.item].height += 40
      return screen.change { view in
        let context = UICollectionViewFlowLayoutInvalidationContext()
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = false
        context.invalidateItems(at: [middle])
        view.collectionViewLayout.invalidateLayout(with: context)
      }
    }
  }
}

/// What the layout takes for a change, against the floor of all items.
@MainActor
struct ChangeRow {
  private let change: Change
  private let feedReach: Double
  private let catalogueReach: Double

  init(_ change: Change, feed: Double, catalogue: Double) {
    self.change = change
    feedReach = feed
    catalogueReach = catalogue
  }

  func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [measure(plan, on: plan.feed, feedReach), measure(plan, on: plan.catalogue, catalogueReach)]
  }

  /// A hundred changes in a row: now and then one makes the arrays grow, and the median is of all.
  func measure(
    _ plan: BenchmarkPlan, on input: BenchmarkInput, _ reach: Double
  ) -> Finding {
    let screen = ChangeScreen(input)
    let range = screen.screen.scrollRange
    screen.screen.scroll(to: change == .append ? range : (range / 2).rounded())
    _ = screen.floorSeconds
    var floor: [Double] = []
    var changes: [Double] = []
    for index in 0..<plan.repeats(100) {
      if index.isMultiple(of: 10) { floor.append(screen.floorSeconds) }
      changes.append(change.make(on: screen, section: input.longestSection))
    }
    let ratios = Samples(changes.map { $0 / Samples(floor).median })
    return Finding(
      input: input.name,
      parts: [
        .atMost(reach, ratios.median, of: "x floor"),
        .exactly(change.questions, screen.questions, of: "questions each"),
      ],
      details: [
        "x floor \(ratios.asNumber), layout \(Samples(changes).asTime), "
          + "floor \(Samples(floor).asTime)",
        "with the collection view's own work \(Samples(screen.wholeSeconds).asTime)",
      ])
  }
}
#endif

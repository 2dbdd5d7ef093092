#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A change of the content through the collection view.
enum Change {
  /// Appends a page of a thousand items to the last section, as an endless feed does.
  case append
  /// Inserts an item in the middle of the longest section.
  case insert
  /// Changes the size of an item in the longest section and invalidates its index path.
  case resize

  private static let page = MadeSections(seed: 5).photos(1_000)

  var queries: Int { self == .append ? Self.page.count : 1 }

  /// Makes the change once, and returns the seconds that calls of the layout take.
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

/// The time that the layout takes for a change, compared with the floor for all items.
@MainActor
struct ChangeRow {
  private let change: Change
  private let feedLimit: Double
  private let catalogLimit: Double

  init(_ change: Change, feed: Double, catalog: Double) {
    self.change = change
    feedLimit = feed
    catalogLimit = catalog
  }

  func measure(_ plan: BenchmarkPlan) -> [Finding] {
    [measure(plan, on: plan.feed, feedLimit), measure(plan, on: plan.catalog, catalogLimit)]
  }

  /// Makes a hundred changes, so that the median covers the few that make arrays grow.
  func measure(
    _ plan: BenchmarkPlan, on input: BenchmarkInput, _ limit: Double
  ) -> Finding {
    let screen = ChangeScreen(input)
    let range = screen.screen.scrollRange
    screen.screen.scroll(to: change == .append ? range : (range / 2).rounded())
    let visible = screen.screen.view.indexPathsForVisibleItems.count
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
        .atMost(limit, ratios.median, of: "x floor"),
        queries(on: screen, visible: visible),
      ],
      details: [
        "x floor \(ratios.asNumber), layout \(Samples(changes).asTime), "
          + "floor \(Samples(floor).asTime)",
        "with the collection view's own work \(Samples(screen.wholeSeconds).asTime)",
      ])
  }

  /// Compares the number of items that each change queries with the limit.
  ///
  /// An insertion also queries the first shifted item and the shifted items on screen.
  private func queries(on screen: ChangeScreen, visible: Int) -> Finding.Part {
    guard change == .insert else {
      return .exactly(change.queries, screen.queries, of: "queries each")
    }
    let visible = max(visible, screen.screen.view.indexPathsForVisibleItems.count)
    let limit = change.queries + 1 + 2 * visible
    return .atMost(Double(limit), Double(screen.queries.max() ?? 0), of: "queries each")
  }
}
#endif

#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// An endless feed: pages of items are appended at the end, a hundred in a row.
@MainActor
enum AppendRow {
  private static let page = 1_000

  static func measure(_ plan: BenchmarkPlan) -> Finding {
    let screen = ChangeScreen(plan)
    screen.screen.scroll(to: screen.screen.scrollRange)
    let photos = MadeSections(seed: 5).photos(page)
    var floor: [Double] = [screen.floorSeconds]
    var appends: [Double] = []
    for index in 0..<plan.repeats(100) {
      if index.isMultiple(of: 10) { floor.append(screen.floorSeconds) }
      appends.append(append(photos, to: screen))
    }
    let floorSamples = Samples(Array(floor.dropFirst()))
    let ratios = Samples(appends.map { $0 / floorSamples.median })
    var finding = screen.finding(
      ratios, Samples(appends), floor: floorSamples, reach: 0.02, questions: page)
    finding.details.insert(
      "the first, which grows the arrays, \(Samples.number(appends[0] / floorSamples.median)) x "
        + "floor, \(Samples.time(appends[0]))", at: 1)
    return finding
  }

  private static func append(_ photos: [CGSize], to screen: ChangeScreen) -> Double {
    let section = screen.controller.photos.count - 1
    let first = screen.controller.photos[section].count
    let indexPaths = photos.indices.map { IndexPath(item: first + $0, section: section) }
    return screen.change { view in
      view.performBatchUpdates {
        screen.controller.photos[section] += photos
        view.insertItems(at: indexPaths)
      }
    }
  }
}
#endif

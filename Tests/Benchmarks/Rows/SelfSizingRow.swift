#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A screen of cells whose preferred sizes differ from their estimate.
///
/// The time covers the layout's calls until each visible cell has its size.
@MainActor
enum SelfSizingRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    zip([10_000, 100_000, 1_000_000], [1.2, 0.7, 0.7]).map { count, limit in
      var input = plan.feed.cut(to: plan.isSmoke ? count / 1_000 : count)
      // Photos as high as the estimate, so that about twenty cells are on screen.
      input.sections = input.sections.map { $0.map { _ in CGSize(width: 120, height: 135) } }
      return measure(input, plan.rounds, count, limit)
    }
  }

  /// Measures tags, whose cells also prefer another width.
  static func measureTags(_ plan: BenchmarkPlan) -> Finding {
    let count = plan.isSmoke ? 30 : 10_000
    var input = plan.tags.cut(to: count)
    // Tags as high as the cells above, so that as few are on screen.
    input.sections = input.sections.map { $0.map { CGSize(width: $0.width, height: 180) } }
    return measure(input, plan.rounds, count, 1.5)
  }

  private static func measure(
    _ input: BenchmarkInput, _ rounds: Int, _ count: Int, _ limit: Double
  ) -> Finding {
    let controller = input.makeController()
    let floorScreen = Screen(controller, input.makeLayout())
    // A single run is too short for the clock and for a warm processor cache.
    let repeats = max(1, 200_000 / count)
    var finding = Finding(
      "\(count)", rounds, atMost: limit, times: "floor",
      { (0..<repeats).reduce(0) { sum, _ in sum + Floor.seconds(floorScreen.view) } },
      layout: { (0..<repeats).reduce(0) { sum, _ in sum + settle(input, controller) } })
    finding.details.append("\(repeats) times, \(SelfSizingCell.count) self-sizing cells")
    return finding
  }

  private static func settle(_ input: BenchmarkInput, _ controller: FeedController) -> Double {
    let layout = TimedLayout()
    layout.adoptMetrics(of: input)
    layout.estimatedItemSize = CGSize(width: 120, height: 135)
    let screen = Screen(controller, layout)
    let cell = input.columnCount == 0 ? SelfSizingTag.self : SelfSizingCell.self
    screen.view.register(cell, forCellWithReuseIdentifier: "cell")
    layout.prepare()
    SelfSizingCell.count = 0
    return layout.seconds { screen.view.layoutIfNeeded() }
  }
}

private class SelfSizingCell: UICollectionViewCell {
  /// The number of cells that reported a preferred size.
  static var count = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.count += 1
    layoutAttributes.size.height = CGFloat(100 + layoutAttributes.indexPath.item * 37 % 80)
    return layoutAttributes
  }
}

private final class SelfSizingTag: SelfSizingCell {
  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = super.preferredLayoutAttributesFitting(layoutAttributes)
    attributes.size.width = CGFloat(30 + layoutAttributes.indexPath.item * 37 % 80)
    return attributes
  }
}
#endif

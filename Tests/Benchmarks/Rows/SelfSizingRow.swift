#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A screenful of cells at the start that prefer another size than their estimate.
///
/// `prepare()` is called before the clock runs, so that measured is what the layout's own calls take
/// until every cell on screen has its size.
@MainActor
enum SelfSizingRow {
  static func measure(_ plan: BenchmarkPlan) -> [Finding] {
    zip([10_000, 100_000, 1_000_000], [1.2, 0.7, 0.7]).map { count, reach in
      var input = plan.feed.cut(to: plan.isSmoke ? count / 1_000 : count)
      // Photos as high as the estimate would be, so that twenty cells or so are on screen.
      input.sections = input.sections.map { $0.map { _ in CGSize(width: 120, height: 135) } }
      return measure(input, plan.rounds, count, reach)
    }
  }

  /// The same for tags, whose cells prefer another width too.
  static func measureTags(_ plan: BenchmarkPlan) -> Finding {
    let count = plan.isSmoke ? 30 : 10_000
    var input = plan.tags.cut(to: count)
    // As high as the cells above, so that as few are on screen.
    input.sections = input.sections.map { $0.map { CGSize(width: $0.width, height: 180) } }
    return measure(input, plan.rounds, count, 1.5)
  }

  private static func measure(
    _ input: BenchmarkInput, _ rounds: Int, _ count: Int, _ reach: Double
  ) -> Finding {
    let controller = input.makeController()
    let floorScreen = Screen(controller, input.makeLayout())
    // Either side is over before the clock is precise, and before the processor's cache is warm.
    let repeats = max(1, 200_000 / count)
    let measures = Stopwatch.rounds(
      rounds,
      { (0..<repeats).reduce(0) { sum, _ in sum + Floor.seconds(floorScreen.view) } },
      { (0..<repeats).reduce(0) { sum, _ in sum + settle(input, controller) } })
    let ratio = Samples(measures[1], dividedBy: measures[0])
    return Finding(
      input: "\(count)",
      parts: [.atMost(reach, ratio.median, of: "x floor")],
      details: [
        "x floor \(ratio.asNumber), \(repeats) times layout \(Samples(measures[1]).asTime), "
          + "floor \(Samples(measures[0]).asTime), \(SelfSizingCell.answers) cells answered"
      ])
  }

  private static func settle(_ input: BenchmarkInput, _ controller: FeedController) -> Double {
    let layout = TimedLayout()
    layout.adoptMetrics(of: input)
    layout.estimatedItemSize = CGSize(width: 120, height: 135)
    let screen = Screen(controller, layout)
    let cell = input.columnCount == 0 ? SelfSizingTag.self : SelfSizingCell.self
    screen.view.register(cell, forCellWithReuseIdentifier: "cell")
    layout.prepare()
    SelfSizingCell.answers = 0
    return layout.seconds { screen.view.layoutIfNeeded() }
  }
}

/// A cell that is as high as its place in the content says.
private class SelfSizingCell: UICollectionViewCell {
  /// How many cells have preferred a size.
  static var answers = 0

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    Self.answers += 1
    layoutAttributes.size.height = CGFloat(100 + layoutAttributes.indexPath.item * 37 % 80)
    return layoutAttributes
  }
}

/// A tag whose height and width its place says.
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

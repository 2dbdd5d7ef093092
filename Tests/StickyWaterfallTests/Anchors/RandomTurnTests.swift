import StickyWaterfall
import Testing
import UIKitTestSupport
import WaterfallTestSupport

/// Random turns of self-sizing items, and turns back, judged by where the topmost whole item is.
@MainActor
@Suite struct RandomTurnTests {
  /// How the height of an item depends on the width of the view.
  private enum Reflow: CaseIterable {
    case never, wholePoints, thirds
  }

  private static let sizes = [
    CGSize(width: 375, height: 667), CGSize(width: 390, height: 844),
    CGSize(width: 430, height: 932), CGSize(width: 768, height: 1_024),
  ]

  /// Returns a view that has been scrolled a few times, in a list of self-sizing items.
  private func stage(size: CGSize, using dice: inout Dice) -> WaterfallScreen {
    let shortest = dice.number(20...100)
    let items = (0..<dice.number(60...300)).map { _ in dice.points(shortest...400) }
    let reflow = dice.pick(Reflow.allCases)
    let estimate = dice.pick([20, 44, 100, 300] as [CGFloat])
    let spacing = dice.points(0...12)
    let hasHeader = dice.happens(33)
    let controller = AnsweringController([items.count])
    let stage = WaterfallScreen(
      controller, size: size, laidOutBy: WaterfallFlowLayout(),
      columns: dice.number(1...3)
    ) {
      $0.keepsVisibleItemsInPlace = true
      $0.estimatedItemSize = CGSize(width: 100, height: estimate)
      $0.itemSizing = .fixedExtent
      ($0.minimumLineSpacing, $0.minimumInteritemSpacing) = (spacing, spacing)
      $0.sectionHeadersPinToVisibleBounds = hasHeader
      if hasHeader { $0.headerReferenceSize = CGSize(width: 40, height: 40) }
    }
    controller.preferredExtent = { [unowned view = stage.view] path, _ in
      let height = items[path.item] * 390 / view.bounds.width
      switch reflow {
      case .never: return items[path.item]
      case .wholePoints: return height.rounded()
      case .thirds: return (height * 3).rounded() / 3
      }
    }
    stage.reload()
    for _ in 0..<dice.number(1...8) {
      let distance = dice.points(-600...2_000)
      stage.scroll(
        to: min(max(stage.view.contentOffset.y + distance, 0), longestOffset(of: stage)))
    }
    return stage
  }

  private func longestOffset(of stage: WaterfallScreen) -> CGFloat {
    max(stage.view.contentSize.height - stage.view.bounds.height, 0)
  }

  /// Where the topmost item is that is wholly visible and clear of the header.
  private func topmost(of stage: WaterfallScreen) -> (item: Int, place: CGFloat)? {
    let bounds = stage.view.bounds
    let top = stage.layout.sectionHeadersPinToVisibleBounds ? 40 : 0 as CGFloat
    let places = stage.itemsInSight
      .filter { $0.frame.minY >= bounds.minY + top - 0.01 && $0.frame.maxY <= bounds.maxY + 0.01 }
      .map { (item: $0.path.item, place: $0.frame.minY - bounds.minY) }
    return places.min { ($0.place, $0.item) < ($1.place, $1.item) }
  }

  /// Whether an item is within a point of its place, or as near as the content allows.
  ///
  /// If its place is below the screen, it's wholly visible at the lower edge.
  private func isKept(_ item: Int, at place: CGFloat, on stage: WaterfallScreen) -> Bool {
    guard let frame = stage.frame(item) else { return false }
    let bounds = stage.view.bounds
    let onScreen = place < bounds.height ? place : bounds.height - frame.height
    let offset = min(max(frame.minY - onScreen, 0), longestOffset(of: stage))
    return abs(bounds.minY - offset) < 1.01
  }

  @Test(arguments: Samples.seeds(40, of: 2_000))
  func topmostItemStaysInATurnAndBack(seed: Int) {
    var dice = Dice(seed: seed)
    let portrait = dice.pick(Self.sizes)
    let other =
      dice.happens(50)
      ? CGSize(width: portrait.height, height: portrait.width)
      : CGSize(width: 320, height: portrait.height)
    let stage = stage(size: portrait, using: &dice)
    guard let first = topmost(of: stage) else { return }
    for size in [other, portrait, other, portrait] {
      stage.resize(to: size)
      #expect(isKept(first.item, at: first.place, on: stage), "\(size)")
    }
  }
}

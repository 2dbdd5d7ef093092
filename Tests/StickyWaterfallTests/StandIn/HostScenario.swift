#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// A short life of a screen: laid out, scrolled with pins, turned, changed by batches, with cells
/// that size themselves, and reloaded.
///
/// Every report of the strict host fails the test it runs in.
@MainActor
struct HostScenario {
  let choice: HostChoice
  let isRightToLeft: Bool
  private let stage: FeedStage

  init(_ choice: HostChoice, isRightToLeft: Bool) {
    (self.choice, self.isRightToLeft) = (choice, isRightToLeft)
    stage = FeedStage(.counts([9, 0, 7, 8]), reading: choice.reading, isRightToLeft: isRightToLeft)
    {
      $0.sectionHeadersPinToVisibleBounds = true
      $0.sectionFootersPinToVisibleBounds = true
    }
  }

  /// What the layout says at the end, and what differs on the way from a fresh layout or the views.
  func run() -> (elements: FeedElements, differences: [String]) {
    var differences: [String] = []
    for step in [inset, scroll, turn, change, sizeThemselves, reload] {
      step()
      // In a mirrored view frames cannot be compared.
      if !isRightToLeft { differences += stage.viewDifferences(to: elements) }
    }
    return (elements, differences)
  }

  private var elements: FeedElements { FeedElements(of: stage.layout, stage.sections) }

  private func inset() {
    // 242 points are left, which two and three columns share in whole points: without a window the
    // screen has another scale.
    stage.view.contentInset = UIEdgeInsets(top: 24, left: 8, bottom: 10, right: 10)
    // Under one reading nobody tells a layout of this.
    if !choice.reading.invalidatesOnInsetChange { stage.layout.invalidateLayout() }
    stage.view.layoutIfNeeded()
  }

  private func scroll() {
    for offset in [CGFloat(-60), 90, 250, 700, 180] { stage.scroll(to: offset) }
  }

  private func turn() {
    stage.resize(to: CGSize(width: 420, height: 240))
    stage.scroll(to: 150)
    stage.resize(to: FeedStage.feedSize)
    stage.scroll(to: 120)
  }

  private func change() {
    stage.perform(.inserting([40, 75, 60], at: 2, of: stage.sections))
    stage.perform(.deleting(1..<4, inSection: 2, of: stage.sections))
    stage.perform(.reloading(1, height: 111, inSection: 3, of: stage.sections))
    var emptying = FeedBatch.deleting(0..<4, inSection: 2, of: stage.sections)
    emptying.after[1].items = [FeedItem(name: 9_000, height: 66)]
    emptying.insertedItems = [[1, 0]]
    stage.perform(emptying)
    stage.scroll(to: 200)
  }

  private func sizeThemselves() {
    stage.controller.sizeCells { CGFloat(35 + $0 * 13 % 60) }
    stage.layout.estimatedItemSize = CGSize(width: 100, height: 50)
    stage.view.reloadData()
    walk()
    stage.perform(.inserting([0, 0], at: 1, of: stage.sections))
    walk()
  }

  private func reload() {
    stage.controller.sections[0].items.removeFirst(2)
    stage.controller.sections[3].columns = 3
    stage.view.reloadData()
    walk()
    stage.scroll(to: 160)
  }

  private func walk() {
    stage.scrollThrough()
    stage.scroll(to: 100)
  }
}
#endif

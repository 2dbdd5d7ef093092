import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A random card stack that is scrolled by steps and jumps; every step is held against what all of
/// its items say, and what the views show against what the layout does.
@MainActor
final class CardWalk {
  private var dice: Dice
  private let stage: PinStage<PlanController>
  private var offset: CGFloat = 0
  private let scale: CGFloat

  init(seed: Int, _ direction: Direction) {
    dice = Dice(seed: seed)
    let plans = dice.cardPlans()
    let pins = dice.happens(50)
    scale = dice.happens(50) ? 2 : 1
    let reading = HostReading(
      flagsStartTrue: seed % 2 == 0, invalidatesOnInsetChange: dice.happens(50),
      preparesForNamedBoundaries: seed % 4 < 2)
    stage = PinStage(plans, direction, scale: scale, reading: reading) {
      $0.itemsPinToVisibleBounds = true
      $0.sectionHeadersPinToVisibleBounds = pins
    }
    stage.view.isPrefetchingEnabled = dice.happens(70)
    // A finger on the view keeps it where it is put, beyond the ends too.
    stage.touch()
    offset = stage.bounds.minY
  }

  /// A small step, a jump by some screens, or one anywhere.
  func step() {
    moveOn()
    let before = known()
    let new = stage.bounds(at: offset)
    let invalidates = stage.layout.shouldInvalidateLayout(forBoundsChange: new)
    let context = stage.layout.invalidationContext(forBoundsChange: new)
    stage.scroll(to: offset)
    let after = known()
    let changed = after.keys.filter { path in
      guard let old = before[path], let new = after[path] else { return true }
      return !(old.isHidden && new.isHidden) && old != new
    }
    #expect((context.invalidatedItemIndexPaths ?? []).sorted() == changed.sorted())
    #expect(invalidates || changed.isEmpty)
    compareViews()
  }

  /// Another inset, as when a bar comes or goes; under one reading of UIKit the layout hears of it
  /// only with the next scroll.
  func changeInset() {
    let inset = dice.happens(50) ? UIEdgeInsets.zero : dice.inset()
    moveOn()
    stage.view.contentInset = stage.direction.turned(inset)
    stage.scroll(to: offset)
    compareViews()
  }

  private func moveOn() {
    let end = Int(stage.direction.turned(stage.view.contentSize).height)
    let former = offset
    switch dice.points(0...9) {
    case 0...4: offset += dice.points(-40...40) / scale
    case 5...7: offset += dice.points(-1_200...1_200)
    default: offset = dice.points(-200...(end + 200))
    }
    offset = min(max(offset, -400), CGFloat(end + 400))
    if offset == former { offset += 1 }
  }

  /// What a single look-up says of each item.
  private func known() -> [IndexPath: UICollectionViewLayoutAttributes] {
    var known: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for (section, plan) in stage.controller.plans.enumerated() {
      for item in plan.items.indices {
        let path = IndexPath(item: item, section: section)
        known[path] = stage.layout.layoutAttributesForItem(at: path)
      }
    }
    return known
  }

  /// The cells are those of the layout's answer, with its attributes; what only touches the edge may or
  /// may not have a view (facts 10.14).
  private func compareViews() {
    let inside = stage.view.bounds.insetBy(dx: 0.01, dy: 0.01)
    let answer = stage.layout.layoutAttributesForElements(in: inside) ?? []
    let expected = answer.filter { $0.representedElementCategory == .cell }
    let shown = stage.view.layoutAttributesOnScreen
      .filter { $0.representedElementCategory == .cell }
      .sorted { $0.indexPath < $1.indexPath }
    #expect(shown == expected, "at \(offset)")
  }
}

extension Dice {
  /// Sections of cards, most of which overlap.
  fileprivate mutating func cardPlans() -> [SectionPlan] {
    (0..<number(1...4)).map { _ in
      var plan = plan()
      let count = happens(15) ? 0 : number(1...40)
      let same = happens(40)
      plan.items = (0..<count).map { _ in same ? 120 : points(10...160) }
      if happens(50) { plan.spans = [:] }
      for item in plan.items.indices where !plan.spans.isEmpty && happens(15) {
        plan.spans[item] = number(1...4)
      }
      plan.lineSpacing = points(-110...5)
      return plan
    }
  }
}

import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Every override, in batches, animations, scroll targets, and snapping.
///
/// What is expected is read from the screen: where cells are, and how far the view scrolls.
@MainActor
@Suite struct OverrideTests {
  enum Action: CaseIterable, Sendable {
    case batch, animation, scrollTarget, snapping
  }

  /// Contract rule 51.1.
  @Test(arguments: Override.allCases, Action.allCases)
  func layoutUsesWhatASubclassReturns(override: Override, action: Action) throws {
    for seed in 0..<4 {
      var world = OverrideWorld(seed: seed, override)
      let problems =
        switch action {
        case .batch: world.problemsOfBatch()
        case .animation: world.problemsOfAnimation()
        case .scrollTarget: world.problemsOfScrollTarget()
        case .snapping: world.problemsOfSnapping()
        }
      try #require(problems.prefix(3) == [], "seed \(seed): \(world.layout.active)")
    }
  }
}

/// A screen of a subclass with one override, and often a second one.
@MainActor
private struct OverrideWorld {
  private var dice: Dice
  private let stage: Stage<AnsweringController, OverridingLayout>
  var layout: OverridingLayout { stage.layout }

  init(seed: Int, _ override: Override) {
    var dice = Dice(seed: seed)
    let layout = OverridingLayout()
    layout.active = [override]
    if dice.happens(60) { layout.active.insert(dice.pick(Override.allCases)) }
    if layout.active.contains(.elements) && dice.happens(50) {
      layout.active.formUnion([.item, .supplementary])
    }
    let counts = (0..<dice.number(1...3)).map { _ in dice.number(8...40) }
    let controller = AnsweringController(counts)
    if !layout.active.contains(.itemSize) && !layout.active.contains(.estimatedItemSize) {
      controller.size = { _ in CGSize(width: 90, height: 60) }
    }
    stage = Stage(
      controller, layout: layout, size: CGSize(width: 300, height: 320), columns: nil,
      expectsDiagnostics: true
    ) { $0.headerReferenceSize = CGSize(width: 20, height: 20) }
    self.dice = dice
  }

  // MARK: What is on screen

  private var isHorizontal: Bool { layout.scrollDirection == .horizontal }
  private func main(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  private func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  private var offset: CGFloat { main(stage.view.contentOffset) }
  private var end: CGFloat {
    max(0, main(stage.view.contentSize) - main(stage.view.bounds.size))
  }
  private var frames: [IndexPath: CGRect] {
    let visible = stage.visibleItems.map { ($0, stage.view.cellForItem(at: $0)?.frame ?? .zero) }
    return Dictionary(uniqueKeysWithValues: visible)
  }
  /// The length that a pinned header covers.
  private var covered: CGFloat {
    layout.sectionHeadersPinToVisibleBounds ? main(layout.headerReferenceSize) : 0
  }

  private func isNear(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) <= 1 }

  private mutating func scroll() { stage.scroll(to: dice.pick([0, 0.3, 0.7, 1]) * end) }

  // MARK: Actions

  /// Deletes and inserts an item, and returns the new path of each old item.
  private mutating func change() -> (IndexPath) -> IndexPath? {
    let section = dice.number(0...stage.controller.counts.count - 1)
    let count = stage.controller.counts[section]
    let (old, new) = (dice.number(0...count - 1), dice.number(0...count - 1))
    stage.update(deleting: [[section, old]], inserting: [[section, new]])
    return { path in
      guard path.section == section else { return path }
      guard path.item != old else { return nil }
      let item = path.item > old ? path.item - 1 : path.item
      return [section, item >= new ? item + 1 : item]
    }
  }

  /// Returns the changes of an offset that stays unless the content becomes too short.
  mutating func problemsOfBatch() -> [String] {
    (0..<4).flatMap { _ -> [String] in
      scroll()
      let before = offset
      _ = change()
      let expected = min(before, end)
      var problems = isNear(offset, expected) ? [] : ["offset \(offset), not \(expected)"]
      if main(layout.collectionViewContentSize) != main(stage.view.contentSize) {
        problems.append("content \(stage.view.contentSize)")
      }
      stage.takeTurn()
      return isNear(offset, expected) ? problems : problems + ["\(offset) after a turn"]
    }
  }

  /// Returns the views that don't start and end where they are on screen.
  mutating func problemsOfAnimation() -> [String] {
    (0..<4).flatMap { _ -> [String] in
      scroll()
      let before = frames
      let new = change()
      let (after, animations) = (frames, layout.animations)
      var problems: [String] = []
      for (old, frame) in before {
        let (target, end) = (new(old), animations.ends[.item(old)]?.frame)
        if let target, let start = animations.starts[.item(target)]?.frame, start != frame {
          problems.append("\(target) starts at \(start), not \(frame)")
        }
        // A view that leaves the screen ends where the lookup says.
        guard let expected = target == nil ? frame : target.flatMap({ after[$0] }) else { continue }
        if end != expected { problems.append("\(old) ends at \(end ?? .zero), not \(expected)") }
      }
      for (path, frame) in after where !allPaths.contains(where: { new($0) == path }) {
        let start = animations.starts[.item(path)]?.frame
        if start != frame { problems.append("\(path) appears at \(start ?? .zero)") }
      }
      return problems
    }
  }

  private var allPaths: [IndexPath] {
    stage.controller.counts.enumerated().flatMap { section, count in
      (0..<count).map { [section, $0] }
    }
  }

  /// Returns the items that aren't at the visible edge, unless the content ends before.
  mutating func problemsOfScrollTarget() -> [String] {
    (0..<6).flatMap { _ -> [String] in
      let section = dice.number(0...stage.controller.counts.count - 1)
      let path = [section, dice.number(0...stage.controller.counts[section] - 1)] as IndexPath
      layout.scrollToItem(at: path, at: isHorizontal ? .left : .top, animated: false)
      stage.view.layoutIfNeeded()
      guard let frame = frames[path] else {
        // If only elements move, the content can end before them.
        let isBeyondEnd = layout.active.contains(.elements) && isNear(offset, end)
        return isBeyondEnd ? [] : ["\(path) isn't on screen at \(offset)"]
      }
      let start = main(frame.origin) - covered
      return isNear(offset, max(0, min(start, end))) ? [] : ["\(path) \(frame) at \(offset)"]
    }
  }

  /// Returns the offsets at which no row is at the visible edge, except both ends.
  mutating func problemsOfSnapping() -> [String] {
    layout.scrollSnapping = .item
    return (0..<6).flatMap { _ -> [String] in
      let proposed = (dice.points(0...100) / 100 * end).rounded()
      let point = isHorizontal ? CGPoint(x: proposed, y: 0) : CGPoint(x: 0, y: proposed)
      let rest = main(
        layout.targetContentOffset(forProposedContentOffset: point, withScrollingVelocity: .zero))
      stage.scroll(to: rest)
      guard !isNear(rest, 0), !isNear(rest, end) else { return [] }
      let isAligned = frames.values.contains { isNear(main($0.origin) - covered, rest) }
      return isAligned ? [] : ["rests at \(rest) near \(proposed)"]
    }
  }
}

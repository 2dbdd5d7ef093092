import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A check that scrolls a random layout by small steps and large jumps.
///
/// After each scroll, it compares the pinned elements, the invalidations, and the views with the
/// reference. The comparisons throw errors, so that the check stops at the first difference.
@MainActor
final class PinWalk {
  private var dice: Dice
  private let stage: PinStage<PlanController>
  private var options: PinOptions
  private var seen: [(offset: CGFloat, boundaries: [PinName: WaterfallLayoutAttributes])] = []
  private var offset: CGFloat = 0
  private let scale: CGFloat
  /// Whether items pin, which the reference doesn't compute.
  private let hasCards: Bool

  init(seed: Int, _ direction: Direction, hasCards: Bool = false) {
    dice = Dice(seed: seed)
    options = dice.options()
    self.hasCards = hasCards
    let minimumExtent = dice.happens(20) ? dice.points(0...1500) : 0
    scale = dice.happens(50) ? 2 : 1
    let options = options
    let reading = HostReading(
      looksUpOldCells: dice.happens(50), invalidatesOnInsetChange: dice.happens(50),
      preparesForNamedBoundaries: seed % 2 == 0, flowAnswersTouching: seed / 2 % 2 == 0)
    let plans = hasCards ? dice.cardPlans() : dice.plans(0...7)
    stage = PinStage(plans, direction, scale: scale, reading: reading) {
      options.apply(to: $0)
      $0.minimumContentExtent = minimumExtent
      $0.itemsPinToVisibleBounds = hasCards
    }
    stage.view.isPrefetchingEnabled = dice.happens(70)
    stage.view.contentInset = direction.turned(dice.inset())
    stage.layOutAgain()
    // A touch keeps the view at any offset, also beyond the ends.
    stage.touch()
    offset = stage.bounds.minY
  }

  /// Scrolls by whole pixels or by some screens, or jumps to any offset.
  private func chooseOffset() {
    let end = Int(stage.direction.turned(stage.view.contentSize).height)
    switch dice.number(0...9) {
    case 0...5: offset += dice.points(-60...60) / scale
    case 6, 7: offset += dice.points(-1_200...1_200)
    default: offset = dice.points(-400...(end + 200))
    }
    offset = min(max(offset, -400), CGFloat(end + 400))
  }

  func step() throws {
    chooseOffset()
    let before = stage.boundaries
    let itemsBefore = items
    let new = stage.bounds(at: offset)
    let invalidates = stage.layout.shouldInvalidateLayout(forBoundsChange: new)
    let context = stage.layout.invalidationContext(forBoundsChange: new)
    stage.scroll(to: offset)
    let after = stage.boundaries
    let itemsAfter = items
    let changed = Set(after.keys.filter { after[$0] != before[$0] })
    let moved = itemsAfter.filter { path, item in
      guard let old = itemsBefore[path] else { return true }
      return item != old && !(item.isHidden && old.isHidden)
    }
    let named = try named(by: context)
    try #require(named == changed)
    try #require((context.invalidatedItemIndexPaths ?? []).sorted() == moved.keys.sorted())
    try #require(invalidates == !(changed.isEmpty && moved.isEmpty))
    try compare(after)
    try compareViews()
    try query()
    seen.append((offset, after))
  }

  /// Changes the content inset and scrolls, because some hosts apply the inset only then.
  func changeInset() throws {
    let inset = dice.happens(50) ? UIEdgeInsets.zero : dice.inset()
    chooseOffset()
    stage.view.contentInset = stage.direction.turned(inset)
    stage.scroll(to: offset == stage.bounds.minY ? offset + 1 : offset)
    offset = stage.bounds.minY
    try compareViews()
  }

  /// The attributes of each item, queried alone.
  private var items: [IndexPath: UICollectionViewLayoutAttributes] {
    var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]
    for (section, plan) in stage.controller.plans.enumerated() {
      for item in plan.items.indices {
        items[[section, item]] = stage.layout.layoutAttributesForItem(at: [section, item])
      }
    }
    return items
  }

  /// Checks that the cells on screen, except at the edges (facts 10.14), are those of the layout.
  private func compareViews() throws {
    let inside = stage.view.bounds.insetBy(dx: 0.01, dy: 0.01)
    let expected = stage.layout.layoutAttributesForElements(in: inside) ?? []
    let shown = stage.view.layoutAttributesOnScreen
    let cells = [expected, shown].map { elements in
      elements.filter { $0.representedElementCategory == .cell && $0.frame.overlaps(inside) }
        .sorted { $0.indexPath < $1.indexPath }
    }
    try #require(cells[0] == cells[1], "at \(offset)")
  }

  /// Compares a query of a random rectangle, which starts between pixels, with a full search.
  private func query() throws {
    let origin = CGPoint(
      x: dice.points(-30...210) + 0.25, y: offset + dice.points(-200...400) + 0.25)
    let size = CGSize(width: dice.points(1...200), height: dice.points(1...300))
    let rect = stage.direction.turned(CGRect(origin: origin, size: size))
    let all = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
    let found = stage.layout.layoutAttributesForElements(in: rect)
    try #require(found == all.filter { $0.frame.overlaps(rect) })
    for attributes in all { try #require(stage.single(attributes) == attributes) }
  }

  /// Changes the options, or the delegate's values for pinning.
  func changeRules() throws {
    seen = []
    if dice.happens(50) {
      options = dice.options()
      options.apply(to: stage.layout)
    } else {
      for section in stage.controller.plans.indices {
        stage.controller.plans[section].pinsHeader = dice.happens(70)
        stage.controller.plans[section].pinnedHeader = dice.points(0...70)
      }
      stage.layout.sectionHeadersPinToVisibleBounds.toggle()
    }
    stage.view.layoutIfNeeded()
    try compare(stage.boundaries)
  }

  /// Scrolls back and compares the pins at each offset.
  func goBack() throws {
    for past in seen.reversed() {
      stage.scroll(to: past.offset)
      try #require(past.boundaries.differences(to: stage.boundaries) == [])
    }
  }

  func compareItems() throws {
    let reference = reference
    for section in reference.plans.indices {
      let frames = stage.frames(section).map(stage.direction.turned)
      try #require(frames == reference.items(section))
    }
    let size = stage.direction.turned(stage.view.contentSize)
    try #require(size.height == reference.contentEnd)
  }

  private var reference: PlanReference {
    let inset = stage.direction.turned(stage.view.adjustedContentInset)
    return PlanReference(
      stage.controller.plans, room: stage.bounds.width - inset.left - inset.right,
      minimumContentExtent: stage.layout.minimumContentExtent, scale: scale)
  }

  private func compare(_ boundaries: [PinName: WaterfallLayoutAttributes]) throws {
    guard !hasCards else { return }
    let found = boundaries.mapValues { PinnedBoundary($0, stage.direction) }
    let expected = reference.boundaries(visible: stage.visible, options: options)
    try #require(expected.differences(to: found) == [])
  }

  private func named(
    by context: UICollectionViewLayoutInvalidationContext
  ) throws -> Set<PinName> {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    try #require(flow?.invalidateFlowLayoutDelegateMetrics == false)
    try #require(flow?.invalidateFlowLayoutAttributes == false)
    try #require(hasCards || context.invalidatedItemIndexPaths == nil)
    return context.namedBoundaries
  }
}

extension PinnedBoundary {
  @MainActor
  init(_ attributes: WaterfallLayoutAttributes, _ direction: Direction) {
    self.init(
      frame: direction.turned(attributes.frame), zIndex: attributes.zIndex,
      isPinned: attributes.isPinned, progress: attributes.collapseProgress,
      pushProgress: attributes.pushProgress)
  }
}

extension Dice {
  /// Returns sections of cards, most of which overlap.
  fileprivate mutating func cardPlans() -> [SectionPlan] {
    (0..<number(1...4)).map { _ in
      var plan = plan()
      let count = happens(15) ? 0 : number(1...40)
      let isUniform = happens(40)
      plan.items = (0..<count).map { _ in isUniform ? 120 : points(10...160) }
      plan.spans = [:]
      for item in plan.items.indices where happens(8) { plan.spans[item] = number(1...4) }
      plan.lineSpacing = points(-110...5)
      return plan
    }
  }
}

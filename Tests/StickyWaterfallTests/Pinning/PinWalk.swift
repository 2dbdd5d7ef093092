import StickyWaterfall
import Testing
import WaterfallTestSupport

/// A random layout that is scrolled, step by step, and compared with the reference at each.
@MainActor
final class PinWalk {
  private var dice: Dice
  private let stage: PinStage<PlanController>
  private var options: PinOptions
  private var seen: [(offset: CGFloat, boundaries: [PinName: WaterfallLayoutAttributes])] = []
  private var offset: CGFloat = 0
  private let scale: CGFloat

  init(seed: Int, _ direction: Direction) {
    dice = Dice(seed: seed)
    options = dice.options()
    let minimumExtent = dice.happens(20) ? dice.points(0...1500) : 0
    scale = dice.happens(50) ? 2 : 1
    let options = options
    let reading = HostReading(
      preparesForNamedBoundaries: seed % 2 == 0, flowAnswersTouching: seed / 2 % 2 == 0)
    stage = PinStage(dice.plans(0...7), direction, scale: scale, reading: reading) {
      options.apply(to: $0)
      $0.minimumContentExtent = minimumExtent
    }
    stage.view.contentInset = direction.turned(dice.inset())
    stage.view.layoutIfNeeded()
    // A finger on the view keeps it where it is put, beyond the ends too.
    stage.touch()
    offset = stage.bounds.minY
  }

  /// Small steps of whole pixels, and jumps anywhere.
  func step() {
    let end = Int(reference.contentEnd)
    offset =
      dice.happens(25) ? dice.points(-400...(end + 200)) : offset + dice.points(-60...60) / scale
    let before = stage.boundaries
    let new = stage.bounds(at: offset)
    let invalidates = stage.layout.shouldInvalidateLayout(forBoundsChange: new)
    let context = stage.layout.invalidationContext(forBoundsChange: new)
    stage.scroll(to: offset)
    let after = stage.boundaries
    let changed = Set(after.keys.filter { after[$0] != before[$0] })
    #expect(named(by: context) == changed)
    #expect(invalidates == !changed.isEmpty)
    compare(after)
    query()
    seen.append((offset, after))
  }

  /// Asks for what a rect meets, which must be what of everything shares more than an edge with it.
  private func query() {
    let place = CGPoint(x: dice.points(-30...210), y: offset + dice.points(-200...400))
    let size = CGSize(width: dice.points(1...200), height: dice.points(1...300))
    let rect = stage.direction.turned(CGRect(origin: place, size: size))
    let all = stage.layout.layoutAttributesForElements(in: .infinite) ?? []
    let answer = stage.layout.layoutAttributesForElements(in: rect)
    #expect(answer == all.filter { $0.frame.overlaps(rect) })
  }

  /// Changes the options, or what the delegate says of pinning.
  func changeRules() {
    // Where it has been is not what it was.
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
    compare(stage.boundaries)
  }

  /// Goes back to where it has been.
  func goBack() {
    for past in seen.reversed() {
      stage.scroll(to: past.offset)
      #expect(stage.boundaries == past.boundaries)
    }
  }

  func compareItems() {
    let reference = reference
    for section in reference.plans.indices {
      let frames = stage.frames(section).map(stage.direction.turned)
      #expect(frames == reference.items(section))
    }
    let size = stage.direction.turned(stage.view.contentSize)
    #expect(size.height == reference.contentEnd)
  }

  private var reference: PlanReference {
    let inset = stage.direction.turned(stage.view.adjustedContentInset)
    return PlanReference(
      stage.controller.plans, room: stage.bounds.width - inset.left - inset.right,
      minimumContentExtent: stage.layout.minimumContentExtent, scale: scale)
  }

  private func compare(_ boundaries: [PinName: WaterfallLayoutAttributes]) {
    let found = boundaries.mapValues { PinnedBoundary($0, stage.direction) }
    #expect(found == reference.boundaries(visible: stage.visible, options: options))
  }

  private func named(by context: UICollectionViewLayoutInvalidationContext) -> Set<PinName> {
    let flow = context as? UICollectionViewFlowLayoutInvalidationContext
    #expect(flow?.invalidateFlowLayoutDelegateMetrics == false)
    #expect(flow?.invalidateFlowLayoutAttributes == false)
    #expect(context.invalidatedItemIndexPaths == nil)
    return context.namedBoundaries
  }
}

extension PinnedBoundary {
  @MainActor
  init(_ attributes: WaterfallLayoutAttributes, _ direction: Direction) {
    self.init(
      frame: direction.turned(attributes.frame), zIndex: attributes.zIndex,
      isPinned: attributes.isPinned, progress: attributes.pinProgress,
      pushProgress: attributes.pushProgress)
  }
}

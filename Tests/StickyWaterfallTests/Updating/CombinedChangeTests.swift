import StickyWaterfall
import Testing

/// Batches with everything else that can change around them: in their block, right after it, before
/// the pass.
@MainActor
@Suite struct CombinedChangeTests {
  // The first two once failed.
  @Test(arguments: [61, 286] + Array(0..<8) as [UInt64])
  func whateverChangesAroundABatchTheEndEqualsAFreshLayout(seed: UInt64) {
    var dice = FeedDice(seed: seed + 5000)
    let reading = HostReading.all[Int(seed) % HostReading.all.count]
    let stage = Self.stage(reading: reading, dice: &dice)
    for step in 0..<14 {
      if dice.oneIn(3) { Self.scroll(stage, dice: &dice) }
      Self.perform(stage, dice: &dice)
      Self.meddle(stage, dice.number(0...9))
      if dice.oneIn(4) {
        stage.view.layoutIfNeeded()
        stage.view.reloadData()
        Self.perform(stage, dice: &dice)
      }
      stage.view.layoutIfNeeded()
      #expect(Self.problems(of: stage) == [], "seed \(seed), step \(step)")
    }
  }

  private static func stage(reading: HostReading, dice: inout FeedDice) -> FeedStage {
    let (pinsHeaders, pinsFooters, stacks) = (dice.oneIn(2), dice.oneIn(2), dice.oneIn(5))
    let (isHorizontal, isMirrored, keepsPlaces) = (dice.oneIn(3), dice.oneIn(2), dice.oneIn(2))
    let scope = PinningScope.all[dice.number(0...2)]
    let stage = FeedStage(dice.sections(), reading: reading) { layout in
      layout.sectionHeadersPinToVisibleBounds = pinsHeaders
      layout.sectionFootersPinToVisibleBounds = pinsFooters
      layout.pinningScope = scope
      layout.pinnedHeaderOffset = 7
      layout.itemsPinToVisibleBounds = stacks
      layout.keepsVisibleItemsInPlace = keepsPlaces
      layout.scrollDirection = isHorizontal ? .horizontal : .vertical
      layout.register(
        UICollectionReusableView.self,
        forDecorationViewOfKind: WaterfallFlowLayout.elementKindSectionBackground)
    }
    if isMirrored { stage.view.semanticContentAttribute = .forceRightToLeft }
    if dice.oneIn(2) {
      stage.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 10, right: 0)
    }
    stage.view.layoutIfNeeded()
    return stage
  }

  private static func scroll(_ stage: FeedStage, dice: inout FeedDice) {
    let across = stage.direction.turned(stage.view.contentOffset).x
    let offset = CGPoint(x: across, y: CGFloat(dice.number(-60...900)))
    stage.view.contentOffset = stage.direction.turned(offset)
    if dice.oneIn(2) { stage.view.layoutIfNeeded() }
  }

  private static func perform(_ stage: FeedStage, dice: inout FeedDice) {
    let batch = dice.batch(from: stage.sections)
    let (before, after) = (dice.number(0...9), dice.number(0...9))
    stage.update {
      meddle(stage, before)
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
      meddle(stage, after)
    }
  }

  private static func meddle(_ stage: FeedStage, _ choice: Int) {
    let size = stage.view.bounds.size
    switch choice {
    case 0: stage.view.frame.size = CGSize(width: size.width == 260 ? 380 : 260, height: 300)
    case 1: stage.view.frame.size.height = size.height == 400 ? 222 : 400
    case 2: stage.layout.invalidateLayout()
    case 3: stage.view.contentOffset.y += 50
    case 4:
      let headers = (0..<stage.view.numberOfSections).map { IndexPath(item: 0, section: $0) }
      let header = Side.header.kind
      let existing = headers.filter {
        stage.layout.layoutAttributesForSupplementaryView(ofKind: header, at: $0) != nil
      }
      stage.layout.invalidateLayout(with: .naming(headers: existing))
    default: break
    }
  }

  private static func problems(of stage: FeedStage) -> [String] {
    let problems = stage.differencesFromFresh()
    // The views of a mirrored layout are elsewhere than it says, and a stack leaves out covered cards.
    let isPlain =
      stage.view.semanticContentAttribute == .unspecified
      && !stage.layout.itemsPinToVisibleBounds
    let lines = isPlain ? stage.viewDifferences() : []
    // Backgrounds are views too.
    return problems + lines.filter { !$0.hasSuffix("elements") }
  }
}

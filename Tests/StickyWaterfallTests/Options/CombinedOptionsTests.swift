import StickyWaterfall
import Testing
import WaterfallTestSupport

/// All options together, while one scrolls, rotates, updates and drags: the strict host reports
/// nothing, and a mirrored view is the same layout.
@MainActor
@Suite struct CombinedOptionsTests {
  @Test(arguments: 0..<12)
  func mirroredViewHasTheSameLayoutForAllOptions(seed: Int) {
    var dice = Dice(seed: seed)
    let mix = OptionMix(using: &dice)
    let stages = [mix.stage(isRightToLeft: false), mix.stage(isRightToLeft: true)]
    for step in 0..<9 {
      let (offset, velocity) = (dice.points(-80...1_200), dice.points(-1...1))
      let section = dice.number(0...stages[0].controller.plans.count - 1)
      for stage in stages {
        stage.scroll(to: offset)
        switch step % 3 {
        case 0: turn(stage)
        case 1: replace(inSection: section, of: stage)
        default: drag(on: stage)
        }
      }
      #expect(elements(stages[0]) == elements(stages[1]))
      let rests = stages.map { $0.rest(at: offset, velocity: velocity) }
      #expect(rests[0] == rests[1])
      #expect(range(of: stages[0]).contains(rests[0]))
    }
  }

  /// The offsets at which nothing bounces; the insets are 13 and 5, or 7 and 7.
  private func range(of stage: PinStage<PlanController>) -> ClosedRange<CGFloat> {
    let size = stage.view.contentSize
    return stage.direction == .horizontal
      ? -7...max(-7, size.width - 393) : -13...max(-13, size.height - 395)
  }

  /// Every element there is, each as its own look-up has it.
  private func elements(_ stage: PinStage<PlanController>) -> [String] {
    let everywhere = CGRect(x: -9_000, y: -9_000, width: 40_000, height: 40_000)
    return (stage.layout.layoutAttributesForElements(in: everywhere) ?? []).map { element in
      #expect(stage.single(element) == element)
      let kind = element.representedElementKind ?? ""
      return "\(kind) \(element.indexPath) \(element.frame) \(element.zIndex)"
    }
  }

  private func turn(_ stage: PinStage<PlanController>) {
    stage.resize(to: CGSize(width: 360, height: 380))
    stage.resize(to: CGSize(width: 400, height: 400))
  }

  /// Puts a new item in the place of the last one, or into an empty section.
  private func replace(inSection section: Int, of stage: PinStage<PlanController>) {
    let count = stage.controller.plans[section].items.count
    stage.update {
      if count > 0 {
        stage.view.deleteItems(at: [[section, count - 1]])
        stage.controller.plans[section].items.removeLast()
      }
      stage.view.insertItems(at: [[section, 0]])
      stage.controller.plans[section].items.insert(50, at: 0)
    }
  }

  /// Drags the first visible item over the last one of its section.
  private func drag(on stage: PinStage<PlanController>) {
    let visible = stage.visibleItems.sorted()
    guard let path = visible.first, let last = visible.last(where: { $0.section == path.section }),
      let place = stage.view.cellForItem(at: last)?.center
    else { return }
    stage.view.beginInteractiveMovementForItem(at: path)
    stage.view.updateInteractiveMovementTargetPosition(place)
    stage.view.endInteractiveMovement()
  }
}

import StickyWaterfall
import Testing
import WaterfallTestSupport

/// Snapping against a look at every item: sections of which some pin a header of any height.
@MainActor
@Suite struct SnappingRandomTests {
  @Test(arguments: 0..<30)
  func theRestIsThatOfALookAtEveryItem(seed: Int) {
    var dice = Dice(seed: seed)
    let stage = PinStage(plans(using: &dice), size: CGSize(width: 400, height: 400)) {
      $0.scrollSnapping = .item
    }
    let last = stage.view.contentSize.height - 400
    guard last > 0 else { return }
    for _ in 0..<60 {
      let proposed = dice.points(1...max(1, Int(last) - 1))
      let released = dice.points(0...max(1, Int(last)))
      guard proposed < last else { continue }
      stage.scroll(to: released)
      let velocity = dice.points(0...1) * (proposed - released)
      let expected = rest(
        stage, at: proposed, velocity: velocity, releasedAt: released, last: last)
      #expect(stage.rest(at: proposed, velocity: velocity) == expected, "\(released) \(proposed)")
    }
  }

  /// No item is longer than 300, so that none fills what is visible.
  private func plans(using dice: inout Dice) -> [SectionPlan] {
    (0..<dice.number(1...5)).map { _ in
      var plan = SectionPlan(header: 10 * dice.points(0...9), body: 0)
      plan.items = (0..<dice.number(0...8)).map { _ in dice.points(0...300) }
      (plan.columns, plan.lineSpacing, plan.columnSpacing) = (2, 10, 10)
      plan.pinsHeader = dice.happens(50)
      return plan
    }
  }

  private func rest(
    _ stage: PinStage<PlanController>, at proposed: CGFloat, velocity: CGFloat,
    releasedAt released: CGFloat, last: CGFloat
  ) -> CGFloat {
    var places = stage.controller.plans.enumerated().flatMap { section, plan in
      stage.frames(section).map { $0.minY - (plan.pinsHeader ? plan.header : 0) }
    }.map { min(max(0, $0), last) }.sorted()
    if velocity > 0, places.last.map({ $0 <= proposed }) ?? true { places.append(last) }
    if velocity < 0, places.first.map({ $0 >= proposed }) ?? true { places.insert(0, at: 0) }
    let ahead = places.filter {
      velocity > 0 ? $0 >= released : velocity < 0 ? $0 <= released : true
    }
    let nearest = places.min { abs($0 - proposed) < abs($1 - proposed) }
    // Behind the finger: the next one in the direction of the fling.
    let found =
      nearest.map(ahead.contains) ?? false
      ? nearest
      : velocity > 0 ? places.first { $0 > proposed } : places.last { $0 < proposed }
    return min(max(0, found ?? proposed), last)
  }
}

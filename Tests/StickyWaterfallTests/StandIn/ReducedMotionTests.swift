#if !canImport(UIKit)
import StickyWaterfall
import Testing

/// Reduce Motion, which only the stand-in can turn on: contract rule 45.
@MainActor
@Suite struct ReducedMotionTests {
  /// Deletes the item at `[0, 0]`, and inserts two items there and a section.
  private func stage(
    _ animation: UpdateAnimation, reducesMotion: Bool
  ) -> FeedStage {
    UIAccessibility.isReduceMotionEnabled = reducesMotion
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let stage = FeedStage(.counts([6, 3])) { $0.updateAnimation = animation }
    var batch = FeedBatch.inserting([40, 50], at: 1, of: stage.sections)
    batch.after[0].items.removeFirst()
    batch.deletedItems = [[0, 0]]
    batch.insertedItems = [[0, 0], [0, 1]]
    batch.after.insert(FeedSection(name: 9, items: [FeedItem(name: 900, height: 30)]), at: 1)
    batch.insertedSections = [1]
    stage.perform(batch)
    return stage
  }

  private func moments(_ stage: FeedStage) -> [String: String] {
    let all = stage.starts.map { ("start of \($0)", $1) } + stage.ends.map { ("end of \($0)", $1) }
    return Dictionary(uniqueKeysWithValues: all).mapValues {
      "\($0.frame), \($0.alpha), \($0.transform), \($0.isHidden)"
    }
  }

  /// Contract rule 45.2.
  @Test(arguments: [.scale, .fromCenter, .slide, .none, .fade] as [UpdateAnimation])
  func animationsThatMoveViewsBecomeFadesIfReduceMotionIsOn(animation: UpdateAnimation) {
    let moves = [.scale, .fromCenter, .slide].contains(animation)
    let reduced = moments(stage(animation, reducesMotion: true))
    let expected = moments(stage(moves ? .fade : animation, reducesMotion: false))
    #expect(expected.differences(to: reduced) == [])
    let isReduced = reduced != moments(stage(animation, reducesMotion: false))
    #expect(isReduced == moves)
  }

  @Test func firstHeaderStillStretchesWithReducedMotion() {
    UIAccessibility.isReduceMotionEnabled = true
    defer { UIAccessibility.isReduceMotionEnabled = false }
    let stage = FeedStage(.counts([20])) { $0.stretchesFirstHeader = true }
    stage.touch()
    stage.scroll(to: -30)
    #expect(stage.header()?.frame == CGRect(x: 0, y: -30, width: 260, height: 70))
  }
}
#endif

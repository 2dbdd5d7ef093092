import StickyWaterfall
import Testing

/// Random stacks of cards, scrolled by steps and jumps of every length, in the strict host.
@MainActor
@Suite struct CardWalkTests {
  @Test(arguments: 0..<40, Direction.allCases)
  func everyStepNamesWhatChangesAndShowsWhatIsThere(seed: Int, direction: Direction) {
    let walk = CardWalk(seed: seed, direction)
    for step in 1...30 {
      if step % 9 == 0 { walk.changeInset() } else { walk.step() }
    }
  }
}

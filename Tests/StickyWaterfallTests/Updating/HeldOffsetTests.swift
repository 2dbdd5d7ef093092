import StickyWaterfall
import Testing

/// What a look-up notes for the next pass counts for that alone.
@MainActor
@Suite struct HeldOffsetTests {
  /// Before the pass the offset was in range; the finger comes after it.
  @Test func aFingerThatComesAfterALookUpHoldsTheOffset() {
    let stage = FeedStage(.counts([40]))
    stage.scroll(to: stage.view.contentSize.height - 400)
    stage.layout.invalidateLayout()
    _ = stage.layout.collectionViewContentSize
    stage.view.layoutIfNeeded()
    stage.touch()
    let offset = stage.view.contentOffset.y
    stage.perform(.deleting(30..<40, of: stage.sections))
    #expect(stage.view.contentOffset.y == offset)
    #expect(stage.viewDifferences() == [])
  }
}

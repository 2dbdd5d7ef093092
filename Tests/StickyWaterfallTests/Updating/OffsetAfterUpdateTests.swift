import StickyWaterfall
import Testing

/// The content offset after an update that shortens the content.
@MainActor
@Suite struct OffsetAfterUpdateTests {
  private func lastOffset(_ stage: FeedStage) -> CGFloat {
    max(0, stage.layout.collectionViewContentSize.height - stage.view.bounds.height)
  }

  // Contract rule 44.1.
  @Test(arguments: HostReading.all, [false, true])
  func contentOffsetStaysInTheScrollRangeAfterDeletions(reading: HostReading, keepsPlaces: Bool) {
    let stage = FeedStage(.counts([40]), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.scroll(to: lastOffset(stage))
    stage.perform(.deleting(4..<34, of: stage.sections))
    #expect(stage.view.contentOffset.y == lastOffset(stage))
    stage.expectFresh()
  }

  //     the content ends an eighth of a point before the pixel at which the scroll view rests
  // Contract rule 44.3.
  @Test(arguments: HostReading.all, [false, true])
  func offsetRoundedPastTheEndReturnsToTheScrollRange(reading: HostReading, keepsPlaces: Bool) {
    let heights = (0..<40).map { CGFloat($0 == 39 ? 400.875 : 300) }
    let stage = FeedStage(.heights([heights]), reading: reading) {
      $0.keepsVisibleItemsInPlace = keepsPlaces
    }
    stage.scroll(to: lastOffset(stage).rounded(.up))
    #expect(stage.view.contentOffset.y == lastOffset(stage) + 0.125)
    stage.perform(.deleting(10..<30, of: stage.sections))
    #expect(abs(stage.view.contentOffset.y - lastOffset(stage)) <= 1)
    stage.expectFresh()
  }

  /// Contract rule 44.2.
  @Test func updateKeepsTheOverscrolledOffsetWhileTheUserTouchesTheView() {
    let stage = FeedStage(.counts([40]))
    stage.touch()
    stage.scroll(to: lastOffset(stage) + 70)
    let offset = stage.view.contentOffset.y
    stage.perform(.deleting(38..<40, of: stage.sections))
    #expect(stage.view.contentOffset.y == offset)
    #expect(stage.viewDifferences() == [])
  }

  /// Contract rule 44.2.
  @Test func updateKeepsTheOffsetWhileTheUserTouchesTheView() {
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

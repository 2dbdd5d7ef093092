import StickyWaterfall
import Testing

/// Delegates that query the layout while the layout asks them for values.
@MainActor
@Suite struct DelegateLookupTests {
  /// The lookups run for items, sections, headers, and pins, in full passes and in partial ones.
  @Test(arguments: [false, true])
  func lookupsDuringDelegateCallsFindAConsistentLayout(stacks: Bool) {
    let stage = FeedStage(.counts([6, 5, 4])) {
      $0.keepsVisibleItemsInPlace = true
      $0.itemsPinToVisibleBounds = stacks
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.controller.whenAsked = { [unowned stage] in Self.lookAround(stage.layout) }
    stage.layOutAgain()
    stage.resize(to: CGSize(width: 380, height: 400))
    stage.layout.pinnedHeaderExtent = 12
    stage.view.layoutIfNeeded()
    stage.layout.invalidateLayout(
      with: .naming(items: [[0, 0], [1, 2], [2, 0]], headers: [[0, 0], [1, 0], [2, 0]]))
    stage.layout.prepare()
    var batch = FeedBatch.inserting([7, 8], at: 0, inSection: 1, of: stage.sections)
    batch.after[0].items[2].height = 70
    batch.reloadedItems = [[0, 2]]
    batch.after.append(FeedSection(name: 99, items: [FeedItem(name: 9900, height: 4)]))
    batch.insertedSections = [3]
    stage.perform(batch)
    #expect(!stage.controller.questions.isEmpty)
    #expect(PlainFeed(stage.sections, width: 380).differences(to: stage.layout) == [])
  }

  private static func lookAround(_ layout: WaterfallFlowLayout) {
    let screen = CGRect(x: 0, y: 0, width: 260, height: 400)
    _ = layout.layoutAttributesForElements(in: screen)
    _ = layout.shouldInvalidateLayout(forBoundsChange: screen.offsetBy(dx: 0, dy: 300))
    _ = layout.targetContentOffset(forProposedContentOffset: .zero)
    _ = (layout.collectionViewContentSize, layout.pinnedElements)
    for section in 0..<4 {
      let path = IndexPath(item: 1, section: section)
      _ = layout.layoutAttributesForItem(at: path)
      _ = layout.initialLayoutAttributesForAppearingItem(at: path)
      _ = (layout.columnIndex(ofItemAt: path), layout.contentOffset(forItemAt: path, at: .top))
      for kind in Side.kinds {
        _ = layout.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
        _ = layout.frameWhenResting(ofKind: kind, at: path)
      }
    }
  }
}

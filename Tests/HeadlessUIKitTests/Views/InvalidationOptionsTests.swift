#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// The effects of an invalidation with each value of the stand-in's options.
@MainActor
@Suite struct InvalidationOptionsTests {
  // MARK: Adjustments (facts 13.12)

  private func adjust(_ stage: CollectionStage, by distance: CGFloat, size: CGFloat = 0) {
    let context = UICollectionViewLayoutInvalidationContext()
    context.contentOffsetAdjustment.y = distance
    context.contentSizeAdjustment.height = size
    stage.layout.invalidateLayout(with: context)
  }

  @Test(arguments: [true, false])
  func contentOffsetAdjustmentAppliesImmediatelyIfImmediateAdjustmentsAreEnabled(atOnce: Bool) {
    let stage = CollectionStage(ListLayout(), [20]).started(\.adjustsAtOnce, atOnce)
    adjust(stage, by: 35)
    #expect(stage.view.contentOffset.y == (atOnce ? 35 : 0))
    adjust(stage, by: 10)
    #expect(stage.view.contentOffset.y == (atOnce ? 45 : 0))
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentOffset.y == 45)
  }

  @Test func contentSizeAdjustmentLastsUntilTheNextLayoutPass() {
    let stage = CollectionStage(ListLayout(), [20]).started(\.adjustsAtOnce)
    adjust(stage, by: 4, size: 20)
    #expect(stage.view.contentSize.height == 1_020)
    stage.view.layoutIfNeeded()
    #expect(stage.view.contentSize.height == 1_000)
    #expect(stage.view.contentOffset.y == 4)
  }

  @Test func immediateOffsetAdjustmentStaysInsideTheCurrentContent() {
    let stage = CollectionStage(ListLayout(), [0]).started(\.adjustsAtOnce)
    adjust(stage, by: 4, size: 20)
    #expect(stage.view.contentSize.height == 20)
    #expect(stage.view.contentOffset.y == 0)
  }

  // MARK: Named headers (facts 1.5)

  @Test(arguments: [true, false])
  func invalidatingOnlyHeadersPreparesTheLayoutIfOptionIsEnabled(prepares: Bool) {
    let stage = CollectionStage(ListLayout(headerHeight: 10), [2])
      .started(\.preparesForNamedBoundaries, prepares)
    let kind = UICollectionView.elementKindSectionHeader
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(ofKind: kind, at: [[0, 0]])
    let calls = stage.calls { stage.layout.invalidateLayout(with: context) }
    let always = ["layoutAttributesForSupplementaryView \(kind) [0, 0]"]
    let before = prepares ? ["prepare", "collectionViewContentSize"] : []
    #expect(calls == ["invalidateLayout(with:)"] + before + always)
  }

  @Test func invalidatingAHeaderAndAnItemPreparesTheLayout() {
    let stage = CollectionStage(ListLayout(headerHeight: 10), [2])
      .started(\.preparesForNamedBoundaries, false)
    let context = UICollectionViewLayoutInvalidationContext()
    context.invalidateSupplementaryElements(
      ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
    context.invalidateItems(at: [[0, 1]])
    let calls = stage.calls { stage.layout.invalidateLayout(with: context) }
    #expect(calls.contains("prepare"))
  }

  // MARK: Reloads and batches (facts 1.3, 1.10)

  @Test(arguments: [true, false])
  func reloadDataInvalidatesAnAlreadyInvalidLayoutIfOptionIsEnabled(sends: Bool) {
    let stage = CollectionStage(ListLayout(), [3]).started(\.reloadsUnpreparedLayouts, sends)
    stage.layout.invalidateLayout()
    stage.log.clear()
    stage.sections = [["a", "b"]]
    stage.view.reloadData()
    #expect(stage.log.calls.contains("invalidateLayout()") == sends)
    stage.view.layoutIfNeeded()
    #expect(stage.titles == ["a", "b"])
    let calls = stage.calls { stage.view.reloadData() }
    #expect(calls.first == "invalidateLayout()")
  }

  @Test(arguments: [true, false])
  func optionPreparesTheLayoutTwiceIfAnUpdateBlockInvalidatesTheLayout(prepares: Bool) {
    let layout = AlteredList()
    let stage = CollectionStage(layout, [3]).started(\.preparesAfterBatchBlock, prepares)
    var counts: [[Int]] = []
    layout.whenPrepared = { counts.append($0.counts) }
    stage.update {
      layout.invalidateLayout()
      stage.insert("new", at: [0, 0])
    }
    #expect(counts == (prepares ? [[3], [4]] : [[4]]))
    #expect(stage.titles == ["new", "0.0", "0.1", "0.2"])
  }

  // MARK: Scrolls before a pass (facts 13.11, 13.15)

  @Test func shouldInvalidateLayoutIsNotCalledWhileALayoutPassIsPending() {
    let layout = ListLayout()
    layout.invalidatesOnScroll = true
    let stage = CollectionStage(layout, [20]).started()
    let should = "shouldInvalidateLayout(forBoundsChange:)"
    let calls = stage.calls {
      stage.view.contentOffset.y = 10
      stage.view.contentOffset.y = 20
    }
    #expect(calls.count { $0 == should } == 1)
    #expect(stage.calls { stage.view.contentOffset.y = 30 }.first == should)
    let more = stage.calls {
      layout.invalidateLayout()
      stage.view.contentOffset.y = 40
    }
    #expect(!more.contains(should))
  }
}
#endif

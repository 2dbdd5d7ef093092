#if !canImport(UIKit)
import Testing

@testable import StickyWaterfall

/// Reloads without a context, which UIKit omits if it prepares the layout anyway.
@MainActor
@Suite struct ReloadWithoutContextTests {
  private func stage(
    _ counts: [Int], setUp: @escaping (WaterfallFlowLayout) -> Void = { _ in }
  ) -> FeedStage {
    let stage = FeedStage(.counts(counts), setUp: setUp)
    stage.view.hostOptions.reloadsUnpreparedLayouts = false
    return stage
  }

  /// The layout invalidates in the next turn only, so a context announces the reload.
  @Test func reloadWithEqualCountsAfterABatchUpdateShowsTheNewContent() {
    let stage = stage([3])
    let batch = FeedBatch.inserting([99], at: 1, of: stage.sections)
    stage.view.performBatchUpdates {
      stage.controller.sections = batch.after
      batch.send(to: stage.view)
    }
    stage.controller.sections = .heights([[60, 70, 80, 90]])
    stage.reload()
    stage.expectFresh()
  }

  /// Contract rule 28d.3.
  @Test func reloadDoesNotKeepAVisibleItemInPlace() {
    let stage = stage([30]) { $0.keepsVisibleItemsInPlace = true }
    stage.scroll(to: 500)
    stage.layout.pinnedHeaderOffset = 1
    stage.controller.sections = .counts([3])
    stage.reload()
    #expect(stage.view.contentOffset.y == 0)
  }

  /// A pass for a scroll compares the item counts on screen, or all counts if nothing is on screen.
  @Test(arguments: [0, 50_000] as [CGFloat])
  func reloadIsFoundWhereverTheContentIs(offset: CGFloat) {
    let stage = stage([3, 3])
    stage.layout.pinnedHeaderOffset = 1
    stage.controller.sections = .counts([2, 3])
    stage.view.reloadData()
    let bounds = CGRect(x: 0, y: offset, width: 260, height: 400)
    let agrees = stage.layout.hasCountedItems(
      of: stage.view, on: stage.layout.makeScreen(of: bounds), reading: .listedElements)
    #expect(!agrees)
  }

  /// UIKit raises an exception if a context names a deleted item.
  @Test func invalidationContextAfterAReloadContainsNoDeletedItem() {
    let stage = stage([30]) { $0.itemsPinToVisibleBounds = true }
    stage.scroll(to: 400)
    stage.controller.sections = .counts([2])
    stage.layout.pinnedHeaderOffset = 1
    stage.view.reloadData()
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 30)
    let context = stage.layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedItemIndexPaths ?? [] == [])
    stage.view.layoutIfNeeded()
    #expect(stage.differencesFromFresh() == [])
  }

  /// A pass is due already, so UIKit omits the context of the reload, and the layout knows nothing.
  @Test func contextOfAScrollBeforeAReloadIsLaidOutNamesNoDeletedItem() {
    let stage = stage([30]) { $0.itemsPinToVisibleBounds = true }
    stage.scroll(to: 400)
    stage.layout.readAgain()
    stage.controller.sections = .counts([2])
    stage.view.reloadData()
    let bounds = stage.view.bounds.offsetBy(dx: 0, dy: 30)
    let context = stage.layout.invalidationContext(forBoundsChange: bounds)
    #expect(context.invalidatedItemIndexPaths ?? [] == [])
    stage.view.layoutIfNeeded()
    #expect(stage.differencesFromFresh() == [])
  }

  /// Contract rule 25.2.
  @Test func layoutMovedToANewViewShowsTheNewViewsContent() {
    let layout = WaterfallFlowLayout()
    layout.sectionHeadersPinToVisibleBounds = true
    let first = FeedStage(.heights([[10, 20, 30]]), layout: layout)
    first.scroll(to: 10)
    first.view.collectionViewLayout = UICollectionViewFlowLayout()
    let controller = FeedController(.heights([[60, 70, 80]]))
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 260, height: 400), collectionViewLayout: layout)
    view.hostOptions.reloadsUnpreparedLayouts = false
    view.dataSource = controller
    view.delegate = controller
    #expect(layout.layoutAttributesForItem(at: [0, 0])?.frame.height == 60)
    layout.prepare()
    #expect(
      (0..<3).map { layout.layoutAttributesForItem(at: [0, $0])?.frame.height } == [60, 70, 80])
  }
}
#endif

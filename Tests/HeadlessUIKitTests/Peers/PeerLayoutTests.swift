#if !canImport(UIKit)
import HeadlessUIKit
import Testing
import WaterfallTestSupport

/// Layouts in the style of other libraries pass through the changes of an app without a report.
@MainActor
@Suite struct PeerLayoutTests {
  /// The header's position depends on the cells of the queried rectangle.
  ///
  /// On the way back, the prefetched page above the screen moves the header without an
  /// invalidation. UIKit raised for that (facts 6.2).
  @Test(arguments: [true, false])
  func headerThatDependsOnTheQueryRaisesWithPrefetching(isPrefetching: Bool) {
    let layout = ParallaxFlow()
    layout.itemSize = CGSize(width: 100, height: 40)
    layout.headerReferenceSize.height = 20
    let stage = CollectionStage(layout, [4, 30, 3], prefetching: isPrefetching)
    stage.view.register(
      StageBoundaryView.self, forSupplementaryViewOfKind: ParallaxFlow.picture,
      withReuseIdentifier: ParallaxFlow.picture)
    let found = ReportLog.reports {
      for y in [800, 600, 400] as [CGFloat] {
        stage.scroll(to: y)
        stage.takeTurn()
      }
    }
    let raised = found.filter { $0.severity == .raise }
    #expect(raised.isEmpty != isPrefetching)
    #expect(raised.allSatisfy { $0.reason.hasSuffix("without invalidating the layout") })
  }

  /// The checks query more than UIKit does, and must not make such a layout compute more rows.
  @Test func checksDoNotMakeLazyRowsComputeMore() {
    let computed = [Strictness.cheap, .full].map { strictness in
      let layout = LazyRows()
      let stage = CollectionStage(layout, [3_000])
      stage.view.strictness = strictness
      stage.view.layoutIfNeeded()
      for _ in 0..<40 {
        stage.view.contentOffset.y = max(0, layout.collectionViewContentSize.height - 200)
        stage.view.layoutIfNeeded()
      }
      return layout.computed
    }
    #expect(computed[0] == 4 && computed[1] < 12)
  }

  /// Each pass shortens the visible cells and adds one more, as in UIKit.
  @Test func cellsMuchShorterThanTheirEstimateSettle() {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 100, height: 200)
    layout.minimumLineSpacing = 0
    let stage = CollectionStage(layout, [60])
    stage.controller.size = { _ in CGSize(width: 100, height: 200) }
    stage.controller.preferredExtent = { _, _ in 5 }
    #expect(ReportLog.reports { stage.view.layoutIfNeeded() } == [])
    #expect(stage.view.visibleCells.count == 40)
  }
}
#endif

#if !canImport(UIKit)
import HeadlessUIKit
import Testing
import WaterfallTestSupport

/// Layouts that work like those of other libraries.
@MainActor
@Suite struct PeerLayoutTests {
  /// UIKit raises, because prefetching moves the header without an invalidation (facts 6.2).
  @Test(arguments: [true, false])
  func pinningHeadersToTheQueriedRectangleIsReportedDuringPrefetching(isPrefetching: Bool) {
    let layout = QueryPinningList(rowHeight: 45, headerHeight: 20, pinsHeaders: true)
    let stage = CollectionStage(layout, [40], prefetching: isPrefetching)
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

  @Test func lazyLayoutComputesFewExtraRowsIfAllChecksAreEnabled() {
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
  @Test func cellsMuchShorterThanTheirEstimateFillTheScreenWithoutReports() {
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

/// A list whose pinned header stays above the end of the last queried item.
private final class QueryPinningList: ListLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let found = super.layoutAttributesForElements(in: rect) ?? []
    let items = found.filter { $0.representedElementCategory == .cell }
    let header = layoutAttributesForSupplementaryView(ofKind: Side.header.kind, at: [0, 0])
    guard let header, let end = items.map(\.frame.maxY).max() else { return items }
    header.frame.origin.y = min(header.frame.minY, end - header.frame.height)
    return items + [header]
  }
}
#endif

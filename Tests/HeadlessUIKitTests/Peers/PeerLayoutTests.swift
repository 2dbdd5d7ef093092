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

/// A list whose pinned header stays above the last queried item, as in a popular library.
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

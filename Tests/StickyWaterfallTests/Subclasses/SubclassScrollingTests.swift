import StickyWaterfall
import Testing

/// Scroll targets and snapping of subclasses: 30 rows of 100 with gaps of 10, in a view of 700.
@MainActor
@Suite struct SubclassScrollingTests {
  private func stage(
    _ change: LayoutChange, _ setUp: @escaping (ChangedWaterfall) -> Void = { _ in }
  ) -> SubclassBatchTests.ChangedStage {
    let controller = AnsweringController([30])
    controller.size = { _ in CGSize(width: 390, height: 100) }
    let layout = ChangedWaterfall()
    layout.change = change
    return SubclassBatchTests.ChangedStage(
      controller, layout: layout, size: CGSize(width: 390, height: 700), columns: nil,
      expectsDiagnostics: change.scope != .all, setUp)
  }

  private func rest(
    _ stage: SubclassBatchTests.ChangedStage, at proposed: CGFloat, velocity: CGFloat = 0
  ) -> CGFloat {
    stage.layout.targetContentOffset(
      forProposedContentOffset: CGPoint(x: 0, y: proposed),
      withScrollingVelocity: CGPoint(x: 0, y: velocity)
    ).y
  }

  // Contract rules 31 and 51a.
  @Test func scrollingReachesTheEndThatASubclassReturns() {
    let stage = stage(.padding(96)) { $0.scrollSnapping = .item }
    stage.layout.scrollToItem(at: [0, 29], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 2_686)
    #expect(rest(stage, at: 2_686, velocity: 2) == 2_686)
    #expect(rest(stage, at: 2_700, velocity: 2) == 2_686)
    #expect(stage.layout.contentOffset(forItemAt: [0, 29], at: .bottom)?.y == 2_590)
  }

  @Test(arguments: LayoutChange.Scope.allCases)
  func scrollingShowsItemsWhereASubclassPlacesThem(scope: LayoutChange.Scope) {
    let stage = stage(.banner(120, scope)) { $0.scrollSnapping = .item }
    let moves = scope == .lookups ? 0 : 120 as CGFloat
    stage.layout.scrollToItem(at: [0, 20], at: .top, animated: false)
    #expect(stage.view.contentOffset.y == 2_200 + moves)
    stage.layout.scrollToItem(at: [0, 3], at: .centeredVertically, animated: false)
    #expect(stage.view.contentOffset.y == 30 + moves)
    stage.layout.scrollToItem(at: [0, 3], at: [], animated: false)
    #expect(stage.view.contentOffset.y == 30 + moves)
    stage.layout.scrollToItem(at: [0, 20], at: [], animated: false)
    #expect(stage.view.contentOffset.y == 1_600 + moves)
    #expect(rest(stage, at: 1_000) == (moves == 0 ? 990 : 1_000))
    #expect(stage.layout.contentOffset(forSection: 0)?.y == moves)
  }

  //     at offset 1000     1000 │ header │ pinned      The subclass has moved it by 120 points,
  //     unpinned            120 │ header │             so that is where a scroll shows it.
  @Test func scrollToAPinnedHeaderShowsItWhereASubclassPlacesIt() {
    let stage = stage(.banner(120, .all)) {
      $0.headerReferenceSize = CGSize(width: 0, height: 40)
      $0.sectionHeadersPinToVisibleBounds = true
    }
    stage.scroll(to: 1_000)
    let offset = stage.layout.contentOffset(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, at: [0, 0], at: .top)
    #expect(offset?.y == 120)
  }

  /// Rows of unequal heights, in which short items stand in the middle.
  @Test(arguments: ScrollSnapping.subclassCases)
  func subclassWithoutChangesSnapsLikeTheLayout(snapping: ScrollSnapping) {
    let layouts = [WaterfallFlowLayout(), ChangedWaterfall()]
    let rests = layouts.map { layout in
      let controller = AnsweringController([17, 0, 30])
      controller.size = { CGSize(width: 80 + $0.item % 4 * 20, height: 40 + $0.item % 5 * 30) }
      controller.headerSize = { _ in CGSize(width: 0, height: 30) }
      let stage = Stage(
        controller, layout: layout, size: CGSize(width: 390, height: 300), columns: nil
      ) { $0.scrollSnapping = snapping }
      return stride(from: 0, to: stage.view.contentSize.height, by: 37).map { proposed in
        layout.targetContentOffset(
          forProposedContentOffset: CGPoint(x: 0, y: proposed), withScrollingVelocity: .zero
        ).y
      }
    }
    #expect(rests[0].count > 20 && Set(rests[0]).count > 2)
    #expect(rests[0] == rests[1])
  }
}

extension ScrollSnapping {
  fileprivate static let subclassCases: [ScrollSnapping] = [.item, .itemCenter, .section]
}

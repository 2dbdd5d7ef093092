#if !canImport(UIKit)
import HeadlessUIKit
import Testing
import WaterfallTestSupport

/// Layouts in the style of other libraries pass through the changes of an app without a report.
@MainActor
@Suite struct PeerLayoutTests {
  /// Scrolls to the end and back, rotates, inserts, deletes, moves, and reloads.
  private func exercise(_ stage: CollectionStage) -> [UIKitReport] {
    ReportLog.reports {
      stage.view.layoutIfNeeded()
      for y in stride(from: CGFloat(-30), to: 700, by: 45) { stage.scroll(to: y) }
      stage.scroll(to: 0)
      stage.view.frame.size = CGSize(width: 160, height: 120)
      stage.view.layoutIfNeeded()
      stage.view.performBatchUpdates({
        stage.sections[0].removeFirst()
        stage.sections[0].insert("a", at: 3)
        stage.sections[0].swapAt(0, 1)
        stage.view.deleteItems(at: [[0, 0]])
        stage.view.insertItems(at: [[0, 3]])
        stage.view.moveItem(at: [0, 1], to: [0, 1])
      })
      stage.view.layoutIfNeeded()
      stage.reload()
    }
  }

  private func overlaps(_ stage: CollectionStage) -> Bool {
    let frames = stage.view.visibleCells.map(\.frame)
    return frames.indices.contains { one in
      frames[..<one].contains { $0.insetBy(dx: 0.1, dy: 0.1).overlaps(frames[one]) }
    }
  }

  @Test func textbookWaterfallWithCustomKindsRuns() {
    let kind = "TextbookHeader"
    let stage = CollectionStage(TextbookLayout(boundaries: true, headerKind: kind), [12, 9])
    stage.controller.size = { CGSize(width: 20, height: 30 + $0.item % 5 * 12) }
    stage.view.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: kind,
      withReuseIdentifier: kind)
    #expect(exercise(stage) == [])
    #expect(!overlaps(stage))
    #expect(stage.view.visibleSupplementaryViews(ofKind: kind).count == 1)
  }

  @Test func selfSizingRowsWithCustomContextsAndAttributesRun() {
    let stage = CollectionStage(SelfSizingRows(), [30])
    stage.controller.preferredExtent = { path, _ in 20 + CGFloat(path.item % 4) * 15 }
    #expect(exercise(stage) == [])
    #expect(!overlaps(stage))
    #expect(stage.cell(1)?.frame == CGRect(x: 0, y: 20, width: 160, height: 35))
    #expect(
      (stage.view.layoutAttributesForItem(at: [0, 1]) as? RowAttributes)?.isEstimated == false)
  }

  @Test func flowLayoutThatMovesCopiedAttributesRuns() {
    let layout = LeadingFlow()
    layout.itemSize = CGSize(width: 40, height: 40)
    let stage = CollectionStage(layout, [21])
    #expect(exercise(stage) == [])
    #expect(stage.cell(1)?.frame.minX == 50)
  }

  @Test func flowLayoutWithManyDecorationsRuns() {
    let stage = CollectionStage(DecoratedFlow(), [8, 8])
    #expect(exercise(stage) == [])
    let background = stage.view.decorationView(
      forElementKind: DecoratedFlow.background, at: [0, 0])
    #expect(background != nil)
    #expect(stage.view.subviews.first === background)
  }

  /// Only single lookups disagree, because they return unpinned headers.
  ///
  /// That is advice, and nothing raises.
  @Test func headersPinnedByTheCurrentOffsetAreOnlyAdvised() {
    let layout = ParallaxFlow()
    layout.itemSize = CGSize(width: 40, height: 40)
    layout.headerReferenceSize.height = 20
    let stage = CollectionStage(layout, [9, 14], prefetching: true)
    stage.view.register(
      StageBoundaryView.self, forSupplementaryViewOfKind: ParallaxFlow.picture,
      withReuseIdentifier: ParallaxFlow.picture)
    let found = exercise(stage)
    #expect(found.filter { $0.severity == .raise }.map(\.reason) == [])
    for offset in [30, 150, 320] as [CGFloat] {
      stage.view.setContentOffset(CGPoint(x: 0, y: offset), animated: true)
      stage.view.layoutIfNeeded()
      #expect(stage.boundary(.header, offset < 300 ? 0 : 1) != nil)
    }
  }

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

  @Test func ordinaryViewControllerRuns() {
    let controller = GridController(collectionViewLayout: UICollectionViewFlowLayout())
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
    window.safeAreaInsets = UIEdgeInsets(top: 44, left: 0, bottom: 34, right: 0)
    let reports = ReportLog.reports {
      window.rootViewController = controller
      window.makeKeyAndVisible()
      controller.simulateRotation(to: CGSize(width: 480, height: 320))
    }
    #expect(reports == [])
    #expect(controller.collectionView.contentOffset.y == -44)
    #expect(
      controller.collectionView.visibleCells.first?.frame.size == CGSize(width: 70, height: 90))
  }
}

/// A controller as an app writes it for the stock flow layout.
private final class GridController: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(StageCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(
    _ collectionView: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 40 }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }
}

extension GridController: UICollectionViewDelegateFlowLayout {
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: 70, height: 90) }
}
#endif

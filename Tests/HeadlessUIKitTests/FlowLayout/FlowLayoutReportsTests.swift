#if !canImport(UIKit)
import Testing

@testable import HeadlessUIKit

/// Reports of the stock layout, and results that UIKit doesn't define.
@MainActor
@Suite struct FlowLayoutReportsTests {
  private func stage(
    _ layout: UICollectionViewFlowLayout, _ counts: [Int],
    size: CGSize = CGSize(width: 320, height: 480)
  ) -> CollectionStage { CollectionStage(layout, counts, size: size) }

  /// Sizes in a row of 320 points, their expected frames, and the expected report.
  struct Row: Sendable {
    let sizes: [CGSize]
    let frames: [CGRect]
    var report: String?
  }

  nonisolated private static let rows = [
    Row(
      sizes: [100, 400, 100].map { CGSize(width: $0, height: 50) },
      frames: [
        CGRect(x: 110, y: 0, width: 100, height: 50), CGRect(x: -40, y: 60, width: 400, height: 50),
        CGRect(x: 0, y: 120, width: 100, height: 50),
      ], report: "the item width must be less than"),
    Row(
      sizes: [CGSize(width: -1, height: 50)], frames: [CGRect(x: 0, y: 0, width: 0, height: 50)],
      report: "negative sizes are not supported in the flow layout"),
    Row(sizes: [.zero, .zero], frames: [.zero, CGRect(x: 10, y: 0, width: 0, height: 0)]),
  ]

  @Test(arguments: rows)
  func tooWideOrNegativeItemSizeIsReported(row: Row) {
    let stage = stage(UICollectionViewFlowLayout(), [row.sizes.count])
    stage.controller.size = { row.sizes[$0.item] }
    let reports = ReportLog.reports { #expect(stage.frames() == row.frames) }
    #expect(reports.isEmpty == (row.report == nil))
    if let report = row.report { #expect(reports.reason.contains(report)) }
  }

  @Test func flowLayoutReportsAndReplacesCachedAttributesChangedByACaller() {
    let layout = UICollectionViewFlowLayout()
    let stage = stage(layout, [10]).started()
    let mine = layout.layoutAttributesForItem(at: [0, 0])
    #expect(layout.layoutAttributesForItem(at: [0, 0]) === mine)
    mine?.frame.origin.x = 9
    var frames: [CGRect] = []
    let reports = ReportLog.reports { frames = stage.frames() }
    #expect(frames.first?.minX == 0)
    #expect(reports.map(\.severity) == [.log])
    #expect(reports.reason.contains("cached frame mismatch"))
  }

  @Test func settingPropertiesInsidePrepareIsNotReported() {
    let layout = FittingFlow()
    let found = ReportLog.reports(of: layout, [5]) { stage in
      #expect(stage.cell(3)?.frame == CGRect(x: 50, y: 50, width: 50, height: 50))
      stage.view.frame.size.width = 200
      stage.view.layoutIfNeeded()
      #expect(stage.cell(3)?.frame == CGRect(x: 100, y: 100, width: 100, height: 100))
    }
    #expect(found == [])
  }

  @Test(arguments: [(false, 3), (true, 0)])
  func settingAPropertyOverriddenByTheDelegateDoesNotInvalidate(answers: Bool, expected: Int) {
    let layout = UICollectionViewFlowLayout()
    let stage = stage(layout, [10])
    if answers {
      stage.controller.inset = { _ in .zero }
      (stage.controller.headerSize, stage.controller.footerSize) = ({ _ in .zero }, { _ in .zero })
    }
    let changes: [() -> Void] = [
      { layout.sectionInset.top = 3 }, { layout.headerReferenceSize.height = 3 },
      { layout.footerReferenceSize.height = 3 },
    ]
    stage.started()
    #expect(changes.count { stage.calls(during: $0).contains("prepare") } == expected)
  }

  @Test func cachedFramesAndMetricsAreDiscardedWhenItemCountsChange() {
    let layout = UICollectionViewFlowLayout()
    let stage = stage(layout, [10, 10]).started()
    let context = layout.makeInvalidationContext(markingDataSourceCounts: true)
    (context as? UICollectionViewFlowLayoutInvalidationContext)?
      .invalidateFlowLayoutAttributes = false
    stage.sections = [["one"]]
    layout.invalidate(throughChainWith: context)
    #expect(layout.arrangement == nil && layout.metrics == nil)
  }

  @Test func defaultDelegateMethodReturnsTheFlowLayoutsLineSpacing() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 33
    let stage = stage(layout, [1])
    let spacings = [layout, UICollectionViewLayout()].map {
      SizingDelegate().collectionView(
        stage.view, layout: $0, minimumLineSpacingForSectionAt: 0)
    }
    #expect(spacings == [33, 10])
  }

  @Test func layoutWithoutAViewOrWithZeroSizeIsEmpty() {
    let layout = UICollectionViewFlowLayout()
    layout.prepare()
    layout.invalidateLayout()
    #expect(layout.layoutAttributesForElements(in: .zero)?.isEmpty == true)
    #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero))
    #expect(layout.invalidationContext(forBoundsChange: .zero).isSpecific == false)
    let stage = stage(layout, [1], size: .zero)
    #expect(stage.frames() == [.zero] && layout.collectionViewContentSize == .zero)
  }

  @Test func lookupsOutsideTheContentOrForMissingElementsReturnNothing() {
    let layout = UICollectionViewFlowLayout()
    layout.footerReferenceSize.height = 20
    let stage = stage(layout, [1]).started()
    for path in [[0, 1], [1, 0], []] as [IndexPath] {
      #expect(layout.layoutAttributesForItem(at: path) == nil)
    }
    let footers = [[0, 0], [1, 0]].map {
      layout.layoutAttributesForSupplementaryView(ofKind: Side.footer.kind, at: $0)?.frame.minY
    }
    #expect(footers == [50, nil] && stage.view.numberOfSections == 1)
    #expect(layout.layoutAttributesForSupplementaryView(ofKind: "other", at: [0, 0]) == nil)
    let below = CGRect(x: 0, y: 70, width: 320, height: 10)
    let counts = [below.offsetBy(dx: 0, dy: -1), below, .null].map {
      layout.layoutAttributesForElements(in: $0)?.count
    }
    #expect(counts == [1, 0, 0])
  }
}

/// A layout with two items in each row at any width, as in Apple's samples.
private final class FittingFlow: UICollectionViewFlowLayout {
  override func prepare() {
    super.prepare()
    let side = (collectionView?.bounds.width ?? 0) / 2
    (minimumLineSpacing, minimumInteritemSpacing) = (0, 0)
    itemSize = CGSize(width: side, height: side)
  }
}

/// A delegate that declares the protocol and implements none of its methods.
private final class SizingDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
#endif

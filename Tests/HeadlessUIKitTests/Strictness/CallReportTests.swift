#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about calls that must not or must be made.
@MainActor
@Suite struct CallReportTests {
  private func reports(
    _ layout: UICollectionViewLayout, _ work: @escaping (CollectionStage) -> Void = { _ in }
  ) -> [UIKitReport] {
    ReportLog.reports {
      let stage = CollectionStage(layout, [5])
      stage.view.layoutIfNeeded()
      work(stage)
      stage.view.layoutIfNeeded()
    }
  }

  @Test(arguments: ["invalidateLayout()", "invalidateLayout(with:)", "prepare()"])
  func superThatIsNotCalled(method: String) {
    let layout = SuperlessLayout()
    layout.method = method
    let found = reports(layout) { $0.view.reloadData() }
    #expect(found.first?.reason == "SuperlessLayout overrides \(method) without calling super")
  }

  @Test func superThatIsNotCalledForUpdates() {
    let layout = SuperlessLayout()
    layout.method = "prepare(forCollectionViewUpdates:)"
    let found = reports(layout) { stage in
      stage.view.performBatchUpdates({
        stage.sections[0].removeLast()
        stage.view.deleteItems(at: [[0, 4]])
      })
    }
    #expect(
      found.map(\.reason).contains(
        "SuperlessLayout overrides \(layout.method) without calling super"))
  }

  @Test func aFlowLayoutMayLeaveOutPrepare() {
    #expect(reports(SuperlessFlow()) == [])
  }

  @Test func aContextOfTheWrongClassForAFlowLayout() {
    let layout = UICollectionViewFlowLayout()
    let found = reports(layout) { _ in
      layout.invalidateLayout(with: UICollectionViewLayoutInvalidationContext())
    }
    #expect(found.first?.name == "NSInvalidArgumentException")
    #expect(found.first?.reason.contains("is not an instance of type") == true)
  }

  @Test func anInvalidationInsidePrepareIsLogged() {
    let layout = BusyLayout { $0.invalidateLayout() }
    let found = reports(layout)
    #expect(found.first?.severity == .log)
    #expect(found.first?.reason.contains("reentrant call") == true)
  }

  @Test func aReloadInsidePrepare() {
    let found = reports(BusyLayout { $0.collectionView?.reloadData() })
    #expect(found.first?.reason.hasPrefix("reloadData() of a collection view was called") == true)
  }

  @Test func anUpdateInsidePrepare() {
    let found = reports(BusyLayout { $0.collectionView?.insertItems(at: [[0, 0]]) })
    #expect(found.first?.reason.hasPrefix("performBatchUpdates") == true)
  }

  @Test func aLayoutPassInsidePrepare() {
    let found = reports(BusyLayout { $0.collectionView?.layoutIfNeeded() })
    #expect(found.first?.reason.hasPrefix("layoutIfNeeded()") == true)
  }

  @Test func aPassInsidePrepareThroughTheBackDoor() {
    let found = reports(BusyLayout { $0.collectionView?.layoutSubviews() })
    #expect(found.first?.reason.contains("was reached again") == true)
  }

  @Test func anOffsetSetInsidePrepareIsNotReported() {
    #expect(reports(BusyLayout { $0.collectionView?.contentOffset.y = 5 }) == [])
  }

  @Test func aLayoutSwapInsidePrepare() {
    let found = reports(BusyLayout { $0.collectionView?.collectionViewLayout = ListLayout() })
    #expect(found.first?.reason.hasPrefix("setCollectionViewLayout of a collection view") == true)
  }

  @Test func reconfiguringInsidePrepare() {
    let found = reports(BusyLayout { $0.collectionView?.reconfigureItems(at: [[0, 0]]) })
    #expect(found.first?.reason.hasPrefix("reconfigureItems(at:) of a collection view") == true)
  }

  @Test func prepareInsidePrepare() {
    let busy = BusyLayout { $0.collectionView?.layoutSubviews() }
    let found = reports(ListLayout()) { $0.view.setCollectionViewLayout(busy, animated: true) }
    #expect(found.first?.reason == "prepare() was reached again while the layout prepares")
  }

  @Test func reconfiguringAnItemThatDoesNotExist() {
    let found = reports(ListLayout()) { $0.view.reconfigureItems(at: [[0, 5], [0, 0], [2, 0]]) }
    #expect(
      found.map(\.reason) == [
        "attempt to reconfigure item at [0, 5], which does not exist",
        "attempt to reconfigure item at [2, 0], which does not exist",
      ])
  }

  @Test(arguments: [0, -3] as [CGFloat])
  func anEmptyPreferredSizeForTheStockFlowLayout(height: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    layout.estimatedItemSize = CGSize(width: 90, height: 40)
    let found = emptySizeReports(layout, height)
    #expect(
      found.map(\.reason) == [
        "UICollectionView Flow Layout received layout attributes with an empty size for index "
          + "path [0, 0]"
      ])
  }

  @Test func anEmptyPreferredSizeForAFlowLayoutThatAcceptsAll() {
    let found = emptySizeReports(AcceptingFlow(), 0)
    #expect(
      found.map(\.reason) == [
        "UICollectionView Flow Layout received layout attributes with an empty size (50.0 x 0.0) "
          + "for [0, 0]"
      ])
  }

  private func emptySizeReports(_ layout: UICollectionViewLayout, _ height: CGFloat)
    -> [UIKitReport]
  {
    reports(layout) { stage in
      stage.cell(0)?.preferredHeight = height
      stage.view.reconfigureItems(at: [[0, 0]])
    }
  }

  @Test func aLayoutThatNeverSettles() {
    let found = reports(RestlessLayout())
    #expect(found.first?.reason.contains("is stuck in its update/layout loop") == true)
    #expect(found.count == 1)
  }

  @Test func aSectionThatDoesNotExistHasNoCount() {
    let found = reports(ListLayout()) { _ = $0.view.numberOfItems(inSection: 3) }
    #expect(
      found.first?.reason
        == "request for number of items in section 3 when there are only 1 sections in the "
        + "collection view")
  }

  @Test func aSupplementaryElementOfNoSection() {
    let found = reports(ListLayout()) {
      _ = $0.view.layoutAttributesForSupplementaryElement(ofKind: "badge", at: [4, 0])
    }
    #expect(
      found.first?.reason
        == "request for layout attributes for supplementary view badge in section 4 when there are "
        + "only 1 sections in the collection view")
  }

  @Test func scrollingToAnItemThatDoesNotExist() {
    let found = reports(ListLayout()) {
      $0.view.scrollToItem(at: [0, 9], at: .top, animated: false)
    }
    #expect(
      found.first?.reason
        == "Attempted to scroll the collection view to an out-of-bounds item (9) when there are "
        + "only 5 items in section 0.")
  }

  @Test func twoScrollPositionsOfOneAxis() {
    let found = reports(ListLayout()) {
      $0.view.scrollToItem(at: [0, 1], at: [.top, .bottom], animated: false)
    }
    #expect(found.first?.name == "NSInvalidArgumentException")
  }
}

/// Leaves out one call of super.
private final class SuperlessLayout: ListLayout {
  var method = ""

  override func invalidateLayout() {
    if method != "invalidateLayout()" { super.invalidateLayout() }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if method != "invalidateLayout(with:)" { super.invalidateLayout(with: context) }
  }

  override func prepare() {
    if method != "prepare()" { super.prepare() }
  }

  override func prepare(forCollectionViewUpdates items: [UICollectionViewUpdateItem]) {
    if method != "prepare(forCollectionViewUpdates:)" {
      super.prepare(forCollectionViewUpdates: items)
    }
  }
}

private final class SuperlessFlow: UICollectionViewFlowLayout {
  override func prepare() {}
}

private final class AcceptingFlow: UICollectionViewFlowLayout {
  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
    withOriginalAttributes original: UICollectionViewLayoutAttributes
  ) -> Bool { true }
}

/// Does something it should not in its first `prepare()`.
private final class BusyLayout: ListLayout {
  private var work: ((BusyLayout) -> Void)?

  init(_ work: @escaping (BusyLayout) -> Void) {
    self.work = work
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    let once = work
    work = nil
    once?(self)
  }
}

/// Invalidates itself in each rect answer.
private final class RestlessLayout: ListLayout {
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    invalidateLayout()
    return super.layoutAttributesForElements(in: rect)
  }
}
#endif

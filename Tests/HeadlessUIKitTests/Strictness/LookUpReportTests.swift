#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Each report about single look-ups of other elements than items, about look-ups in a batch, and
/// about answers that change by themselves.
@MainActor
@Suite struct LookUpReportTests {
  private func reports(
    _ layout: BadgedLayout, _ counts: [Int] = [5],
    _ work: @escaping (CollectionStage) -> Void = { _ in }
  ) -> [String] {
    layout.register(UICollectionReusableView.self, forDecorationViewOfKind: "badge")
    return ReportLog.reports {
      let stage = CollectionStage(layout, counts)
      stage.view.layoutIfNeeded()
      work(stage)
      stage.view.layoutIfNeeded()
    }.map(\.reason)
  }

  private func layout(_ configure: (BadgedLayout) -> Void) -> BadgedLayout {
    let layout = BadgedLayout()
    configure(layout)
    return layout
  }

  @Test func theLayoutWithoutItsFaultsIsNotReported() {
    let right = layout {
      $0.headerHeight = 20
      $0.showsBadge = true
    }
    #expect(reports(right) == [])
  }

  @Test func nilForAHeaderOfTheRectAnswer() {
    let header = UICollectionView.elementKindSectionHeader
    let found = reports(
      layout {
        $0.headerHeight = 20
        $0.forgetsHeaders = true
      })
    #expect(
      found == [
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: \(header) at path [0, 0]"
      ])
  }

  @Test func nilForADecorationOfTheRectAnswer() {
    let found = reports(
      layout {
        $0.showsBadge = true
        $0.forgetsBadge = true
      })
    #expect(
      found == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKind: "
          + "badge at path [0, 0]"
      ])
  }

  @Test func nilForAnInvalidatedHeader() {
    let layout = layout { $0.headerHeight = 20 }
    let found = reports(layout) { _ in
      layout.forgetsHeaders = true
      let context = UICollectionViewLayoutInvalidationContext()
      context.invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: [[0, 0]])
      layout.invalidateLayout(with: context)
    }
    #expect(found.first?.contains("No attributes returned for invalidated item supplement") == true)
  }

  //     items 0 to 3 of 50 fill the screen; ten new ones push 0 beyond what is asked for by rect
  @Test func nilForAnItemThatABatchMovesOutOfSight() {
    let layout = BadgedLayout()
    let found = reports(layout, [20]) { stage in
      layout.forgottenItem = [0, 10]
      stage.view.performBatchUpdates({
        stage.sections[0].insert(contentsOf: (0..<10).map { "new \($0)" }, at: 0)
        stage.view.insertItems(at: (0..<10).map { [0, $0] })
      })
    }
    #expect(
      found.first
        == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "[0, 10]")
  }

  @Test func anElementThatComesIntoAKnownAreaByItself() {
    let layout = BadgedLayout()
    let found = reports(layout) { stage in
      layout.showsBadge = true
      stage.view.setNeedsLayout()
    }
    #expect(found.first?.hasPrefix("layout attributes for decoration view badge [0, 0]") == true)
    #expect(found.first?.hasSuffix("had answered for, without invalidating the layout") == true)
  }

  @Test func anItemThatChangesByItself() {
    let layout = BadgedLayout()
    let found = reports(layout) { stage in
      layout.rowHeight = 45
      stage.view.setNeedsLayout()
    }
    #expect(found.first?.hasPrefix("layout attributes for item at index path (cell [0, ") == true)
  }

  @Test func boundsThatDoNotStartAtZero() {
    let found = ReportLog.reports {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.bounds = CGRect(x: 0, y: 1, width: 10, height: 20)
      #expect(attributes.size == CGSize(width: 10, height: 20))
    }
    #expect(found.map(\.reason) == ["the origin of a layout attributes' bounds must be (0, 0)"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func aRectThatIsNotFiniteHasNoElements(value: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    let stage = CollectionStage(layout, [5])
    stage.view.layoutIfNeeded()
    let rect = CGRect(x: 0, y: value, width: 100, height: 100)
    #expect(layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    #expect(layout.layoutAttributesForElements(in: stage.view.bounds)?.isEmpty == false)
  }
}

/// A list with a badge beside its first item, that can forget what it named.
private final class BadgedLayout: ListLayout {
  var showsBadge = false
  var forgetsBadge = false
  var forgetsHeaders = false
  var forgottenItem: IndexPath?

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    path == forgottenItem ? nil : super.layoutAttributesForItem(at: path)
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    forgetsHeaders ? nil : super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    forgetsBadge ? nil : badge
  }

  private var badge: UICollectionViewLayoutAttributes {
    let badge = UICollectionViewLayoutAttributes(forDecorationViewOfKind: "badge", with: [0, 0])
    badge.frame = CGRect(x: 80, y: 5, width: 10, height: 10)
    badge.zIndex = 1
    return badge
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let wasForgetting = forgetsHeaders
    forgetsHeaders = false
    defer { forgetsHeaders = wasForgetting }
    let badges = showsBadge && badge.frame.overlaps(rect) ? [badge] : []
    return badges + (super.layoutAttributesForElements(in: rect) ?? [])
  }
}
#endif

#if !canImport(UIKit)
import HeadlessUIKit
import Testing

/// Reports about lookups of headers and decorations, and about changes without an invalidation.
@MainActor
@Suite struct LookupReportTests {
  @Test func layoutWithoutMistakesIsNotReported() {
    let layout = BadgedLayout(headerHeight: 20, showsBadge: true)
    #expect(ReportLog.reports(of: layout) == [])
  }

  @Test func headerFoundByRectangleButNotByIndexPathIsReported() {
    let layout = BadgedLayout(headerHeight: 20)
    layout.forgetsHeaders = true
    #expect(
      ReportLog.reports(of: layout).map(\.reason) == [
        "no UICollectionViewLayoutAttributes instance for "
          + "-layoutAttributesForSupplementaryElementOfKind: "
          + "\(UICollectionView.elementKindSectionHeader) at path [0, 0] (BadgedLayout)"
      ])
  }

  @Test func decorationFoundByRectangleButNotByIndexPathIsReported() {
    let layout = BadgedLayout(showsBadge: true)
    layout.forgetsBadge = true
    #expect(
      ReportLog.reports(of: layout).map(\.reason) == [
        "no UICollectionViewLayoutAttributes instance for -layoutAttributesForDecorationViewOfKind: "
          + "badge at path [0, 0] (BadgedLayout)"
      ])
  }

  @Test func returningNilAttributesForAnInvalidatedHeaderIsReported() {
    let layout = BadgedLayout(headerHeight: 20)
    let found = ReportLog.reports(of: layout) { _ in
      layout.forgetsHeaders = true
      layout.invalidate(headers: [[0, 0]])
    }
    #expect(found.reason.contains("No attributes returned for invalidated item supplement"))
  }

  //     items 0 to 3 of 50 fill the screen; ten new ones push 0 beyond the queried rectangle
  @Test func returningNilAttributesForAnItemMovedOffScreenIsReported() {
    let layout = AlteredList()
    let found = ReportLog.reports(of: layout, [20]) { stage in
      layout.item = { $0.indexPath == [0, 10] ? nil : $0 }
      stage.view.performBatchUpdates({
        stage.sections[0].insert(contentsOf: (0..<10).map { "new \($0)" }, at: 0)
        stage.view.insertItems(at: (0..<10).map { [0, $0] })
      })
    }
    #expect(
      found.reason
        == "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
        + "[0, 10]")
  }

  @Test func elementThatAppearsWithoutInvalidationIsReported() {
    let layout = BadgedLayout()
    let found = ReportLog.reports(of: layout) { stage in
      layout.showsBadge = true
      stage.view.setNeedsLayout()
    }
    #expect(found.reason.hasPrefix("layout attributes for decoration view badge [0, 0]"))
    #expect(found.reason.hasSuffix("had returned attributes for, without invalidating the layout"))
  }

  @Test func itemThatChangesWithoutInvalidationIsReported() {
    let layout = BadgedLayout()
    let found = ReportLog.reports(of: layout) { stage in
      layout.rowHeight = 45
      stage.view.setNeedsLayout()
    }
    #expect(found.reason.hasPrefix("layout attributes for item at index path (cell [0, "))
  }

  @Test func attributesWithNonzeroBoundsOriginAreReported() {
    let found = ReportLog.reports {
      let attributes = UICollectionViewLayoutAttributes(forCellWith: [0, 0])
      attributes.bounds = CGRect(x: 0, y: 1, width: 10, height: 20)
      #expect(attributes.size == CGSize(width: 10, height: 20))
    }
    #expect(found.map(\.reason) == ["the origin of a layout attributes' bounds must be (0, 0)"])
  }

  @Test(arguments: [CGFloat.nan, .infinity])
  func flowLayoutReturnsNoElementsForANonfiniteRectangle(value: CGFloat) {
    let layout = UICollectionViewFlowLayout()
    let stage = CollectionStage(layout, [5]).started()
    let rect = CGRect(x: 0, y: value, width: 100, height: 100)
    #expect(layout.layoutAttributesForElements(in: rect)?.isEmpty == true)
    #expect(layout.layoutAttributesForElements(in: stage.view.bounds)?.isEmpty == false)
  }
}

/// A list with a badge next to its first item, and with mistakes that a test selects.
final class BadgedLayout: ListLayout {
  var showsBadge: Bool
  var badgeZIndex = 1
  var forgetsBadge = false
  var forgetsHeaders = false

  init(headerHeight: CGFloat = 0, showsBadge: Bool = false, registersBadge: Bool = true) {
    self.showsBadge = showsBadge
    super.init(headerHeight: headerHeight)
    guard registersBadge else { return }
    register(UICollectionReusableView.self, forDecorationViewOfKind: "badge")
  }

  required init?(coder: NSCoder) { nil }

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
    badge.zIndex = badgeZIndex
    return badge
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let badges = showsBadge && badge.frame.overlaps(rect) ? [badge] : []
    return badges + (super.layoutAttributesForElements(in: rect) ?? [])
  }
}
#endif

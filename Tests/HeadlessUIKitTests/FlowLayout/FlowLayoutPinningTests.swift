#if !canImport(UIKit)
import HeadlessUIKit
import Testing

@MainActor
@Suite struct FlowLayoutPinningTests {
  private let layout = UICollectionViewFlowLayout()

  /// Sections of 600 points each: a header of 44, an item, a footer of 30; bars of 88 and 34.
  private func stage(sections: Int = 1) -> CollectionStage {
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.footerReferenceSize = CGSize(width: 0, height: 30)
    layout.itemSize = CGSize(width: 100, height: 526)
    layout.sectionHeadersPinToVisibleBounds = true
    layout.sectionFootersPinToVisibleBounds = true
    let stage = CollectionStage.flow(layout, counts: Array(repeating: 1, count: sections))
    stage.view.contentInset = UIEdgeInsets(top: 88, left: 0, bottom: 34, right: 0)
    stage.view.bounds.origin.y = -88
    layout.prepare()
    return stage
  }

  @Test func oneFlagMovesOneKind() {
    let stage = stage()
    layout.sectionFootersPinToVisibleBounds = false
    stage.view.bounds.origin.y = 500
    #expect(stage.header()?.minY == 526 && stage.footer()?.minY == 570)
    stage.view.bounds.origin.y = -88
    #expect(stage.footer()?.minY == 570)
  }

  @Test func pinnedViewIsFoundWhereItIsNow() {
    let stage = stage(sections: 3)
    stage.view.bounds.origin.y = 300
    let band = CGRect(x: 0, y: 380, width: 320, height: 20)
    let found = layout.layoutAttributesForElements(in: band) ?? []
    #expect(found.map(\.indexPath) == [[0, 0], [0, 0]])
    #expect(found.last?.frame == CGRect(x: 0, y: 388, width: 320, height: 44))
    let rest = CGRect(x: 0, y: 0, width: 320, height: 20)
    #expect(layout.layoutAttributesForElements(in: rest)?.count == 0)
  }

  @Test func singleLookUpEqualsTheRectQuery() {
    let stage = stage(sections: 3)
    stage.view.bounds.origin.y = 700
    let found = layout.layoutAttributesForElements(in: stage.view.bounds) ?? []
    #expect(!found.isEmpty)
    for attributes in found {
      let single =
        attributes.representedElementKind.map {
          layout.layoutAttributesForSupplementaryView(ofKind: $0, at: attributes.indexPath)
        } ?? layout.layoutAttributesForItem(at: attributes.indexPath)
      #expect(single == attributes)
    }
  }

  @Test func horizontalPinsStopAtTheLeadingInset() {
    let layout = UICollectionViewFlowLayout()
    layout.scrollDirection = .horizontal
    layout.headerReferenceSize = CGSize(width: 44, height: 0)
    layout.itemSize = CGSize(width: 556, height: 100)
    layout.sectionHeadersPinToVisibleBounds = true
    let stage = CollectionStage.flow(layout, counts: [1])
    stage.view.contentInset = UIEdgeInsets(top: 0, left: 20, bottom: 0, right: 0)
    stage.view.bounds.origin.x = 100
    layout.prepare()
    #expect(stage.header() == CGRect(x: 120, y: 0, width: 44, height: 480))
  }
}
#endif

import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@Suite @MainActor
struct HeadlessSnippetTests {
  // snippet.begin
  @Test @MainActor func headerStaysPinnedWhileItsSectionIsVisible() throws {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 44)
    layout.sectionHeadersPinToVisibleBounds = true
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = SixtySquares(of: view)
    view.dataSource = source
    view.layoutIfNeeded()

    view.contentOffset.y = 500
    view.layoutIfNeeded()

    let first = IndexPath(item: 0, section: 0)
    let kind = UICollectionView.elementKindSectionHeader
    let header = try #require(view.supplementaryView(forElementKind: kind, at: first))
    #expect(header.frame.minY == 500)
    #expect(layout.pinnedElements.map(\.indexPath) == [first])
  }
  // snippet.end

  @Test func remeasuringAnItemQueriesNoOtherItem() {
    let layout = WaterfallFlowLayout()
    let delegate = queried()
    let stage = SquaresStage(layout, delegate: delegate)
    #expect(delegate.measured.count == 60)
    delegate.measured = []

    SwappingLayouts.remeasure(IndexPath(item: 7, section: 0), in: layout)
    stage.view.layoutIfNeeded()
    #expect(delegate.measured == [IndexPath(item: 7, section: 0)])
  }

  @Test func invalidatingAfterAnInsertQueriesAllSizes() {
    let delegate = queried()
    let stage = SquaresStage(WaterfallFlowLayout(), delegate: delegate)
    delegate.measured = []

    stage.controller.counts = [61]
    Recipes.insert(at: IndexPath(item: 0, section: 0), in: stage.view)
    stage.view.layoutIfNeeded()
    #expect(Set(delegate.measured).count == 61)
  }

  @Test func headerSlidesOffScreenUntilOnlyTheSpecifiedHeightIsVisible() throws {
    let layout = StickyHeaders.collapsing()
    let stage = SquaresStage(layout)

    stage.scroll(to: 58)
    #expect(try pin(of: layout).collapseProgress == 0.5)
    stage.scroll(to: 500)
    #expect(try pin(of: layout).frame.maxY == 544)
    #expect(try pin(of: layout).collapseProgress == 1)
  }

  private func queried() -> FlowController {
    let delegate = FlowController([])
    delegate.size = { _ in CGSize(width: 1, height: 1) }
    return delegate
  }

  private func pin(of layout: WaterfallFlowLayout) throws -> WaterfallLayoutAttributes {
    try #require(
      layout.layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: IndexPath(item: 0, section: 0))
        as? WaterfallLayoutAttributes)
  }
}

// snippet.begin
final class SixtySquares: NSObject, UICollectionViewDataSource {
  init(of view: UICollectionView) {
    view.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      UICollectionReusableView.self,
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
  }

  func collectionView(
    _ view: UICollectionView, numberOfItemsInSection section: Int
  ) -> Int { 60 }

  func collectionView(
    _ view: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    view.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
  }

  func collectionView(
    _ view: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    view.dequeueReusableSupplementaryView(
      ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }
}
// snippet.end

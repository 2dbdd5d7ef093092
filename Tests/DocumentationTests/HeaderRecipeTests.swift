import Foundation
import StickyWaterfall
import Testing
import UIKitTestSupport

@Suite @MainActor
struct HeaderRecipeTests {
  private let header = UICollectionView.elementKindSectionHeader

  /// Three lines of text, above cells whose delegate returns squares.
  @Test func headerFitsItsTextAboveCellsThatKeepTheirSizes() throws {
    let layout = WaterfallFlowLayout()
    Recipes.textHeader(layout)
    let delegate = FlowController([])
    delegate.size = { _ in CGSize(width: 1, height: 1) }
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
    let source = SixtySquares(of: view)
    view.register(FixedCell.self, forCellWithReuseIdentifier: "cell")
    view.register(
      ThreeLineHeader.self, forSupplementaryViewOfKind: header, withReuseIdentifier: "header")
    view.dataSource = source
    view.delegate = delegate
    view.layoutIfNeeded()
    let bar = try #require(view.supplementaryView(forElementKind: header, at: [0, 0]))
    let line = UILabel()
    line.text = "a"
    #expect(bar is ThreeLineHeader)
    #expect(bar.frame.height >= 3 * line.intrinsicContentSize.height)
    #expect(Set(view.frames(inSection: 0).map(\.height)) == [155])
    #expect(view.frames(inSection: 0)[0].minY == bar.frame.maxY)
  }

  @Test func shadowIsThereOnlyWhileTheHeaderIsPinned() {
    #expect(shadows(of: ShadowHeader(), extent: nil) == [0, 0, 0.3, 0.3])
  }

  @Test func growingShadowFollowsTheCollapse() {
    #expect(shadows(of: GrowingShadowHeader(), extent: 50) == [0, 0, 0.15, 0.3])
  }

  /// Returns a header's shadow above the list, at its start, and at two offsets.
  private func shadows(of view: UICollectionReusableView, extent: CGFloat?) -> [Float] {
    let layout = WaterfallFlowLayout()
    layout.headerReferenceSize = CGSize(width: 0, height: 100)
    layout.sectionHeadersPinToVisibleBounds = true
    if let extent { layout.pinnedHeaderExtent = extent }
    let stage = SquaresStage(layout)
    return [-20, 0, 25, 200].map { (offset: CGFloat) in
      stage.scroll(to: offset)
      if let attributes = layout.layoutAttributesForSupplementaryView(ofKind: header, at: [0, 0]) {
        view.apply(attributes)
      }
      return view.layer.shadowOpacity
    }
  }
}

private final class ThreeLineHeader: UICollectionReusableView {
  private let text = TextHeader()

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    text.label.text = String(repeating: "a word and another, ", count: 8)
    return text.preferredLayoutAttributesFitting(layoutAttributes)
  }
}

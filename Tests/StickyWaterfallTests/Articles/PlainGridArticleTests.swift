import StickyWaterfall
import Testing

/// The article with a plain grid: items 100 x 120, spacings 10 and 15, insets 20, sections of 6 and
/// 8 with a header of 50; where it fits exactly, every frame is the stock layout's.
@MainActor
@Suite struct PlainGridArticleTests {
  private func configure(_ layout: UICollectionViewFlowLayout, isHorizontal: Bool) {
    layout.itemSize = CGSize(width: 100, height: 120)
    layout.minimumInteritemSpacing = 10
    layout.minimumLineSpacing = 15
    layout.sectionInset = UIEdgeInsets(top: 20, left: 20, bottom: 20, right: 20)
    layout.headerReferenceSize = CGSize(width: 50, height: 50)
    layout.scrollDirection = isHorizontal ? .horizontal : .vertical
    (layout as? WaterfallFlowLayout)?.columnCount = 3
  }

  /// Every frame of a layout, in a fixed order, and its content size.
  private func frames(_ layout: UICollectionViewFlowLayout, isHorizontal: Bool) -> [CGRect] {
    configure(layout, isHorizontal: isHorizontal)
    let size = isHorizontal ? CGSize(width: 640, height: 420) : CGSize(width: 360, height: 640)
    let view = Stage(AnsweringController([6, 8]), layout: layout, size: size).view
    let content = CGRect(origin: .zero, size: view.contentSize)
    let elements = (layout.layoutAttributesForElements(in: content) ?? []).sorted {
      ($0.representedElementKind ?? "", $0.indexPath)
        < ($1.representedElementKind ?? "", $1.indexPath)
    }
    return [content] + elements.map(\.frame)
  }

  @Test(arguments: [false, true])
  func everyFrameEqualsTheStockLayouts(isHorizontal: Bool) {
    let waterfall = frames(WaterfallFlowLayout(), isHorizontal: isHorizontal)
    #expect(waterfall == frames(UICollectionViewFlowLayout(), isHorizontal: isHorizontal))
    #expect(waterfall.count == 1 + 6 + 8 + 2)
  }
}

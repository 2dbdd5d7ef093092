import StickyWaterfall

/// A layout with frames of its own: one item below the other, each as wide as the view.
///
/// It computes its frames in `prepare()`, and traps if it's asked about other counts. As many apps'
/// layouts, it calls `super` only where UIKit requires it.
final class StackLayout: WaterfallFlowLayout {
  var extent: CGFloat = 100
  private var frames: [[CGRect]] = []
  private(set) var animations = Animations()

  override func prepare() {
    super.prepare()
    guard let view = collectionView else { return }
    var start: CGFloat = 0
    frames = (0..<view.numberOfSections).map { section in
      (0..<view.numberOfItems(inSection: section)).map { _ in
        defer { start += extent }
        return scrollDirection == .horizontal
          ? CGRect(x: start, y: 0, width: extent, height: view.bounds.height)
          : CGRect(x: 0, y: start, width: view.bounds.width, height: extent)
      }
    }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if context.invalidateEverything || context.invalidateDataSourceCounts { frames = [] }
    super.invalidateLayout(with: context)
  }

  override var collectionViewContentSize: CGSize {
    let end = frames.joined().last ?? .zero
    return CGSize(width: end.maxX, height: end.maxY)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    frames.enumerated().flatMap { section, frames in
      frames.indices.filter { frames[$0].overlaps(rect) }.compactMap {
        layoutAttributesForItem(at: [section, $0])
      }
    }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let attributes = WaterfallLayoutAttributes(forCellWith: path)
    attributes.frame = frames[path.section][path.item]
    return attributes
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    animations = Animations()
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: path)
    animations.starts[.item(path)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: path)
    animations.ends[.item(path)] = end
    return end
  }
}

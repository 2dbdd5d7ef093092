/// A waterfall layout as tutorials write it.
///
/// It creates all attributes in `prepare()`, and rectangle queries search all of them. If headers
/// and footers pin, each scroll step prepares the layout again.
package final class TextbookLayout: UICollectionViewLayout {
  package enum Metrics {
    package static let columnCount = 3
    package static let spacing: CGFloat = 5
    package static let inset: CGFloat = 10
    package static let headerHeight: CGFloat = 44
    package static let footerHeight: CGFloat = 30
  }

  /// Whether there are headers and footers, which are all pinned.
  private let hasBoundaries: Bool
  private var cache: [UICollectionViewLayoutAttributes] = []
  private var contentHeight: CGFloat = 0

  package init(boundaries: Bool = false) {
    hasBoundaries = boundaries
    super.init()
  }

  package required init?(coder: NSCoder) { nil }

  package override var collectionViewContentSize: CGSize {
    CGSize(width: collectionView?.bounds.width ?? 0, height: contentHeight)
  }

  package override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    super.invalidateLayout(with: context)
    cache = []
  }

  package override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    hasBoundaries || newBounds.width != collectionView?.bounds.width
  }

  package override func prepare() {
    super.prepare()
    guard cache.isEmpty, let collectionView else { return }
    contentHeight = 0
    for section in 0..<collectionView.numberOfSections {
      let start = contentHeight
      if hasBoundaries { contentHeight += Metrics.headerHeight }
      placeItems(of: section, in: collectionView)
      if hasBoundaries {
        contentHeight += Metrics.footerHeight
        placeBoundaries(of: section, from: start, in: collectionView)
      }
    }
  }

  package override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    cache.filter { $0.frame.intersects(rect) }
  }

  package override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.representedElementCategory == .cell && $0.indexPath == indexPath }
  }

  package override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    cache.first { $0.representedElementKind == elementKind && $0.indexPath == indexPath }
  }

  private func placeItems(of section: Int, in view: UICollectionView) {
    let delegate = view.delegate as? any UICollectionViewDelegateFlowLayout
    let scale = view.traitCollection.displayScale
    let count = CGFloat(Metrics.columnCount)
    let room = view.bounds.width - 2 * Metrics.inset - (count - 1) * Metrics.spacing
    let columnWidth = room / count
    let top = contentHeight + Metrics.inset
    var columnEnds = [CGFloat](repeating: top, count: Metrics.columnCount)
    for item in 0..<view.numberOfItems(inSection: section) {
      let indexPath = IndexPath(item: item, section: section)
      let size = delegate?.itemSize(in: view, layout: self, at: indexPath) ?? .zero
      let height = (size.height * columnWidth / size.width * scale).rounded() / scale
      var column = 0
      for other in 1..<Metrics.columnCount where columnEnds[other] < columnEnds[column] {
        column = other
      }
      let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
      attributes.frame = CGRect(
        x: Metrics.inset + CGFloat(column) * (columnWidth + Metrics.spacing),
        y: columnEnds[column], width: columnWidth, height: height)
      columnEnds[column] = attributes.frame.maxY + Metrics.spacing
      cache.append(attributes)
    }
    let longest = columnEnds.max() ?? top
    contentHeight = (longest == top ? top : longest - Metrics.spacing) + Metrics.inset
  }

  /// Pins a section's header and footer inside the section, as the stock layout does.
  private func placeBoundaries(of section: Int, from start: CGFloat, in view: UICollectionView) {
    let bounds = view.bounds
    let itemsStart = start + Metrics.headerHeight
    let itemsEnd = contentHeight - Metrics.footerHeight
    let header = min(max(bounds.minY, start), itemsEnd - Metrics.headerHeight)
    let footer = max(min(bounds.maxY - Metrics.footerHeight, itemsEnd), itemsStart)
    for (kind, y, height) in [
      (Side.header.kind, header, Metrics.headerHeight),
      (Side.footer.kind, footer, Metrics.footerHeight),
    ] {
      let attributes = UICollectionViewLayoutAttributes(
        forSupplementaryViewOfKind: kind, with: IndexPath(item: 0, section: section))
      attributes.frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
      attributes.zIndex = 10
      cache.append(attributes)
    }
  }
}

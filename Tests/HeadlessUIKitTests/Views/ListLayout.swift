#if !canImport(UIKit)
import HeadlessUIKit

/// A plain vertical list, right in every respect; subclasses do one thing wrong or differently.
///
/// Rows are of one height, and above each section is a header where `headerHeight` is not zero.
///
///     ┌────────┐ y = 0
///     │ header │ headerHeight
///     ├────────┤
///     │ item 0 │ rowHeight
///     │ item 1 │
///     ├────────┤
///     │ header │ of section 1
@MainActor
class ListLayout: UICollectionViewLayout {
  var rowHeight: CGFloat
  var headerHeight: CGFloat
  private let pinsHeaders: Bool
  private(set) var preparations = 0
  private(set) var counts: [Int] = []
  /// What the update lists said: the action, and the paths before and after, as far as there are any.
  var updates: [String] = []
  private var width: CGFloat = 0

  init(rowHeight: CGFloat = 50, headerHeight: CGFloat = 0, pinsHeaders: Bool = false) {
    (self.rowHeight, self.headerHeight, self.pinsHeaders) = (rowHeight, headerHeight, pinsHeaders)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    preparations += 1
    guard let collectionView else { return }
    width = collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  func start(ofSection section: Int) -> CGFloat {
    counts.prefix(section).reduce(0) { $0 + headerHeight + CGFloat($1) * rowHeight }
  }

  func frame(ofItemAt path: IndexPath) -> CGRect {
    let y = start(ofSection: path.section) + headerHeight + CGFloat(path.item) * rowHeight
    return CGRect(x: 0, y: y, width: width, height: rowHeight)
  }

  override var collectionViewContentSize: CGSize {
    CGSize(width: width, height: start(ofSection: counts.count))
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(path.section), path.item < counts[path.section] else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(ofItemAt: path)
    return attributes
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, kind == UICollectionView.elementKindSectionHeader,
      counts.indices.contains(path.section)
    else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: kind, with: path)
    let start = start(ofSection: path.section)
    let end = start + CGFloat(counts[path.section]) * rowHeight
    let top = pinsHeaders ? collectionView?.bounds.minY ?? 0 : start
    attributes.frame = CGRect(
      x: 0, y: min(max(start, top), end), width: width, height: headerHeight)
    attributes.zIndex = 10
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      let header = layoutAttributesForSupplementaryView(
        ofKind: UICollectionView.elementKindSectionHeader, at: [section, 0])
      found += [header].compactMap { $0 }
      found += (0..<count).compactMap { layoutAttributesForItem(at: [section, $0]) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    updates += updateItems.map { item in
      [item.indexPathBeforeUpdate, item.indexPathAfterUpdate].compactMap { $0?.description }
        .reduce("\(item.updateAction)") { $0 + " " + $1 }
    }
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    pinsHeaders || newBounds.width != width
  }
}

extension CGRect {
  /// Whether two rectangles share more than an edge, which is not the same as `intersects(_:)` on every
  /// platform (facts 10.14).
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}
#endif

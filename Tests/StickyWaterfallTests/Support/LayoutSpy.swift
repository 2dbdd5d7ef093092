import StickyWaterfall

/// Overrides the methods that a collection view in use reaches, and notes what the host asks and is
/// told; a test can look into the time between new counts and the list of what changed.
class LayoutSpy: WaterfallFlowLayout {
  /// Which of `allInUse` were reached since a test last emptied this.
  var reached: Set<String> = []
  var beforeList: (() -> Void)?
  var afterList: (() -> Void)?
  /// Where the elements of the last batch start, by what they are after it.
  private(set) var starts: [FeedElement: UICollectionViewLayoutAttributes] = [:]
  /// Where the elements of the last batch end, by what they were before it.
  private(set) var ends: [FeedElement: UICollectionViewLayoutAttributes] = [:]

  /// What a collection view reaches by scrolling, rotating and updating.
  static let allInUse: Set<String> = [
    "prepare", "contentSize", "elements", "item", "supplementary", "invalidate",
    "invalidateWithContext", "shouldInvalidate", "boundsContext", "updates", "finalizeUpdates",
    "targetOffset", "initialItem", "finalItem", "initialSupplementary", "finalSupplementary",
    "insertedSupplementaries", "deletedSupplementaries",
  ]

  private func reach(_ name: String) { reached.insert(name) }

  override func prepare() {
    reach("prepare")
    super.prepare()
  }
  override var collectionViewContentSize: CGSize {
    reach("contentSize")
    return super.collectionViewContentSize
  }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    reach("elements")
    return super.layoutAttributesForElements(in: rect)
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("item")
    return super.layoutAttributesForItem(at: indexPath)
  }
  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("supplementary")
    return super.layoutAttributesForSupplementaryView(ofKind: elementKind, at: indexPath)
  }

  override func invalidateLayout() {
    reach("invalidate")
    super.invalidateLayout()
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    reach("invalidateWithContext")
    super.invalidateLayout(with: context)
  }
  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    reach("shouldInvalidate")
    return super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }
  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    reach("boundsContext")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    reach("targetOffset")
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reach("updates")
    (starts, ends) = ([:], [:])
    beforeList?()
    super.prepare(forCollectionViewUpdates: updateItems)
    afterList?()
  }
  override func finalizeCollectionViewUpdates() {
    reach("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("initialItem")
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    starts[.item(itemIndexPath)] = start
    return start
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("finalItem")
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    ends[.item(itemIndexPath)] = end
    return end
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("initialSupplementary")
    let start = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    starts[.boundary(elementKind, elementIndexPath)] = start
    return start
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("finalSupplementary")
    let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    ends[.boundary(elementKind, elementIndexPath)] = end
    return end
  }
  override func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    reach("insertedSupplementaries")
    return super.indexPathsToInsertForSupplementaryView(ofKind: elementKind)
  }
  override func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] {
    reach("deletedSupplementaries")
    return super.indexPathsToDeleteForSupplementaryView(ofKind: elementKind)
  }
}

extension Stage where Layout == WaterfallFlowLayout {
  var spy: LayoutSpy? { layout as? LayoutSpy }

  var starts: [FeedElement: UICollectionViewLayoutAttributes] { spy?.starts ?? [:] }

  var ends: [FeedElement: UICollectionViewLayoutAttributes] { spy?.ends ?? [:] }

  /// Where everything starts and ends.
  var moments: [UICollectionViewLayoutAttributes] { Array(starts.values) + Array(ends.values) }

  /// Where an item of the first section starts.
  func start(_ item: Int) -> UICollectionViewLayoutAttributes? { starts[.item([0, item])] }

  /// Where an item of the first section ends.
  func end(_ item: Int) -> UICollectionViewLayoutAttributes? { ends[.item([0, item])] }
}

/// What UIKit sends when the counts have changed.
final class CountsContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

extension UICollectionViewLayoutInvalidationContext {
  /// A context that asks for nothing but the elements it names.
  static func naming(
    items: [IndexPath] = [], headers: [IndexPath] = [], footers: [IndexPath] = []
  ) -> WaterfallLayoutInvalidationContext {
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: items)
    for (side, paths) in [(Side.header, headers), (.footer, footers)] where !paths.isEmpty {
      context.invalidateSupplementaryElements(ofKind: side.kind, at: paths)
    }
    return context
  }
}

extension WaterfallFlowLayout {
  /// A cell prefers another size; whether that is accepted, and then carried out.
  func take(preferred change: (inout CGSize) -> Void, at path: IndexPath) -> Bool {
    let original = layoutAttributesForItem(at: path) ?? .init(forCellWith: path)
    guard let preferred = original.copy() as? UICollectionViewLayoutAttributes else { return false }
    change(&preferred.size)
    guard
      shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original)
    else { return false }
    invalidateLayout(
      with: invalidationContext(
        forPreferredLayoutAttributes: preferred, withOriginalAttributes: original))
    return true
  }
}

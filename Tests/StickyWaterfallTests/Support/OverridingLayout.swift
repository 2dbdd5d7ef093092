import StickyWaterfall

/// Overrides the methods that a collection view in use reaches, calls super, and notes which were
/// reached since a test last emptied that set.
final class OverridingLayout: WaterfallFlowLayout {
  var reached: Set<String> = []

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
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  override func finalizeCollectionViewUpdates() {
    reach("finalizeUpdates")
    super.finalizeCollectionViewUpdates()
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("initialItem")
    return super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("finalItem")
    return super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
  }
  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("initialSupplementary")
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
  }
  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    reach("finalSupplementary")
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
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

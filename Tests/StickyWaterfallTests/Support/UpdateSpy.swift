import StickyWaterfall

/// A layout that lets a test look into the time between new counts and the list of what changed, and
/// that keeps where the elements of the last batch start and end, as the host was told.
class UpdateSpy: WaterfallFlowLayout {
  var beforeList: (() -> Void)?
  var afterList: (() -> Void)?
  private(set) var preparations = 0
  /// By what they are after the batch.
  fileprivate(set) var starts: [FeedElement: UICollectionViewLayoutAttributes] = [:]
  /// By what they were before the batch.
  fileprivate(set) var ends: [FeedElement: UICollectionViewLayoutAttributes] = [:]

  override func prepare() {
    preparations += 1
    super.prepare()
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    (starts, ends) = ([:], [:])
    beforeList?()
    super.prepare(forCollectionViewUpdates: updateItems)
    afterList?()
  }

  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: itemIndexPath)
    starts[.item(itemIndexPath)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath)
    ends[.item(itemIndexPath)] = end
    return end
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    starts[.boundary(elementKind, elementIndexPath)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: elementKind, at: elementIndexPath)
    ends[.boundary(elementKind, elementIndexPath)] = end
    return end
  }
}

extension Stage where Layout == WaterfallFlowLayout {
  /// Where the elements of the last batch started, by what they are now.
  var starts: [FeedElement: UICollectionViewLayoutAttributes] {
    (layout as? UpdateSpy)?.starts ?? [:]
  }

  /// Where the elements of the last batch ended, by what they were before.
  var ends: [FeedElement: UICollectionViewLayoutAttributes] {
    (layout as? UpdateSpy)?.ends ?? [:]
  }
}

/// What UIKit sends when the counts have changed.
final class CountsContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

extension UICollectionViewLayoutInvalidationContext {
  /// A context that asks for nothing but the elements it names.
  static func naming(
    items: [IndexPath] = [], headers: [IndexPath] = []
  ) -> WaterfallLayoutInvalidationContext {
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: items)
    if !headers.isEmpty {
      context.invalidateSupplementaryElements(ofKind: Side.header.kind, at: headers)
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

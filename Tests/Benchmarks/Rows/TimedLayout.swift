#if !canImport(UIKit)
import Foundation
import StickyWaterfall

/// A waterfall that measures its own calls, without the collection view's work between them.
final class TimedLayout: WaterfallFlowLayout {
  private var spent = 0.0
  private var depth = 0

  override init() {
    super.init()
    // A subclass would otherwise query all items in a batch update.
    isSubclass = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func seconds(during body: () -> Void) -> Double {
    spent = 0
    body()
    return spent
  }

  private func timed<Answer>(_ call: () -> Answer) -> Answer {
    // A call that leads to another is measured once, as a whole.
    depth += 1
    let begin = Stopwatch.now
    defer {
      depth -= 1
      if depth == 0 { spent += Stopwatch.now - begin }
    }
    return call()
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    timed {
      super.shouldInvalidateLayout(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }
  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    timed {
      super.invalidationContext(
        forPreferredLayoutAttributes: preferredAttributes,
        withOriginalAttributes: originalAttributes)
    }
  }
  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    timed { super.invalidateLayout(with: context) }
  }
  override func prepare() { timed { super.prepare() } }
  override var collectionViewContentSize: CGSize { timed { super.collectionViewContentSize } }
  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    timed { super.layoutAttributesForElements(in: rect) }
  }
  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.layoutAttributesForItem(at: indexPath) }
  }
  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    timed { super.prepare(forCollectionViewUpdates: updateItems) }
  }
  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    timed { super.targetContentOffset(forProposedContentOffset: offset) }
  }
  override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.initialLayoutAttributesForAppearingItem(at: itemIndexPath) }
  }
  override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    timed { super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath) }
  }
  override func finalizeCollectionViewUpdates() {
    timed { super.finalizeCollectionViewUpdates() }
  }
}
#endif

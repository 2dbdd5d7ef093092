public import Foundation
import WaterfallEngine

/// A flow layout that puts each item into the shortest column of its section.
///
/// It takes the place of a `UICollectionViewFlowLayout` with no other change: the stock delegate
/// methods, properties and element kinds mean what they mean there, headers and footers pin by the
/// two stock flags, and everything beyond is off until asked for. All lengths are points, in content
/// coordinates, y growing downward; bad input is clamped and reported through `onDiagnostic`.
///
/// - Complexity: laying out is O(items x columns); a query O(log items + answers); a scroll step
///   O(log sections + headers and footers that change).
#if canImport(UIKit)
@objcMembers
@objc(SWFWaterfallFlowLayout)
#endif
open class WaterfallFlowLayout: UICollectionViewFlowLayout {
  /// The kind of the decoration view behind a section's items; register a view for it to get one.
  public nonisolated static let elementKindSectionBackground =
    "WaterfallFlowLayoutSectionBackground"

  /// As a pinned extent: the whole header or footer stays.
  public nonisolated static let automaticExtent = CGFloat.greatestFiniteMagnitude

  var options = LayoutOptions()
  let diagnostics = DiagnosticReporter()

  /// The pin flags live here and super's stay false, so that the stock layout never pins or
  /// invalidates for headers of its own unused grid.
  private var pinsHeaders = false
  private var pinsFooters = false

  var waterfall = Waterfall()
  /// What `waterfall` was laid out for; nil before the first layout.
  var basis: LayoutBasis?
  var staleness = Staleness.everything
  /// The visible bounds that the attributes UIKit has were made for; nil before the first layout.
  var shownViewport: Viewport?
  var batch: BatchUpdate?
  var decorationKinds: Set<String> = []
  /// How often each view has changed its own size since the last full layout or batch update.
  var settlingCounts: [ElementKey: SettlingCount] = [:]
  /// The sections that an interactive movement has taken items from or brought items to, but for
  /// movements within one section.
  var sectionsCrossed: Set<Int> = []

  /// Makes a layout with the stock layout's defaults, two columns, and nothing pinned.
  public override init() { super.init() }

  /// Makes a layout from a storyboard; the stock layout's values there count.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    pinsHeaders = super.sectionHeadersPinToVisibleBounds
    pinsFooters = super.sectionFootersPinToVisibleBounds
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  // MARK: Stock properties

  // The stock setters invalidate only while the stock layout's own grid is in use, which it never is
  // here (uikit-facts 4.1, 4.8); a second invalidation where they do anyway costs nothing.
  open override var minimumLineSpacing: CGFloat { didSet { changed(minimumLineSpacing, oldValue) } }
  open override var minimumInteritemSpacing: CGFloat {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  open override var itemSize: CGSize { didSet { changed(itemSize, oldValue) } }
  open override var estimatedItemSize: CGSize { didSet { changed(estimatedItemSize, oldValue) } }
  open override var sectionInset: UIEdgeInsets { didSet { changed(sectionInset, oldValue) } }
  open override var headerReferenceSize: CGSize {
    didSet { changed(headerReferenceSize, oldValue) }
  }
  open override var footerReferenceSize: CGSize {
    didSet { changed(footerReferenceSize, oldValue) }
  }
  open override var scrollDirection: UICollectionView.ScrollDirection {
    didSet { changed(scrollDirection, oldValue) }
  }
  open override var sectionInsetReference: SectionInsetReference {
    didSet { changed(sectionInsetReference, oldValue) }
  }

  open override var sectionHeadersPinToVisibleBounds: Bool {
    get { pinsHeaders }
    set { setPinFlag(\.pinsHeaders, newValue) }
  }
  open override var sectionFootersPinToVisibleBounds: Bool {
    get { pinsFooters }
    set { setPinFlag(\.pinsFooters, newValue) }
  }

  private func setPinFlag(
    _ flag: ReferenceWritableKeyPath<WaterfallFlowLayout, Bool>, _ value: Bool
  ) {
    guard self[keyPath: flag] != value else { return }
    self[keyPath: flag] = value
    invalidate(.pins)
  }

  private func changed<Value: Equatable>(_ value: Value, _ oldValue: Value) {
    if value != oldValue { invalidate(.everything) }
  }

  // MARK: Overrides, each forwarded to the file named after its concern

  open override class var layoutAttributesClass: AnyClass { WaterfallLayoutAttributes.self }
  open override class var invalidationContextClass: AnyClass {
    WaterfallLayoutInvalidationContext.self
  }

  /// Coordinates are always computed left to right; the collection view mirrors them (facts 4.9).
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  /// Does what is stale, and no more.
  ///
  /// The stock `prepare()` is not called: it would ask every size again and compute a grid that is
  /// thrown away. What skipping it costs, the setters above make good (facts 4.8).
  open override func prepare() { prepareWhatIsStale() }
  open override var collectionViewContentSize: CGSize { contentSize }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(touching: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfItem(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfBoundary(ofKind: elementKind, at: indexPath)
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfBackground(ofKind: elementKind, at: indexPath)
  }

  /// Notes what the context makes stale; the only place with a cache policy, because UIKit's own
  /// invalidations pass through `invalidateLayout()` too (facts 1.1).
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    noteInvalidation(context)
    super.invalidateLayout(with: context)
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    boundsChangeMatters(to: newBounds)
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext { boundsChangeContext(to: newBounds) }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool { accepts(preferredAttributes, insteadOf: originalAttributes) }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    selfSizingContext(preferredAttributes, insteadOf: originalAttributes)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    applyUpdates(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    finishUpdates()
  }
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { restingOffset(near: proposedContentOffset, velocity: velocity) }
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    offsetAfterUpdates(from: proposedContentOffset)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { initialAttributes(of: .item(itemIndexPath)) }
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { finalAttributes(of: .item(itemIndexPath)) }
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .supplementary(elementKind, elementIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .supplementary(elementKind, elementIndexPath))
  }
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: .decoration(elementKind, decorationIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: .decoration(elementKind, decorationIndexPath))
  }
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { boundariesThatCame(ofKind: elementKind) }
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { boundariesThatWent(ofKind: elementKind) }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    return movementContext(from: previousIndexPaths, to: targetIndexPaths, stock: context)
  }
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    return endContext(
      of: indexPaths, isCancelled: movementCancelled,
      lastMove: movementContext(from: previousIndexPaths, to: indexPaths, stock: context))
  }

  open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    noteDecoration(ofKind: elementKind, isRegistered: viewClass != nil)
  }
  open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
    noteDecoration(ofKind: elementKind, isRegistered: nib != nil)
  }
}

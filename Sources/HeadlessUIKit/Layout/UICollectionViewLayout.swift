// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the base class of layouts: invalidation, the initial and final attributes, the
// defaults for reordering, and the registration of decoration views. For a reload, a scroll, an
// update, or a layout swap, UIKit stores an invalidation context in the layout and calls
// `invalidateLayout()`. That method passes the context to `invalidateLayout(with:)`.
// This file doesn't model dynamic animators or index titles. It models only `init(coder:)` of
// `NSCoding`, because UIKit's keys are private. The bundle's development language is assumed to run
// from left to right.
// Source: UICollectionViewLayout.h of the iOS 16 SDK and its documentation. The order of the calls
// in an invalidation and the tables for updates are from published notes, which agree with
// PSTCollectionView.
@_exported public import Foundation

@preconcurrency @MainActor
open class UICollectionViewLayout: NSObject {
  public internal(set) weak var collectionView: UICollectionView?

  /// The context that `invalidateLayout()` passes to `invalidateLayout(with:)`.
  ///
  /// The collection view sets it before it calls `invalidateLayout()`.
  var stashedContext: UICollectionViewLayoutInvalidationContext?
  /// The layout that this layout replaces, during a layout swap.
  weak var transitionSource: UICollectionViewLayout?
  /// The layout that replaces this layout, during a layout swap.
  weak var transitionTarget: UICollectionViewLayout?
  /// The last context that the base class created for an interactive movement.
  var stockMovementContext: UICollectionViewLayoutInvalidationContext?
  /// The methods of the base class that ran.
  ///
  /// If an overridden method isn't in this set, the override didn't call `super`.
  var reachedBase: BaseImplementation = []
  /// The tables of the initial and final attributes that the base class returns.
  ///
  /// In a batch update, the first query fills them.
  var updateTables = UpdateTables()
  /// The last update list, or `nil` if `updateTables` is already filled from the list.
  var untabledUpdates: [UICollectionViewUpdateItem]?
  var decorationRegistrations: [String: DecorationRegistration] = [:]

  public override init() { super.init() }

  public required init?(coder: NSCoder) { super.init() }

  open func encode(with coder: NSCoder) {}

  // MARK: - Classes

  open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

  open class var invalidationContextClass: AnyClass {
    UICollectionViewLayoutInvalidationContext.self
  }

  // MARK: - Invalidation

  open func invalidateLayout() {
    reachedBase.insert(.invalidateLayout)
    let context = stashedContext ?? makeInvalidationContext()
    stashedContext = nil
    collectionView?.record("invalidateLayout()")
    invalidate(directlyWith: context)
  }

  open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    reachedBase.insert(.invalidateLayoutWithContext)
    // During a layout swap, the `collectionView` property of the old layout stays set. Ignore
    // invalidations by the old layout, because the frames already come from the new layout.
    if collectionView?.layout === self { collectionView?.layoutWasInvalidated(with: context) }
  }

  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

  open func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  open func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    false
  }

  open func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    makeInvalidationContext()
  }

  // MARK: - Queries

  open func prepare() { reachedBase.insert(.prepare) }

  open var collectionViewContentSize: CGSize { .zero }

  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }

  open func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    nil
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    proposedContentOffset
  }

  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    guard LayoutReadings.baseClampsProposedContentOffset else { return proposedContentOffset }
    return clampedToScrollableRange(proposedContentOffset)
  }

  open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }

  open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

  // MARK: - Decoration views

  open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = viewClass.map { .viewClass($0) }
  }

  open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    decorationRegistrations[elementKind] = nib.map { .nib($0) }
  }

  // MARK: - Updates

  open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    reachedBase.insert(.prepareForUpdates)
    untabledUpdates = updateItems
  }

  open func finalizeCollectionViewUpdates() {
    reachedBase.insert(.finalizeUpdates)
    emptyTables()
  }

  open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}

  open func finalizeAnimatedBoundsChange() {}

  open func prepareForTransition(to newLayout: UICollectionViewLayout) {}

  open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}

  open func finalizeLayoutTransition() {}

  open func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: LayoutElement(.cell, at: itemIndexPath))
  }

  open func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: LayoutElement(.cell, at: itemIndexPath))
  }

  open func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: LayoutElement(.supplementaryView, elementKind, at: elementIndexPath))
  }

  open func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: LayoutElement(.supplementaryView, elementKind, at: elementIndexPath))
  }

  open func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    initialAttributes(of: LayoutElement(.decorationView, elementKind, at: decorationIndexPath))
  }

  open func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    finalAttributes(of: LayoutElement(.decorationView, elementKind, at: decorationIndexPath))
  }

  open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }

  open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

  // MARK: - Interactive movement

  open func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    topmostItem(at: position) ?? previousIndexPath
  }

  open func layoutAttributesForInteractivelyMovingItem(
    at indexPath: IndexPath, withTargetPosition position: CGPoint
  ) -> UICollectionViewLayoutAttributes {
    liftedAttributes(at: indexPath, position: position)
  }

  open func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeMovementContext(to: targetIndexPaths, from: previousIndexPaths)
    context.interactiveMovementTarget = targetPosition
    return context
  }

  open func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    makeMovementContext(to: indexPaths, from: previousIndexPaths)
  }
}
#endif

public import Foundation
import WaterfallEngine

/// A flow layout that puts each item into the shortest column of its section.
///
///     let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
///     layout.columnCount = 2
///     layout.sectionHeadersPinToVisibleBounds = true
///
/// The flow layout's delegate methods, properties, and element kinds apply. Headers and footers pin
/// with the same two flags. Every other option is off by default.
///
/// With a `columnCount`, an item's size is an aspect ratio, scaled to its column. Until you set a
/// count, frames match the flow layout's, with one exception: items of equal width, or in a regular
/// grid, move up to fill the gaps that shorter items leave. A batch update queries the sizes of
/// inserted and reloaded items, and of a few items next to them.
///
/// All lengths are points in content coordinates. The layout clamps bad input and reports it
/// through `onDiagnostic`. Lookups are up to date right after a reload or after you set a property.
///
/// - Complexity: Laying out is O(items x columns). A query is O(log items + results). A scroll step
///   is O(log sections + changed headers and footers).
#if canImport(UIKit)
@objc(SWFWaterfallFlowLayout)
#endif
open class WaterfallFlowLayout: UICollectionViewFlowLayout {
  final var options = LayoutOptions()
  let diagnostics = DiagnosticReporter()

  /// The frames of all elements, as far as items are placed; `placedEngine()` places the rest.
  final var engine = Waterfall()
  /// The stale parts of the layout, and the calls and updates that are in progress.
  final var cycle = LayoutCycle()
  /// The state of the layout for which the collection view has attributes.
  final var shown = PresentedState()
  /// The collection view that `shown` is about.
  ///
  /// It isn't a part of `shown`, because a weak reference makes a value slow to read.
  final weak var shownView: UICollectionView?
  /// The kinds of decoration views that are registered.
  final var decorations: Set<ElementID.Kind> = []
  /// The passes that views and insets may still cause in this turn.
  final var budget = PassBudget()
  /// The timer for the tasks of the next turn.
  final var turn: NextTurn?
  /// Whether the delegate specifies exact extents, as `heightForItemAt` does.
  final var hasExactExtents = false
  /// The content offset when the current `super.invalidateLayout(with:)` began.
  final var offsetBeforeInvalidation: CGPoint?
  /// Whether the app may read the layout between `prepare()` and an update list, as a subclass can.
  package final lazy var mayBeReadBeforeList = type(of: self) != WaterfallFlowLayout.self
  /// The class of attributes that a subclass may have chosen; found out once, not for each element.
  private(set) final lazy var attributesClass =
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    ?? WaterfallLayoutAttributes.self

  /// Creates a layout with the flow layout's defaults, automatic columns, and nothing pinned.
  public override init() { super.init() }

  /// Creates a layout from a storyboard, with the flow layout's values in it.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    options.specifiesItemSize = true
    // Super may decode the flags by the setters, which are overridden here (facts 12.9).
    options.section.header.pins =
      options.section.header.pins || super.sectionHeadersPinToVisibleBounds
    options.section.footer.pins =
      options.section.footer.pins || super.sectionFootersPinToVisibleBounds
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  /// Encodes the flow layout's values and both pin flags.
  ///
  /// The layout's own options aren't encoded. Set them where the layout is decoded.
  open override func encode(with coder: NSCoder) {
    // Super's flags stay false otherwise.
    super.sectionHeadersPinToVisibleBounds = options.section.header.pins
    super.sectionFootersPinToVisibleBounds = options.section.footer.pins
    super.encode(with: coder)
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  // MARK: Stock properties

  // The flow layout's setters invalidate only while its own grid is in use, which it never is here
  // (facts 4.1, 4.8). A second invalidation by them costs nothing.
  open override var minimumLineSpacing: CGFloat { didSet { changed(minimumLineSpacing, oldValue) } }
  open override var minimumInteritemSpacing: CGFloat {
    didSet { changed(minimumInteritemSpacing, oldValue) }
  }
  open override var itemSize: CGSize {
    didSet {
      options.specifiesItemSize = true
      changed(itemSize, oldValue)
    }
  }
  open override var estimatedItemSize: CGSize {
    didSet {
      options.specifiesItemSize = true
      changed(estimatedItemSize, oldValue)
    }
  }
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
    get { options.section.header.pins }
    set { change(\.section.header.pins, to: newValue, invalidating: .pinsAndBackgrounds) }
  }
  open override var sectionFootersPinToVisibleBounds: Bool {
    get { options.section.footer.pins }
    set { change(\.section.footer.pins, to: newValue, invalidating: .pinsAndBackgrounds) }
  }

  private func changed<Value: Equatable>(_ value: Value, _ oldValue: Value) {
    if value != oldValue { invalidate(.everything) }
  }

  // MARK: Overrides, each forwarded to the file named after its concern

  open override class var layoutAttributesClass: AnyClass { WaterfallLayoutAttributes.self }
  open override class var invalidationContextClass: AnyClass {
    WaterfallLayoutInvalidationContext.self
  }

  // Source: facts 4.9.
  /// A Boolean value that indicates whether the collection view mirrors the layout's coordinates,
  /// which are computed left to right.
  ///
  /// It is always `true`.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // Source: facts 4.8. The flow layout's `prepare()` isn't called. It would query every size again
  // and compute a grid that nothing uses. The setters above invalidate in its place.
  /// Updates the parts of the layout that are out of date, and nothing else.
  open override func prepare() { prepareWhatIsStale() }
  open override var collectionViewContentSize: CGSize { updatedContentSize() }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? { attributes(intersecting: rect) }
  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? { attributesOfItem(at: indexPath) }
  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfElement(ofKind: elementKind, at: indexPath)
  }
  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    attributesOfElement(ofKind: elementKind, at: indexPath)
  }

  // All invalidations arrive here. UIKit's own pass through `invalidateLayout()`, too (facts 1.1),
  // so the layout doesn't override that method.
  /// Records the parts of the layout that a context makes stale.
  ///
  /// If the context names elements, a context that names none follows. The named elements can move
  /// others, and UIKit must read those again, too.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let movesOthers = recordInvalidation(context)
    offsetBeforeInvalidation = collectionView?.contentOffset
    inside(.stockInvalidation) {
      super.invalidateLayout(with: context)
      if movesOthers { super.invalidateLayout(with: makeContext(.nothing)) }
    }
    didInvalidateStockLayout()
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    inside(.query) { boundsChangeMatters(to: newBounds) }
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    inside(.query) { boundsChangeContext(to: newBounds) }
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    inside(.query) { accepts(preferredAttributes, insteadOf: originalAttributes) }
  }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    inside(.query) {
      contextRecordingPreferredSize(preferredAttributes, insteadOf: originalAttributes)
    }
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
  ) -> UICollectionViewLayoutAttributes? {
    batchStart(of: ElementID(itemAt: itemIndexPath)).fallingBack(
      to: super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batchEnd(of: ElementID(itemAt: itemIndexPath)).fallingBack(
      to: super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batchStart(of: ElementID(elementKind: elementKind, at: elementIndexPath)).fallingBack(
      to: super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batchEnd(of: ElementID(elementKind: elementKind, at: elementIndexPath)).fallingBack(
      to: super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batchStart(of: ElementID(elementKind: elementKind, at: decorationIndexPath)).fallingBack(
      to: super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    batchEnd(of: ElementID(elementKind: elementKind, at: decorationIndexPath)).fallingBack(
      to: super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { insertedElements(ofKind: elementKind) }
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { deletedElements(ofKind: elementKind) }
  open override func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { insertedElements(ofKind: elementKind) }
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { deletedElements(ofKind: elementKind) }

  open override func invalidationContext(
    forInteractivelyMovingItems targetIndexPaths: [IndexPath],
    withTargetPosition targetPosition: CGPoint, previousIndexPaths: [IndexPath],
    previousPosition: CGPoint
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(
      forInteractivelyMovingItems: targetIndexPaths, withTargetPosition: targetPosition,
      previousIndexPaths: previousIndexPaths, previousPosition: previousPosition)
    moveItems(from: previousIndexPaths, to: targetIndexPaths, describedIn: context)
    return context
  }
  open override func invalidationContextForEndingInteractiveMovementOfItems(
    toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath],
    movementCancelled: Bool
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContextForEndingInteractiveMovementOfItems(
      toFinalIndexPaths: indexPaths, previousIndexPaths: previousIndexPaths,
      movementCancelled: movementCancelled)
    moveItems(from: previousIndexPaths, to: indexPaths, describedIn: context)
    endMovement(of: indexPaths, describedIn: context)
    return context
  }

  open override func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
    super.register(viewClass, forDecorationViewOfKind: elementKind)
    recordDecoration(ofKind: elementKind, isRegistered: viewClass != nil)
  }
  open override func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
    super.register(nib, forDecorationViewOfKind: elementKind)
    recordDecoration(ofKind: elementKind, isRegistered: nib != nil)
  }

  // MARK: Scrolling, with names for Objective-C that only this file can give

  /// Scrolls to an item, without hiding it under pinned headers and footers.
  ///
  /// The scroll position refers to the area that pinned headers and footers don't cover. Only its
  /// vertical part is used (its horizontal part if the layout scrolls horizontally). If the item
  /// doesn't exist, nothing scrolls.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc(scrollToItemAtIndexPath:atScrollPosition:animated:)
  #endif
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: contentOffset(forItemAt: indexPath, at: scrollPosition), animated: animated) }

  /// Scrolls so that a header or footer, when it isn't pinned, is at a position of the area that
  /// pinned views leave visible.
  ///
  /// If the item of the index path isn't 0, or there is no such element, nothing scrolls.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc(scrollToElementOfKind:atIndexPath:atScrollPosition:animated:)
  #endif
  public func scrollToElement(
    ofKind elementKind: String, at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    let offset = contentOffset(forElementOfKind: elementKind, at: indexPath, at: scrollPosition)
    scroll(to: offset, animated: animated)
  }

  /// Scrolls so that a section starts at the visible edge, below pinned headers.
  ///
  /// If the section doesn't exist or isn't laid out yet, nothing scrolls.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc
  #endif
  public func scrollToSection(_ section: Int, animated: Bool) {
    scroll(to: contentOffset(forSection: section), animated: animated)
  }

  /// Returns the number of columns of a section as laid out (rows if the layout scrolls
  /// horizontally).
  ///
  /// - Returns: The count, or 0 if the section has the flow layout's rows, it doesn't exist, there
  ///   is no width to lay out in, or the layout is querying the delegate.
  /// - Complexity: O(1).
  #if canImport(UIKit)
  @objc(columnCountInSection:)
  #endif
  public func columnCount(inSection section: Int) -> Int { laidOutColumnCount(inSection: section) }

  /// Queries the delegate for the sizes of these items, and of nothing else, again.
  ///
  /// Call it when the height of a picture becomes known. It works like `reloadItems(at:)`, with the
  /// same index paths in the block of a batch update, but keeps the cells. Items that don't exist
  /// are ignored. One layout pass does the work of many calls, except if `keepsVisibleItemsInPlace`
  /// is `true`. A width that no column has makes the layout decide on the section's columns again.
  /// Self-sizing cells need `reconfigureItems(at:)`, or `reloadItems(at:)` before iOS 15. While the
  /// user drags items, the index paths are those that the collection view shows.
  ///
  /// - Complexity: That of a batch update that reloads these items.
  #if canImport(UIKit)
  @objc(remeasureItemsAtIndexPaths:)
  #endif
  public func remeasureItems(at indexPaths: [IndexPath]) { remeasure(indexPaths) }
}

// The context is in this file because its Objective-C name needs conditional compilation, which the
// house rules allow in few files.

/// The context of every invalidation that a `WaterfallFlowLayout` makes, or receives from UIKit.
///
/// It derives from the flow layout's context, because that class raises an exception for others.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutInvalidationContext)
#endif
open class WaterfallLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// The parts that an invalidation by the layout itself makes stale, or `nil` if the invalidation
  /// comes from UIKit or a client, whose flags and lists specify the parts.
  ///
  /// The layout lists a header that moves with the visible bounds, and doesn't measure it again. It
  /// measures a header that a client lists. The lists alone can't distinguish the two.
  var staleness: Staleness?
}

import WaterfallEngine

/// A flow layout that puts each item into the shortest column of its section.
///
///     let layout = WaterfallFlowLayout()  // was: UICollectionViewFlowLayout()
///     layout.columnCount = 2
///     layout.sectionHeadersPinToVisibleBounds = true
///
/// The flow layout's delegate methods, properties, and element kinds apply, including the two flags
/// that pin headers and footers. Every other option is off by default.
///
/// An item is as wide as its column, and the size that the delegate returns is its aspect ratio.
/// Without a column count, the sizes are used as they are, and decide between columns and rows (see
/// <doc:ColumnsAndSpans>).
///
/// All lengths are points in content coordinates. The layout clamps bad input and reports it
/// through `diagnosticHandler`. Lookups are up to date, even right after a reload or a change of a
/// property. A batch update asks the delegate only for inserted and reloaded items, and a few
/// others.
///
/// - Complexity: Laying out is O(items x columns). A rectangle query is O(log items + results). A
///   scroll step is O(log sections + changed headers and footers). Card stacks take longer, in
///   proportion to their stopped cards.
#if canImport(UIKit)
@objc(SWFWaterfallFlowLayout)
#endif
open class WaterfallFlowLayout: UICollectionViewFlowLayout {
  final var options = LayoutOptions()
  let diagnostics = DiagnosticReporter()

  // The state of each room, which only the room's own files change.
  /// What is laid out, and what of it is out of date.
  final var content = Content()
  /// What UIKit has read.
  final var scrolling = Scrolling()
  /// The items that stay in place on screen.
  final var anchors = Anchors()
  /// The batch update that is in progress.
  final var updates = BatchUpdates()
  /// The limit on the layout passes that views cause.
  final var selfSizing = SelfSizing()
  /// The items that the user drags.
  final var reordering = Reordering()
  /// The calls to the layout that are running, and the tasks of the next turn.
  final var callState = CallState()
  /// The length of the content that a subclass has returned.
  final var returnedExtent = ReturnedExtent()
  /// The frames that a subclass has returned.
  final var returnedFrames = ReturnedFrames()

  /// The collection view that the state of the rooms describes.
  ///
  /// It's stored outside `content`, because a structure with a weak reference is slow to read.
  final weak var shownView: UICollectionView?
  /// The kinds of decoration views that are registered.
  final var decorations: [ElementID.Kind] = []
  /// Whether this is a subclass, which may override any method and property.
  package final lazy var isSubclass = type(of: self) != WaterfallFlowLayout.self
  /// The class of the returned attributes, which a subclass can choose.
  private(set) final lazy var attributesClass =
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
    ?? WaterfallLayoutAttributes.self

  /// Creates a layout with the flow layout's default values, in which sizes decide between columns
  /// and rows.
  public override init() { super.init() }

  /// Creates a layout with the flow layout's values from a storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    options.specifiesItemSize = true
    // Copy the pin flags. `super` may have decoded them without calling the setters (facts 12.9).
    if super.sectionHeadersPinToVisibleBounds { options.section.header.pins = true }
    if super.sectionFootersPinToVisibleBounds { options.section.footer.pins = true }
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  /// Encodes the flow layout's values, including both pin flags.
  ///
  /// The options that this class adds aren't encoded, so set them again after decoding.
  open override func encode(with coder: NSCoder) {
    // The flow layout encodes its own flags, which are `false` at all other times.
    super.sectionHeadersPinToVisibleBounds = options.section.header.pins
    super.sectionFootersPinToVisibleBounds = options.section.footer.pins
    super.encode(with: coder)
    super.sectionHeadersPinToVisibleBounds = false
    super.sectionFootersPinToVisibleBounds = false
  }

  // MARK: Stock properties

  // The flow layout's grid isn't in use, so most of the flow layout's own setters don't invalidate
  // the layout (facts 4.1, 4.8). These overrides do.
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
      changed(estimatedItemSize, oldValue, marking: .reload)
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
    set { change(\.section.header.pins, to: newValue, marking: .pinsAndBackgrounds) }
  }
  open override var sectionFootersPinToVisibleBounds: Bool {
    get { options.section.footer.pins }
    set { change(\.section.footer.pins, to: newValue, marking: .pinsAndBackgrounds) }
  }

  // MARK: Overrides, each forwarded to a room

  open override class var layoutAttributesClass: AnyClass { WaterfallLayoutAttributes.self }
  open override class var invalidationContextClass: AnyClass {
    WaterfallLayoutInvalidationContext.self
  }

  // Source: facts 4.9.
  /// A Boolean value that indicates whether the collection view mirrors the layout when the
  /// interface is right to left.
  ///
  /// It's always `true`, because the layout is computed from left to right.
  open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

  // The flow layout's `prepare()` isn't called. It would query every size a second time, for a grid
  // that nothing uses (facts 4.8).
  /// Updates only the parts of the layout that are out of date.
  open override func prepare() { prepareContent() }
  open override var collectionViewContentSize: CGSize { contentSizeAfterPreparation() }

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

  // All invalidations arrive here. UIKit also calls `invalidateLayout()` for its own invalidations,
  // even for a scroll (facts 1.1), so the layout doesn't override that method.
  /// Records the parts of the layout that an invalidation context makes stale.
  ///
  /// Elements that the context doesn't list can move, too, so UIKit reads all attributes again.
  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    let contexts = markStale(by: context)
    invalidateSuper {
      for context in contexts { super.invalidateLayout(with: context) }
    }
  }
  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    scrollingInvalidates(at: newBounds)
  }
  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    scrollingContext(for: newBounds)
  }

  open override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    selfSizingAccepts(preferredAttributes, insteadOf: originalAttributes)
  }
  open override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    selfSizingContext(recording: preferredAttributes, insteadOf: originalAttributes)
  }

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    applyBatchUpdate(updateItems)
    super.prepare(forCollectionViewUpdates: updateItems)
  }
  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    endBatchUpdate()
  }
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { snappingOffset(near: proposedContentOffset, velocity: velocity) }
  open override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    offsetAfterUpdates(from: proposedContentOffset)
      ?? super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }
  open override func initialLayoutAttributesForAppearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(itemAt: itemIndexPath), isStart: true,
      or: super.initialLayoutAttributesForAppearingItem(at: itemIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingItem(
    at itemIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(itemAt: itemIndexPath), isStart: false,
      or: super.finalLayoutAttributesForDisappearingItem(at: itemIndexPath))
  }
  open override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(elementKind: elementKind, at: elementIndexPath), isStart: true,
      or: super.initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind elementKind: String, at elementIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(elementKind: elementKind, at: elementIndexPath), isStart: false,
      or: super.finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind: elementKind, at: elementIndexPath))
  }
  open override func initialLayoutAttributesForAppearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(elementKind: elementKind, at: decorationIndexPath), isStart: true,
      or: super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  open override func finalLayoutAttributesForDisappearingDecorationElement(
    ofKind elementKind: String, at decorationIndexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    animationAttributes(
      of: ElementID(elementKind: elementKind, at: decorationIndexPath), isStart: false,
      or: super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: elementKind, at: decorationIndexPath))
  }
  open override func indexPathsToInsertForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { supplementaryIndexPaths(ofKind: elementKind, areInserted: true) }
  open override func indexPathsToDeleteForSupplementaryView(
    ofKind elementKind: String
  ) -> [IndexPath] { supplementaryIndexPaths(ofKind: elementKind, areInserted: false) }
  open override func indexPathsToInsertForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { supplementaryIndexPaths(ofKind: elementKind, areInserted: true) }
  open override func indexPathsToDeleteForDecorationView(
    ofKind elementKind: String
  ) -> [IndexPath] { supplementaryIndexPaths(ofKind: elementKind, areInserted: false) }

  open override func targetIndexPath(
    forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
  ) -> IndexPath {
    settlingTarget(
      super.targetIndexPath(forInteractivelyMovingItem: previousIndexPath, withPosition: position),
      ofItemAt: previousIndexPath, position: position)
  }
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

  /// Scrolls to an item so that pinned headers and footers don't cover it.
  ///
  /// The scroll position says where the item is in the area that they leave free. Only its vertical
  /// part is used (its horizontal part if the layout scrolls horizontally: `left` is then the
  /// leading edge, also from right to left). Nothing scrolls if the item doesn't exist.
  ///
  /// If cells size themselves, the items before a far one only have estimates. The item therefore
  /// stays at the scroll position while the views around it return their sizes, and while the
  /// layout changes in that time. After an animation, it does so from the requested offset on. The
  /// next scroll by the user or the app ends that. Before the first layout, the scroll waits for
  /// it.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc(scrollToItemAtIndexPath:atScrollPosition:animated:)
  #endif
  public func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) { scroll(to: target(ElementID(itemAt: indexPath), at: scrollPosition), animated: animated) }

  /// Scrolls to the position that a header or footer has when it isn't pinned.
  ///
  /// The scroll position is used as in `scrollToItem(at:at:animated:)`, and the element stays there
  /// in the same way while views return their sizes. Nothing scrolls if the item of the index path
  /// isn't 0, or if the element doesn't exist.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc(scrollToSupplementaryViewOfKind:atIndexPath:atScrollPosition:animated:)
  #endif
  public func scrollToSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
  ) {
    scroll(
      to: target(ElementID(elementKind: elementKind, at: indexPath), at: scrollPosition),
      animated: animated)
  }

  /// Scrolls so that a section starts at the visible edge, below pinned headers.
  ///
  /// The section stays there, as an item does after `scrollToItem(at:at:animated:)`, while views
  /// return their sizes. Nothing scrolls if the section doesn't exist.
  ///
  /// - Complexity: O(log sections).
  #if canImport(UIKit)
  @objc
  #endif
  public func scrollToSection(_ section: Int, animated: Bool) {
    scroll(to: ScrollTarget(.sectionStart(section), position: 0), animated: animated)
  }

  /// Returns the number of columns that a section has (rows if the layout scrolls horizontally).
  ///
  /// - Returns: The number, or 0 if the section doesn't exist or has the flow layout's rows. It's
  ///   also 0 as long as the collection view has no width, and while the layout asks the delegate.
  /// - Complexity: O(1).
  #if canImport(UIKit)
  @objc(columnCountInSection:)
  #endif
  public func columnCount(inSection section: Int) -> Int { laidOutColumnCount(inSection: section) }

  /// Asks the delegate again for the sizes of these items, and for nothing else.
  ///
  /// Call this method, for example, when the height of a picture becomes known. The cells aren't
  /// reloaded, and items that don't exist are ignored. In the block of a batch update, use the same
  /// index paths as for `reloadItems(at:)`. While the user drags items, use those that the
  /// collection view shows. For self-sizing cells, call `reconfigureItems(at:)` instead, or
  /// `reloadItems(at:)` before iOS 15.
  ///
  /// The next layout pass asks for the sizes of all these items together. A new width that doesn't
  /// match the section's columns makes the layout choose between columns and rows again.
  ///
  /// - Complexity: That of a batch update that reloads these items.
  #if canImport(UIKit)
  @objc(remeasureItemsAtIndexPaths:)
  #endif
  public func remeasureItems(at indexPaths: [IndexPath]) { remeasure(indexPaths) }
}

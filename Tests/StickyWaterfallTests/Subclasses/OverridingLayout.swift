import StickyWaterfall

/// The members of the layout that a subclass can override, with the names of `Tests/API.txt`.
enum Override: String, CaseIterable, Sendable {
  case contentSize = "collectionViewContentSize"
  case encode = "encode(with:)"
  case estimatedItemSize, itemSize, minimumInteritemSpacing, minimumLineSpacing
  case headerReferenceSize, footerReferenceSize, sectionInset, sectionInsetReference
  case scrollDirection, sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds
  case flips = "flipsHorizontallyInOppositeLayoutDirection"
  case attributesClass = "layoutAttributesClass"
  case contextClass = "invalidationContextClass"
  case elements = "layoutAttributesForElements(in:)"
  case item = "layoutAttributesForItem(at:)"
  case supplementary = "layoutAttributesForSupplementaryView(ofKind:at:)"
  case decoration = "layoutAttributesForDecorationView(ofKind:at:)"
  case prepare = "prepare()"
  case invalidate = "invalidateLayout(with:)"
  case boundsMatter = "shouldInvalidateLayout(forBoundsChange:)"
  case boundsContext = "invalidationContext(forBoundsChange:)"
  case sizeMatters =
    "shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"
  case sizeContext = "invalidationContext(forPreferredLayoutAttributes:withOriginalAttributes:)"
  case movement =
    "invalidationContext(forInteractivelyMovingItems:withTargetPosition:previousIndexPaths:previousPosition:)"
  case movementEnd =
    "invalidationContextForEndingInteractiveMovementOfItems(toFinalIndexPaths:previousIndexPaths:movementCancelled:)"
  case movementTarget = "targetIndexPath(forInteractivelyMovingItem:withPosition:)"
  case updates = "prepare(forCollectionViewUpdates:)"
  case finalize = "finalizeCollectionViewUpdates()"
  case targetOffset = "targetContentOffset(forProposedContentOffset:)"
  case fling = "targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"
  case initialItem = "initialLayoutAttributesForAppearingItem(at:)"
  case finalItem = "finalLayoutAttributesForDisappearingItem(at:)"
  case initialSupplementary =
    "initialLayoutAttributesForAppearingSupplementaryElement(ofKind:at:)"
  case finalSupplementary =
    "finalLayoutAttributesForDisappearingSupplementaryElement(ofKind:at:)"
  case initialDecoration = "initialLayoutAttributesForAppearingDecorationElement(ofKind:at:)"
  case finalDecoration = "finalLayoutAttributesForDisappearingDecorationElement(ofKind:at:)"
  case insertedSupplementaries = "indexPathsToInsertForSupplementaryView(ofKind:)"
  case deletedSupplementaries = "indexPathsToDeleteForSupplementaryView(ofKind:)"
  case insertedDecorations = "indexPathsToInsertForDecorationView(ofKind:)"
  case deletedDecorations = "indexPathsToDeleteForDecorationView(ofKind:)"
  case register = "register(_:forDecorationViewOfKind:)"
}

/// A subclass in which single overrides change what the superclass returns.
///
/// The overrides that return attributes move elements down by `move`. Properties are computed, and
/// ignore their setters. Overrides without a result, or whose result UIKit alone uses, do nothing
/// but call `super`, in the way that is most likely to go wrong.
final class OverridingLayout: WaterfallFlowLayout {
  var active: Set<Override> = []
  var move: CGFloat = 120
  private(set) var animations = Animations()

  final class Context: WaterfallLayoutInvalidationContext {}
  final class Attributes: WaterfallLayoutAttributes {}

  override class var layoutAttributesClass: AnyClass { Attributes.self }
  override class var invalidationContextClass: AnyClass { Context.self }

  private func value<Value>(_ name: Override, _ changed: Value, _ own: Value) -> Value {
    active.contains(name) ? changed : own
  }

  override var itemSize: CGSize {
    get { value(.itemSize, CGSize(width: 70, height: 45), super.itemSize) }
    set { super.itemSize = newValue }
  }
  override var estimatedItemSize: CGSize {
    get { value(.estimatedItemSize, CGSize(width: 66, height: 52), super.estimatedItemSize) }
    set { super.estimatedItemSize = newValue }
  }
  override var minimumInteritemSpacing: CGFloat {
    get { value(.minimumInteritemSpacing, 3, super.minimumInteritemSpacing) }
    set { super.minimumInteritemSpacing = newValue }
  }
  override var minimumLineSpacing: CGFloat {
    get { value(.minimumLineSpacing, 21, super.minimumLineSpacing) }
    set { super.minimumLineSpacing = newValue }
  }
  override var headerReferenceSize: CGSize {
    get { value(.headerReferenceSize, CGSize(width: 50, height: 50), super.headerReferenceSize) }
    set { super.headerReferenceSize = newValue }
  }
  override var footerReferenceSize: CGSize {
    get { value(.footerReferenceSize, CGSize(width: 35, height: 35), super.footerReferenceSize) }
    set { super.footerReferenceSize = newValue }
  }
  override var sectionInset: UIEdgeInsets {
    get {
      value(
        .sectionInset, UIEdgeInsets(top: 33, left: 11, bottom: 22, right: 5), super.sectionInset)
    }
    set { super.sectionInset = newValue }
  }
  override var sectionInsetReference: SectionInsetReference {
    get { value(.sectionInsetReference, .fromLayoutMargins, super.sectionInsetReference) }
    set { super.sectionInsetReference = newValue }
  }
  override var scrollDirection: UICollectionView.ScrollDirection {
    get { value(.scrollDirection, .horizontal, super.scrollDirection) }
    set { super.scrollDirection = newValue }
  }
  override var sectionHeadersPinToVisibleBounds: Bool {
    get { value(.sectionHeadersPinToVisibleBounds, true, super.sectionHeadersPinToVisibleBounds) }
    set { super.sectionHeadersPinToVisibleBounds = newValue }
  }
  override var sectionFootersPinToVisibleBounds: Bool {
    get { value(.sectionFootersPinToVisibleBounds, true, super.sectionFootersPinToVisibleBounds) }
    set { super.sectionFootersPinToVisibleBounds = newValue }
  }
  override var flipsHorizontallyInOppositeLayoutDirection: Bool {
    super.flipsHorizontallyInOppositeLayoutDirection
  }

  // MARK: Queries

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    guard active.contains(.contentSize) else { return size }
    if scrollDirection == .horizontal { size.width += move + 96 } else { size.height += move + 96 }
    return size
  }

  private func changed(
    _ attributes: UICollectionViewLayoutAttributes, by name: Override
  ) -> UICollectionViewLayoutAttributes {
    guard active.contains(name) else { return attributes }
    if scrollDirection == .horizontal {
      attributes.center.x += move
    } else {
      attributes.center.y += move
    }
    return attributes
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let near = active.contains(.elements) ? rect.insetBy(dx: -move, dy: -move) : rect
    return super.layoutAttributesForElements(in: near)?.map { changed($0, by: .elements) }
      .filter { $0.frame.overlaps(rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForItem(at: path).map { changed($0, by: .item) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForSupplementaryView(ofKind: kind, at: path)
      .map { changed($0, by: .supplementary) }
  }

  override func layoutAttributesForDecorationView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    super.layoutAttributesForDecorationView(ofKind: kind, at: path)
      .map { changed($0, by: .decoration) }
  }

  // MARK: Passes and invalidations

  override func prepare() {
    super.prepare()
    if active.contains(.prepare) { _ = super.layoutAttributesForElements(in: .infinite) }
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    if active.contains(.invalidate) { (context as? Context)?.contentSizeAdjustment = .zero }
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    super.shouldInvalidateLayout(forBoundsChange: newBounds) || active.contains(.boundsMatter)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = super.invalidationContext(forBoundsChange: newBounds)
    if active.contains(.boundsContext) {
      (context as? Context)?.invalidateFlowLayoutDelegateMetrics = true
    }
    return context
  }

  override func shouldInvalidateLayout(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    super.shouldInvalidateLayout(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  override func invalidationContext(
    forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
    withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    super.invalidationContext(
      forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
  }

  // MARK: Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    animations = Animations()
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    if active.contains(.finalize) { invalidateLayout() }
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint
  ) -> CGPoint {
    if active.contains(.targetOffset) { _ = layoutAttributesForElements(in: .infinite) }
    return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
  }

  override func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
  ) -> CGPoint {
    if active.contains(.fling) { _ = layoutAttributesForElements(in: .infinite) }
    return super.targetContentOffset(
      forProposedContentOffset: proposedContentOffset, withScrollingVelocity: velocity)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: path)
    if active.contains(.initialItem) { start?.alpha = 0.5 }
    animations.starts[.item(path)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: path)
    if active.contains(.finalItem) { end?.alpha = 0.5 }
    animations.ends[.item(path)] = end
    return end
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: kind, at: path)
    animations.starts[.boundary(kind, path)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: kind, at: path)
    animations.ends[.boundary(kind, path)] = end
    return end
  }
}

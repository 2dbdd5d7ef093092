// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the collection view's stored state and the methods that a subclass can override.
// These methods call functions in the extensions of `UICollectionView`.
// This file doesn't model dragging, focus, index titles, or state restoration.
// Source: UICollectionView.h; facts sections 1, 5, 6, and 8.
public import Foundation

@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { dataSourceDidChange() } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var selfSizingInvalidation = SelfSizingInvalidation.enabled
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// The options for uncertain behavior of UIKit's collection view.
  public var hostOptions = HostOptions()
  /// The checks that this view runs on its layout.
  public var strictness = Strictness.full
  /// The log of calls, or `nil` to record nothing.
  public var callLog: CallLog?
  /// The initial and final attributes of each view in the last update or animated change.
  public internal(set) var lastTransitions: [ElementTransition] = []

  var layout: UICollectionViewLayout
  /// The number of items in each section, or `nil` if the data source must be read.
  var counts: [Int]?
  var needsReload = true
  var isLayoutPrepared = false
  var isLayingOut = false
  /// The invalidations since the layout was last prepared.
  var pending = PendingInvalidation.nothing
  /// The number of layout queries in progress, including nested queries.
  ///
  /// Changes are allowed only if this number is 0.
  var queryDepth = 0
  var isPreparing = false
  /// Whether the current query comes from a check, and not from UIKit.
  var isVerifying = false
  var pages = AttributePages()
  var shown: [LayoutElement: UICollectionReusableView] = [:]
  var elements: [ObjectIdentifier: LayoutElement] = [:]
  /// The prefetched cells, which are hidden until they become visible.
  var prefetched: [IndexPath: UICollectionViewCell] = [:]
  var announcedPrefetches: Set<IndexPath> = []
  /// The distance of the last scroll, which determines the direction of prefetching.
  var lastMove = CGPoint.zero
  var awaitsPrefetch = false
  var registrations: [ReuseQueue: Registration] = [:]
  var reusable: [ReuseQueue: [UICollectionReusableView]] = [:]
  var request: ViewRequest?
  var batch: BatchRecorder?
  var update: RunningUpdate?
  /// Whether a reload was requested during an update and must follow the update.
  var reloadsAfterUpdate = false
  var movement: InteractiveMovement?
  /// The finger's position at the end of the last movement.
  var endOfLastMovement: CGPoint?
  /// The index path of the cell that the next layout pass makes again, after a movement.
  var remadeCell: IndexPath?
  var interactiveTransition: InteractiveTransition?
  /// The drop placeholders, which the data source doesn't know about.
  var placeholders: [DropPlaceholderContext] = []
  var selection: [IndexPath] = []
  /// The old bounds, if the bounds changed in an animation block.
  var animatedOldBounds: CGRect?
  /// The change that the current layout passes animate, or `nil` if they aren't animated.
  var animatedChange: AnimatedChange?
  var suspendsClamping = false
  /// Whether to clamp the offset after the next layout pass has read the content size.
  var clampsAfterPass = false
  /// The insets when the collection view last checked them for changes.
  var knownSurroundings = Surroundings()
  /// Whether the positions of pinned views can be out of date, because the inset changed without an
  /// invalidation.
  var hasStalePins = false
  /// The context that discards all attributes even if it names elements.
  ///
  /// This property is set only while the layout receives a context for a new size of the view, or
  /// for a preferred size.
  var wholeContext: UICollectionViewLayoutInvalidationContext?
  var reportedMissing: Set<LayoutElement> = []
  var warnedOfContentSize = false
  /// Whether the content grew when a check looked up an item.
  var growsWhenQueried = false

  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.layout = layout
    super.init(frame: frame)
    layout.collectionView = self
  }

  public required init?(coder: NSCoder) {
    layout = UICollectionViewFlowLayout()
    super.init(coder: coder)
    layout.collectionView = self
  }

  nonisolated open override var description: String {
    MainActor.assumeIsolated {
      let (size, offset) = (bounds.size, contentOffset)
      return "<\(type(of: self)); frame = (\(frame.minX) \(frame.minY); \(size.width) "
        + "\(size.height)); contentOffset: {\(offset.x), \(offset.y)}; contentSize: "
        + "{\(contentSize.width), \(contentSize.height)}; layout: \(layout)>"
    }
  }

  open var collectionViewLayout: UICollectionViewLayout {
    get { layout }
    set { setCollectionViewLayout(newValue, animated: false) }
  }

  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    setCollectionViewLayout(layout, animated: animated, completion: nil)
  }

  open func setCollectionViewLayout(
    _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
  ) {
    swapLayout(to: layout, animated: animated, completion: completion)
  }

  open func startInteractiveTransition(
    to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
  ) -> UICollectionViewTransitionLayout {
    beginTransition(to: layout, completion: completion)
  }

  open func finishInteractiveTransition() { endTransition(finished: true) }

  open func cancelInteractiveTransition() { endTransition(finished: false) }

  // MARK: - Overridable methods

  open override func layoutSubviews() {
    super.layoutSubviews()
    layOutElements()
    clampAfterSizeChange()
    if clampsAfterPass {
      clampsAfterPass = false
      clampContentOffset()
    }
  }

  open override func layoutIfNeeded() {
    guard mayChange("layoutIfNeeded()") else { return }
    super.layoutIfNeeded()
  }

  override func changeBounds(to newValue: CGRect) {
    followBounds(to: newValue) { super.changeBounds(to: newValue) }
  }

  open override func removeFromSuperview() {
    if superview != nil { announceClampedBounds() }
    super.removeFromSuperview()
  }

  override func willScroll(to newBounds: CGRect) { announceBounds(newBounds) }

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    surroundingsWillChange()
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override func layoutMarginsDidChange() {
    surroundingsWillChange()
    super.layoutMarginsDidChange()
    insetsDidChange()
  }

  override var laysOutContent: Bool { true }

  override func clampContentOffset() {
    if !suspendsClamping { super.clampContentOffset() }
  }

  override var startsAtRight: Bool { isMirrored && !hostOptions.insetsFlipInRightToLeft }

  open var numberOfSections: Int { itemCounts().count }

  open func numberOfItems(inSection section: Int) -> Int { itemCount(inSection: section) }

  open func reloadData() { startReload() }

  open func performBatchUpdates(
    _ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil
  ) {
    runBatch(updates, completion: completion)
  }

  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell {
    dequeueCell(identifier, at: indexPath)
  }

  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionReusableView {
    dequeueSupplementary(elementKind, identifier, at: indexPath)
  }

  open func scrollToItem(
    at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool
  ) {
    scroll(to: indexPath, position: scrollPosition, animated: animated)
  }

  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
    register(cellClass, ReuseQueue(kind: nil, identifier: identifier))
  }

  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
    registrations[ReuseQueue(kind: nil, identifier: identifier)] = nib.map { .nib($0) }
  }

  open func register(
    _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    register(viewClass, ReuseQueue(kind: elementKind, identifier: identifier))
  }

  open func register(
    _ nib: UINib?, forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {
    registrations[ReuseQueue(kind: elementKind, identifier: identifier)] = nib.map { .nib($0) }
  }

  // MARK: - Updates

  open func insertItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { UICollectionViewUpdateItem(.insert, after: $0) })
  }

  open func deleteItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { UICollectionViewUpdateItem(.delete, before: $0) })
  }

  open func reloadItems(at indexPaths: [IndexPath]) {
    record(indexPaths.map { UICollectionViewUpdateItem(.reload, before: $0) })
  }

  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
    record([UICollectionViewUpdateItem(.move, before: indexPath, after: newIndexPath)])
  }

  open func insertSections(_ sections: IndexSet) {
    record(sections.map { UICollectionViewUpdateItem(.insert, after: .section($0)) })
  }

  open func deleteSections(_ sections: IndexSet) {
    record(sections.map { UICollectionViewUpdateItem(.delete, before: .section($0)) })
  }

  open func reloadSections(_ sections: IndexSet) {
    record(sections.map { UICollectionViewUpdateItem(.reload, before: .section($0)) })
  }

  open func moveSection(_ section: Int, toSection newSection: Int) {
    let (before, after) = (IndexPath.section(section), IndexPath.section(newSection))
    record([UICollectionViewUpdateItem(.move, before: before, after: after)])
  }

  open func reconfigureItems(at indexPaths: [IndexPath]) { reconfigure(indexPaths) }

  @discardableResult
  open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool {
    startMovement(ofItemAt: indexPath)
  }

  open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) {
    continueMovement(to: targetPosition)
  }

  open func endInteractiveMovement() { finishMovement() }

  open func cancelInteractiveMovement() { cancelMovement() }

  // MARK: - Selection

  open var indexPathsForSelectedItems: [IndexPath]? { selection }

  open func selectItem(
    at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition
  ) {
    select(indexPath, animated: animated, scrollPosition: scrollPosition)
  }

  open func deselectItem(at indexPath: IndexPath, animated: Bool) {
    setSelected(false, at: indexPath)
  }

  // MARK: - Views and paths

  open var visibleCells: [UICollectionViewCell] {
    indexPathsForVisibleItems.compactMap { cellForItem(at: $0) }
  }

  /// The index paths of the visible items, in ascending order.
  ///
  /// UIKit doesn't guarantee an order.
  open var indexPathsForVisibleItems: [IndexPath] { pathsOnScreen(.cell) }

  open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
    indexPathsForVisibleSupplementaryElements(ofKind: elementKind)
      .compactMap { supplementaryView(forElementKind: elementKind, at: $0) }
  }

  /// Returns the index paths of the visible elements, in ascending order.
  ///
  /// UIKit doesn't guarantee an order.
  open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
    pathsOnScreen(.supplementaryView, elementKind)
  }

  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    shown[LayoutElement(.cell, at: indexPath)] as? UICollectionViewCell
  }

  open func supplementaryView(
    forElementKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    shown[LayoutElement(.supplementaryView, elementKind, at: indexPath)]
  }

  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    elements[ObjectIdentifier(cell)]?.indexPath
  }

  open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView)
    -> IndexPath?
  {
    elements[ObjectIdentifier(supplementaryView)]?.indexPath
  }

  open func indexPathForItem(at point: CGPoint) -> IndexPath? { itemPath(at: point) }

  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    itemAttributes(at: indexPath)
  }

  open func layoutAttributesForSupplementaryElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    boundaryAttributes(kind, at: indexPath)
  }

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }
}
#endif

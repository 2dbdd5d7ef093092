// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: stored state, and the methods that a subclass may override, which forward to the concern
// files beside this one.
// Not modelled: dragging, focus, index titles, state restoration.
// Source: UICollectionView.h; uikit-facts sections 1, 5, 6 and 8.
public import Foundation

@MainActor
open class UICollectionView: UIScrollView {
  open weak var delegate: (any UICollectionViewDelegate)? {
    didSet { scrollDelegate = delegate }
  }
  open weak var dataSource: (any UICollectionViewDataSource)? {
    didSet { if dataSource !== oldValue { reloadData() } }
  }
  open weak var dropDelegate: (any UICollectionViewDropDelegate)?
  open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
  open var isPrefetchingEnabled = true
  open var allowsSelection = true
  open var allowsMultipleSelection = false
  open var backgroundView: UIView? {
    didSet { replaceBackground(oldValue) }
  }

  /// Which reading of UIKit this view follows.
  public var hostOptions = HostOptions()
  /// How much this view checks its layout.
  public var strictness = Strictness.full
  /// Where calls are recorded; nil records nothing.
  public var callLog: CallLog?
  /// What the layout said at each end of the last batch update, animated layout pass or layout swap.
  public internal(set) var lastTransitions: [ElementTransition] = []

  var layout: UICollectionViewLayout
  /// The items of each section, as last read from the data source; nil before they are read.
  var counts: [Int]?
  var needsReload = true
  var isLayoutPrepared = false
  var isLayingOut = false
  /// What was invalidated since the last preparation.
  var pending = PendingInvalidation.nothing
  /// How deep the view is in questions to its layout, whose answers must not change anything.
  var questionDepth = 0
  var isPreparing = false
  /// The question at hand is one of the checks, not one of UIKit's.
  var isVerifying = false
  var pages = AttributePages()
  var shown: [LayoutElement: UICollectionReusableView] = [:]
  var elements: [ObjectIdentifier: LayoutElement] = [:]
  var prefetched: [IndexPath: UICollectionViewCell] = [:]
  var announcedPrefetches: Set<IndexPath> = []
  /// How far the last change of bounds moved, for the direction of prefetching.
  var lastMove = CGPoint.zero
  var registrations: [ReuseQueue: Registration] = [:]
  var reusable: [ReuseQueue: [UICollectionReusableView]] = [:]
  /// The element the data source is being asked for, and what it dequeued on the way.
  var request: ViewRequest?
  var batch: BatchRecorder?
  var update: RunningUpdate?
  var movement: InteractiveMovement?
  /// What the layout counts and the data source does not have.
  var placeholders: [DropPlaceholderContext] = []
  var selection: [IndexPath] = []
  /// The bounds before a change made inside an animation block.
  var animatedOldBounds: CGRect?
  /// What the running layout passes animate.
  var animatedChange: AnimatedChange?
  var suspendsClamping = false
  /// The offset is to be brought into range when the next layout pass has read the content size.
  var clampsAfterPass = false
  /// What around the view the layout was last told of.
  var knownSurroundings = Surroundings()
  /// The inset changed along scrolling, and nobody told the layout, whose pins may differ since.
  var hasStalePins = false
  /// The context of a change of size, which drops everything even where it lists elements.
  var wholeContext: UICollectionViewLayoutInvalidationContext?
  var reportedMissing: Set<LayoutElement> = []
  var warnedOfContentSize = false

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

  // MARK: - What a subclass may override

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

  open override func adjustedContentInsetDidChange() {
    super.adjustedContentInsetDidChange()
    insetsDidChange()
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    insetsDidChange()
  }

  open override func layoutMarginsDidChange() {
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

  private func replaceBackground(_ old: UIView?) {
    old?.removeFromSuperview()
    if let backgroundView { insertSubview(backgroundView, at: 0) }
  }
}
#endif

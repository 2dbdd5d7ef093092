@testable import StickyWaterfall

/// The methods of a layout that a collection view calls while it scrolls, rotates, and updates.
enum LayoutCall: CaseIterable, Sendable {
  case prepare, contentSize, elements, item, supplementary
  case invalidate, invalidateWithContext, shouldInvalidate, boundsContext, targetOffset
  case updates, finalizeUpdates, insertedSupplementaries, deletedSupplementaries
  case initialItem, finalItem, initialSupplementary, finalSupplementary
}

/// A subclass that records calls and lets a test act before or after each of them.
class LayoutSpy: WaterfallFlowLayout {
  var calls: [LayoutCall] = []
  /// The number of layout passes since a test last set it.
  var passes = 0
  /// Work that runs before and after calls.
  var (before, after): ([LayoutCall: () -> Void], [LayoutCall: () -> Void]) = ([:], [:])
  /// The initial attributes of the last update, by index path after it.
  private(set) var starts: [FeedElement: UICollectionViewLayoutAttributes] = [:]
  /// The final attributes of the last update, by index path before it.
  private(set) var ends: [FeedElement: UICollectionViewLayoutAttributes] = [:]

  /// Creates a spy, which the layout treats like the class itself.
  override init() {
    super.init()
    isSubclass = false
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  private func record<Result>(_ call: LayoutCall, _ body: () -> Result) -> Result {
    calls.append(call)
    before[call]?()
    defer { after[call]?() }
    return body()
  }

  override func prepare() {
    passes += 1
    record(.prepare) { super.prepare() }
  }

  override var collectionViewContentSize: CGSize {
    record(.contentSize) { super.collectionViewContentSize }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    record(.elements) { super.layoutAttributesForElements(in: rect) }
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record(.item) { super.layoutAttributesForItem(at: path) }
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    record(.supplementary) { super.layoutAttributesForSupplementaryView(ofKind: kind, at: path) }
  }

  // MARK: - Invalidation

  override func invalidateLayout() { record(.invalidate) { super.invalidateLayout() } }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    record(.invalidateWithContext) { super.invalidateLayout(with: context) }
  }

  override func shouldInvalidateLayout(forBoundsChange bounds: CGRect) -> Bool {
    record(.shouldInvalidate) { super.shouldInvalidateLayout(forBoundsChange: bounds) }
  }

  override func invalidationContext(
    forBoundsChange bounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    record(.boundsContext) { super.invalidationContext(forBoundsChange: bounds) }
  }

  override func targetContentOffset(forProposedContentOffset offset: CGPoint) -> CGPoint {
    record(.targetOffset) { super.targetContentOffset(forProposedContentOffset: offset) }
  }

  // MARK: - Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    starts = [:]
    ends = [:]
    record(.updates) { super.prepare(forCollectionViewUpdates: updateItems) }
  }

  override func finalizeCollectionViewUpdates() {
    record(.finalizeUpdates) { super.finalizeCollectionViewUpdates() }
  }

  override func indexPathsToInsertForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    record(.insertedSupplementaries) { super.indexPathsToInsertForSupplementaryView(ofKind: kind) }
  }

  override func indexPathsToDeleteForSupplementaryView(ofKind kind: String) -> [IndexPath] {
    record(.deletedSupplementaries) { super.indexPathsToDeleteForSupplementaryView(ofKind: kind) }
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    starts[.item(path)] = record(.initialItem) {
      super.initialLayoutAttributesForAppearingItem(at: path)
    }
    return starts[.item(path)]
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ends[.item(path)] = record(.finalItem) {
      super.finalLayoutAttributesForDisappearingItem(at: path)
    }
    return ends[.item(path)]
  }

  override func initialLayoutAttributesForAppearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    starts[.boundary(kind, path)] = record(.initialSupplementary) {
      super.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: kind, at: path)
    }
    return starts[.boundary(kind, path)]
  }

  override func finalLayoutAttributesForDisappearingSupplementaryElement(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    ends[.boundary(kind, path)] = record(.finalSupplementary) {
      super.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: kind, at: path)
    }
    return ends[.boundary(kind, path)]
  }
}

extension LayoutSpy {
  /// Runs before the layout receives an update list, when the counts are new already.
  var beforeList: (() -> Void)? {
    get { before[.updates] }
    set { before[.updates] = newValue }
  }

  var afterList: (() -> Void)? {
    get { after[.updates] }
    set { after[.updates] = newValue }
  }
}

extension Stage where Layout == WaterfallFlowLayout {
  var spy: LayoutSpy? { layout as? LayoutSpy }

  var starts: [FeedElement: UICollectionViewLayoutAttributes] { spy?.starts ?? [:] }

  var ends: [FeedElement: UICollectionViewLayoutAttributes] { spy?.ends ?? [:] }

  /// The initial and final attributes of all elements in the last update.
  var moments: [UICollectionViewLayoutAttributes] { Array(starts.values) + Array(ends.values) }

  func start(_ item: Int) -> UICollectionViewLayoutAttributes? { starts[.item([0, item])] }

  func end(_ item: Int) -> UICollectionViewLayoutAttributes? { ends[.item([0, item])] }
}

final class CountsContext: WaterfallLayoutInvalidationContext {
  override var invalidateDataSourceCounts: Bool { true }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Returns a context that invalidates only the elements it names.
  static func naming(
    items: [IndexPath] = [], headers: [IndexPath] = [], footers: [IndexPath] = []
  ) -> WaterfallLayoutInvalidationContext {
    let context = WaterfallLayoutInvalidationContext()
    context.invalidateFlowLayoutDelegateMetrics = false
    context.invalidateFlowLayoutAttributes = false
    context.invalidateItems(at: items)
    for (side, paths) in [(Side.header, headers), (.footer, footers)] where !paths.isEmpty {
      context.invalidateSupplementaryElements(ofKind: side.kind, at: paths)
    }
    return context
  }
}

extension WaterfallFlowLayout {
  /// Reports a cell's preferred size, and returns whether the layout accepts that size.
  func take(preferred change: (inout CGSize) -> Void, at path: IndexPath) -> Bool {
    let original = layoutAttributesForItem(at: path) ?? .init(forCellWith: path)
    return take(preferred: change, original: original)
  }

  /// Reports a view's preferred size, and returns whether the layout accepts that size.
  func take(
    preferred change: (inout CGSize) -> Void, original: UICollectionViewLayoutAttributes
  ) -> Bool {
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

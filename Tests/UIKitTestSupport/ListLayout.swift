/// A vertical list that records its calls, with headers if `headerHeight` isn't 0.
///
///     ┌────────┐ y = 0
///     │ header │ headerHeight
///     ├────────┤
///     │ item 0 │ rowHeight
///     │ item 1 │
///     ├────────┤
///     │ header │ of section 1
@MainActor
open class ListLayout: UICollectionViewLayout, CallNoting {
  package let calls = Calls()
  package var rowHeight: CGFloat
  package var headerHeight: CGFloat
  package var invalidatesOnScroll = false
  /// Whether the list reads the counts; if false, it has no rows.
  package var readsCounts = true
  package private(set) var counts: [Int] = []
  private let pinsHeaders: Bool
  private var width: CGFloat = 0

  /// Creates a list, which has no headers if the header height is 0.
  public init(rowHeight: CGFloat = 50, headerHeight: CGFloat = 0, pinsHeaders: Bool = false) {
    self.rowHeight = rowHeight
    self.headerHeight = headerHeight
    self.pinsHeaders = pinsHeaders
    super.init()
  }

  /// Returns `nil`, because the layout is never archived.
  public required init?(coder: NSCoder) { nil }

  /// The entries of the update lists: the action, and the paths before and after.
  package var updates: [String] {
    get { calls.lines.filter { $0.hasPrefix("update ") }.map { String($0.dropFirst(7)) } }
    set { calls.lines = newValue.map { "update " + $0 } }
  }

  open override func prepare() {
    super.prepare()
    calls.note("prepare")
    guard readsCounts, let collectionView else { return }
    width = collectionView.bounds.width
    counts = (0..<collectionView.numberOfSections).map {
      collectionView.numberOfItems(inSection: $0)
    }
  }

  private func start(ofSection section: Int) -> CGFloat {
    counts.prefix(section).reduce(0) { $0 + headerHeight + CGFloat($1) * rowHeight }
  }

  open func frame(ofItemAt path: IndexPath) -> CGRect {
    let y = start(ofSection: path.section) + headerHeight + CGFloat(path.item) * rowHeight
    return CGRect(x: 0, y: y, width: width, height: rowHeight)
  }

  open override var collectionViewContentSize: CGSize {
    calls.note("size")
    return CGSize(width: width, height: start(ofSection: counts.count))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.note("elements")
    calls.note("page \(rect.short)")
    var found: [UICollectionViewLayoutAttributes] = []
    for (section, count) in counts.enumerated() {
      found += [header([section, 0])].compactMap { $0 }
      found += (0..<count).compactMap { row([section, $0]) }
    }
    return found.filter { $0.frame.overlaps(rect) }
  }

  open override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.note("item \(path.short)")
    return row(path)
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.note("header \(path.short)")
    return kind == UICollectionView.elementKindSectionHeader ? header(path) : nil
  }

  /// Returns an item's attributes, for queries and lookups.
  open func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard counts.indices.contains(path.section), path.item < counts[path.section] else {
      return nil
    }
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    attributes.frame = frame(ofItemAt: path)
    return attributes
  }

  private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0, counts.indices.contains(path.section) else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    let start = start(ofSection: path.section)
    let end = start + CGFloat(counts[path.section]) * rowHeight
    let top = pinsHeaders ? collectionView?.bounds.minY ?? 0 : start
    attributes.frame = CGRect(
      x: 0, y: min(max(start, top), end), width: width, height: headerHeight)
    attributes.zIndex = 10
    return attributes
  }

  // MARK: - Invalidation

  open override func invalidateLayout() {
    calls.note("invalidateLayout")
    super.invalidateLayout()
  }

  open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.note(
      "invalidate everything=\(context.invalidateEverything)"
        + " counts=\(context.invalidateDataSourceCounts)"
        + " at \(collectionView?.bounds.minY.short ?? "")")
    super.invalidateLayout(with: context)
  }

  open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.note("should at \(collectionView?.bounds.minY.short ?? "")")
    return invalidatesOnScroll || pinsHeaders || newBounds.width != width
  }

  open override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.note("context at \(collectionView?.bounds.minY.short ?? "")")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: - Updates

  open override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.note("list")
    for item in updateItems {
      let before = item.indexPathBeforeUpdate
      let after = item.indexPathAfterUpdate
      calls.note(
        "update \(item.updateAction.word) \(before?.short ?? "nil") \(after?.short ?? "nil")")
    }
  }

  open override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.note("finalize")
  }

  open override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    let answer = super.targetContentOffset(forProposedContentOffset: proposed)
    calls.note("offset \(proposed.y.short) -> \(answer.y.short)")
    return answer
  }

  open override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: path)
    calls.note("initial \(path.short) \(answer.short)")
    return answer
  }

  open override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: path)
    calls.note("final \(path.short) \(answer.short)")
    return answer
  }

  // MARK: - Animated changes

  open override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.note("bounds change")
  }

  open override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.note("bounds changed")
  }

  open override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    calls.note("leaving")
  }

  open override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    calls.note("arriving")
  }

  open override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    calls.note("finished")
  }
}

extension UICollectionViewUpdateItem.Action {
  fileprivate var word: String {
    switch self {
    case .insert: return "insert"
    case .delete: return "delete"
    case .reload: return "reload"
    case .move: return "move"
    default: return "none"
    }
  }
}

extension UICollectionViewLayoutAttributes? {
  @MainActor
  fileprivate var short: String {
    map { "y=\($0.frame.minY.short) alpha=\($0.alpha.short)" } ?? "nil"
  }
}

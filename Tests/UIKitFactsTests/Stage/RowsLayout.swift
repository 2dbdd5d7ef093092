/// Rows of fifty points, below a header of each section where it has a height; notes all calls.
class RowsLayout: UICollectionViewLayout, CallNoting {
  let calls = Calls()
  let headerHeight: CGFloat
  var invalidatesOnScroll = false
  var rowHeight: CGFloat
  /// Without counts it has no rows.
  var readsCounts = true

  private var tops: [CGFloat] = []
  private var counts: [Int] = []
  private var height: CGFloat = 0

  init(rowHeight: CGFloat = 50, headerHeight: CGFloat = 0) {
    (self.rowHeight, self.headerHeight) = (rowHeight, headerHeight)
    super.init()
  }

  required init?(coder: NSCoder) { nil }

  override func prepare() {
    super.prepare()
    calls.note("prepare")
    guard readsCounts, let collectionView else { return }
    (tops, counts, height) = ([], [], 0)
    for section in 0..<collectionView.numberOfSections {
      tops.append(height)
      counts.append(collectionView.numberOfItems(inSection: section))
      height += headerHeight + CGFloat(counts[section]) * rowHeight
    }
  }

  override var collectionViewContentSize: CGSize {
    calls.note("size")
    return CGSize(width: 100, height: height)
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    calls.note("elements")
    calls.note("page \(rect.short)")
    var all = tops.indices.compactMap { header(IndexPath(item: 0, section: $0)) }
    for section in counts.indices {
      all += (0..<counts[section]).map { row(IndexPath(item: $0, section: section)) }
    }
    return all.filter { $0.frame.maxY >= rect.minY && $0.frame.minY <= rect.maxY }
  }

  override func layoutAttributesForItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    calls.note("item \(path.short)")
    return counts.indices.contains(path.section) ? row(path) : nil
  }

  override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    calls.note("header \(indexPath.short)")
    return tops.indices.contains(indexPath.section) ? header(indexPath) : nil
  }

  private func row(_ path: IndexPath) -> UICollectionViewLayoutAttributes {
    let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
    let top = tops[path.section] + headerHeight + CGFloat(path.item) * rowHeight
    attributes.frame = CGRect(x: 0, y: top, width: 100, height: rowHeight)
    return attributes
  }

  private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard headerHeight > 0 else { return nil }
    let attributes = UICollectionViewLayoutAttributes(
      forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
    attributes.frame = CGRect(x: 0, y: tops[path.section], width: 100, height: headerHeight)
    return attributes
  }

  // MARK: - Invalidation

  override func invalidateLayout() {
    calls.note("invalidateLayout")
    super.invalidateLayout()
  }

  override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
    calls.note(
      "invalidate everything=\(context.invalidateEverything)"
        + " counts=\(context.invalidateDataSourceCounts)"
        + " at \(collectionView?.bounds.minY.short ?? "")")
    super.invalidateLayout(with: context)
  }

  override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
    calls.note("should at \(collectionView?.bounds.minY.short ?? "")")
    return invalidatesOnScroll
      || super.shouldInvalidateLayout(forBoundsChange: newBounds)
  }

  override func invalidationContext(
    forBoundsChange newBounds: CGRect
  ) -> UICollectionViewLayoutInvalidationContext {
    calls.note("context at \(collectionView?.bounds.minY.short ?? "")")
    return super.invalidationContext(forBoundsChange: newBounds)
  }

  // MARK: - Updates

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    calls.note("list")
    for item in updateItems {
      let (before, after) = (item.indexPathBeforeUpdate, item.indexPathAfterUpdate)
      calls.note(
        "update \(item.updateAction.word) \(before?.short ?? "nil") \(after?.short ?? "nil")")
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    calls.note("finalize")
  }

  override func targetContentOffset(forProposedContentOffset proposed: CGPoint) -> CGPoint {
    let answer = super.targetContentOffset(forProposedContentOffset: proposed)
    calls.note("offset \(proposed.y.short) -> \(answer.y.short)")
    return answer
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.initialLayoutAttributesForAppearingItem(at: path)
    calls.note("initial \(path.short) \(answer.short)")
    return answer
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let answer = super.finalLayoutAttributesForDisappearingItem(at: path)
    calls.note("final \(path.short) \(answer.short)")
    return answer
  }

  // MARK: - Animated changes

  override func prepare(forAnimatedBoundsChange oldBounds: CGRect) {
    super.prepare(forAnimatedBoundsChange: oldBounds)
    calls.note("bounds change")
  }

  override func finalizeAnimatedBoundsChange() {
    super.finalizeAnimatedBoundsChange()
    calls.note("bounds changed")
  }

  override func prepareForTransition(to newLayout: UICollectionViewLayout) {
    super.prepareForTransition(to: newLayout)
    calls.note("leaving")
  }

  override func prepareForTransition(from oldLayout: UICollectionViewLayout) {
    super.prepareForTransition(from: oldLayout)
    calls.note("arriving")
  }

  override func finalizeLayoutTransition() {
    super.finalizeLayoutTransition()
    calls.note("finished")
  }
}

extension UICollectionViewUpdateItem.Action {
  var word: String {
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
  /// Top edge and alpha.
  @MainActor
  var short: String { map { "y=\($0.frame.minY.short) alpha=\($0.alpha.short)" } ?? "nil" }
}

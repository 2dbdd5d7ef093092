import StickyWaterfall

/// The changes that a subclass makes to what its superclass returns.
@MainActor
struct LayoutChange {
  /// The lookups that a subclass overrides.
  enum Scope: CaseIterable, Sendable {
    case all
    /// Only `layoutAttributesForElements(in:)`, as layouts do that align tags.
    case rectangles
    /// Only the lookups of single elements.
    case lookups
  }

  var scope = Scope.all
  /// Changes the content size.
  var size: (inout CGSize) -> Void = { _ in }
  /// Changes the attributes of an element.
  var attributes: (UICollectionViewLayoutAttributes) -> Void = { _ in }
  /// How far the change can move an element, so that a rectangle must be larger.
  var reach: CGFloat = 0

  func changed(
    _ elements: [UICollectionViewLayoutAttributes]?, in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    guard scope != .lookups else { return elements }
    return elements?.map(changedCopy).filter { $0.frame.overlaps(rect) }
  }

  func changed(
    _ element: UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    scope == .rectangles ? element : element.map(changedCopy)
  }

  private func changedCopy(
    _ original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let copy = original.copy() as? UICollectionViewLayoutAttributes else { return original }
    attributes(copy)
    return copy
  }

  /// Returns the rectangle in which unchanged elements must be searched for.
  func search(_ rect: CGRect) -> CGRect {
    scope == .lookups ? rect : rect.insetBy(dx: -reach, dy: -reach)
  }
}

extension LayoutChange {
  /// Adds space after the last item.
  static func padding(_ padding: CGFloat, isHorizontal: Bool = false) -> LayoutChange {
    LayoutChange(size: { size in
      if isHorizontal { size.width += padding } else { size.height += padding }
    })
  }

  /// Moves all elements down, for example below a banner.
  static func banner(
    _ height: CGFloat, _ scope: Scope = .all, isHorizontal: Bool = false
  ) -> LayoutChange {
    var change = padding(height, isHorizontal: isHorizontal)
    (change.scope, change.reach) = (scope, height)
    change.attributes = {
      if isHorizontal { $0.center.x += height } else { $0.center.y += height }
    }
    return change
  }
}

/// The initial and final attributes that a layout returned in the last batch.
struct Animations {
  var starts: [FeedElement: UICollectionViewLayoutAttributes] = [:]
  var ends: [FeedElement: UICollectionViewLayoutAttributes] = [:]

  func start(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    starts[.item([section, item])]
  }

  func end(_ item: Int, _ section: Int = 0) -> UICollectionViewLayoutAttributes? {
    ends[.item([section, item])]
  }
}

/// A layout with changes that records the animations of a batch.
@MainActor
protocol ChangedLayout: UICollectionViewFlowLayout {
  var change: LayoutChange { get set }
  var animations: Animations { get }
}

/// A subclass of the flow layout, as an app wrote it before it changed the superclass.
final class ChangedStockLayout: UICollectionViewFlowLayout, ChangedLayout {
  var change = LayoutChange()
  private(set) var animations = Animations()

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    change.size(&size)
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    change.changed(super.layoutAttributesForElements(in: change.search(rect)), in: rect)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.changed(super.layoutAttributesForItem(at: path))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.changed(super.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    animations = Animations()
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: path)
    animations.starts[.item(path)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: path)
    animations.ends[.item(path)] = end
    return end
  }
}

/// The same subclass after the app changed the superclass.
final class ChangedWaterfall: WaterfallFlowLayout, ChangedLayout {
  var change = LayoutChange()
  private(set) var animations = Animations()

  override var collectionViewContentSize: CGSize {
    var size = super.collectionViewContentSize
    change.size(&size)
    return size
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    change.changed(super.layoutAttributesForElements(in: change.search(rect)), in: rect)
  }

  override func layoutAttributesForItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.changed(super.layoutAttributesForItem(at: path))
  }

  override func layoutAttributesForSupplementaryView(
    ofKind kind: String, at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    change.changed(super.layoutAttributesForSupplementaryView(ofKind: kind, at: path))
  }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    animations = Animations()
    super.prepare(forCollectionViewUpdates: updateItems)
  }

  override func initialLayoutAttributesForAppearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let start = super.initialLayoutAttributesForAppearingItem(at: path)
    animations.starts[.item(path)] = start
    return start
  }

  override func finalLayoutAttributesForDisappearingItem(
    at path: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    let end = super.finalLayoutAttributesForDisappearingItem(at: path)
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

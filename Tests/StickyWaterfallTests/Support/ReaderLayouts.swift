import StickyWaterfall

/// The class that lays out a list: the waterfall itself, or a subclass as apps write them.
enum ReaderLayoutKind: CaseIterable, Sendable {
  case itself
  /// A subclass that overrides nothing.
  case empty
  /// A subclass that moves every second item 90 points toward the end.
  case shifting
  /// A subclass that adds 96 points after the content.
  case padding
  /// A subclass that makes its attributes in `prepare()`.
  case storing
  /// A subclass that makes its attributes in `prepare()`, in which items are half as long.
  case halving

  @MainActor func makeLayout(isHorizontal: Bool) -> WaterfallFlowLayout {
    switch self {
    case .itself: return WaterfallFlowLayout()
    case .empty: return EmptySubclass()
    case .storing: return StoringLayout()
    case .halving:
      let layout = StoringLayout()
      layout.change = {
        if isHorizontal { $0.size.width /= 2 } else { $0.size.height /= 2 }
      }
      return layout
    case .padding:
      let layout = ChangedWaterfall()
      layout.change = .padding(96, isHorizontal: isHorizontal)
      return layout
    case .shifting:
      let layout = ChangedWaterfall()
      layout.change.reach = 90
      layout.change.attributes = { attributes in
        guard attributes.representedElementCategory == .cell,
          !attributes.indexPath.item.isMultiple(of: 2)
        else { return }
        if isHorizontal { attributes.center.x += 90 } else { attributes.center.y += 90 }
      }
      return layout
    }
  }
}

/// A subclass that overrides nothing.
final class EmptySubclass: WaterfallFlowLayout {}

/// A subclass that makes attributes in `prepare()`, and returns them until the next one.
final class StoringLayout: WaterfallFlowLayout {
  /// Changes the frame of an item.
  var change: (inout CGRect) -> Void = { _ in }
  private var items: [IndexPath: UICollectionViewLayoutAttributes] = [:]

  override func prepare() {
    super.prepare()
    items = [:]
    let content = CGRect(origin: .zero, size: super.collectionViewContentSize)
    for element in super.layoutAttributesForElements(in: content) ?? [] {
      guard element.representedElementCategory == .cell,
        let copy = element.copy() as? UICollectionViewLayoutAttributes
      else { continue }
      change(&copy.frame)
      items[copy.indexPath] = copy
    }
  }

  override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let others = super.layoutAttributesForElements(in: rect) ?? []
    return items.values.filter { $0.frame.overlaps(rect) }.sorted { $0.indexPath < $1.indexPath }
      + others.filter { $0.representedElementCategory != .cell }
  }

  override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    items[indexPath] ?? super.layoutAttributesForItem(at: indexPath)
  }
}

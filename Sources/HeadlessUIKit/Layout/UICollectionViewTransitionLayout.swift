// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a layout that shows a transition between two other layouts. `transitionProgress`
// specifies how far the center, size, and alpha of each element have changed. An element that
// exists in only one of the layouts fades in or out. The client invalidates the layout to apply a
// new progress.
// This file doesn't model the interpolation of transforms. A subclass can add it.
// Source: UICollectionViewTransitionLayout.h of the iOS 16 SDK; facts 1.12.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
  public let currentLayout: UICollectionViewLayout
  public let nextLayout: UICollectionViewLayout
  open var transitionProgress: CGFloat = 0
  private var values: [String: CGFloat] = [:]

  public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
    (self.currentLayout, nextLayout) = (currentLayout, newLayout)
    super.init()
  }

  public required init?(coder: NSCoder) { nil }

  open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }

  open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

  open override func prepare() {
    super.prepare()
    currentLayout.prepare()
    nextLayout.prepare()
  }

  open override var collectionViewContentSize: CGSize {
    let (from, to) = (currentLayout.collectionViewContentSize, nextLayout.collectionViewContentSize)
    return CGSize(
      width: between(from.width, to.width), height: between(from.height, to.height))
  }

  open override func layoutAttributesForElements(
    in rect: CGRect
  ) -> [UICollectionViewLayoutAttributes]? {
    let elements = [currentLayout, nextLayout].flatMap { layout in
      let content = CGRect(origin: .zero, size: layout.collectionViewContentSize)
      return (layout.layoutAttributesForElements(in: content.union(rect)) ?? [])
        .map(LayoutElement.init)
    }
    return Set(elements).sorted(by: LayoutElement.inOrder).compactMap { blend($0) }
      .filter { $0.frame.intersects(rect, touching: false) }
  }

  open override func layoutAttributesForItem(
    at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend(LayoutElement(.cell, at: indexPath))
  }

  open override func layoutAttributesForSupplementaryView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend(LayoutElement(.supplementaryView, elementKind, at: indexPath))
  }

  open override func layoutAttributesForDecorationView(
    ofKind elementKind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    blend(LayoutElement(.decorationView, elementKind, at: indexPath))
  }

  private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat {
    from + (to - from) * transitionProgress
  }

  private func blend(_ element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    let (current, next) = (
      currentLayout.currentAttributes(of: element), nextLayout.currentAttributes(of: element)
    )
    guard let from = current ?? next?.faded, let to = next ?? current?.faded else { return nil }
    let blended = to.duplicate
    blended.center = CGPoint(
      x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
    blended.size = CGSize(
      width: between(from.size.width, to.size.width),
      height: between(from.size.height, to.size.height))
    blended.alpha = between(from.alpha, to.alpha)
    return blended
  }
}
#endif

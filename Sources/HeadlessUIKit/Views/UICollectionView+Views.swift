#if !canImport(UIKit)
// This file models how views appear and disappear, and the delegate calls for both. Attributes are
// applied to a view only if they differ from its current attributes. The z index determines the
// order of the subviews.
// If a layout flips horizontally, the collection view mirrors the frames of the views. It doesn't
// mirror the layout's attributes.
// This file doesn't model animated frames. A view gets its new frame immediately.
// Source: facts 1.2, 3, and 4.9.
import Foundation

extension UICollectionView {
  /// Whether the collection view mirrors the layout's coordinates.
  var isMirrored: Bool {
    effectiveUserInterfaceLayoutDirection != layout.developmentLayoutDirection
      && layout.flipsHorizontallyInOppositeLayoutDirection
  }

  /// Returns the elements that need a view in a rectangle.
  func visibleElements(in rect: CGRect) -> [LayoutElement: UICollectionViewLayoutAttributes] {
    pages.visible(in: rect)
  }

  /// Updates the views so that they show the latest attributes.
  ///
  /// A view that appears starts with its attributes in `initials`, if there are any.
  func updateVisibleViews(
    startingFrom initials: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
  ) {
    var wanted = visibleElements(in: bounds)
    addMovingCell(to: &wanted)
    for element in shown.keys.filter({ wanted[$0] == nil }).sorted(by: LayoutElement.inOrder) {
      if let view = shown[element] { endDisplaying(view, of: element) }
    }
    if isMirrored {
      for (element, attributes) in wanted { shown[element].map { place($0, attributes) } }
    }
    // A view that already shows its attributes needs no calls. Sort the other views, so that each
    // run of a test makes the calls in the same order.
    let changing = wanted.filter { element, attributes in
      shown[element].map { needsWork($0, attributes) } ?? true
    }
    for (element, attributes) in changing.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      guard let view = shown[element] else {
        display(element, with: attributes, startingFrom: initials[element])
        continue
      }
      show(view, with: attributes)
      settleVisibleSize(of: view, as: element)
    }
    updatePrefetchedCells()
  }

  /// Shows a view for an element that becomes visible.
  ///
  /// The view is prefetched, reused, or new.
  private func display(
    _ element: LayoutElement, with attributes: UICollectionViewLayoutAttributes,
    startingFrom initial: UICollectionViewLayoutAttributes?
  ) {
    let ahead = element.category == .cell ? prefetched.removeValue(forKey: element.indexPath) : nil
    guard let view = ahead ?? makeView(for: element, with: initial ?? attributes) else { return }
    if let initial { show(view, with: initial) }
    show(view, with: attributes)
    view.isHidden = attributes.isHidden
    shown[element] = view
    elements[ObjectIdentifier(view)] = element
    settleSize(of: view, as: element)
    willDisplay(view, as: element)
    insertByDepth(view)
  }

  private func willDisplay(_ view: UICollectionReusableView, as element: LayoutElement) {
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      cell.isSelected = selection.contains(element.indexPath)
      guard let path = dataSourceIndexPath(forPresentationIndexPath: element.indexPath) else {
        return
      }
      record("willDisplay \(path.logged)")
      delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
    case .supplementaryView:
      record("willDisplaySupplementaryView \(element.indexPath.logged)")
      delegate?.collectionView(
        self, willDisplaySupplementaryView: view, forElementKind: element.kind ?? "",
        at: element.indexPath)
    case .decorationView: break
    }
  }

  /// Removes a view from the screen and keeps it for reuse.
  func endDisplaying(_ view: UICollectionReusableView, of element: LayoutElement) {
    if shown[element] === view { shown[element] = nil }
    elements[ObjectIdentifier(view)] = nil
    view.removeFromSuperview()
    let path = element.indexPath
    switch element.category {
    case .cell:
      guard let cell = view as? UICollectionViewCell else { return }
      if cell.isPlaceholder { break }
      record("didEndDisplaying \(path.logged)")
      delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    case .supplementaryView:
      record("didEndDisplayingSupplementaryView \(path.logged)")
      delegate?.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: element.kind ?? "",
        at: path)
    case .decorationView: break
    }
    recycle(view)
  }

  /// Applies attributes to a view if they differ from its current attributes.
  func show(_ view: UICollectionReusableView, with attributes: UICollectionViewLayoutAttributes) {
    let old = view.applied
    guard old !== attributes else { return }
    view.applied = attributes
    if let old, old.isEqual(attributes) { return }
    place(view, attributes)
    view.alpha = attributes.alpha
    view.isHidden = attributes.isHidden
    view.layer.transform = attributes.transform3D
    if let old, old.zIndex != attributes.zIndex, view.superview === self { insertByDepth(view) }
    record("apply \(attributes.indexPath.logged)")
    view.apply(attributes)
  }

  /// Sets a view's frame from its attributes, and mirrors the frame if the layout is mirrored.
  func place(_ view: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes) {
    guard CATransform3DIsIdentity(attributes.transform3D) else {
      view.transform = .identity
      view.bounds.size = attributes.size
      view.center = CGPoint(x: mirroredX(attributes.center.x), y: attributes.center.y)
      view.transform = attributes.transform
      return
    }
    view.transform = .identity
    view.frame = mirrored(attributes.frame)
  }

  /// Converts a rectangle between the layout's coordinates and those of the collection view.
  func mirrored(_ rect: CGRect) -> CGRect {
    guard isMirrored else { return rect }
    return CGRect(
      x: mirroredX(rect.maxX), y: rect.minY, width: rect.width, height: rect.height)
  }

  func mirroredX(_ x: CGFloat) -> CGFloat {
    isMirrored ? bounds.minX + bounds.maxX - x : x
  }

  /// Inserts a view in the order of the z index, above other views with the same z index.
  func insertByDepth(_ view: UICollectionReusableView) {
    let depth = view.applied?.zIndex ?? 0
    let others = subviews.filter { $0 !== view }
    let depths = others.map { ($0 as? UICollectionReusableView)?.applied?.zIndex }
    let below = depths.lastIndex { $0.map { $0 <= depth } ?? false }
    let firstManaged = depths.firstIndex { $0 != nil }
    insertSubview(view, at: below.map { $0 + 1 } ?? firstManaged ?? others.count)
  }
}
#endif

import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Brings the layout up to date and returns the size of its content.
  func updatedContentSize() -> CGSize {
    // Inside `super.invalidateLayout(with:)` with an estimate, the flow layout would lay out a grid
    // of its own, unless the content size is empty (facts 10.7). UIKit also moves the content there
    // (facts 13.12), and apps that then load pages by the height in `scrollViewDidScroll` would
    // load all. So as soon as the content has moved, only the width is zero.
    let isForSuper = cycle.reentrancy.contains(.stockInvalidation) && usesEstimates
    guard !isForSuper || hasMovedInInvalidation else { return .zero }
    // This query ends `prepare()`. If the pass reads attributes for other bounds, everything is
    // read again at once.
    if !isForSuper, cycle.endPreparing(), shown.isBehind { readAgain() }
    bringUpToDateForLookup()
    guard let environment = cycle.environment else { return .zero }
    // UIKit misses queries in batch updates and self-sizing if the content is as wide as the
    // bounds, and the user would see gaps (facts 1.8). Content that is always 0.0001 narrower
    // avoids that, as in MagazineLayout, and apps that observe the content size see one width.
    let cross = max(0, axes.grid.points(environment.crossExtent) - 0.0001)
    return axes.size(
      main: axes.grid.points(placedEngine().mainExtent), cross: isForSuper ? 0 : cross)
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  ///
  /// They are in the order of the flow layout, items first, because apps rely on it. Before the
  /// list of a batch update, there are none: UIKit already counts the new elements (facts 1.10).
  /// The result is then empty instead of `nil`, because the flow layout never returns `nil`, and
  /// subclasses unwrap the result by force.
  func attributes(intersecting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if cycle.isBeforeList { return [] }
    bringUpToDateForLookup()
    shown.didQuery()
    var attributes: [UICollectionViewLayoutAttributes] = []
    // A closure that `map` calls would check for each element whether it runs on the main actor.
    for element in elements(intersecting: rect, on: makeScreen()) {
      attributes.append(makeAttributes(of: element, at: element.id.indexPath))
    }
    return attributes
  }

  /// Returns the elements of the last layout that intersect a rectangle.
  ///
  /// Headers, footers, and cards pin to the screen.
  func elements(intersecting rect: CGRect, on screen: Screen) -> [LayoutElement] {
    guard let rect = screen.axes.rect(rect) else { return [] }
    return placedEngine().elements(
      intersecting: rect, viewport: screen.viewport, rules: screen.rules,
      decorations: decorations)
  }

  /// Returns the attributes of an item, or `nil` if neither the layout nor the collection view has
  /// it.
  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let id = ElementID(itemAt: indexPath) else { return nil }
    // In most lookups, nothing is out of date. This path reads few properties of the class, because
    // reading one takes as long as converting a number.
    if !cycle.isStale, !cycle.isBeforeList, shown.isSettled, let frame = engine.restingFrame(of: id)
    {
      let attributes = attributesClass.init(forCellWith: indexPath)
      attributes.frame = axes.frame(frame)
      return attributes
    }
    bringUpToDateForLookup()
    if !cycle.isBeforeList, let attributes = attributes(of: id, at: indexPath) { return attributes }
    // UIKit has crashed if a layout returned `nil` for an item that the collection view counts
    // (facts 1.10).
    return collectionView?.counts(id) == true ? attributesClass.init(forCellWith: indexPath) : nil
  }

  /// Returns the attributes of a header, a footer, or a background.
  func attributesOfElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookup()
    guard let id = ElementID(elementKind: kind, at: indexPath) else { return nil }
    // Before the list of a batch update, the collection view must still have the section.
    if cycle.isBeforeList, collectionView?.counts(id) != true { return nil }
    if id.kind.isDecoration, !decorations.contains(id.kind) { return nil }
    return attributes(of: id, at: indexPath)
  }

  private func attributes(
    of id: ElementID, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // After a context that names only headers and footers, UIKit can query them without calling
    // `prepare()` first.
    if shown.announced != nil { didReadNamed(on: makeScreen()) }
    let screen = makeScreen()
    return placedEngine().element(id, viewport: screen.viewport, rules: screen.rules).map {
      makeAttributes(of: $0, at: indexPath)
    }
  }

  /// Records the registration of a decoration view, if it's one of the layout's own kinds.
  ///
  /// Layouts register their views in each `prepare()` (facts 10.16). So a view that is already
  /// registered invalidates nothing.
  func recordDecoration(ofKind kind: String, isRegistered: Bool) {
    guard let kind = ElementID(elementKind: kind, at: IndexPath(item: 0, section: 0))?.kind,
      kind.isDecoration, isRegistered != decorations.contains(kind)
    else { return }
    if isRegistered { decorations.insert(kind) } else { decorations.remove(kind) }
    invalidate(.nothing)
  }
}

// MARK: - Creating attributes

extension WaterfallFlowLayout {
  /// Creates the attributes of an element.
  func makeAttributes(
    of element: LayoutElement, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = bareAttributes(of: element.id, at: indexPath)
    attributes.frame = axes.frame(element.frame)
    attributes.zIndex = element.level
    // No rectangle contains a covered card, but UIKit keeps the attributes that it queried by index
    // path. If the card moves while it's covered, no context names it, and it would appear at its
    // old position.
    attributes.isHidden = element.isCovered
    if let pin = element.pin { (attributes as? WaterfallLayoutAttributes)?.setPin(pin) }
    return attributes
  }

  private func bareAttributes(
    of id: ElementID, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let kind = id.elementKind else { return attributesClass.init(forCellWith: indexPath) }
    return id.kind.isDecoration
      ? attributesClass.init(forDecorationViewOfKind: kind, with: indexPath)
      : attributesClass.init(forSupplementaryViewOfKind: kind, with: indexPath)
  }
}

extension WaterfallLayoutAttributes {
  func setPin(_ pin: PinState) {
    isPinned = pin.isPinned
    pinProgress = pin.progress
    pushProgress = pin.pushProgress
  }
}

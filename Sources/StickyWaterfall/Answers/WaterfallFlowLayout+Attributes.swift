import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Brings the layout up to date, and returns the content size.
  func updatedContentSize() -> CGSize {
    // With an estimate, the flow layout can size all items inside its `invalidateLayout(with:)`,
    // unless the content size is empty (facts 10.7). So the content size is zero there. UIKit can
    // also move the content there (facts 13.12). Many apps load the next page in
    // `scrollViewDidScroll` if the content is short, and would load all pages. So after the content
    // has moved, only the width is zero.
    let isForSuper = cycle.reentrancy.contains(.stockInvalidation) && usesEstimates
    guard !isForSuper || hasMovedInInvalidation else { return .zero }
    // UIKit queries the content size when `prepare()` returns. If UIKit reads attributes for other
    // bounds than the current ones in this pass, it must read all attributes again.
    if !isForSuper, cycle.endPreparing(), shown.isBehind { readAgain() }
    bringUpToDateForLookup()
    guard let environment = cycle.environment else { return .zero }
    // If the content is exactly as wide as the bounds, UIKit omits queries in batch updates and
    // self-sizing (facts 1.8). The user would see gaps. So the content is 0.0001 points narrower,
    // as in MagazineLayout. It's always that narrow, so that apps that observe the content size see
    // only one width.
    let cross = max(0, axes.grid.points(environment.crossExtent) - 0.0001)
    return axes.size(
      main: axes.grid.points(placedEngine().mainExtent), cross: isForSuper ? 0 : cross)
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  ///
  /// Items come first, as in the flow layout, because apps rely on that order.
  ///
  /// UIKit counts the new elements before it delivers the update list (facts 1.10). Until the list
  /// comes, the result is empty. It's never `nil`, because subclasses of the flow layout unwrap it
  /// by force.
  func attributes(intersecting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if cycle.isBeforeList { return [] }
    bringUpToDateForLookup()
    shown.didQuery()
    var attributes: [UICollectionViewLayoutAttributes] = []
    // A closure for `map` would check for each element whether it runs on the main actor.
    for element in elements(intersecting: rect, on: makeScreen()) {
      attributes.append(makeAttributes(of: element))
    }
    return attributes
  }

  /// Returns the elements that intersect a rectangle, without updating the layout.
  ///
  /// `screen` determines the positions of pinned headers, footers, and cards.
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
    // In most lookups, nothing is out of date. This shortcut reads few properties of the class,
    // because reading one takes as long as converting a number.
    if !cycle.isStale, !cycle.isBeforeList, shown.isSettled, let frame = engine.restingFrame(of: id)
    {
      let attributes = attributesClass.init(forCellWith: indexPath)
      attributes.frame = axes.frame(frame)
      return attributes
    }
    bringUpToDateForLookup()
    if !cycle.isBeforeList, let attributes = attributes(of: id) { return attributes }
    // UIKit has crashed if a layout returned `nil` for an item that the collection view counts
    // (facts 1.10). So the layout returns attributes without a frame.
    return collectionView?.hasElement(id) == true
      ? attributesClass.init(forCellWith: indexPath) : nil
  }

  /// Returns the attributes of a header, footer, or background, or `nil` if it doesn't exist.
  func attributesOfElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookup()
    guard let id = ElementID(elementKind: kind, at: indexPath) else { return nil }
    // Before the update list comes, the layout is the old one. It can have sections that the
    // collection view no longer counts.
    if cycle.isBeforeList, collectionView?.hasElement(id) != true { return nil }
    if id.kind.isDecoration, !decorations.contains(id.kind) { return nil }
    return attributes(of: id)
  }

  private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    // UIKit can query the elements that a context names without calling `prepare()` first. The
    // layout then records that UIKit reads them now.
    if shown.announced != nil { didReadNamed(on: makeScreen()) }
    let screen = makeScreen()
    return placedEngine().element(id, viewport: screen.viewport, rules: screen.rules)
      .map(makeAttributes)
  }

  /// Records whether a view is registered for one of the layout's own decoration kinds.
  ///
  /// Many layouts register their views in each `prepare()` (facts 10.16). So registering a view
  /// again doesn't invalidate the layout.
  func recordDecoration(ofKind kind: String, isRegistered: Bool) {
    guard let kind = ElementID.Kind(elementKind: kind), kind.isDecoration,
      isRegistered != decorations.contains(kind)
    else { return }
    if isRegistered { decorations.insert(kind) } else { decorations.remove(kind) }
    invalidate(.nothing)
  }
}

// MARK: - Creating attributes

extension WaterfallFlowLayout {
  func makeAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let attributes = bareAttributes(of: element.id)
    attributes.frame = axes.frame(element.frame)
    attributes.zIndex = element.level
    // A rectangle query never returns a covered card, but UIKit keeps the attributes that it
    // queried by index path. If a covered card moves, no context names it. The user would see it at
    // its old position, so it's hidden.
    attributes.isHidden = element.isCovered
    if let pin = element.pin { (attributes as? WaterfallLayoutAttributes)?.setPin(pin) }
    return attributes
  }

  private func bareAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes {
    let indexPath = id.indexPath
    guard let kind = id.kind.elementKind else {
      return attributesClass.init(forCellWith: indexPath)
    }
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

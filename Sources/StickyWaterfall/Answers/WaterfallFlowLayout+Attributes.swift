import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Brings the layout up to date and returns the size of its content.
  func updatedContentSize() -> CGSize {
    // Inside `super.invalidateLayout(with:)` with an estimate, the flow layout would lay out a grid of its
    // own, unless the content size is empty (facts 10.7). UIKit also moves the content there (facts 13.12),
    // and apps that then load pages by the height in `scrollViewDidScroll` would load all. So as soon as
    // the content has moved, only the width is zero.
    let isForSuper = cycle.situation.contains(.stockInvalidation) && usesEstimates
    guard !isForSuper || hasMovedInInvalidation else { return .zero }
    if !isForSuper { didQuerySize() }
    bringUpToDateForLookUp()
    guard let environment else { return .zero }
    // UIKit misses queries in batch updates and self-sizing if the content is as wide as the bounds, and
    // the user would see gaps (facts 1.8). Content that is always 0.0001 narrower avoids that, as in
    // MagazineLayout, and apps that observe the content size see one width.
    let cross = max(0, axes.grid.points(environment.crossExtent) - 0.0001)
    return axes.size(
      main: axes.grid.points(waterfall.mainExtent), cross: isForSuper ? 0 : cross)
  }

  /// Ends `prepare()`, and has everything read again at once if this pass reads attributes for other
  /// bounds than the present ones.
  private func didQuerySize() {
    let endsPrepare = cycle.endPreparing()
    if endsPrepare, shown.isBehind { readAgain() }
  }

  /// What the rect meets, in the order in which the stock layout answers: items first, which apps rely on.
  ///
  /// Before the list of a batch nothing meets it, which is an empty array and no nil: subclasses of the
  /// stock layout unwrap its answer by force, as it never answers nil.
  func attributes(intersecting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if cycle.isBeforeList { return [] }
    bringUpToDateForLookUp()
    shown.didQuery()
    var attributes: [UICollectionViewLayoutAttributes] = []
    // A loop and no map: a closure that map calls checks each time whether it runs on the main actor.
    for element in laidOutElements(intersecting: rect) {
      attributes.append(makeAttributes(of: element, at: element.id.indexPath))
    }
    return attributes
  }

  /// The elements that intersect a rectangle, as last laid out.
  ///
  /// Headers, footers, and cards pin to `bounds`, by default to those of the view.
  func laidOutElements(intersecting rect: CGRect, whileVisible bounds: CGRect? = nil)
    -> [LayoutElement]
  {
    guard let rect = axes.rect(rect) else { return [] }
    return waterfall.elements(
      intersecting: rect, viewport: bounds.map(viewport(for:)) ?? currentViewport, rules: pinRules,
      withBackgrounds: hasBackgrounds)
  }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let id = ElementID(itemAt: indexPath) else { return nil }
    // As most look-ups find it: nothing to bring up to date, and few properties of the class read, each of which
    // takes as long as to place a number.
    if !cycle.isStale, !cycle.isBeforeList, shown.isSettled, let frame = engine.restingFrame(of: id)
    {
      let attributes = attributesClass.init(forCellWith: indexPath)
      attributes.frame = axes.frame(frame)
      return attributes
    }
    bringUpToDateForLookUp()
    if !cycle.isBeforeList, let attributes = attributes(of: id, at: indexPath) { return attributes }
    return bareItem(at: indexPath)
  }

  /// The attributes of a header, a footer or a background.
  func attributesOfElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookUp()
    guard let id = ElementID(elementKind: kind, at: indexPath) else { return nil }
    // Before the list of a batch it must be one of the collection view's sections too, which are those
    // of after.
    if cycle.isBeforeList, id.section >= collectionView?.numberOfSections ?? 0 { return nil }
    return id.kind != .background || hasBackgrounds
      ? attributes(of: id, at: indexPath) : nil
  }

  private func attributes(
    of id: ElementID, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    // A context that names only headers and footers may bring no `prepare()`.
    if shown.announced != nil { didReadNamed() }
    guard let element = waterfall.element(id, viewport: currentViewport, rules: pinRules) else {
      return nil
    }
    return makeAttributes(of: element, at: indexPath)
  }

  /// Notes a registration of a decoration view; only that of the background matters.
  ///
  /// Layouts register their views in `prepare()`, each time (facts 10.16): what is registered already
  /// invalidates nothing.
  func noteDecoration(ofKind kind: String, isRegistered: Bool) {
    guard kind == Self.elementKindSectionBackground, isRegistered != hasBackgrounds else { return }
    hasBackgrounds = isRegistered
    invalidate(.nothing)
  }

  /// Attributes for an item that the collection view counts but the engine has not laid out: UIKit
  /// has crashed on nil for an index path inside its counts (facts 1.10).
  private func bareItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, 0..<collectionView.numberOfSections ~= indexPath.section,
      0..<collectionView.numberOfItems(inSection: indexPath.section) ~= indexPath.item
    else { return nil }
    return attributesClass.init(forCellWith: indexPath)
  }
}

extension WaterfallFlowLayout {
  /// The attributes of what the engine answers.
  func makeAttributes(
    of element: LayoutElement, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    let attributes = bareAttributes(of: element.id, at: indexPath)
    attributes.frame = axes.frame(element.frame)
    attributes.zIndex = element.level
    // A covered card is in no answer for a rect, but UIKit keeps what it asked for by itself: one that
    // later moves unseen, which no context names, would come to light where it was.
    attributes.isHidden = element.isCovered
    if let pin = element.pin { (attributes as? WaterfallLayoutAttributes)?.setPin(pin) }
    return attributes
  }

  private func bareAttributes(
    of id: ElementID, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes {
    guard let kind = id.elementKind else { return attributesClass.init(forCellWith: indexPath) }
    return id.kind == .background
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

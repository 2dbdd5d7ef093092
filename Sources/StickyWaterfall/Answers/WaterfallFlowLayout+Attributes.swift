import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  var contentSize: CGSize {
    // Inside its `invalidateLayout(with:)` the stock layout with an estimate would size all items of a grid
    // of its own, unless the content is empty (facts 10.7).
    guard !cycle.situation.contains(.stockInvalidation) || !usesEstimates else { return .zero }
    cycle.noteSizeQuestion()
    bringUpToDateForLookUp()
    guard let environment else { return .zero }
    // As wide as the room, or a hair under: UIKit misses queries in batch updates and self-sizing
    // where the content is just as wide as the bounds (facts 1.8).
    let isUpdating = cycle.batch.map { !$0.isWithoutList } ?? false
    let hair = usesEstimates || isUpdating ? 0.0001 : 0
    shown.noteExtent(axes.grid.points(waterfall.mainExtent))
    return axes.size(
      main: shown.statedExtent,
      cross: max(0, axes.grid.points(environment.crossExtent) - hair))
  }

  /// What the rect meets, in the order in which the stock layout answers: items first, which apps rely on.
  ///
  /// Before the list of a batch nothing meets it, which is an empty array and no nil: subclasses of the
  /// stock layout unwrap its answer by force, as it never answers nil.
  func attributes(meeting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if cycle.isBeforeList { return [] }
    bringUpToDateForLookUp()
    shown.didQuery()
    var attributes: [UICollectionViewLayoutAttributes] = []
    // A loop and no map: a closure that map calls checks each time whether it runs on the main actor.
    for element in laidOutElements(meeting: rect) {
      attributes.append(makeAttributes(of: element, at: element.id.indexPath))
    }
    return attributes
  }

  /// What the rect meets as last laid out.
  func laidOutElements(meeting rect: CGRect) -> [LayoutElement] {
    guard let rect = axes.rect(rect) else { return [] }
    return waterfall.elements(
      meeting: rect, viewport: currentViewport, rules: pinRules, withBackgrounds: hasBackgrounds)
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
    if shown.announced != nil { noteNamedReading() }
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

import Foundation
import WaterfallEngine

/// Whether sections have a background, and whether an answer could have shown one.
struct BackgroundRegistration {
  private(set) var isRegistered = false
  private var isShown = false

  /// Notes the registration; answers whether answers given before would differ now.
  mutating func register(_ isRegistered: Bool) -> Bool {
    defer { self.isRegistered = isRegistered }
    return isShown && isRegistered != self.isRegistered
  }

  /// Notes that an answer is given; answers whether it holds backgrounds.
  mutating func show() -> Bool {
    isShown = true
    return isRegistered
  }
}

extension WaterfallFlowLayout {
  var axes: LayoutAxes {
    environment?.axes ?? LayoutAxes(isHorizontal: scrollDirection == .horizontal)
  }

  var contentSize: CGSize {
    // Inside its `invalidateLayout(with:)` the stock layout would size all items of a grid of its own,
    // unless the content is empty (facts 10.7).
    guard !isInsideStockInvalidation else { return .zero }
    bringUpToDateForLookUp()
    guard let environment else { return .zero }
    // As wide as the room, or a hair under: UIKit misses queries in batch updates and self-sizing
    // where the content is just as wide as the bounds (facts 1.8).
    let isUpdating = batch.map { !$0.isWithoutList } ?? false
    let hair = usesEstimates || isUpdating ? 0.0001 : 0
    let extent = CGFloat(axes.grid.points(waterfall.mainExtent))
    let neededExtent = extentUntilMoved
    if neededExtent > extent { shown.hasLongerContent = true }
    return axes.size(
      main: max(extent, neededExtent),
      cross: max(0, axes.grid.points(environment.crossExtent) - hair))
  }

  /// What touches the rect, in the order of the content: a reader meets a pinned header where its
  /// section begins, not where it sticks.
  func attributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    if batch?.isBeforeList == true { return nil }
    bringUpToDateForLookUp()
    keptPlaces?.noteQuery()
    return laidOutAttributes(touching: rect)
  }

  /// What touches the rect as last laid out.
  func laidOutAttributes(touching rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    guard let rect = axes.rect(rect), let viewport = currentViewport else { return [] }
    return waterfall.elements(touching: rect, viewport: viewport, rules: pinRules).map(attributes)
      + backgrounds(touching: rect)
  }

  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard indexPath.count == 2 else { return nil }
    bringUpToDateForLookUp()
    guard batch?.isBeforeList != true, holds(indexPath) else { return bareItem(at: indexPath) }
    let attributes = itemAttributes(at: indexPath, frame: frame(ofItemAt: indexPath))
    // UIKit keeps what it asked for here: a covered card that later moves unseen, which no context
    // names, would come to light where it was.
    attributes.isHidden = isCovered(itemAt: indexPath)
    return attributes
  }

  func attributesOfBoundary(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookUp()
    guard let boundary = Boundary(elementKind: kind), hasSection(of: indexPath),
      let viewport = currentViewport,
      let element = waterfall.element(
        boundary, inSection: indexPath[0], viewport: viewport, rules: pinRules)
    else { return nil }
    return boundaryAttributes(boundary, at: indexPath, frame: element.frame, pin: element.pin)
  }

  func attributesOfBackground(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookUp()
    guard kind == Self.elementKindSectionBackground, background.isRegistered,
      hasSection(of: indexPath), let frame = waterfall.backgroundFrame(ofSection: indexPath[0])
    else { return nil }
    let attributes = attributesClass.init(forDecorationViewOfKind: kind, with: indexPath)
    attributes.frame = axes.frame(frame)
    attributes.zIndex = -1
    return attributes
  }

  /// Notes a registration of a decoration view; only that of the background matters.
  ///
  /// Layouts register their views in `prepare()`, each time (facts 10.16): what is registered already,
  /// and what no answer has shown yet, invalidates nothing.
  func noteDecoration(ofKind kind: String, isRegistered: Bool) {
    guard kind == Self.elementKindSectionBackground else { return }
    if background.register(isRegistered) { invalidate(.nothing) }
  }

  /// Whether the engine has laid out an item at this index path.
  func holds(_ indexPath: IndexPath) -> Bool {
    0..<waterfall.sectionCount ~= indexPath.section
      && 0..<waterfall.itemCount(inSection: indexPath.section) ~= indexPath.item
  }

  /// Whether a header, footer or background can have this index path: item 0 of a section there is.
  ///
  /// Before the list of a batch it must be one of the collection view's sections too, which are those
  /// of after.
  private func hasSection(of indexPath: IndexPath) -> Bool {
    guard indexPath.count == 2, indexPath[1] == 0 else { return false }
    let section = indexPath[0]
    guard 0..<waterfall.sectionCount ~= section else { return false }
    guard batch?.isBeforeList == true else { return true }
    return section < (collectionView?.numberOfSections ?? 0)
  }

  /// Where an item that is laid out is now, which for a stuck card is not where it rests.
  func frame(ofItemAt indexPath: IndexPath) -> AxisRect {
    guard waterfall.stacksItems, let viewport = currentViewport else {
      return waterfall.frame(ofItem: indexPath.item, inSection: indexPath.section)
    }
    return waterfall.stackedFrame(
      ofItem: indexPath.item, inSection: indexPath.section, viewport: viewport)
  }

  /// Whether an item is a stuck card that later ones hide, and so left out of rect answers.
  private func isCovered(itemAt indexPath: IndexPath) -> Bool {
    guard waterfall.stacksItems, let viewport = currentViewport else { return false }
    return waterfall.isCovered(
      item: indexPath.item, inSection: indexPath.section, viewport: viewport)
  }

  private var attributesClass: UICollectionViewLayoutAttributes.Type {
    type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
      ?? WaterfallLayoutAttributes.self
  }

  private func attributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    let section = element.section
    switch element.kind {
    case .item(let item):
      return itemAttributes(at: IndexPath(item: item, section: section), frame: element.frame)
    case .header, .footer:
      let boundary: Boundary = element.kind == .header ? .header : .footer
      return boundaryAttributes(
        boundary, at: IndexPath(item: 0, section: section), frame: element.frame, pin: element.pin)
    }
  }

  private func itemAttributes(
    at indexPath: IndexPath, frame: AxisRect
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.init(forCellWith: indexPath)
    attributes.frame = axes.frame(frame)
    if waterfall.stacksItems { attributes.zIndex = indexPath.item }
    return attributes
  }

  private func boundaryAttributes(
    _ boundary: Boundary, at indexPath: IndexPath, frame: AxisRect, pin: PinState?
  ) -> UICollectionViewLayoutAttributes {
    let attributes = attributesClass.init(
      forSupplementaryViewOfKind: boundary.elementKind, with: indexPath)
    attributes.frame = axes.frame(frame)
    attributes.zIndex = zIndexAboveCards + Self.restingZIndex
    guard let pin else { return attributes }
    if pin.isPinned {
      let above = zIndexAboveCards + pin.pinsStuckAfter
      attributes.zIndex = above + min(pinnedZIndex, Int.max - above)
    }
    guard let attributes = attributes as? WaterfallLayoutAttributes else { return attributes }
    attributes.isPinned = pin.isPinned
    attributes.pinProgress = pin.progress
    attributes.pushProgress = pin.pushProgress
    return attributes
  }

  /// What headers and footers add to lie above every card, whose z index is its item's index.
  private var zIndexAboveCards: Int {
    waterfall.stacksItems ? waterfall.itemCount : 0
  }

  /// The z index the stock layout gives headers and footers.
  private static let restingZIndex = 10

  /// Attributes for an item that the collection view counts but the engine has not laid out: UIKit
  /// has crashed on nil for an index path inside its counts (facts 1.10).
  private func bareItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let collectionView, 0..<collectionView.numberOfSections ~= indexPath.section,
      0..<collectionView.numberOfItems(inSection: indexPath.section) ~= indexPath.item
    else { return nil }
    return attributesClass.init(forCellWith: indexPath)
  }

  private func backgrounds(touching rect: AxisRect) -> [UICollectionViewLayoutAttributes] {
    let kind = Self.elementKindSectionBackground
    guard background.show() else { return [] }
    return waterfall.sections(touching: rect.main).compactMap { section in
      guard waterfall.backgroundFrame(ofSection: section)?.touches(rect) == true else { return nil }
      return attributesOfBackground(ofKind: kind, at: IndexPath(item: 0, section: section))
    }
  }
}

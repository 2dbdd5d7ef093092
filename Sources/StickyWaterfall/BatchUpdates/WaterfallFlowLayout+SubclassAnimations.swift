import WaterfallEngine

// Views start where they were on screen. For a subclass, that's what it last returned, but in a
// batch update it can't be asked about the old content anymore. UIKit still has the attributes of
// the views on screen, and returns copies from the flow layout's methods (facts 1.10).

extension WaterfallFlowLayout {
  /// Returns the attributes at the start of a batch update's animation, if there is a subclass.
  ///
  /// `old` is the element's identifier before the update, and `current` are its attributes after
  /// the update.
  func startInSubclass(
    of element: ElementID, old: ElementID, at current: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    guard let start = shownBefore(old, stayingAs: element) ?? attributesOffScreen(of: old),
      let copy = start.copy() as? UICollectionViewLayoutAttributes
    else { return current }
    copy.indexPath = current.indexPath
    (copy as? WaterfallLayoutAttributes)?.isFinal = false
    return copy
  }

  /// Returns the attributes that a subclass last returned for a view that stays on screen, or `nil`
  /// if the view was off screen.
  private func shownBefore(
    _ old: ElementID, stayingAs element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    if let known = updates.batch?.shownBefore[old] { return known }
    // The flow layout returns final attributes only for views that were on screen.
    guard flowFinalAttributes(of: old) != nil, let shown = flowInitialAttributes(of: element)
    else { return nil }
    updates.batch?.shownBefore[old] = shown
    return shown
  }

  /// Returns the attributes that a subclass last returned for a view that the update removes, or
  /// `nil` if the view was off screen.
  func shownBefore(removed old: ElementID) -> UICollectionViewLayoutAttributes? {
    if let known = updates.batch?.shownBefore[old] { return known }
    guard let shown = flowFinalAttributes(of: old) else { return nil }
    updates.batch?.shownBefore[old] = shown
    return shown
  }

  /// Returns the attributes that an element had while it was off screen, or `nil` if they aren't
  /// known.
  ///
  /// A subclass that has moved all views on screen by the same distance has also moved this one.
  /// Otherwise, nobody knows where the element was.
  func attributesOffScreen(of old: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let batch = updates.batch, let before = batch.elementBefore(old) else { return nil }
    if batch.moves?.count != batch.shownBefore.count {
      let moves = SubclassMoves(
        count: batch.shownBefore.count, items: commonMove(ofItems: true, in: batch),
        others: commonMove(ofItems: false, in: batch))
      updates.batch?.moves = moves
    }
    guard let move = updates.batch?.moves?.move(ofItem: old.kind.item != nil) else { return nil }
    let attributes = makeAttributes(of: before)
    attributes.frame = attributes.frame.offsetBy(dx: move.dx, dy: move.dy)
    return attributes
  }

  /// Returns how far a subclass has moved all items on screen, or all other elements.
  private func commonMove(ofItems: Bool, in batch: BatchUpdate) -> SubclassMoves.Move {
    var common: CGVector?
    for (id, shown) in batch.shownBefore where (id.kind.item != nil) == ofItems {
      guard let computed = batch.elementBefore(id) else { return .different }
      let frame = axes.frame(computed.frame)
      let own = CGVector(dx: shown.frame.minX - frame.minX, dy: shown.frame.minY - frame.minY)
      guard shown.frame.size.isNear(frame.size), common.map(own.isNear) != false else {
        return .different
      }
      common = common ?? own
    }
    return common.map { .same($0) } ?? .unknown
  }

  /// Returns the attributes that a subclass returns for the visible bounds after an update.
  ///
  /// The rectangle is the one for which UIKit asks: the visible bounds, extended to whole pages
  /// (facts 13.16). A subclass that arranges the items of a row needs all of the row's items.
  func shownAfterUpdate(in bounds: CGRect) -> [ElementID: UICollectionViewLayoutAttributes] {
    guard asksClass else { return [:] }
    if let known = updates.batch?.shownAfter, known.bounds == bounds { return known.attributes }
    let attributes = attributesFromClass(in: bounds.extendedToPages)
    updates.batch?.shownAfter = ShownAttributes(bounds: bounds, attributes: attributes)
    return attributes
  }

  /// Returns the flow layout's initial attributes, which no subclass has changed.
  private func flowInitialAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = id.indexPath
    guard let kind = id.kind.elementKind else {
      return super.initialLayoutAttributesForAppearingItem(at: indexPath)
    }
    if id.kind.isDecoration {
      return super.initialLayoutAttributesForAppearingDecorationElement(
        ofKind: kind, at: indexPath)
    }
    return super.initialLayoutAttributesForAppearingSupplementaryElement(
      ofKind: kind, at: indexPath)
  }

  /// Returns the flow layout's final attributes, which no subclass has changed.
  private func flowFinalAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = id.indexPath
    guard let kind = id.kind.elementKind else {
      return super.finalLayoutAttributesForDisappearingItem(at: indexPath)
    }
    if id.kind.isDecoration {
      return super.finalLayoutAttributesForDisappearingDecorationElement(
        ofKind: kind, at: indexPath)
    }
    return super.finalLayoutAttributesForDisappearingSupplementaryElement(
      ofKind: kind, at: indexPath)
  }
}

extension CGRect {
  /// The rectangle, extended to whole pages of its own size.
  fileprivate var extendedToPages: CGRect {
    guard width > 0, height > 0, minX.isFinite, minY.isFinite else { return self }
    let x = (minX / width).rounded(.down) * width
    let y = (minY / height).rounded(.down) * height
    let (endX, endY) = (
      (maxX / width).rounded(.up) * width, (maxY / height).rounded(.up) * height
    )
    return CGRect(
      x: x, y: y, width: Swift.max(endX, maxX) - x, height: Swift.max(endY, maxY) - y)
  }

  /// Returns whether the rectangles share more than an edge.
  func overlaps(_ other: CGRect) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }
}

extension CGSize {
  fileprivate func isNear(_ other: CGSize) -> Bool {
    abs(width - other.width) < 0.01 && abs(height - other.height) < 0.01
  }
}

extension CGVector {
  fileprivate func isNear(_ other: CGVector) -> Bool {
    abs(dx - other.dx) < 0.01 && abs(dy - other.dy) < 0.01
  }
}

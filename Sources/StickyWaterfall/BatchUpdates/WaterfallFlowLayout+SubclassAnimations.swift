import WaterfallEngine

// Views start where they were on screen. For a subclass, that's what it last returned, but in a
// batch update it can't be asked about the old content anymore. UIKit still has the attributes of
// the views on screen, and returns copies from the flow layout's methods (facts 1.10). Nobody knows
// where a subclass had placed a view off screen, so it appears at its new position, as in the flow
// layout.

extension WaterfallFlowLayout {
  /// Returns the attributes that a subclass last returned for a view that stays on screen, or `nil`
  /// if the view was off screen.
  ///
  /// `old` is the element's identifier before the update.
  func shownAttributes(
    of old: ElementID, stayingAs element: ElementID
  ) -> UICollectionViewLayoutAttributes? {
    // The flow layout returns final attributes only for views that were on screen.
    guard flowFinalAttributes(of: old) != nil, let shown = flowInitialAttributes(of: element),
      let copy = shown.copy() as? UICollectionViewLayoutAttributes
    else { return nil }
    copy.indexPath = element.indexPath
    (copy as? WaterfallLayoutAttributes)?.isFinal = false
    return copy
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
  ///
  /// For a view that the update removes, they are those that a subclass last returned, or `nil` if
  /// the view was off screen.
  func flowFinalAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
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

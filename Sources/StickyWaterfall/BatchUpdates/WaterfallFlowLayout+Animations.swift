import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns an element's attributes for the start or the end of a batch update's animation.
  ///
  /// A layout switch and an animated bounds change have no update list. For these, the flow layout
  /// determines the attributes, because it knows the old and new positions (facts 10.2).
  func animationAttributes(
    of element: ElementID?, isStart: Bool,
    or stock: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let element else { return stock() }
    guard updates.plan != nil else {
      // A list that only animates a drag has no plan, and views can disappear at index paths that
      // now belong to other items. The preferred sizes of views with final attributes are ignored.
      return isStart ? stock() : stock().map(finalCopy)
    }
    let attributes =
      isStart ? initialAttributes(of: element, or: stock) : finalAttributes(of: element)
    if let attributes {
      updates.batch?.returnedAttributes.append(
        ReturnedAttributes(
          element: element, isStart: isStart, attributes: attributes, size: attributes.size,
          center: attributes.center))
    }
    return attributes
  }

  /// Updates the initial and final attributes that the layout has already returned to UIKit.
  ///
  /// During a batch update, a view can prefer another size, but UIKit doesn't ask for the
  /// attributes again. This method therefore changes the objects that it has, but only their sizes
  /// and positions, because a subclass may have set the other values.
  func updateReturnedAttributes() {
    updates.batch?.shownAfter = nil
    for (index, answer) in (updates.batch?.returnedAttributes ?? []).enumerated() {
      let id = answer.element
      let new = answer.isStart ? initialAttributes(of: id, or: { nil }) : finalAttributes(of: id)
      if let new { updates.batch?.returnedAttributes[index] = answer.renewed(by: new) }
    }
  }

  /// Returns the index paths of the headers, footers, or backgrounds that a batch update inserts or
  /// deletes.
  ///
  /// Only sections that exist before and after the update are included.
  func supplementaryIndexPaths(ofKind kind: String, areInserted: Bool) -> [IndexPath] {
    guard let changes = updates.batch?.supplementaryChanges else { return [] }
    let changed = areInserted ? changes.inserted : changes.deleted
    return changed.filter { $0.kind.elementKind == kind }.map(\.indexPath)
  }

  /// Returns the attributes at the start of a batch update's animation, based on the current
  /// layout.
  ///
  /// Returns `nil` if the element doesn't exist after the update.
  private func initialAttributes(
    of element: ElementID, or stock: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let batch = updates.batch, let plan = batch.plan,
      let current = attributesAfterUpdate(of: element)
    else { return nil }
    guard let old = plan.oldID(of: element),
      !batch.supplementaryChanges.inserted.contains(element)
    else { return hiddenCopy(of: current, by: effectiveAnimation) }
    // A reloaded element gets a new view. The view appears as in the flow layout, or at once if
    // `updateAnimation` is `.none`.
    if plan.reloads(old) {
      guard updateAnimation != .none else { return current }
      guard isSubclass else { return stock() }
      let start = copy(of: current)
      start.alpha = stock()?.alpha ?? 0
      return start
    }
    if isSubclass { return shownAttributes(of: old, stayingAs: element) ?? copy(of: current) }
    // Nobody knows the old position of an element that was far off screen, so it appears at its new
    // position.
    return batch.elementBefore(old).map { positioned(current, as: $0) } ?? current
  }

  /// Returns the attributes at the end of a batch update's animation, based on the current layout.
  ///
  /// Returns `nil` if a reloaded or deleted element was far off screen before the update.
  private func finalAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    guard let batch = updates.batch, let plan = batch.plan else { return nil }
    let end: UICollectionViewLayoutAttributes?
    if plan.reloads(element) {
      // A reloaded element has an old and a new view during the animation (facts 12.2). The old
      // view fades out. Otherwise, it would cover the new view or be visible behind it.
      end = removedViewAttributes(of: element, by: .fade)
    } else if let new = plan.newID(of: element),
      !batch.supplementaryChanges.deleted.contains(element),
      let target = attributesAfterUpdate(of: new)
    {
      // The element stays, so its view moves to the new position.
      end = copy(of: target)
      end?.indexPath = element.indexPath
    } else {
      // The element is deleted, or the layout no longer has attributes for it.
      end = removedViewAttributes(of: element, by: effectiveAnimation)
    }
    (end as? WaterfallLayoutAttributes)?.isFinal = true
    return end
  }

  /// Returns the final attributes of a view that UIKit removes, because the update reloads or
  /// deletes its element.
  private func removedViewAttributes(
    of old: ElementID, by animation: UpdateAnimation
  ) -> UICollectionViewLayoutAttributes? {
    let before =
      if isSubclass {
        flowFinalAttributes(of: old)
      } else {
        updates.batch?.elementBefore(old).map(makeAttributes)
      }
    let end = before.map { hiddenCopy(of: $0, by: animation) }
    // UIKit removes the view only after all other elements have moved. Without an animation, hide
    // it at once.
    if updateAnimation == .none { end?.isHidden = true }
    return end
  }

  /// Returns an element's attributes after the update, which a subclass can override.
  ///
  /// For views on screen, the attributes for a rectangle count, because UIKit uses these, too. For
  /// other views, those for a single element count.
  private func attributesAfterUpdate(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    if isSubclass, let bounds = collectionView?.bounds,
      let shown = shownAfterUpdate(in: bounds)[id], shown.frame.overlaps(bounds)
    {
      return shown
    }
    return attributesFromClass(of: id)
  }

  /// The animation of inserted and deleted elements, with Reduce Motion taken into account.
  private var effectiveAnimation: UpdateAnimation {
    updateAnimation != .none && UIAccessibility.isReduceMotionEnabled ? .fade : updateAnimation
  }

  /// Returns a copy of the attributes for the end of an animation at which the view is invisible.
  ///
  /// The animation of an inserted view starts at the copy, and that of a removed view ends at it.
  /// If the animation is `.none`, the copy is visible, so that an inserted view appears at once.
  private func hiddenCopy(
    of attributes: UICollectionViewLayoutAttributes, by animation: UpdateAnimation
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    let bounds = collectionView?.bounds ?? .zero
    copy.alpha = 0
    switch animation {
    case .fade: break
    case .none: copy.alpha = attributes.alpha
    case .scale: copy.transform = copy.transform.scaledBy(x: 0.01, y: 0.01)
    case .fromCenter: copy.center = CGPoint(x: bounds.midX, y: bounds.midY)
    case .slide:
      copy.center.x += axes.isHorizontal ? 0 : bounds.width
      copy.center.y += axes.isHorizontal ? bounds.height : 0
    }
    return copy
  }

  /// Returns a copy of an element's new attributes with its old frame, z index, and pin state.
  ///
  /// All other values are the new ones, so an alpha value that a subclass sets doesn't animate, for
  /// example. If items are cards, the copy also has the old covered state.
  private func positioned(
    _ attributes: UICollectionViewLayoutAttributes, as element: LayoutElement
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    let frame = axes.frame(element.frame)
    // Setting `frame` would give a wrong size if a subclass has set a transform.
    copy.size = frame.size
    copy.center = CGPoint(x: frame.midX, y: frame.midY)
    copy.setState(of: element, setsHidden: content.engine.stacksItems)
    return copy
  }

  /// Returns a copy that is marked as the final attributes of a view.
  private func finalCopy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    (copy as? WaterfallLayoutAttributes)?.isFinal = true
    return copy
  }

  /// Returns a copy that the layout can change.
  ///
  /// The original must stay unchanged, because UIKit may already have it.
  private func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

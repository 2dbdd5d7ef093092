import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the initial attributes of an element that exists after a batch update, or the final
  /// attributes of an element that existed before it.
  ///
  /// Without an update list, as in a layout switch or an animated bounds change, the flow layout
  /// determines the attributes. It knows the old and the new positions then (facts 10.2). The
  /// result is `nil` if the element doesn't exist.
  func animationAttributes(
    of element: ElementID?, isStart: Bool,
    or stock: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let element, cycle.batch?.plan != nil else { return stock() }
    let attributes = currentAttributes(of: element, isStart: isStart, or: stock)
    if let attributes {
      cycle.batch?.returnedAttributes.append(
        ReturnedAttributes(
          element: element, isStart: isStart, attributes: attributes, size: attributes.size,
          center: attributes.center))
    }
    return attributes
  }

  /// Changes the initial and final attributes that UIKit already has.
  ///
  /// A view can prefer another size during a batch update. UIKit keeps attributes that the layout
  /// returned, and doesn't query them again. Only sizes and positions change here, so other changes
  /// that a subclass has made stay.
  func updateReturnedAttributes() {
    for (index, answer) in (cycle.batch?.returnedAttributes ?? []).enumerated() {
      if let new = currentAttributes(of: answer.element, isStart: answer.isStart, or: { nil }) {
        cycle.batch?.returnedAttributes[index] = answer.renewed(by: new)
      }
    }
  }

  /// Returns the initial or final attributes of an element, based on the current layout.
  private func currentAttributes(
    of element: ElementID, isStart: Bool, or stock: () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    guard let batch = cycle.batch, let plan = batch.plan else { return nil }
    if !isStart { return end(of: element, in: batch, by: plan) }
    guard let current = overridableAttributes(of: element) else { return nil }
    guard let old = plan.oldElement(of: element),
      !batch.supplementaryChanges.inserted.contains(element)
    else { return disappeared(current, by: animation) }
    // A reloaded element gets a new view. It appears as in the flow layout, or at once if
    // `updateAnimation` is `.none`.
    if plan.reloads(old) { return updateAnimation == .none ? current : stock() }
    // If the element was too far from the screen, its old position isn't known.
    return batch.oldElement(old).map { positioned(current, as: $0) } ?? current
  }

  private func end(
    of element: ElementID, in batch: BatchUpdate, by plan: UpdatePlan
  ) -> UICollectionViewLayoutAttributes? {
    let end: UICollectionViewLayoutAttributes
    let isReloaded = plan.reloads(element)
    if !isReloaded, let new = plan.newElement(of: element),
      !batch.supplementaryChanges.deleted.contains(element),
      let target = overridableAttributes(of: new)
    {
      end = copy(of: target)
      end.indexPath = element.indexPath
    } else if let oldElement = batch.oldElement(element) {
      let shown = makeAttributes(of: oldElement)
      // A reloaded element has an old and a new view during the animation (facts 12.2). If the old
      // view stayed opaque, it would cover the new one, or be visible behind it. So it fades out.
      end = disappeared(shown, by: isReloaded ? .fade : animation)
      // Without an animation, the old view would stay until all other elements have moved. So it's
      // hidden at once.
      if updateAnimation == .none { end.isHidden = true }
    } else {
      return nil
    }
    (end as? WaterfallLayoutAttributes)?.isFinal = true
    return end
  }

  /// Returns attributes from the methods that a subclass can override, so that its changes apply.
  private func overridableAttributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = element.indexPath
    guard let kind = element.kind.elementKind else { return layoutAttributesForItem(at: indexPath) }
    return element.kind.isDecoration
      ? layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// The animation of inserted and deleted elements, which only fade if Reduce Motion is on.
  private var animation: UpdateAnimation {
    updateAnimation != .none && UIAccessibility.isReduceMotionEnabled ? .fade : updateAnimation
  }

  /// Returns the attributes of an element before it's inserted, or after it's deleted.
  private func disappeared(
    _ attributes: UICollectionViewLayoutAttributes, by animation: UpdateAnimation
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

  /// Returns a copy of an element's attributes with its old frame, z index, and pin state.
  ///
  /// All other values are the new ones, so they don't animate. Examples are the alpha and the
  /// transform that a subclass sets.
  private func positioned(
    _ attributes: UICollectionViewLayoutAttributes, as element: LayoutElement
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    let frame = axes.frame(element.frame)
    copy.size = frame.size
    copy.center = CGPoint(x: frame.midX, y: frame.midY)
    copy.zIndex = element.level
    if engine.stacksItems { copy.isHidden = element.isCovered }
    if let pin = element.pin { (copy as? WaterfallLayoutAttributes)?.setPin(pin) }
    return copy
  }

  /// Returns a copy, because UIKit keeps the attributes that the layout has returned.
  private func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

import Foundation
import WaterfallEngine

/// The initial or final attributes of an element in a batch update.
enum AnimationAttributes {
  /// The flow layout determines the attributes.
  case stock
  /// The element doesn't exist, so it has no attributes.
  case noElement
  case attributes(UICollectionViewLayoutAttributes)

  /// Returns the attributes for UIKit, which are the flow layout's in the case `stock`.
  func fallingBack(
    to stock: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    switch self {
    case .stock: stock()
    case .noElement: nil
    case .attributes(let attributes): attributes
    }
  }
}

extension WaterfallFlowLayout {
  /// Returns the initial attributes of an element that exists after a batch update.
  ///
  /// Without an update list, as in a layout switch or an animated bounds change, the flow layout
  /// determines the attributes. It knows the old and the new positions then (facts 10.2).
  func batchStart(of element: ElementID?) -> AnimationAttributes {
    attributes(for: element, isStart: true)
  }

  /// Returns the final attributes of an element that existed before a batch update.
  func batchEnd(of element: ElementID?) -> AnimationAttributes {
    attributes(for: element, isStart: false)
  }

  private func attributes(for element: ElementID?, isStart: Bool) -> AnimationAttributes {
    guard let element else { return .stock }
    let answer = currentAttributes(of: element, isStart: isStart)
    if case .attributes(let attributes) = answer {
      cycle.batch?.returnedAttributes.append(
        ReturnedAttributes(attributes, of: element, isStart: isStart, for: attributes))
    }
    return answer
  }

  /// Changes the initial and final attributes that UIKit already has.
  ///
  /// A view can prefer another size during a batch update. UIKit keeps attributes that the layout
  /// returned, and doesn't query them again. Only sizes and positions change here, so other changes
  /// that a subclass has made stay.
  func updateReturnedAttributes() {
    for (index, answer) in (cycle.batch?.returnedAttributes ?? []).enumerated() {
      if case .attributes(let new) = currentAttributes(of: answer.element, isStart: answer.isStart)
      {
        cycle.batch?.returnedAttributes[index] = answer.renewed(by: new)
      }
    }
  }

  /// Returns the initial or final attributes of an element, based on the current layout.
  private func currentAttributes(of element: ElementID, isStart: Bool) -> AnimationAttributes {
    guard let batch = cycle.batch, let plan = batch.plan else { return .stock }
    return isStart ? start(of: element, in: batch, by: plan) : end(of: element, in: batch, by: plan)
  }

  private func start(
    of element: ElementID, in batch: BatchUpdate, by plan: UpdatePlan
  ) -> AnimationAttributes {
    guard let current = attributes(of: element) else { return .noElement }
    guard let old = plan.oldElement(of: element),
      !batch.supplementaryChanges.inserted.contains(element)
    else { return .attributes(disappeared(current, by: animation)) }
    // A reloaded element gets a new view. It appears as in the flow layout, or at once if
    // `updateAnimation` is `.none`.
    if plan.reloads(old) { return updateAnimation == .none ? .attributes(current) : .stock }
    // If the element was too far from the screen, its old position isn't known.
    return .attributes(batch.oldElement(old).map { positioned(current, as: $0) } ?? current)
  }

  private func end(
    of element: ElementID, in batch: BatchUpdate, by plan: UpdatePlan
  ) -> AnimationAttributes {
    let end: UICollectionViewLayoutAttributes
    let isReloaded = plan.reloads(element)
    if !isReloaded, let new = plan.newElement(of: element),
      !batch.supplementaryChanges.deleted.contains(element), let target = attributes(of: new)
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
      return .noElement
    }
    (end as? WaterfallLayoutAttributes)?.isFinal = true
    return .attributes(end)
  }

  /// Returns attributes from the methods that a subclass can override, so that its changes apply.
  private func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = element.indexPath
    guard let kind = element.elementKind else { return layoutAttributesForItem(at: indexPath) }
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

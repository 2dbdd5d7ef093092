import Foundation
import WaterfallEngine

/// The initial or final attributes of an element in a batch update.
enum BatchAnswer {
  /// The flow layout determines the attributes.
  case stock
  /// The element doesn't exist.
  case noElement
  case attributes(UICollectionViewLayoutAttributes)

  /// Returns the attributes for UIKit, or those of the flow layout if it determines them.
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
  /// Without a list, the flow layout determines them. In layout switches and animated bounds
  /// changes, it knows the old and the new positions (facts 10.2).
  func batchStart(of element: ElementID?) -> BatchAnswer { answer(for: element, isStart: true) }

  /// Returns the final attributes of an element that existed before a batch update.
  func batchEnd(of element: ElementID?) -> BatchAnswer { answer(for: element, isStart: false) }

  private func answer(for element: ElementID?, isStart: Bool) -> BatchAnswer {
    guard let element else { return .stock }
    let answer = present(element, isStart: isStart)
    if case .attributes(let attributes) = answer {
      cycle.batch?.answers.append(
        AnimationAnswer(attributes, of: element, isStart: isStart, for: attributes))
    }
    return answer
  }

  /// Updates the returned attributes of a batch update's animation after a view preferred another
  /// size within the update.
  ///
  /// UIKit keeps these objects, and doesn't query them again. A subclass's own changes to them
  /// stay.
  func renewAnswers() {
    for (index, answer) in (cycle.batch?.answers ?? []).enumerated() {
      if case .attributes(let new) = present(answer.element, isStart: answer.isStart) {
        cycle.batch?.answers[index] = answer.renewed(by: new)
      }
    }
  }

  /// Returns the initial or final attributes for the current layout.
  private func present(_ element: ElementID, isStart: Bool) -> BatchAnswer {
    guard let batch = cycle.batch, let plan = batch.plan else { return .stock }
    return isStart ? start(of: element, in: batch, by: plan) : end(of: element, in: batch, by: plan)
  }

  private func start(
    of element: ElementID, in batch: BatchUpdate, by plan: UpdatePlan
  ) -> BatchAnswer {
    guard let current = attributes(of: element) else { return .noElement }
    guard let old = plan.oldElement(of: element),
      !batch.supplementaryChanges.inserted.contains(element)
    else { return .attributes(disappeared(current, by: animation)) }
    // A reloaded element has a new view, which starts as in the flow layout, or is visible at once.
    if plan.reloads(old) { return updateAnimation == .none ? .attributes(current) : .stock }
    // An element that was too far from the screen starts at its new position.
    return .attributes(batch.oldElement(old).map { positioned(current, as: $0) } ?? current)
  }

  private func end(
    of element: ElementID, in batch: BatchUpdate, by plan: UpdatePlan
  ) -> BatchAnswer {
    let end: UICollectionViewLayoutAttributes
    let isReloaded = plan.reloads(element)
    if !isReloaded, let new = plan.newElement(of: element),
      !batch.supplementaryChanges.deleted.contains(element), let target = attributes(of: new)
    {
      end = copy(of: target)
      end.indexPath = element.indexPath
    } else if let oldElement = batch.oldElement(element) {
      let shown = makeAttributes(of: oldElement, at: oldElement.id.indexPath)
      // A reloaded element has two views for a while. If the old one stayed opaque, it would hide
      // the new one, or be visible behind it (facts 12.2).
      end = disappeared(shown, by: isReloaded ? .fade : animation)
      // Otherwise, the old view would stay until the other elements have moved.
      if updateAnimation == .none { end.isHidden = true }
    } else {
      return .noElement
    }
    (end as? WaterfallLayoutAttributes)?.isOfOldState = true
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

  /// The animation of inserted and deleted elements, which only fade if the user prefers less
  /// motion.
  private var animation: UpdateAnimation {
    updateAnimation != .none && UIAccessibility.isReduceMotionEnabled ? .fade : updateAnimation
  }

  /// Returns the attributes at which an inserted element starts, and a deleted one ends.
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

  /// Returns a copy of current attributes with the element's old frame, level, and pin state.
  ///
  /// All other values, such as a subclass's transparency or rotation, don't animate.
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

  /// Returns a copy, because UIKit keeps returned attributes.
  private func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

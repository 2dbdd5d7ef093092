import Foundation
import WaterfallEngine

/// What the layout says of an element in a batch update.
enum BatchAnswer {
  /// Nothing: the stock class answers.
  case stock
  /// That there is none.
  case noElement
  case attributes(UICollectionViewLayoutAttributes)

  /// The answer for UIKit, where `stock` is the stock class's.
  func or(
    _ stock: @autoclosure () -> UICollectionViewLayoutAttributes?
  ) -> UICollectionViewLayoutAttributes? {
    switch self {
    case .stock: stock()
    case .noElement: nil
    case .attributes(let attributes): attributes
    }
  }
}

extension WaterfallFlowLayout {
  /// Where an element that is there after a batch update starts.
  ///
  /// Without a list the stock class answers: in layout switches and animated changes of the bounds it
  /// knows where elements were and will be (facts 10.2).
  func batchStart(of element: ElementID?) -> BatchAnswer { answer(for: element, isStart: true) }

  /// Where an element that was there before a batch update ends.
  func batchEnd(of element: ElementID?) -> BatchAnswer { answer(for: element, isStart: false) }

  private func answer(for element: ElementID?, isStart: Bool) -> BatchAnswer {
    guard let element else { return .stock }
    let answer = present(element, isStart: isStart)
    if case .attributes(let attributes) = answer {
      cycle.noteAnswer(AnimationAnswer(attributes, of: element, isStart: isStart))
    }
    return answer
  }

  /// Brings what was answered for the animation of a batch update to where the layout has it since
  /// a view has specified its size within the update: the host keeps these very objects, and does
  /// not ask again.
  ///
  /// What a subclass has made of one stays, apart from that.
  func renewAnswers() {
    guard let answers = cycle.batch?.answers else { return }
    cycle.setAnswers(
      answers.map { answer in
        guard case .attributes(let attributes) = present(answer.element, isStart: answer.isStart)
        else { return answer }
        return answer.renewed(by: attributes)
      })
  }

  /// What is to be answered as the layout is now.
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
    else { return .attributes(unseen(current, by: animation)) }
    // Its view is a new one, and begins as the stock class has it, or is there at once.
    if plan.reloads(old) { return updateAnimation == .none ? .attributes(current) : .stock }
    // Nothing to move from where it was too far off to be kept: it is in place from the start.
    return .attributes(batch.former(old).map { placed(current, as: $0) } ?? current)
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
    } else if let former = batch.former(element) {
      let shown = makeAttributes(of: former, at: former.id.indexPath)
      // Of a reloaded element there are two views for a while: opaque, the old one would hide the new one,
      // or be seen behind it (facts 12.2).
      end = unseen(shown, by: isReloaded ? .fade : animation)
      // What is only transparent, or still there, would take as long to go as the others to move.
      if updateAnimation == .none { end.isHidden = true }
    } else {
      return .noElement
    }
    (end as? WaterfallLayoutAttributes)?.isOfFormerState = true
    return .attributes(end)
  }

  /// Asks the methods that a subclass may override, so that its changes count.
  private func attributes(of element: ElementID) -> UICollectionViewLayoutAttributes? {
    let indexPath = element.indexPath
    guard let kind = element.elementKind else { return layoutAttributesForItem(at: indexPath) }
    return element.kind == .background
      ? layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
      : layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
  }

  /// How elements come and go: where motion is to be reduced nothing flies or grows.
  private var animation: UpdateAnimation {
    updateAnimation != .none && UIAccessibility.isReduceMotionEnabled ? .fade : updateAnimation
  }

  /// What an animation makes an element that comes start from, and one that goes end at.
  private func unseen(
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

  /// A copy that has what the layout said of the element before, and else what it is now: what a
  /// subclass makes of it, transparent or turned or with values of its own, has no part in moving.
  private func placed(
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

  /// A copy, because what has been answered once is never changed later.
  private func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

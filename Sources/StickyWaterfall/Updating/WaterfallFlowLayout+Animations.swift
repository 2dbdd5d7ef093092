import Foundation
import WaterfallEngine

/// What a layout says of an element in a batch update: its attributes, or nil for none.
typealias BatchAttributes = UICollectionViewLayoutAttributes?

extension WaterfallFlowLayout {
  /// Where an element that is there after a batch update starts; nil where no list of one says so.
  ///
  /// Without a list the stock class answers: in layout switches and animated changes of the bounds it
  /// knows where elements were and will be (facts 10.2).
  func initialAttributes(of element: ElementKey) -> BatchAttributes? {
    guard let batch, let plan = batch.plan else { return nil }
    guard let current = attributes(of: element) else { return .some(nil) }
    guard let old = plan.oldElement(of: element), !batch.insertedElements.contains(element)
    else { return start(of: current) }
    // Nothing to move from where it was too far off to be kept: it is in place from the start.
    return batch.before[old].map { placed(current, as: $0) } ?? current
  }

  /// Where an element that was there before a batch update ends; nil where no list of one says so.
  func finalAttributes(of element: ElementKey) -> BatchAttributes? {
    guard let batch, let plan = batch.plan else { return nil }
    if let new = plan.newElement(of: element), !batch.deletedElements.contains(element),
      let target = attributes(of: new)
    {
      return moved(target, to: element)
    }
    guard let former = batch.before[element] else { return .some(nil) }
    let end = start(of: former)
    // What is only transparent, or still there, would take as long to go as the others to move.
    if updateAnimation == .none { end.isHidden = true }
    return end
  }

  private func attributes(of element: ElementKey) -> UICollectionViewLayoutAttributes? {
    switch element {
    case .item(let indexPath): return layoutAttributesForItem(at: indexPath)
    case .supplementary(let kind, let indexPath):
      return layoutAttributesForSupplementaryView(ofKind: kind, at: indexPath)
    case .decoration(let kind, let indexPath):
      return layoutAttributesForDecorationView(ofKind: kind, at: indexPath)
    }
  }

  /// What `updateAnimation` makes an inserted element start from, and a deleted one end at.
  private func start(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = faded(attributes)
    switch updateAnimation {
    case .fade: break
    case .none: copy.alpha = attributes.alpha
    case .scale: copy.transform = copy.transform.scaledBy(x: 0.01, y: 0.01)
    case .fromCenter:
      let visible = collectionView?.bounds ?? .zero
      copy.center = CGPoint(x: visible.midX, y: visible.midY)
    case .slide:
      let visible = collectionView?.bounds ?? .zero
      copy.center.x += axes.isHorizontal ? 0 : visible.width
      copy.center.y += axes.isHorizontal ? visible.height : 0
    }
    return copy
  }

  private func faded(
    _ attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    copy.alpha = 0
    return copy
  }

  /// A copy that has what the layout said of the element before, and else what it is now: what a
  /// subclass makes of it, transparent or turned or with values of its own, has no part in moving.
  private func placed(
    _ attributes: UICollectionViewLayoutAttributes,
    as former: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    copy.size = former.size
    copy.center = former.center
    copy.zIndex = former.zIndex
    if waterfall.stacksItems { copy.isHidden = former.isHidden }
    if let copy = copy as? WaterfallLayoutAttributes,
      let former = former as? WaterfallLayoutAttributes
    {
      copy.isPinned = former.isPinned
      copy.pinProgress = former.pinProgress
      copy.pushProgress = former.pushProgress
    }
    return copy
  }

  private func moved(
    _ attributes: UICollectionViewLayoutAttributes, to element: ElementKey
  ) -> UICollectionViewLayoutAttributes {
    let copy = copy(of: attributes)
    copy.indexPath = element.indexPath
    return copy
  }

  /// A copy, because what has been answered once is never changed later.
  private func copy(
    of attributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    attributes.copy() as? UICollectionViewLayoutAttributes ?? attributes
  }
}

extension UpdatePlan {
  /// What an element of after was before; nil for one that was inserted.
  fileprivate func oldElement(of element: ElementKey) -> ElementKey? {
    matched(element, item: oldIndexPath, section: oldSection)
  }

  /// What an element of before is after; nil for one that was deleted.
  fileprivate func newElement(of element: ElementKey) -> ElementKey? {
    matched(element, item: newIndexPath, section: newSection)
  }

  /// Items are matched one by one, headers, footers and backgrounds by their section.
  ///
  /// UIKit has been seen to send an empty index path for supplementary elements (facts 1.10).
  private func matched(
    _ element: ElementKey, item: (IndexPath) -> IndexPath?, section: (Int) -> Int?
  ) -> ElementKey? {
    let indexPath = element.indexPath
    if case .item = element {
      return indexPath.count == 2 ? item(indexPath).map(element.moved(to:)) : nil
    }
    guard let first = indexPath.first, let target = section(first) else { return nil }
    return element.moved(to: IndexPath(indexes: [target] + indexPath.dropFirst()))
  }
}

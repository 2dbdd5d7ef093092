import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Moves items in the layout as an interactive movement moves them, with the size each has, and
  /// answers a context that has everything on or near the screen queried again.
  ///
  /// The stock context names the moved items alone; in a waterfall all that come after shift too.
  /// From one section to another the numbers of items change with them: then nothing is named and
  /// everything is dropped, or UIKit would keep an item that its section no longer counts.
  /// Sizes are not asked again: the data source's order changes only when the movement ends, so its
  /// answers would belong to other items.
  func movementContext(
    from sources: [IndexPath], to targets: [IndexPath],
    stock context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    (context as? WaterfallLayoutInvalidationContext)?.staleness = .nothing
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = false
      flow.invalidateFlowLayoutAttributes = true
    }
    guard sources != targets else { return context }
    let before = elementsNearScreen()
    for (source, target) in zip(sources, targets) where source != target {
      moveItem(at: source, to: target)
    }
    waterfall.settle()
    guard zip(sources, targets).allSatisfy({ $0.section == $1.section }) else {
      return makeContext(.nothing)
    }
    name(before.union(elementsNearScreen()), in: context)
    return context
  }

  /// The context for the end of a movement, after that of its last move.
  ///
  /// When an item came from another section the data source now has it there: it is measured for the
  /// columns it came to, and all else of a section may depend on what it holds.
  func endContext(
    of indexPaths: [IndexPath], isCancelled: Bool,
    lastMove context: UICollectionViewLayoutInvalidationContext
  ) -> UICollectionViewLayoutInvalidationContext {
    defer { sectionsCrossed = [] }
    guard !isCancelled, !sectionsCrossed.isEmpty else { return context }
    return makeContext(Staleness(items: Set(indexPaths), sections: sectionsCrossed))
  }

  private func moveItem(at source: IndexPath, to target: IndexPath) {
    guard holds(source), 0..<waterfall.sectionCount ~= target.section else { return }
    let input = waterfall.itemInput(at: source.item, inSection: source.section)
    if source.section != target.section {
      sectionsCrossed.formUnion([source.section, target.section])
    }
    let last =
      waterfall.itemCount(inSection: target.section) - (source.section == target.section ? 1 : 0)
    let insertion = (item: min(max(0, target.item), last), input: input)
    guard source.section == target.section else {
      waterfall.editItems(
        inSection: source.section, removing: [source.item], inserting: [], columns: columnAssignment
      )
      return waterfall.editItems(
        inSection: target.section, removing: [], inserting: [insertion], columns: columnAssignment)
    }
    waterfall.editItems(
      inSection: source.section, removing: [source.item], inserting: [insertion],
      columns: columnAssignment)
  }

  /// What UIKit can have attributes of: it keeps up to five pages (facts 1.8).
  private func elementsNearScreen() -> Set<ElementKey> {
    guard let bounds = collectionView?.bounds else { return [] }
    let near = bounds.insetBy(dx: -5 * bounds.width, dy: -5 * bounds.height)
    return Set((attributes(touching: near) ?? []).map { ElementKey($0) })
  }

  private func name(
    _ elements: Set<ElementKey>, in context: UICollectionViewLayoutInvalidationContext
  ) {
    for element in elements {
      switch element {
      case .item(let indexPath): context.invalidateItems(at: [indexPath])
      case .supplementary(let kind, let indexPath):
        context.invalidateSupplementaryElements(ofKind: kind, at: [indexPath])
      case .decoration(let kind, let indexPath):
        context.invalidateDecorationElements(ofKind: kind, at: [indexPath])
      }
    }
  }
}

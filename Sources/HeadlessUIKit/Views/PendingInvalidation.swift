#if !canImport(UIKit)
// Modelled: several invalidations coalesce into one; lists add up, and anything without a list drops
// all attributes.
// Source: facts 1.1 and 1.5.
import Foundation

/// What the next layout pass has to do before it may show anything.
struct PendingInvalidation {
  var isNeeded = false
  /// All attributes are to be dropped.
  var isFull = false
  var items: Set<IndexPath> = []
  var supplementaries: Set<LayoutElement> = []
  var decorations: Set<LayoutElement> = []
  var offsetAdjustment = CGPoint.zero
  /// Every context so far names headers and footers, and nothing else.
  var namesBoundariesAlone = true

  static let nothing = PendingInvalidation()

  @MainActor
  mutating func add(
    _ context: UICollectionViewLayoutInvalidationContext, dropsEverything: Bool,
    movesOffset: Bool
  ) {
    isNeeded = true
    if movesOffset {
      offsetAdjustment.x += context.contentOffsetAdjustment.x
      offsetAdjustment.y += context.contentOffsetAdjustment.y
    }
    guard context.isSpecific && !context.invalidateDataSourceCounts && !dropsEverything else {
      (isFull, namesBoundariesAlone) = (true, false)
      return
    }
    if context.invalidatedItemIndexPaths != nil || context.invalidatedDecorationIndexPaths != nil {
      namesBoundariesAlone = false
    }
    items.formUnion(context.invalidatedItemIndexPaths ?? [])
    for (kind, paths) in context.invalidatedSupplementaryIndexPaths ?? [:] {
      supplementaries.formUnion(paths.map { LayoutElement(.supplementaryView, kind, at: $0) })
    }
    for (kind, paths) in context.invalidatedDecorationIndexPaths ?? [:] {
      decorations.formUnion(paths.map { LayoutElement(.decorationView, kind, at: $0) })
    }
  }
}

extension LayoutElement {
  /// A stable order for work whose order UIKit leaves open.
  static func inOrder(_ first: LayoutElement, _ second: LayoutElement) -> Bool {
    if first.category != second.category {
      return first.category.rawValue < second.category.rawValue
    }
    if first.kind != second.kind { return (first.kind ?? "") < (second.kind ?? "") }
    return first.indexPath < second.indexPath
  }
}
#endif

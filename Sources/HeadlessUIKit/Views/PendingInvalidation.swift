#if !canImport(UIKit)
// This file models how several invalidations combine. If every invalidation context names elements,
// the next layout pass looks up all of them. If one context names no elements, the pass discards
// all attributes.
// Source: facts 1.1 and 1.5.
import Foundation

/// The combined invalidations for the next layout pass.
struct PendingInvalidation {
  var isNeeded = false
  /// Whether the layout pass must discard all attributes.
  var isFull = false
  var items: Set<IndexPath> = []
  var supplementaries: Set<LayoutElement> = []
  var decorations: Set<LayoutElement> = []
  var offsetAdjustment = CGPoint.zero
  /// Whether every invalidation context so far names only supplementary views.
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
  /// Returns whether the first element comes before the second.
  ///
  /// UIKit doesn't define the order of some of its calls. This order makes each run of a test the
  /// same.
  static func inOrder(_ first: LayoutElement, _ second: LayoutElement) -> Bool {
    if first.category != second.category {
      return first.category.rawValue < second.category.rawValue
    }
    if first.kind != second.kind { return (first.kind ?? "") < (second.kind ?? "") }
    return first.indexPath < second.indexPath
  }
}
#endif

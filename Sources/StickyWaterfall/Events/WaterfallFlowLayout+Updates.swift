import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// The counts have changed, and the list of what changed is to come: keeps what is on screen, to
  /// animate from.
  func beginUpdates() {
    guard let collectionView, cycle.mayBeginBatch else { return }
    // A page on each side: what comes into view by the update moves from where it was.
    let visible = collectionView.bounds
    let near = visible.insetBy(dx: -visible.width, dy: -visible.height)
    cycle.begin(BatchUpdate(before: laidOutElements(touching: near), anchor: scrollAnchor()))
    shown.keep(nil)
  }

  /// Brings the layout from before to after, asking only about what is new.
  func applyUpdates(_ updates: [UICollectionViewUpdateItem]) {
    let lists = UpdateLists(updates)
    // The content has moved with the context of a movement; the stock class animates it.
    guard let collectionView, let environment, cycle.beginList(lists) else { return }
    let (isBefore, newCount) = (cycle.isBeforeList, collectionView.numberOfSections)
    var plan = UpdatePlan(
      lists, oldCount: isBefore ? engine.sectionCount : newCount - lists.sectionGrowth,
      newCount: newCount)
    if isBefore { plan?.noteReloads(from: engine, to: collectionView) }
    cycle.setPlan(plan)
    // Other views may have the index paths by which these were counted.
    selfSizingAttempts.forget()
    if isBefore {
      let isApplied = plan.map { perform(.list($0), in: collectionView, on: environment) } ?? false
      if !isApplied { perform(cycle.takeEverything(), in: collectionView, on: environment) }
    }
    let waterfall = waterfall
    cycle.compareElements { section in
      section < waterfall.sectionCount
        ? supplementaryIDs(ofSection: section, in: waterfall) : []
    }
  }

  /// Invalidates once, dirtying nothing, so that the content size and the pages of attributes are
  /// read again: UIKit read them before the list came.
  func finishUpdates() {
    if cycle.endBatch() { readAgain() }
  }
}

// MARK: - Headers, footers and backgrounds of sections that stay

extension WaterfallFlowLayout {
  func insertedElements(ofKind kind: String) -> [IndexPath] {
    (cycle.batch?.insertedElements ?? []).filter { $0.elementKind == kind }.map(\.indexPath)
  }

  func deletedElements(ofKind kind: String) -> [IndexPath] {
    (cycle.batch?.deletedElements ?? []).filter { $0.elementKind == kind }.map(\.indexPath)
  }
}

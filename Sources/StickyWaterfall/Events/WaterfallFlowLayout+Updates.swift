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
    cycle.begin(BatchUpdate(before: laidOutElements(meeting: near), anchor: scrollAnchor()))
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
    if isBefore {
      var former = cycle.batch?.asked ?? .nothing
      former.formUnion(cycle.batch?.stale ?? .nothing)
      if let plan, perform(.list(plan), in: collectionView, on: environment) {
        perform(.parts(plan.moved(former)), in: collectionView, on: environment)
      } else {
        perform(cycle.takeEverything(), in: collectionView, on: environment)
      }
    }
    let waterfall = waterfall
    cycle.compareElements { section in
      section < waterfall.sectionCount
        ? supplementaryIDs(ofSection: section, in: waterfall) : []
    }
  }

  /// Ends a batch update.
  ///
  /// UIKit queries the layout again after the list by itself (facts 14.5), so a
  /// context is needed only if cells changed their size, and with it the content size or the offset.
  func finishUpdates() {
    guard let batch = cycle.endBatch() else { return }
    adjustContent(after: batch)
    // Without an animation, reading everything again shows nothing twice, and cards and pins that other
    // changes of the batch moved are up to date at once.
    if !UIView.areAnimationsEnabled { readAgain() }
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

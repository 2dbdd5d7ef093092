#if !canImport(UIKit)
// This file models the steps of a batch update, in the order of points 4 to 12 of facts 1.10. UIKit
// reads and checks the new item counts, invalidates the layout, and prepares and queries it with
// the new counts. Then UIKit delivers the update list, determines the target offset, and queries
// the initial and final attributes. Last, it calls `finalizeCollectionViewUpdates()` inside an
// animation.
// This file doesn't model the animation over time. A new view gets its initial attributes, and
// immediately afterward its attributes from the layout. An old view gets its final attributes and
// is removed. A reloaded element has both an old and a new view. `lastTransitions` stores the
// initial and final attributes of each view.
// Source: facts 1.10, 12.2, 14.3, 14.5, 14.6, 15.6, and 15.7.
import Foundation

/// A batch update that is being carried out.
@MainActor
struct RunningUpdate {
  var list: UpdateList
  /// Whether the layout hasn't received the update list yet.
  var isWaitingForList = true
  /// Whether the update has reached `finalizeCollectionViewUpdates()`.
  ///
  /// Before that, the adjustments of an invalidation context are ignored.
  var isEnding = false
}

/// A view that an update removes, and its final attributes.
private struct LeavingView {
  var element: LayoutElement
  var view: UICollectionReusableView
  var end: UICollectionViewLayoutAttributes?
}

extension UICollectionView {
  func carryOut(_ recorded: [UICollectionViewUpdateItem]) {
    let oldCounts = countsWithoutUncommittedUpdates
    let newCounts = readCounts()
    let validation = UpdateValidation(recorded, before: oldCounts, after: newCounts)
    if let problem = validation.firstProblem {
      if hostOptions.logsCountMismatches, problem.isOfCounts {
        UIKitReports.log(problem.text + " - will perform reloadData.")
      } else {
        UIKitReports.raise(problem.text)
      }
      return startReload()
    }
    guard let rebased = rebaseMovement(on: presented(recorded)) else { return startReload() }
    carryOut(UpdateList(rebased), counts: presented(newCounts))
  }

  /// Carries out an update, with the invalidation context of an ordinary batch update (facts 1.10,
  /// points 6 to 12).
  func carryOut(_ list: UpdateList, counts newCounts: [Int]) {
    carryOut(list, counts: newCounts, delivers: hostOptions.updateLists != .ofMovements) {
      layout.invalidate(
        throughChainWith: layout.makeInvalidationContext(markingDataSourceCounts: true))
    }
  }

  /// Carries out an update (facts 1.10, points 6 to 12).
  ///
  /// `invalidate` must invalidate the layout. If `delivers` is `false`, the layout is prepared with
  /// the new counts, but it receives no update list. It also isn't queried for a target offset or
  /// for initial and final attributes.
  func carryOut(
    _ list: UpdateList, counts newCounts: [Int], delivers: Bool, invalidating invalidate: () -> Void
  ) {
    let oldCounts = itemCounts()
    counts = newCounts
    if hostOptions.asksBeyondCountsInUpdates { queryBeyondCounts(oldCounts, newCounts) }
    let handedOut = pages.entries
    lastTransitions = []
    dropPrefetchedCells()
    update = RunningUpdate(list: list)
    let clampsAtEnd = !hostOptions.clampsBeforeAdjusting && isOffsetInRange
    suspendsClamping = !hostOptions.clampsBeforeAdjusting
    invalidate()
    prepareForNewCounts()
    if delivers {
      deliver(list)
      queryAgain()
      moveToTargetOffset()
      suspendsClamping = false
      var leaving: [LeavingView] = []
      UIView.animate(withDuration: 0.3) { leaving = animate(list) }
      for one in leaving {
        if let end = one.end { show(one.view, with: end) }
        endDisplaying(one.view, of: one.element)
      }
    } else {
      suspendsClamping = false
      renameViews(after: list)
    }
    update = nil
    if hostOptions.indexPathSetting == .inUpdates { moveIndexPaths(of: handedOut, after: list) }
    // If the layout invalidated itself during the update, its content size can still change. Clamp
    // the offset after the next layout pass has read the new content size.
    if clampsAtEnd {
      if pending.isNeeded { clampsAfterPass = true } else { clampContentOffset() }
    }
    lastMove = .zero
    setNeedsLayout()
    if delivers && UIView.areAnimationsEnabled { readContentSizeAfterAnimation() }
  }

  /// Schedules a query of the content size for the next turn of the main run loop.
  ///
  /// UIKit makes this query when the animation stops (facts 14.6).
  private func readContentSizeAfterAnimation() {
    MainRunLoop.performNextTurn { [weak self] in
      guard let self, isLayoutPrepared, dataSource != nil, !needsReload else { return }
      updateContentSize()
    }
  }

  /// Looks up one item in each section whose item count changed, and ignores the result.
  ///
  /// In a section that shrinks, this method looks up the last old item. In a section that grows, it
  /// looks up the last new item.
  private func queryBeyondCounts(_ old: [Int], _ new: [Int]) {
    for section in 0..<max(old.count, new.count) {
      let before = old.indices.contains(section) ? old[section] : 0
      let after = new.indices.contains(section) ? new[section] : 0
      guard before != after else { continue }
      let last = LayoutElement(.cell, at: IndexPath(item: max(before, after) - 1, section: section))
      _ = query(last.lookupCall) { layout.currentAttributes(of: last) }
    }
  }

  private func moveIndexPaths(
    of handedOut: [LayoutElement: AttributePages.Entry], after list: UpdateList
  ) {
    for (element, entry) in handedOut.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      guard let newElement = list.element(after: element), newElement != element else { continue }
      entry.given.indexPath = newElement.indexPath
    }
  }

  /// Prepares and queries the layout with the new item counts (facts 1.10, point 7).
  ///
  /// The layout hasn't received the update list yet, so it doesn't know why the counts changed.
  private func prepareForNewCounts() {
    pending = .nothing
    prepareLayout(for: nil)
    mapVisibleRect()
  }

  /// Delivers the update list to the layout (facts 1.10, point 8).
  private func deliver(_ list: UpdateList) {
    record("prepare(forCollectionViewUpdates:)")
    let items = hostOptions.listsFromFirstToLast ? list.itemsFromFirstToLast : list.items
    layout.prepareForHost(
      updates: hostOptions.splitsSectionReloads ? items.flatMap(\.withoutSectionReload) : items)
    update?.isWaitingForList = false
  }

  /// Discards the attributes that the layout returned before it had the update list, and reads the
  /// content size again (facts 14.5).
  private func queryAgain() {
    pages = AttributePages()
    updateContentSize()
  }

  /// Assigns new index paths to the views, and removes the views of deleted or reloaded elements.
  ///
  /// This method doesn't query initial or final attributes.
  private func renameViews(after list: UpdateList) {
    var survivors: [LayoutElement: UICollectionReusableView] = [:]
    for (element, view) in shown.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      guard let newElement = list.element(after: element) else {
        endDisplaying(view, of: element)
        continue
      }
      view.settledSize = nil
      survivors[newElement] = view
      elements[ObjectIdentifier(view)] = newElement
    }
    shown = survivors
    selection = selection.compactMap { list.forward.item(after: $0) }
    updateVisibleViews()
  }

  /// Moves the content to the offset that the layout and the delegate specify (facts 1.10, point
  /// 10).
  private func moveToTargetOffset() {
    let target = queryTargetOffset(proposing: contentOffset)
    if target != contentOffset { contentOffset = target }
    let work = pending
    pending = .nothing
    if work.isNeeded { prepareLayout(for: work.isFull ? nil : work) }
    mapVisibleRect(refreshing: work)
  }

  /// Queries the initial and final attributes, updates the views, and finalizes the update (facts
  /// 1.10, points 9, 11, and 12).
  ///
  /// - Returns: The views that disappear. They stay until the animation ends.
  private func animate(_ list: UpdateList) -> [LeavingView] {
    let removed = queryRemovedElements()
    if hostOptions.looksUpOldCellsInUpdates { lookUpOldCells(list) }
    var survivors: [LayoutElement: UICollectionReusableView] = [:]
    var initials: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    var leaving: [LeavingView] = []
    let old = shown.sorted { LayoutElement.inOrder($0.key, $1.key) }
    for (element, view) in old {
      let newElement = removed.contains(element) ? nil : list.element(after: element)
      if let newElement, let target = target(for: newElement) {
        let final = queryFinal(element)
        record(
          element, newElement, initial: queryInitial(newElement) ?? view.applied,
          final: final ?? target)
        elements[ObjectIdentifier(view)] = newElement
        if let final, final.size != target.size {
          settleSize(of: view, as: element, endingAs: final)
        }
        view.settledSize = nil
        survivors[newElement] = view
      } else {
        let end = queryFinal(element)
        record(element, nil, initial: view.applied, final: end)
        if let end { settleSize(of: view, as: element, endingAs: end) }
        elements[ObjectIdentifier(view)] = nil
        leaving.append(LeavingView(element: element, view: view, end: end))
      }
    }
    for element in appearing(besides: survivors) {
      let before = list.element(before: element).flatMap { isInOldModel($0) ? $0 : nil }
      if let before { _ = queryFinal(before) }
      let initial = queryInitial(element)
      initials[element] = initial
      record(before, element, initial: initial ?? pages[element], final: pages[element])
    }
    sendEmptyIndexPaths(old.map(\.key))
    shown = survivors
    selection = selection.compactMap { list.forward.item(after: $0) }
    updateVisibleViews(startingFrom: initials)
    if pending.isNeeded { renewEnds(of: Set(initials.keys)) }
    update?.isEnding = true
    tell("finalizeCollectionViewUpdates") { layout.finalizeCollectionViewUpdates() }
    if hostOptions.animatesReadingAgain && pending.isNeeded { animatedOldBounds = bounds }
    return leaving
  }

  /// Looks up each visible cell that stays, from the last to the first, and ignores the result.
  private func lookUpOldCells(_ list: UpdateList) {
    let cells = shown.keys.filter { $0.category == .cell }.compactMap { list.element(after: $0) }
    UIView.performWithoutAnimation {
      for cell in cells.sorted(by: { LayoutElement.inOrder($1, $0) }) { _ = lookUp(cell) }
    }
  }

  /// Returns whether an element belonged to a section before the update.
  ///
  /// UIKit queries the final attributes of such an element even if it was off screen. An element
  /// whose index path has a single index belongs to no section.
  private func isInOldModel(_ element: LayoutElement) -> Bool { element.indexPath.count == 2 }

  /// Returns the attributes of an element after the update, or `nil` if the layout has none.
  private func target(for element: LayoutElement) -> UICollectionViewLayoutAttributes? {
    if let known = pages[element] { return known }
    guard allows(element) else { return nil }
    guard let target = lookUp(element) else {
      if element.category == .cell {
        UIKitReports.raise(
          "no UICollectionViewLayoutAttributes instance for -layoutAttributesForItemAtIndexPath: "
            + element.indexPath.logged)
      }
      return nil
    }
    keep(target, isFromLookup: true)
    return target
  }

  private func appearing(
    besides survivors: [LayoutElement: UICollectionReusableView]
  ) -> [LayoutElement] {
    visibleElements(in: bounds).keys.filter { survivors[$0] == nil }
      .sorted(by: LayoutElement.inOrder)
  }

  /// Looks up the appearing elements again, and updates the `final` attributes in their
  /// transitions.
  ///
  /// Call this method if preferred sizes have invalidated the layout.
  private func renewEnds(of elements: Set<LayoutElement>) {
    for (index, transition) in lastTransitions.enumerated() {
      guard let path = transition.indexPathAfter else { continue }
      let element = LayoutElement(transition.category, transition.kind, at: path)
      if elements.contains(element) { lastTransitions[index].final = lookUp(element) }
    }
  }

  /// Adds the initial and final attributes of an element to `lastTransitions`.
  func record(
    _ before: LayoutElement?, _ after: LayoutElement?,
    initial: UICollectionViewLayoutAttributes?, final: UICollectionViewLayoutAttributes?
  ) {
    guard let element = before ?? after else { return }
    lastTransitions.append(
      ElementTransition(
        category: element.category, kind: element.kind, indexPathBefore: before?.indexPath,
        indexPathAfter: after?.indexPath, initial: initial, final: final))
  }

  /// Returns the supplementary and decoration views that the layout removes (facts 1.10, point 9).
  ///
  /// For each kind of visible view, this method queries the index paths to delete and to insert, as
  /// UIKit does. Only the index paths to delete affect the result.
  private func queryRemovedElements() -> Set<LayoutElement> {
    let named = Set(shown.keys).union(visibleElements(in: bounds).keys).filter { $0.kind != nil }
    let kinds = Set(named.map { LayoutElement($0.category, $0.kind, at: IndexPath()) })
    var removed: Set<LayoutElement> = []
    for kind in kinds.sorted(by: LayoutElement.inOrder) {
      let name = kind.kind ?? ""
      let deleted: [IndexPath]
      if kind.category == .supplementaryView {
        record("indexPathsToDeleteForSupplementaryView \(name)")
        deleted = layout.indexPathsToDeleteForSupplementaryView(ofKind: name)
        record("indexPathsToInsertForSupplementaryView \(name)")
        _ = layout.indexPathsToInsertForSupplementaryView(ofKind: name)
      } else {
        record("indexPathsToDeleteForDecorationView \(name)")
        deleted = layout.indexPathsToDeleteForDecorationView(ofKind: name)
        record("indexPathsToInsertForDecorationView \(name)")
        _ = layout.indexPathsToInsertForDecorationView(ofKind: name)
      }
      removed.formUnion(deleted.map { LayoutElement(kind.category, kind.kind, at: $0) })
    }
    return removed
  }

  private func sendEmptyIndexPaths(_ old: [LayoutElement]) {
    for nowhere in elementsWithEmptyIndexPaths(of: old) {
      _ = queryFinal(nowhere)
      _ = queryInitial(nowhere)
    }
  }
}
#endif

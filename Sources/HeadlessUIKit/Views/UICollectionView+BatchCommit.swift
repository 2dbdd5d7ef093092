#if !canImport(UIKit)
// Models how a batch is carried out, in the order of facts 1.10, points 4 to 12: the counts and
// their check, the invalidation, preparation and queries with the new counts, the update list, the
// target offset, the initial and final attributes, and the finalizing call inside an animation.
// Doesn't model the animation. A new view shows its initial attributes and then at once its own. An
// old view stays until then, ends with its final attributes, and disappears. A reloaded element is
// both. `lastTransitions` keeps both ends of every view.
// Source: facts 1.10, 12.2, 14.3, 14.5, and 14.6.
import Foundation

/// A batch that is being carried out.
@MainActor
struct RunningUpdate {
  var list: UpdateList
  /// Whether the layout was prepared for the new counts but hasn't received the update list.
  var isWaitingForList = true
  /// Whether the layout knows that the update ends.
  ///
  /// Before that, contexts don't move the offset.
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
    var oldCounts = itemCounts()
    for placeholder in placeholders { oldCounts[placeholder.path.section] -= 1 }
    let newCounts = readCounts()
    let validation = UpdateValidation(recorded, before: oldCounts, after: newCounts)
    if let problem = validation.firstProblem {
      UIKitReports.raise(problem)
      startReload()
      return
    }
    let list = UpdateList(presented(recorded))
    carryOut(list, counts: presented(newCounts))
  }

  /// Carries out points 6 to 12 with the context of an ordinary update.
  func carryOut(_ list: UpdateList, counts newCounts: [Int]) {
    carryOut(list, counts: newCounts, delivers: hostOptions.updateLists != .ofMovements) {
      layout.invalidate(
        throughChainWith: layout.makeInvalidationContext(markingDataSourceCounts: true))
    }
  }

  /// Carries out points 6 to 12, or only 6 and 7 if the list isn't delivered.
  ///
  /// `invalidate` sends the context.
  func carryOut(
    _ list: UpdateList, counts newCounts: [Int], delivers: Bool, invalidating invalidate: () -> Void
  ) {
    let oldCounts = itemCounts()
    counts = newCounts
    if hostOptions.asksBeyondCountsInUpdates { askBeyond(oldCounts, newCounts) }
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
    // If the layout invalidated itself meanwhile, its new content size must be read first.
    if clampsAtEnd {
      if pending.isNeeded { clampsAfterPass = true } else { clampContentOffset() }
    }
    lastMove = .zero
    setNeedsLayout()
    if delivers && UIView.areAnimationsEnabled { readContentSizeAfterAnimation() }
  }

  /// Schedules a query of the content size for the next turn, when the animation has stopped (facts
  /// 14.6).
  private func readContentSizeAfterAnimation() {
    MainRunLoop.performNextTurn { [weak self] in
      guard let self, isLayoutPrepared, dataSource != nil, !needsReload else { return }
      updateContentSize()
    }
  }

  /// Looks up the last items of sections whose counts changed, and ignores the results.
  private func askBeyond(_ old: [Int], _ new: [Int]) {
    for section in 0..<max(old.count, new.count) {
      let before = old.indices.contains(section) ? old[section] : 0
      let after = new.indices.contains(section) ? new[section] : 0
      guard before != after else { continue }
      let last = LayoutElement(.cell, at: IndexPath(item: max(before, after) - 1, section: section))
      _ = ask(last.lookupCall) { layout.currentAttributes(of: last) }
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

  /// Does points 6 and 7: queries everything with the new counts, before the layout knows the
  /// reason.
  private func prepareForNewCounts() {
    pending = .nothing
    prepareLayout(for: nil)
    mapVisibleRect()
  }

  /// Does points 8 and 9.
  private func deliver(_ list: UpdateList) {
    record("prepare(forCollectionViewUpdates:)")
    layout.prepareForHost(
      updates: hostOptions.listsFromFirstToLast ? list.itemsFromFirstToLast : list.items)
    update?.isWaitingForList = false
  }

  /// Discards the attributes from before the list, and queries the content size (facts 14.5).
  private func queryAgain() {
    pages = AttributePages()
    updateContentSize()
  }

  /// Gives the remaining views their new index paths, without querying initial or final attributes.
  private func renameViews(after list: UpdateList) {
    var survivors: [LayoutElement: UICollectionReusableView] = [:]
    for (element, view) in shown.sorted(by: { LayoutElement.inOrder($0.key, $1.key) }) {
      guard let newElement = list.element(after: element) else {
        endDisplaying(view, of: element)
        continue
      }
      survivors[newElement] = view
      elements[ObjectIdentifier(view)] = newElement
    }
    shown = survivors
    selection = selection.compactMap { list.forward.item(after: $0) }
    updateVisibleViews()
  }

  /// Does point 10.
  private func moveToTargetOffset() {
    let target = askTargetOffset(proposing: contentOffset)
    if target != contentOffset { contentOffset = target }
    let work = pending
    pending = .nothing
    if work.isNeeded { prepareLayout(for: work.isFull ? nil : work) }
    mapVisibleRect(refreshing: work)
  }

  /// Does points 9, 11, and 12, and updates the views.
  ///
  /// - Returns: The views that disappear. They stay until the animation ends.
  private func animate(_ list: UpdateList) -> [LeavingView] {
    let removed = askRemovedElements()
    var survivors: [LayoutElement: UICollectionReusableView] = [:]
    var initials: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    var leaving: [LeavingView] = []
    let old = shown.sorted { LayoutElement.inOrder($0.key, $1.key) }
    for (element, view) in old {
      let newElement = removed.contains(element) ? nil : list.element(after: element)
      if let newElement, let target = target(for: newElement) {
        let final = askFinal(element)
        record(
          element, newElement, initial: askInitial(newElement) ?? view.applied,
          final: final ?? target)
        settleSize(of: view, as: element, endingAs: final ?? target)
        survivors[newElement] = view
        elements[ObjectIdentifier(view)] = newElement
      } else {
        let end = askFinal(element)
        record(element, nil, initial: view.applied, final: end)
        if let end { settleSize(of: view, as: element, endingAs: end) }
        elements[ObjectIdentifier(view)] = nil
        leaving.append(LeavingView(element: element, view: view, end: end))
      }
    }
    for element in appearing(besides: survivors) {
      let before = list.element(before: element).flatMap { isInOldModel($0) ? $0 : nil }
      if let before { _ = askFinal(before) }
      let initial = askInitial(element)
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

  /// Returns whether the old state can have the element, so that an element from off screen is also
  /// queried by its old path.
  private func isInOldModel(_ element: LayoutElement) -> Bool { element.indexPath.count == 2 }

  /// Returns the new attributes of a remaining element, or `nil` if the layout no longer has it.
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

  /// Looks up the final attributes of appearing elements again, because views preferred other
  /// sizes.
  private func renewEnds(of elements: Set<LayoutElement>) {
    for (index, transition) in lastTransitions.enumerated() {
      guard let path = transition.indexPathAfter else { continue }
      let element = LayoutElement(transition.category, transition.kind, at: path)
      if elements.contains(element) { lastTransitions[index].final = lookUp(element) }
    }
  }

  /// Records both ends of one element's transition.
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

  /// Does point 9: queries the elements that the layout itself adds and removes, for each visible
  /// kind.
  private func askRemovedElements() -> Set<LayoutElement> {
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
      _ = askFinal(nowhere)
      _ = askInitial(nowhere)
    }
  }
}
#endif

import StickyWaterfall

extension FeedBatch {
  /// Returns the items to query: new items, visible shifted items, and first shifted items.
  func queriedItems(from before: [FeedSection], in stage: FeedStage) -> [IndexPath] {
    let old = before.places
    let isVisible = { (path: IndexPath) in
      stage.frame(path.item, path.section)?.overlaps(stage.view.bounds) == true
    }
    let shifted = after.paths.filter { path in
      guard let old = old[after[path].name], old != path else { return false }
      return isVisible(path) || isFirst(path, from: old, in: before)
    }
    return Set(queriedItems).union(shifted).sorted()
  }

  /// Returns whether an item has another index path than before, and is at most one screen away.
  func isShifted(
    _ path: IndexPath, from before: [FeedSection], near stage: FeedStage
  ) -> Bool {
    let near = stage.view.bounds.insetBy(dx: 0, dy: -stage.view.bounds.height)
    guard let old = before.places[after[path].name], old != path else { return false }
    // The first item after a change of sections may have moved there.
    return path.item == 0 || stage.frame(path.item, path.section)?.overlaps(near) == true
  }

  /// Returns whether an item that stays in its section follows a change.
  private func isFirst(_ path: IndexPath, from old: IndexPath, in before: [FeedSection]) -> Bool {
    let section = after[path.section]
    let former = before[old.section]
    guard section.name == former.name, !movedItems.contains(where: { $0.to == path }) else {
      return false
    }
    let previous = path.item > 0 ? section.items[path.item - 1].name : nil
    let formerPrevious = old.item > 0 ? former.items[old.item - 1].name : nil
    // An item that moved within its section counts as a change.
    let isMoved = movedItems.contains {
      $0.to == path.before || $0.from == old.before
    }
    if previous != formerPrevious || isMoved { return true }
    guard path.item == 0, !movedSections.contains(where: { $0.to == path.section }) else {
      return false
    }
    let previousSection = path.section > 0 ? after[path.section - 1].name : nil
    let formerSection = old.section > 0 ? before[old.section - 1].name : nil
    let isSectionMoved = movedSections.contains {
      $0.to == path.section - 1 || $0.from == old.section - 1
    }
    return path.section != old.section && (previousSection != formerSection || isSectionMoved)
  }
}

extension IndexPath {
  fileprivate var before: IndexPath { [section, item - 1] }
}

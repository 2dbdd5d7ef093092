#if !canImport(UIKit)
import Foundation
import StickyWaterfall
import WaterfallTestSupport

extension ReaderWorld {
  /// The distance by which the app's delegate moves the content in a batch.
  private var shiftInBatches: CGFloat { targetOffset == .plusFive ? 5 : 0 }

  /// Performs a batch, and returns what is wrong after it.
  func watchBatch(_ change: ReaderChange) -> String? {
    watchOne(shift: shiftInBatches) { perform(change) }
  }

  /// Performs a batch, mostly without animation.
  func perform(_ change: ReaderChange) {
    let isAnimated = dice.happens(30)
    if isAnimated { return performNow(change) }
    UIView.performWithoutAnimation { performNow(change) }
  }

  private func performNow(_ change: ReaderChange) {
    guard change != .emptyBatch else { return stage.view.performBatchUpdates(nil) }
    stage.view.performBatchUpdates { [self] in
      let section = dice.number(0...max(0, stage.sections.count - 1))
      guard stage.sections.indices.contains(section) else { return }
      let count = stage.sections[section].count
      switch change {
      case .append: insert(at: count, section)
      case .prepend: insert(at: 0, 0)
      case .insert: insert(at: insertionPoint(section), section)
      case .delete: delete(section)
      case .move: move(section)
      case .reloadItems: reloadItems(section)
      case .sections: changeSections()
      default: mix(section)
      }
    }
  }

  /// A place on screen, or any other place.
  private func insertionPoint(_ section: Int) -> Int {
    let visible = stage.view.indexPathsForVisibleItems.filter { $0.section == section }
    if let path = visible.isEmpty ? nil : dice.pick(visible), dice.happens(70) { return path.item }
    return dice.number(0...stage.sections[section].count)
  }

  private func insert(at item: Int, _ section: Int) {
    let lengths = extents(dice.pick([1, 1, 2, 5, 12]))
    note("\(lengths.count) at \(item) of \(section)")
    stage.sections[section].insert(contentsOf: stage.makeItems(lengths), at: item)
    stage.view.insertItems(
      at: lengths.indices.map { IndexPath(item: item + $0, section: section) })
  }

  private func delete(_ section: Int) {
    let count = stage.sections[section].count
    guard count > 0 else { return }
    let first = min(insertionPoint(section), count - 1)
    let items = first..<min(count, first + dice.pick([1, 1, 2, 5]))
    note("\(items) of \(section)")
    stage.sections[section].removeSubrange(items)
    stage.view.deleteItems(at: items.map { IndexPath(item: $0, section: section) })
  }

  private func move(_ section: Int) {
    let count = stage.sections[section].count
    guard count > 1 else { return }
    let (from, to) = (min(insertionPoint(section), count - 1), dice.number(0...count - 1))
    note("\(from) to \(to) of \(section)")
    stage.sections[section].insert(stage.sections[section].remove(at: from), at: to)
    stage.view.moveItem(at: [section, from], to: [section, to])
  }

  private func reloadItems(_ section: Int) {
    let paths = stage.view.indexPathsForVisibleItems.filter {
      $0.section == section && dice.happens(40)
    }
    for path in paths { stage.extents[stage.name(at: path)] = extent() }
    note("\(paths.map(stage.name(at:)))")
    stage.view.reloadItems(at: paths)
  }

  /// Inserts, deletes, or reloads a section.
  private func changeSections() {
    let count = stage.sections.count
    let section = dice.number(0...count - 1)
    switch dice.number(0...2) {
    case 0 where purpose != .pages:
      note("insert \(section)")
      stage.sections.insert(stage.makeItems(extents(dice.number(1...10))), at: section)
      stage.view.insertSections([section])
    // With a deletion and an insertion instead of a reload, no item of the section remains.
    case 1 where count > 1, 2 where count > 1 && stage.view.hostOptions.splitsSectionReloads:
      note("delete \(section)")
      stage.sections.remove(at: section)
      stage.view.deleteSections([section])
    default:
      guard !stage.view.hostOptions.splitsSectionReloads else { return }
      note("reload \(section)")
      for name in stage.sections[section] where dice.happens(50) { stage.extents[name] = extent() }
      stage.view.reloadSections([section])
    }
  }

  /// Deletes some items of a section, and inserts some.
  private func mix(_ section: Int) {
    let old = stage.sections[section]
    let deleted = old.indices.filter { _ in dice.happens(12) }
    let kept = old.indices.filter { !deleted.contains($0) }.map { old[$0] }
    var new = kept.map { (name: $0, isNew: false) }
    for name in stage.makeItems(extents(dice.number(0...6))) {
      new.insert((name, true), at: dice.number(0...new.count))
    }
    note("\(deleted.count) of \(section) go, \(new.count - kept.count) come")
    stage.sections[section] = new.map(\.name)
    stage.view.deleteItems(at: deleted.map { IndexPath(item: $0, section: section) })
    stage.view.insertItems(
      at: new.indices.filter { new[$0].isNew }.map { IndexPath(item: $0, section: section) })
  }
}
#endif

import StickyWaterfall
import WaterfallTestSupport

extension MixedWorld {
  /// Applies a batch update with random changes to sections or to items.
  func changeAtRandom() {
    if dice.happens(15) { changeSections() } else { changeItems() }
  }

  private func changeItems() {
    let old = places
    let (deleted, reloaded, moving) = takeOut(old)
    let inserted = (0..<dice.number(0...4)).map { _ in another(for: dice.pick(sections)) }
    for item in moving + inserted {
      let section = dice.number(0...sections.count - 1)
      sections[section].sizes.insert(
        item, at: dice.number(0...sections[section].sizes.count))
    }
    let new = places
    apply { view in
      view.deleteItems(at: deleted)
      view.reloadItems(at: reloaded)
      view.insertItems(at: inserted.compactMap { new[$0.id] })
      for item in moving {
        if let from = old[item.id], let to = new[item.id] { view.moveItem(at: from, to: to) }
      }
    }
  }

  /// Deletes and moves random items, and gives others a new size.
  ///
  /// Returns the old index paths of the deleted and the reloaded items, and the items that move.
  private func takeOut(
    _ old: [Int: IndexPath]
  ) -> (deleted: [IndexPath], reloaded: [IndexPath], moving: [Item]) {
    var (deleted, reloaded, moving): ([IndexPath], [IndexPath], [Item]) = ([], [], [])
    for section in sections.indices {
      sections[section].sizes = sections[section].sizes.compactMap { item in
        switch dice.number(0...99) {
        case ..<8: deleted += [old[item.id]].compactMap { $0 }
        case ..<14: moving.append(item)
        case ..<20:
          reloaded += [old[item.id]].compactMap { $0 }
          return (item.id, another(for: sections[section]).size)
        default: return item
        }
        return nil
      }
    }
    return (deleted, reloaded, moving)
  }

  /// The index path of each item, by its identifier.
  private var places: [Int: IndexPath] {
    var places: [Int: IndexPath] = [:]
    for (section, items) in sections.map(\.sizes).enumerated() {
      for (item, stated) in items.enumerated() { places[stated.id] = [section, item] }
    }
    return places
  }

  func apply(_ changes: @escaping (UICollectionView) -> Void) {
    for stage in [stock, ours] {
      stage.update {
        stage.controller.counts = self.counts
        changes(stage.view)
      }
    }
  }
}

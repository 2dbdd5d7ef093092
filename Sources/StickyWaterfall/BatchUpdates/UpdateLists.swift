import WaterfallEngine

/// The contents of UIKit's update list, sorted by action.
struct UpdateLists {
  /// The sections and items to which the update list applies the same action.
  ///
  /// The action is a deletion, an insertion, or a reload.
  struct Listed {
    private(set) var sections: Set<Int> = []
    /// The indexes of the items, by section, in the order of the update list.
    private(set) var items: [Int: [Int]] = [:]

    var isEmpty: Bool { sections.isEmpty && items.isEmpty }

    fileprivate mutating func add(_ indexPath: IndexPath) {
      if indexPath.namesSection {
        sections.insert(indexPath[0])
      } else {
        items[indexPath.section, default: []].append(indexPath.item)
      }
    }
  }

  private(set) var deleted = Listed()
  private(set) var inserted = Listed()
  private(set) var reloaded = Listed()
  /// The old index of each moved section, by its new index.
  private(set) var movedSections: [Int: Int] = [:]
  private(set) var movedItems: [ItemMove] = []

  @MainActor init(_ updates: [UICollectionViewUpdateItem]) {
    for update in updates {
      switch (update.updateAction, update.indexPathBeforeUpdate, update.indexPathAfterUpdate) {
      case (.insert, _, let new?): inserted.add(new)
      case (.delete, let old?, _): deleted.add(old)
      case (.reload, let old?, _): reloaded.add(old)
      case (.move, let old?, let new?) where old.namesSection || new.namesSection:
        movedSections[new[0]] = old[0]
      case (.move, let old?, let new?): movedItems.append(ItemMove(source: old, target: new))
      default: break
      }
    }
  }

  var isEmpty: Bool { hasOnlyItemMoves && movedItems.isEmpty }

  var hasOnlyItemMoves: Bool {
    deleted.isEmpty && inserted.isEmpty && reloaded.isEmpty && movedSections.isEmpty
  }
}

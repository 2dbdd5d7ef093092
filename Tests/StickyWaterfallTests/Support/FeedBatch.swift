import StickyWaterfall

/// A batch update and the content after it.
@MainActor
struct FeedBatch {
  var after: [FeedSection]
  var deletedSections: [Int] = []
  var insertedSections: [Int] = []
  var reloadedSections: [Int] = []
  var movedSections: [(from: Int, to: Int)] = []
  var deletedItems: [IndexPath] = []
  var insertedItems: [IndexPath] = []
  /// The reloaded items, by their old index paths.
  var reloadedItems: [IndexPath] = []
  var movedItems: [(from: IndexPath, to: IndexPath)] = []
  /// The names of all items that the layout must query.
  var queriedNames: Set<Int> = []

  init(_ sections: [FeedSection]) {
    after = sections
  }

  func send(to view: UICollectionView) {
    view.deleteItems(at: deletedItems)
    view.insertItems(at: insertedItems)
    view.reloadItems(at: reloadedItems)
    for move in movedItems { view.moveItem(at: move.from, to: move.to) }
    view.deleteSections(IndexSet(deletedSections))
    view.insertSections(IndexSet(insertedSections))
    view.reloadSections(IndexSet(reloadedSections))
    for move in movedSections { view.moveSection(move.from, toSection: move.to) }
  }

  /// Whether the collection view receives no change, so that the layout queries everything again.
  private var isEmpty: Bool {
    deletedItems.isEmpty && insertedItems.isEmpty && reloadedItems.isEmpty && movedItems.isEmpty
      && deletedSections.isEmpty && insertedSections.isEmpty && reloadedSections.isEmpty
      && movedSections.isEmpty
  }

  /// The index paths after the update of the items that the layout must query.
  var queriedItems: [IndexPath] {
    after.paths.filter { isEmpty || queriedNames.contains(after[$0].name) }
  }
}

// MARK: - By hand

extension FeedBatch {
  static func inserting(
    _ heights: [CGFloat], at item: Int, inSection section: Int = 0, of sections: [FeedSection]
  ) -> FeedBatch {
    var batch = FeedBatch(sections)
    let names = sections.flatMap(\.items).map(\.name)
    let next = (names.max() ?? 0) + 1000
    let items = heights.enumerated().map { FeedItem(name: next + $0, height: $1) }
    batch.after[section].items.insert(contentsOf: items, at: item)
    batch.insertedItems = heights.indices.map { IndexPath(item: item + $0, section: section) }
    batch.queriedNames = Set(items.map(\.name))
    return batch
  }

  /// Returns an update that appends an item to the first section, so that no other item moves.
  static func appending(_ height: CGFloat, to sections: [FeedSection]) -> FeedBatch {
    inserting([height], at: sections[0].items.count, of: sections)
  }

  static func deleting(
    _ range: Range<Int>, inSection section: Int = 0, of sections: [FeedSection]
  ) -> FeedBatch {
    var batch = FeedBatch(sections)
    batch.after[section].items.removeSubrange(range)
    batch.deletedItems = range.map { IndexPath(item: $0, section: section) }
    return batch
  }

  static func reloading(
    _ item: Int, height: CGFloat, inSection section: Int = 0, of sections: [FeedSection]
  ) -> FeedBatch {
    var batch = FeedBatch(sections)
    batch.after[section].items[item].height = height
    batch.reloadedItems = [[section, item]]
    batch.queriedNames = [sections[section].items[item].name]
    return batch
  }
}

import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether the data source and the collection view have the same numbers of sections and
  /// items.
  ///
  /// If the numbers differ, a reload or an update list follows. With `orMore`, the data source may
  /// also have more items: the delegate then still knows every item that the collection view
  /// counts.
  func hasCountsOfDataSource(  // check-item-loop: looks up
    _ view: UICollectionView, orMore: Bool = false
  ) -> Bool {
    let holds: (Int, Int) -> Bool = orMore ? { $0 >= $1 } : { $0 == $1 }
    guard let source = view.dataSource else { return view.numberOfSections == 0 }
    guard holds(source.sectionCount(in: view), view.numberOfSections) else { return false }
    for section in 0..<view.numberOfSections {
      let count = source.collectionView(view, numberOfItemsInSection: section)
      guard holds(count, view.numberOfItems(inSection: section)) else { return false }
    }
    return true
  }

  /// Returns whether the data source has every item that the collection view counts, while the user
  /// drags or drops.
  ///
  /// During that time, the collection view also counts placeholders, and it counts the dragged item
  /// where the user has moved it. Except for that item, the data source's index paths rise with the
  /// collection view's, so it's enough to check the last item of each section and the dragged
  /// items.
  func dataSourceHoldsItems(  // check-item-loop: looks up
    of view: UICollectionView
  ) -> Bool {
    guard let source = view.dataSource else { return false }
    guard source.sectionCount(in: view) >= view.numberOfSections else { return false }
    // A placeholder has no index path of the data source.
    let holds = { (id: ItemID) -> Bool? in
      view.dataSourceIndexPath(forPresentationIndexPath: id.indexPath).map { path in
        path.item < source.collectionView(view, numberOfItemsInSection: path.section)
      }
    }
    let moved = reordering.movement?.currentIDs ?? []
    for id in moved where holds(id) == false { return false }
    for section in 0..<view.numberOfSections {
      for item in (0..<view.numberOfItems(inSection: section)).reversed() {
        let id = ItemID(item, inSection: section)
        guard !moved.contains(id), let isHeld = holds(id) else { continue }
        guard isHeld else { return false }
        break
      }
    }
    return true
  }

  /// Returns whether the engine has the collection view's numbers of sections and items.
  ///
  /// The item counts are compared only in the given sections, or in all sections if `sections` is
  /// `nil`.
  func hasCounts(of view: UICollectionView, in sections: Range<Int>? = nil) -> Bool {
    // Each access of the class's property would copy the engine, so read it only once.
    let engine = content.engine
    guard engine.sectionCount == view.numberOfSections else { return false }
    for section in sections ?? 0..<engine.sectionCount
    where engine.itemCount(inSection: section) != view.numberOfItems(inSection: section) {
      return false
    }
    return true
  }

  /// Returns whether the engine has as many items as the collection view counts.
  ///
  /// UIKit may send no invalidation context for a reload if a layout pass is due anyway, so each
  /// pass compares the item counts. A pass for a scroll compares only the sections on screen, or
  /// all sections if none is on screen.
  func hasCountedItems(
    of view: UICollectionView, on screen: Screen, reading: CallState.Reading
  ) -> Bool {
    guard updates.allowsBatch, !callState.isWorking, let environment = content.environment,
      environment.crossExtent > 0
    else { return true }
    switch reading {
    case .everything: return hasCounts(of: view)
    case .listedElements:
      let sections = content.placedSections(touching: screen.viewport)
      return hasCounts(of: view, in: sections.isEmpty ? nil : sections)
    }
  }
}

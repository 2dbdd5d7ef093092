import StickyWaterfall
import Testing

extension ReaderStage {
  /// Changes the data and sends the changes in a batch without animation, then lays out.
  func batch(_ changes: () -> Void) {
    UIView.performWithoutAnimation {
      view.performBatchUpdates { changes() }
      view.layoutIfNeeded()
    }
  }

  /// Inserts items with these lengths in a batch.
  func insert(_ extents: [CGFloat], at item: Int, section: Int = 0) {
    batch {
      sections[section].insert(contentsOf: makeItems(extents), at: item)
      view.insertItems(at: extents.indices.map { IndexPath(item: item + $0, section: section) })
    }
  }

  /// Appends items with these lengths in a batch, as new messages.
  func append(_ extents: CGFloat...) { insert(extents, at: sections[0].count) }

  /// Deletes items of the first section in a batch.
  func delete(_ range: Range<Int>) {
    batch {
      sections[0].removeSubrange(range)
      view.deleteItems(at: range.map { IndexPath(item: $0, section: 0) })
    }
  }

  func emptyBatch() {
    UIView.performWithoutAnimation {
      view.performBatchUpdates(nil)
      view.layoutIfNeeded()
    }
  }

  /// Changes the length of an item, and asks for it again: a cell is configured again.
  func resizeItem(_ name: Int, to extent: CGFloat) {
    extents[name] = extent
    guard let path = path(ofItemNamed: name) else { return }
    if setting.isSelfSizing { reconfigure([path]) } else { layout.remeasureItems(at: [path]) }
    view.layoutIfNeeded()
  }

  /// Configures cells again, so that they can change their size.
  func reconfigure(_ paths: [IndexPath]) {
    if #available(iOS 15, tvOS 15, *) {
      view.reconfigureItems(at: paths)
    } else {
      view.reloadItems(at: paths)
    }
  }

  /// Makes the delegate add a distance to each target offset that the layout proposes.
  func addToTargetOffsets(_ distance: CGFloat) {
    controller.targetOffset = { [direction = setting.direction] in
      direction.isVertical
        ? CGPoint(x: $0.x, y: $0.y + distance) : CGPoint(x: $0.x + distance, y: $0.y)
    }
  }

  /// Drags an item over another one with a finger, and drops it there.
  func drag(_ name: Int, over other: Int) {
    guard let source = path(ofItemNamed: name), let target = path(ofItemNamed: other),
      let frame = view.layoutAttributesForItem(at: target)?.frame,
      view.beginInteractiveMovementForItem(at: source)
    else {
      Issue.record("\(name) can't be dragged over \(other)")
      return
    }
    view.updateInteractiveMovementTargetPosition(CGPoint(x: frame.midX, y: frame.midY))
    view.endInteractiveMovement()
    settle()
  }

  /// Scrolls to an offset as code does, and settles.
  func scroll(to offset: CGFloat) {
    self.offset = offset
    settle()
  }

  /// Scrolls as code does, until an item starts at a place on screen, and settles.
  func bring(_ name: Int, to wanted: CGFloat) {
    for _ in 0..<3 { scroll(to: offset + (place(name) ?? wanted) - wanted) }
  }

  /// Scrolls through the whole content, so that every cell returns its size.
  func scrollThrough() {
    var offset = first
    while offset < end {
      scroll(to: min(offset, end))
      offset += extent / 2
    }
    scroll(to: end)
  }

  func scrollToItem(
    _ item: Int, section: Int = 0, at position: UICollectionView.ScrollPosition,
    animated: Bool = false
  ) {
    layout.scrollToItem(
      at: IndexPath(item: item, section: section), at: position, animated: animated)
  }
}

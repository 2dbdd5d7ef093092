import StickyWaterfall

extension Stage where Layout: WaterfallFlowLayout {
  /// The visible items in the order in which they can be the anchor.
  ///
  /// Wholly visible items come first, from the top, then those with the largest visible part.
  var itemsInSight: [(path: IndexPath, frame: CGRect)] {
    let bounds = view.bounds
    let clear = clearBounds
    let seen = (0..<view.numberOfSections).flatMap { section in
      (0..<view.numberOfItems(inSection: section)).compactMap { item in
        frame(item, section).map { (path: IndexPath(item: item, section: section), frame: $0) }
      }
    }.filter {
      // An item thinner than a point can't be the anchor.
      $0.frame.maxY > bounds.minY && $0.frame.minY < bounds.maxY && $0.frame.height >= 1
    }
    let extent = { (frame: CGRect) in
      max(0, min(frame.maxY, clear.maxY) - max(frame.minY, clear.minY))
    }
    let isWhole = { (frame: CGRect) in frame.height - extent(frame) < 1 }
    return seen.filter { isWhole($0.frame) }.sorted { $0.frame.minY < $1.frame.minY }
      + seen.filter { !isWhole($0.frame) }.sorted { extent($0.frame) > extent($1.frame) }
  }

  /// Returns the part of an item's height that is above the clear bounds, or 0 if the item is
  /// completely visible.
  func fractionAboveClearBounds(of frame: CGRect) -> CGFloat {
    let clear = clearBounds
    let isWhole =
      frame.height - max(0, min(frame.maxY, clear.maxY) - max(frame.minY, clear.minY)) < 1
    guard !isWhole, frame.height > 0 else { return 0 }
    return min(1, max(0, (clear.minY - frame.minY) / frame.height))
  }

  /// The part of the bounds that bars and pinned headers and footers don't cover.
  private var clearBounds: CGRect {
    var clear = view.bounds.inset(by: view.adjustedContentInset)
    for section in 0..<view.numberOfSections {
      for side in Side.allCases {
        guard let stuck = boundary(side, section) as? WaterfallLayoutAttributes, stuck.isPinned,
          stuck.frame.intersects(clear)
        else { continue }
        let covered =
          side == .header ? stuck.frame.maxY - clear.minY : clear.maxY - stuck.frame.minY
        // Pinned views can extend beyond the bounds. A negative height would count as free space.
        let hidden = min(covered, clear.height)
        if side == .header { clear.origin.y += hidden }
        clear.size.height -= hidden
      }
    }
    return clear
  }
}

import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns the content offset after a batch update or an animated change of the bounds, or `nil`
  /// if the flow layout determines it.
  ///
  /// UIKit asks for the offset in an animated change of the bounds, too (facts 15.2). If items stay
  /// in place, `prepare()` has already moved the content. UIKit's proposal can be older than that
  /// move, so the content stays where it is.
  func offsetAfterUpdates(from proposed: CGPoint) -> CGPoint? {
    endPreparationOfSubclass()
    bringUpToDateForLookup()
    guard let collectionView else { return nil }
    let screen = makeScreen()
    guard let batch = updates.batch else {
      let isMoved =
        keepsPlacesInNewSizes && scrolling.viewport != nil && isOffsetInRange(on: screen)
      return isMoved ? collectionView.contentOffset : nil
    }
    guard batch.isApplied, let target = offset(afterUpdateFrom: proposed, on: screen) else {
      return nil
    }
    anchors.promise(screen.axes.main(target))
    return target
  }

  /// Scrolls to an offset, unless it's `nil`.
  ///
  /// UIKit runs the pending layout pass before it scrolls to an item. With a subclass, this method
  /// does so, too, because the subclass can compute its values in `prepare()`.
  func scroll(to target: @autoclosure () -> CGPoint?, animated: Bool) {
    guard let collectionView else { return }
    endPreparationOfSubclass()
    if isSubclass, callState.awaitsPass, callState.running.isEmpty, updates.batch == nil,
      collectionView.window != nil, hasCountsOfDataSource(collectionView)
    {
      collectionView.layoutIfNeeded()
    }
    if let offset = target() { collectionView.setContentOffset(offset, animated: animated) }
  }

  /// Returns the content offset at which a section starts at the visible edge, below pinned
  /// headers.
  ///
  /// A section starts with the inset of its header, or with its section inset if it has no header.
  /// This is where scrolling stops if `scrollSnapping` is `.section`.
  ///
  /// - Returns: The offset in points, within the scrollable range. The result is `nil` if the
  ///   section doesn't exist or isn't laid out yet, or if there is no collection view. In
  ///   Objective-C, the result is an `NSValue`.
  /// - Complexity: O(log sections).
  public func contentOffset(forSection section: Int) -> CGPoint? {
    bringUpToDateForLookup()
    let waterfall = placedEngine()
    let screen = makeScreen()
    guard 0..<waterfall.sectionCount ~= section else { return nil }
    let cover = waterfall.obscuredExtent(
      overStartOfSection: section, visible: screen.viewport.extent, rules: screen.rules)
    return offset(
      at: 0, on: screen, clearOf: { $0 == .header ? cover : 0 },
      showing: { page in
        LengthRange(start: sectionStart(section, in: page, on: screen), extent: 0)
      })
  }

  /// Returns the content offset that shows a header or footer at a scroll position.
  ///
  /// The offset is for the element's position when it isn't pinned. The scroll position is used as
  /// in `contentOffset(forItemAt:at:)`.
  ///
  /// - Returns: The offset in points, within the scrollable range. The result is `nil` if the item
  ///   of the index path isn't 0, the element doesn't exist or isn't laid out yet, or there is no
  ///   collection view. In Objective-C, the result is an `NSValue`.
  /// - Complexity: O(log sections).
  public func contentOffset(
    forSupplementaryViewOfKind elementKind: String, at indexPath: IndexPath,
    at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    offset(showing: ElementID(elementKind: elementKind, at: indexPath), at: scrollPosition)
  }

  /// Returns the content offset that shows an item at a scroll position.
  ///
  /// The scroll position refers to the area that pinned headers and footers don't cover. Only the
  /// vertical part of the scroll position is used (the horizontal part if the layout scrolls
  /// horizontally). If the scroll position has no such part, as with `[]`, the offset is the
  /// nearest one that shows the whole item.
  ///
  /// - Returns: The offset in points, within the scrollable range. The result is `nil` if the item
  ///   doesn't exist or isn't laid out yet, or if there is no collection view. In Objective-C, the
  ///   result is an `NSValue`.
  /// - Complexity: O(log sections). In rows, O(log rows + items of the row) more.
  public func contentOffset(
    forItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint? { offset(showing: ElementID(itemAt: indexPath), at: scrollPosition) }

  /// Returns the content offset that shows an item, header, or footer in the area that pinned views
  /// don't cover.
  ///
  /// The result is `nil` if the element is `nil` or doesn't exist.
  private func offset(
    showing id: ElementID?, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    bringUpToDateForLookup()
    let waterfall = placedEngine()
    let screen = makeScreen()
    guard let id else { return nil }
    return offset(
      at: scrollPosition.fraction(along: screen.axes), on: screen,
      clearOf: {
        waterfall.obscuredExtent(
          of: $0, overSection: id.section, at: id.boundary, visible: screen.viewport.extent,
          rules: screen.rules)
      }, showing: { unpinnedFrame(of: id, in: $0, on: screen)?.main })
  }

  /// Returns the content offset at which pinned views don't cover a range of the content.
  ///
  /// `position` is 0 for the start of the area that pinned views don't cover, and 1 for its end. If
  /// `position` is `nil`, the offset is the nearest one that shows the whole range. `cover` returns
  /// the length that pinned headers or pinned footers cover.
  ///
  /// `range` returns the range, or `nil` if it doesn't exist. It receives the attributes that a
  /// subclass returns for the rectangle around the offset, or none at first, when the offset isn't
  /// known.
  private func offset(
    at position: CGFloat?, on screen: Screen, clearOf cover: (Boundary) -> Length,
    showing range: ([ElementID: UICollectionViewLayoutAttributes]) -> LengthRange?
  ) -> CGPoint? {
    endPreparationOfSubclass()
    guard collectionView != nil, let first = range([:]) else { return nil }
    let grid = screen.axes.grid
    let insets = screen.visibleInsets
    let header = grid.points(cover(.header))
    let footer = grid.points(cover(.footer))
    let allowed = screen.scrollRange(mainExtent: askContentExtent())
    func offset(showing range: LengthRange) -> CGPoint {
      let first = grid.points(range.start) - insets.start - header
      let last = grid.points(range.end) - screen.extent + insets.end + footer
      let main: CGFloat =
        position.map { first * (1 - $0) + last * $0 }
        ?? max(min(screen.offset, first), min(last, first))
      return screen.axes.point(
        main: main.clamped(to: allowed), cross: screen.axes.cross(screen.bounds.origin))
    }
    let target = offset(showing: first)
    guard asksClass else { return target }
    // After the scroll, the element is on screen. There, the attributes for a rectangle count.
    let page = attributesFromClass(in: screen.pages(around: target))
    return range(page).map { offset(showing: $0) } ?? target
  }
}

extension UICollectionView.ScrollPosition {
  /// Returns the scroll position as a fraction: 0 for the start, 0.5 for the center, 1 for the end.
  ///
  /// Returns `nil` if the scroll position is only for the other axis, such as `.left` in a layout
  /// that scrolls vertically.
  fileprivate func fraction(along axes: LayoutAxes) -> CGFloat? {
    if contains(axes.isHorizontal ? .left : .top) { return 0 }
    if contains(axes.isHorizontal ? .centeredHorizontally : .centeredVertically) { return 0.5 }
    if contains(axes.isHorizontal ? .right : .bottom) { return 1 }
    return nil
  }
}

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
      guard keepsPlaces, !isBeforeFirstPass else { return nil }
      // If another pass moves the content, UIKit has read the pinned headers for this offset.
      if !anchors.needsAnotherPass, let wanted = missedOffset(on: screen) {
        anchors.ask(for: wanted, on: screen)
        return screen.axes.point(main: wanted, cross: screen.axes.cross(proposed))
      }
      let stays = collectionView.isTracking || isAtRest(on: screen, in: collectionView)
      return stays ? collectionView.contentOffset : nil
    }
    guard batch.isApplied, let target = offset(afterUpdateFrom: proposed, on: screen) else {
      return nil
    }
    anchors.ask(for: screen.axes.main(target), on: screen)
    return target
  }

  /// Returns whether no finger holds the content, and its offset is in the scrollable range.
  func isAtRest(on screen: Screen, in view: UICollectionView) -> Bool {
    let range = screen.scrollRange(mainExtent: knownContentExtent())
    return !view.isTracking
      && screen.isAt(screen.offset.clamped(to: range), hasWindow: view.window != nil)
  }

  /// Scrolls to a target, which then stays at its scroll position until no visible view returns
  /// another size.
  ///
  /// UIKit runs the pending layout pass before it scrolls to an item. With a subclass, this method
  /// does so, too, because the subclass can compute its values in `prepare()`.
  ///
  /// Before the first layout, the target waits at its position for `prepare()`.
  func scroll(to target: ScrollTarget?, animated: Bool) {
    guard let collectionView, let target else { return }
    endPreparationOfSubclass()
    if isSubclass, callState.awaitsPass, callState.isIdle, updates.batch == nil,
      !isBeforeFirstPass, collectionView.window != nil,
      hasCountsOfDataSource(collectionView)
    {
      collectionView.layoutIfNeeded()
    }
    guard let offset = contentOffset(of: target) else {
      if content.environment == nil { hold(target, in: collectionView) }
      return
    }
    let placed = placed(target, at: offset)
    if animated {
      let scroll = TargetScroll(to: placed, at: axes.main(offset), on: makeScreen())
      collectionView.setContentOffset(offset, animated: true)
      hold(scroll, in: collectionView)
    } else {
      hold(placed, at: axes.main(offset), in: collectionView)
      collectionView.setContentOffset(offset, animated: false)
      followContent(to: makeScreen(), in: collectionView)
    }
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
    contentOffset(of: ScrollTarget(.sectionStart(section), position: 0))
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
    target(ElementID(elementKind: elementKind, at: indexPath), at: scrollPosition)
      .flatMap(contentOffset)
  }

  /// Returns the content offset that shows an item at a scroll position.
  ///
  /// The scroll position refers to the area that pinned headers and footers don't cover. Only the
  /// vertical part of the scroll position is used (the horizontal part if the layout scrolls
  /// horizontally). If the scroll position has no such part, as with `[]`, the offset is the
  /// nearest offset that shows the whole item.
  ///
  /// If `contentAnchor` is `.end`, the last item extends to the end of the content, unless another
  /// column is longer by half of the visible area or more.
  ///
  /// - Returns: The offset in points, within the scrollable range. The result is `nil` if the item
  ///   doesn't exist or isn't laid out yet, or if there is no collection view. In Objective-C, the
  ///   result is an `NSValue`.
  /// - Complexity: O(log sections). In rows, O(log rows + items of the row) more.
  public func contentOffset(
    forItemAt indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition
  ) -> CGPoint? {
    target(ElementID(itemAt: indexPath), at: scrollPosition).flatMap(contentOffset)
  }

  /// Returns the target of a scroll to an element, or `nil` if the element is `nil`.
  func target(
    _ id: ElementID?, at scrollPosition: UICollectionView.ScrollPosition
  ) -> ScrollTarget? {
    // The first layout can change the axes.
    bringUpToDateForLookup()
    guard let id else { return nil }
    return resolved(
      ScrollTarget(.element(id), position: scrollPosition.fraction(along: axes)))
  }

  /// Returns the end of content that stays at its end, if a target is the last item at the end of
  /// the visible area, or else the target.
  ///
  /// The inset or the footer after the item would otherwise be out of sight, and the content
  /// wouldn't be at its end. If another column is much longer, the item itself could be out of
  /// sight at the end.
  func resolved(_ target: ScrollTarget) -> ScrollTarget {
    guard contentAnchor == .end, target.position == 1, case .element(let element) = target.place,
      let id = element.itemID, content.engine.holds(id),
      placedEngine().isLast(
        id.item, inSection: id.section, within: makeScreen().viewport.extent / 2)
    else { return target }
    var end = target
    end.place = .contentEnd
    return end
  }
}

// MARK: - Offsets of a target

extension WaterfallFlowLayout {
  /// Returns the content offset at which the content shows a target, or `nil` if it doesn't exist.
  private func contentOffset(of target: ScrollTarget) -> CGPoint? {
    bringUpToDateForLookup()
    endPreparationOfSubclass()
    let screen = makeScreen()
    guard let range = rangeFromClass(of: target, on: screen) else { return nil }
    return offset(showing: range, of: target, on: screen)
  }

  private func offset(
    showing range: LengthRange, of target: ScrollTarget, on screen: Screen
  ) -> CGPoint {
    let main = offset(showing: range, of: target, near: screen.offset, on: screen)
    return screen.axes.point(
      main: main.clamped(to: screen.scrollRange(mainExtent: askContentExtent())),
      cross: screen.axes.cross(screen.bounds.origin))
  }

  /// Returns the range of a target in the content, with the frames that a subclass returns.
  ///
  /// After the scroll, the target is on screen. There, the attributes for a rectangle count.
  private func rangeFromClass(of target: ScrollTarget, on screen: Screen) -> LengthRange? {
    guard collectionView != nil, let range = rangeFromClass(of: target, in: [:], on: screen) else {
      return nil
    }
    guard asksClass else { return range }
    let offset = offset(showing: range, of: target, on: screen)
    let page = attributesFromClass(in: screen.pages(around: offset))
    return rangeFromClass(of: target, in: page, on: screen) ?? range
  }

  /// Returns the range of a target in the content, or `nil` if the target doesn't exist.
  ///
  /// `page` contains the attributes that a subclass returns for the rectangle around the target.
  private func rangeFromClass(
    of target: ScrollTarget, in page: [ElementID: UICollectionViewLayoutAttributes],
    on screen: Screen
  ) -> LengthRange? {
    switch target.place {
    case .element(let id): unpinnedFrame(of: id, in: page, on: screen)?.main
    case .sectionStart(let section):
      0..<content.engine.sectionCount ~= section
        ? LengthRange(start: sectionStart(section, in: page, on: screen), extent: 0) : nil
    case .contentEnd: LengthRange(start: askContentExtent(), extent: 0)
    case .visibleStart: nil
    }
  }

  /// Returns the content offset, in points, at which the content shows a range as a target
  /// specifies, and at which pinned views don't cover it.
  ///
  /// The offset can be outside the scrollable range. `near` is the offset nearest to which the
  /// result is if the whole range is only to be visible.
  private func offset(
    showing range: LengthRange, of target: ScrollTarget, near present: CGFloat, on screen: Screen
  ) -> CGFloat {
    let waterfall = placedEngine()
    let grid = screen.axes.grid
    let insets = screen.visibleInsets
    let header = grid.points(waterfall.obscuredExtent(of: .header, at: target, on: screen))
    let footer = grid.points(waterfall.obscuredExtent(of: .footer, at: target, on: screen))
    let first = grid.points(range.start) - insets.start - header
    let last = grid.points(range.end) - screen.extent + insets.end + footer
    return target.position.map { first * (1 - $0) + last * $0 }
      ?? max(min(present, first), min(last, first))
  }

  /// Returns the content offset, in points, that keeps a target at its scroll position, or `nil` if
  /// the target doesn't exist.
  ///
  /// The offset can be outside the scrollable range.
  func offset(keeping target: ScrollTarget, on screen: Screen) -> CGFloat? {
    if case .visibleStart(let start) = target.place {
      return start - screen.visibleInsets.start + target.shift
    }
    guard let range = rangeFromClass(of: target, on: screen) else { return nil }
    let start = screen.axes.grid.points(range.start) - screen.visibleInsets.start
    let near = target.distance.map { start - $0 } ?? screen.offset
    return target.shift + offset(showing: range, of: target, near: near, on: screen)
  }

  /// Returns whether a target's place is at the end of the scrollable range, or beyond it.
  func isBeyondEnd(_ target: ScrollTarget, on screen: Screen) -> Bool {
    let end = screen.scrollRange(mainExtent: askContentExtent()).upperBound
    return offset(keeping: target, on: screen).map { $0 >= end - 1 } ?? false
  }

  /// Returns a target with the place that it has on screen after a scroll to an offset.
  private func placed(_ target: ScrollTarget, at offset: CGPoint) -> ScrollTarget {
    let screen = makeScreen()
    var target = target
    target.distance = rangeFromClass(of: target, on: screen).map {
      screen.axes.grid.points($0.start) - screen.axes.main(offset) - screen.visibleInsets.start
    }
    return target
  }
}

extension Waterfall {
  /// Returns the length that pinned headers or footers cover if the content shows a scroll target.
  fileprivate func obscuredExtent(
    of boundary: Boundary, at target: ScrollTarget, on screen: Screen
  ) -> Length {
    let (visible, rules) = (screen.viewport.extent, screen.rules)
    switch target.place {
    case .element(let id):
      return obscuredExtent(
        of: boundary, overSection: id.section, at: id.boundary, visible: visible, rules: rules)
    case .sectionStart(let section):
      guard boundary == .header else { return 0 }
      return obscuredExtent(overStartOfSection: section, visible: visible, rules: rules)
    case .contentEnd, .visibleStart: return 0
    }
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

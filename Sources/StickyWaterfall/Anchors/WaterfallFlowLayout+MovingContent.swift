import WaterfallEngine

// MARK: - Where the content belongs

extension WaterfallFlowLayout {
  /// Returns the content offset, in points, that keeps the anchor's first existing point in place.
  ///
  /// Returns `nil` if nothing stays in place.
  ///
  /// The positions are those after views have returned the sizes that are expected.
  func anchoredOffset(on screen: Screen) -> CGFloat? {
    guard let anchor = anchors.currentAnchor else { return nil }
    var expected = anchors.expected.isEmpty ? nil : anchors.expected.applied(to: content.engine)
    for point in anchor.points {
      let offset: CGFloat?
      switch point {
      case .item(let item): offset = self.offset(keeping: item, expecting: &expected, on: screen)
      case .end: offset = endOffset(expecting: expected, on: screen)
      case .snapped(let element, let target):
        offset = placedEngine().snapOffset(of: element, snapRules(target, on: screen))
          .map { CGFloat(screen.axes.grid.points($0)) }
      case .target(let target):
        offset = self.offset(keeping: target, in: expected ?? placedEngine(), on: screen)
      }
      guard let offset else { continue }
      guard anchor.staysInRange, collectionView?.isTracking != true else { return offset }
      return offsetInRange(offset, expecting: expected, on: screen)
    }
    return nil
  }

  /// Returns the content offset that keeps a point of an item in place, or `nil` if the item
  /// doesn't exist.
  private func offset(
    keeping item: ItemAnchor, expecting expected: inout Waterfall?, on screen: Screen
  ) -> CGFloat? {
    guard content.engine.holds(item.indexPath) else { return nil }
    let (index, section) = (item.indexPath.item, item.indexPath.section)
    let line =
      expected?.placedLine(ofItem: index, inSection: section)
      ?? content.engine.placedLine(ofItem: index, inSection: section)
    let frame = (expected ?? content.engine).placedRange(ofItem: index, inSection: section)
    let grid = screen.axes.grid
    let point =
      item.fraction == 0
      ? grid.points(line.start)
      : grid.points(frame.start) + item.fraction * grid.points(frame.extent)
    return point - place(of: item, in: frame, on: screen) - screen.visibleInsets.start
  }

  /// Returns the content offset, in points, at the end of the scrollable range.
  private func endOffset(expecting expected: Waterfall?, on screen: Screen) -> CGFloat {
    let extent =
      isSubclass ? askContentExtent() : expected?.mainExtent ?? placedEngine().mainExtent
    return screen.scrollRange(mainExtent: extent).upperBound
  }

  /// Returns the distance from the start of the visible range to a point of an item.
  ///
  /// If the point would be off screen, the item moves to the nearest visible edge.
  ///
  ///     ┌───────────┐              ┌───────────┐
  ///     │           │              │ ┌───────┐ │
  ///     │           │              │ │ item  │ │
  ///     │ ┌───────┐ │  ──▶  turn   └─┴───────┴─┘
  ///     │ │ item  │ │
  ///     └─┴───────┴─┘
  private func place(of item: ItemAnchor, in frame: LengthRange, on screen: Screen) -> CGFloat {
    let visible = screen.viewport.extent
    let distance = screen.axes.grid.length(item.distance)
    guard visible > 0, distance > visible - PixelGrid.lengthsPerPixel else { return item.distance }
    return screen.axes.grid.points(max(0, visible - frame.extent))
  }

  /// Returns the nearest offset in the scrollable range.
  ///
  /// The content is as long as in the layout with expected sizes, if there is one.
  private func offsetInRange(
    _ offset: CGFloat, expecting expected: Waterfall? = nil, on screen: Screen
  ) -> CGFloat {
    let reached = screen.axes.grid.length(offset + screen.extent)
    var expected = expected
    let extent =
      isSubclass
      ? askContentExtent()
      : expected?.mainExtent(unlessBeyond: reached)
        ?? content.engine.mainExtent(unlessBeyond: reached)
    return offset.clamped(to: screen.scrollRange(mainExtent: extent))
  }

  /// Returns the content offset after a batch update, or `nil` if the flow layout determines it.
  func offset(afterUpdateFrom proposed: CGPoint, on screen: Screen) -> CGPoint? {
    guard let anchor = anchors.currentAnchor else { return nil }
    let anchored = anchoredOffset(on: screen)
    guard anchored != nil || anchor.staysInRange else { return nil }
    let main = anchored ?? offsetInRange(screen.axes.main(proposed), on: screen)
    return screen.axes.point(main: main, cross: screen.axes.cross(proposed))
  }
}

// MARK: - Moving the content

extension WaterfallFlowLayout {
  /// Adjusts the content offset of an invalidation context so that the anchor stays in place.
  ///
  /// If a client has already set an adjustment, the anchor moves on screen by the client's
  /// distance.
  ///
  /// UIKit moves the content when it receives the context (facts 13.12). Some versions of UIKit
  /// wait for the layout pass, and then add the adjustments of all contexts. Each context therefore
  /// requests only the distance that earlier contexts haven't requested.
  func adjustOffset(of context: UICollectionViewLayoutInvalidationContext, on screen: Screen) {
    guard anchors.holdsPoints, anchors.allowsMove, !selfSizing.budget.keepsOffset else { return }
    let axes = screen.axes
    let own = context.contentOffsetAdjustment
    anchors.scrollAnchor(by: axes.main(own))
    let present = screen.offset + anchors.moves.owed
    let target = anchoredOffset(on: screen) ?? present + axes.main(own)
    let distance = screen.isSameOffset(target, present) ? 0 : target - present
    context.contentOffsetAdjustment = axes.point(main: distance, cross: axes.cross(own))
    // UIKit still knows the old content size, and limits the content offset to it. If the target
    // needs more content, the context increases the content size.
    let missing =
      screen.mainExtent(reaching: target) - axes.main(collectionView?.contentSize ?? .zero)
    context.contentSizeAdjustment = axes.size(main: max(0, missing), cross: 0)
    anchors.owe(distance)
  }

  /// Moves the content in `prepare()` so that the anchor stays in place, if no invalidation context
  /// moves it.
  func moveContentInPrepare(in view: UICollectionView) {
    guard anchors.isMovedByPrepare, updates.batch == nil || updates.batch?.plan != nil else {
      return
    }
    let screen = makeScreen()
    // The app can have scrolled since the change.
    if let distance = anchors.account(for: screen, inContentOf: { knownContentLengths(on: screen) })
    {
      anchors.scrollAnchor(by: distance)
    }
    if let main = anchoredOffset(on: screen), anchors.allowsMove, !selfSizing.budget.keepsOffset {
      let offset = axes.point(
        main: main - anchors.moves.owed, cross: axes.cross(view.contentOffset))
      if !screen.isSameOffset(axes.main(offset), screen.offset) {
        during(.move) { view.contentOffset = offset }
      }
    }
    anchors.didMoveInPrepare(on: makeScreen())
  }

  /// Follows the delegate if it has chosen another offset after a batch update than the layout.
  func holdAfterUpdate(on screen: Screen) {
    if anchors.holdsPoints, let promised = anchors.moves.promised {
      let clamped = knownScrollRanges(on: screen).map { promised.clamped(to: $0) }
      let isAsPromised = ([promised] + clamped).contains {
        screen.isSameOffset($0, screen.offset)
      }
      if !isAsPromised { anchors.scrollAnchor(by: screen.offset - promised) }
      anchors.acceptOffset(of: screen)
    }
    if anchors.holdsPoints {
      seeContent(on: screen)
    } else {
      anchors.releaseDeleted()
    }
    anchors.endUpdate()
  }

  /// Holds on to what stays in place if the view's size, insets, or scale have changed, so that
  /// `prepare()` moves the content.
  ///
  /// These values can change without an invalidation context, as when the view moves to another
  /// screen.
  func holdInNewSurroundings(on screen: Screen) {
    guard keepsPlacesInNewSizes else { return }
    hold(on: screen, for: .view)
    anchors.letPrepareMove()
  }

  /// Whether UIKit has moved the content in the current `super.invalidateLayout(with:)` call.
  var hasMovedInInvalidation: Bool {
    collectionView != nil && collectionView?.contentOffset != anchors.offsetBeforeInvalidation
  }

  /// Calls `super.invalidateLayout(with:)`, and records whether UIKit moves the content in the
  /// call.
  func followMoves(inSuper invalidate: () -> Void) {
    anchors.offsetBeforeInvalidation = collectionView?.contentOffset
    during(.superInvalidation, invalidate)
    if anchors.anchor != nil, hasMovedInInvalidation {
      anchors.didMoveByUIKit(on: makeScreen())
    }
    anchors.offsetBeforeInvalidation = nil
  }

  /// Records that the content is about to scroll.
  ///
  /// If the layout or UIKit moves the content, this method only takes note of the offset.
  func recordScroll(to screen: Screen, in view: UICollectionView) {
    guard !callState.isMovingContent else { return }
    let reached = anchors.scroll == nil ? nil : followScroll(to: screen, in: view)
    let isAnchoring = anchors.anchor != nil
    if isAnchoring || keepsContentInPlace {
      anchors.settle(at: screen.axes.main(view.contentOffset), on: screen)
      if reached == nil, isAnchoring || hasNewSurroundings(on: screen, in: view),
        explainsScroll(to: screen)
      {
        return anchors.announce(screen)
      }
    }
    if selfSizing.budget.awaitsScroll, !isMoveByUIKit(to: screen, in: view) {
      selfSizing.budget.didScroll()
    }
    if isAnchoring || keepsContentInPlace {
      anchors.recordScroll(
        from: scrolling.isBehind ? scrolling.viewport : screen.viewport(of: view.bounds))
      if scrolling.viewport != nil {
        anchors.see(content(at: screen.viewport.start, on: screen), on: screen)
      }
    }
    if let reached { hold(reached, on: screen) }
  }

  /// Returns whether the view's size or insets have changed since the last layout pass.
  private func hasNewSurroundings(on screen: Screen, in view: UICollectionView) -> Bool {
    screen.bounds.size != view.bounds.size || screen.adjustedInsets != content.insets
  }

  /// Returns whether UIKit changes the offset only because insets have changed.
  ///
  /// UIKit moves the offset by minus the change of the inset (facts 13.15).
  func isMoveByUIKit(to screen: Screen, in view: UICollectionView) -> Bool {
    let change = screen.offset - screen.axes.main(view.contentOffset)
    guard change != 0, let insets = content.insets else { return change == 0 }
    let before = screen.axes.mainInsets(insets).start
    let moved = before - screen.axes.mainInsets(screen.adjustedInsets).start
    return moved != 0 && screen.isSameOffset(change, moved)
  }
}

// MARK: - Expected sizes

extension WaterfallFlowLayout {
  /// Returns the preferred sizes of views that UIKit asks again, if items stay in place on screen.
  ///
  /// These are the visible views, and views within a page that have returned a size in this turn.
  /// UIKit keeps prefetched cells off screen (facts 13.17).
  func preferredSizesOfViews(in view: UICollectionView) -> ExpectedSizes {
    guard keepsContentInPlace || anchors.holdsTarget, usesEstimates, updates.batch == nil,
      content.environment != nil,
      !selfSizing.budget.isReduced
    else { return ExpectedSizes() }
    let screen = makeScreen()
    let visible = elements(intersecting: screen.bounds, on: screen).map(\.id)
    let sized = Set(selfSizing.budget.sizedElements)
    let near = elements(intersecting: screen.pages(around: screen.bounds.origin), on: screen)
      .map(\.id).filter(sized.contains)
    return ExpectedSizes(of: Set(visible + near), in: content.engine)
  }

  /// Expects the sizes that views had before some work, if the work has forgotten them.
  func expectSizes(_ old: ExpectedSizes) {
    guard !old.isEmpty else { return }
    anchors.expected.add(old, forgottenIn: content.engine)
    if !anchors.expected.isEmpty { schedule(.endOfExpectedSizes) }
  }

  /// Uses the expected sizes of views that UIKit hasn't asked again, because they're off screen
  /// while they have their estimates.
  ///
  /// With these sizes, the views are on screen, and UIKit asks them.
  func useExpectedSizes() {
    guard let unasked = anchors.expected.beginPass() else { return }
    if !callState.isWorking { content.use(unasked) }
    anchors.letPrepareMove()
  }

  /// Moves the content if views haven't returned the sizes that were expected.
  func stopExpectingSizes() {
    guard !anchors.expected.isEmpty else { return }
    anchors.expected.endTurn()
    readAgain()
  }
}

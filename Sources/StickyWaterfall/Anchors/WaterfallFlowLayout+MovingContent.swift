import WaterfallEngine

// There is one mover for each moment, and all of them move the content to the one offset that
// keeps the anchor in place:
//
//     sizes of views ──▶ the invalidation context, which UIKit applies at once (facts 13.12)
//     a batch update, an animated change of the bounds ──▶ the target offset
//     everything else ──▶ prepare(), after which UIKit reads all elements

// MARK: - Where the content belongs

extension WaterfallFlowLayout {
  /// Returns the content offset, in points, that keeps the anchor's first existing point in place.
  ///
  /// Returns `nil` if nothing stays in place.
  func wantedOffset(on screen: Screen) -> CGFloat? {
    guard keepsPlaces else { return nil }
    switch anchors.hold {
    case .unchosen, .nothing, .scrolling: return nil
    case .target(let target, _):
      guard !anchors.awaitsPlan, collectionView?.isTracking != true else { return nil }
      return offset(keeping: target, on: screen).map { offsetInRange($0, on: screen) }
    case .points(let anchor, _):
      guard !anchors.awaitsPlan || anchor.isEnd else { return nil }
      for point in anchor.points {
        guard let offset = offset(keeping: point, on: screen) else { continue }
        guard collectionView?.isTracking != true else { return offset }
        return offsetInRange(offset, overscrolledBy: anchor.overscroll, on: screen)
      }
      return nil
    }
  }

  /// Returns the content offset that keeps a point in place, or `nil` if its item doesn't exist.
  private func offset(keeping point: Anchor.Point, on screen: Screen) -> CGFloat? {
    switch point {
    case .item(let item): return offset(keeping: item, on: screen)
    case .end: return screen.scrollRange(mainExtent: askContentExtent()).upperBound
    case .snapped(let element, let target):
      let range = screen.scrollRange(mainExtent: askContentExtent())
      return placedEngine().snapOffset(of: element, SnapRules(target, within: range, on: screen))
        .map { CGFloat(screen.axes.grid.points($0)) }
    }
  }

  /// Returns the content offset that keeps a point of an item in place, or `nil` if the item
  /// doesn't exist.
  private func offset(keeping anchor: ItemAnchor, on screen: Screen) -> CGFloat? {
    itemFrame(of: anchor, on: screen).map { offset(keeping: anchor, of: $0, on: screen) }
  }

  /// Returns the anchor's item with its frame, or `nil` if the item doesn't exist.
  ///
  /// For a subclass, it's the frame that the class returns, if the class can be asked.
  private func itemFrame(of anchor: ItemAnchor, on screen: Screen) -> ItemFrame? {
    guard content.engine.holds(anchor.id) else { return nil }
    guard asksClass else { return placedFrame(of: anchor.id) }
    return frameFromClass(of: anchor.id, on: screen) { offset(keeping: anchor, of: $0, on: screen) }
  }

  private func offset(keeping anchor: ItemAnchor, of item: ItemFrame, on screen: Screen) -> CGFloat
  {
    let point = point(of: anchor, in: item, on: screen)
    let place = place(of: anchor, at: point, in: item.frame.main, on: screen)
    return screen.axes.grid.points(point) - place - visibleInsetStart(on: screen)
  }

  /// Returns the inset before the area in which items stay in place.
  ///
  /// While a finger holds the content, new insets move nothing.
  private func visibleInsetStart(on screen: Screen) -> CGFloat {
    guard collectionView?.isTracking == true, let start = anchors.seen?.screen.visibleInsets.start
    else { return screen.visibleInsets.start }
    return start
  }

  /// Returns the position of an anchor's point in the content.
  ///
  /// An item that has only its estimate, as after it was reloaded, can be too short to have the
  /// point. A point of its length stays visible, because UIKit asks only visible cells for sizes.
  private func point(of anchor: ItemAnchor, in item: ItemFrame, on screen: Screen) -> Length {
    let main = item.frame.main
    let start = anchor.cut == nil ? lineStart(of: item) : main.start
    let point = anchor.point(in: item.frame, lineStart: start, on: screen.axes.grid)
    guard usesEstimates, !content.engine.isPreferred(item.id) else { return point }
    return min(point, max(main.start, main.end - screen.axes.grid.length(1)))
  }

  /// Returns the distance from the start of the visible range to a point of an item.
  ///
  /// If the item would be off screen, it moves to the nearest visible edge.
  ///
  ///     ┌───────────┐              ┌───────────┐
  ///     │           │              │ ┌───────┐ │
  ///     │           │              │ │ item  │ │
  ///     │ ┌───────┐ │  ──▶  turn   └─┴───────┴─┘
  ///     │ │ item  │ │
  ///     └─┴───────┴─┘
  private func place(
    of item: ItemAnchor, at point: Length, in frame: LengthRange, on screen: Screen
  ) -> CGFloat {
    let visible = screen.viewport.extent
    let cut = item.cut == nil ? 0 : point - frame.start
    let start = screen.axes.grid.length(item.distance) - cut
    guard visible > 0, start > visible - PixelGrid.lengthsPerPixel else { return item.distance }
    return screen.axes.grid.points(max(0, visible - frame.extent) + cut)
  }

  /// Returns the distance, in points, from the remembered place of the anchor's item to the visible
  /// edge, if the item is there because it would be off screen.
  func distanceToEdge(on screen: Screen) -> CGFloat {
    guard case .points(let anchor, _) = anchors.hold, case .item(let item)? = anchor.points.first,
      item.distance > screen.axes.grid.points(screen.viewport.extent) - 1,
      !anchors.awaitsPlan, let frame = itemFrame(of: item, on: screen)
    else { return 0 }
    let point = point(of: item, in: frame, on: screen)
    return item.distance - place(of: item, at: point, in: frame.frame.main, on: screen)
  }

  /// Returns the nearest offset in the scrollable range, or as far outside it as the content was.
  func offsetInRange(
    _ offset: CGFloat, overscrolledBy overscroll: CGFloat = 0, on screen: Screen
  ) -> CGFloat {
    let reached = screen.axes.grid.length(offset + screen.extent)
    let extent =
      isSubclass ? askContentExtent() : content.engine.mainExtent(unlessBeyond: reached)
    let range = screen.scrollRange(mainExtent: extent)
    return offset.clamped(
      to: range.lowerBound + min(0, overscroll)...range.upperBound + max(0, overscroll))
  }

  /// Returns the content offset after a batch update, or `nil` if the flow layout determines it.
  func offset(afterUpdateFrom proposed: CGPoint, on screen: Screen) -> CGPoint? {
    // An animation goes on from the offset that UIKit proposes, and ends if the layout changes it.
    if case .scrolling = anchors.hold { return nil }
    let wanted = allowsMove ? wantedOffset(on: screen) : nil
    guard wanted != nil || updates.batch?.staysInRange == true else { return nil }
    let main = wanted ?? offsetInRange(screen.axes.main(proposed), on: screen)
    return screen.axes.point(main: main, cross: screen.axes.cross(proposed))
  }
}

// MARK: - Moving the content

extension WaterfallFlowLayout {
  /// Moves the content in `prepare()`, so that the anchor stays in place.
  ///
  /// If UIKit then reads only listed elements, pinned headers would move that aren't listed (facts
  /// 6.2). And after a change, a subclass computes its values only when this call ends. In these
  /// cases, another layout pass moves the content.
  func moveContentInPrepare(in view: UICollectionView, reading: CallState.Reading) {
    guard keepsPlaces, hasWidth, updates.batch == nil || updates.batch?.plan != nil else {
      return
    }
    guard !isSubclass || isBeforeFirstPass else {
      if anchors.isChanging { anchors.requestAnotherPass() }
      return
    }
    if isSubclass { anchors.requestAnotherPass() }
    moveContentIfNeeded(on: makeScreen(), in: view, reading: reading)
  }

  /// Moves the content to where it belongs, or requests another pass if UIKit reads only listed
  /// elements in this one.
  private func moveContentIfNeeded(
    on screen: Screen, in view: UICollectionView, reading: CallState.Reading
  ) {
    guard let offset = missedOffset(on: screen) else { return }
    switch reading {
    case .everything: moveContent(to: offset, on: screen, in: view)
    case .listedElements: anchors.requestAnotherPass()
    }
  }

  /// Moves the content for a subclass in the pass after a change, when the class can be asked.
  func moveContentOfSubclass(in view: UICollectionView) {
    guard isSubclass, keepsPlaces, asksClass else { return }
    let screen = makeScreen()
    followContent(to: screen, in: view)
    guard !anchors.isChanging, anchors.seen?.hasOtherSurroundings(than: screen) == false else {
      return
    }
    moveContentIfNeeded(on: screen, in: view, reading: callState.nextReading)
    readFramesOfClass(on: makeScreen())
  }

  /// Returns the offset at which the content belongs, or `nil` if it's there, or as near as UIKit
  /// or a delegate has placed it.
  func missedOffset(on screen: Screen) -> CGFloat? {
    guard allowsMove, let wanted = wantedOffset(on: screen) ?? offsetWithoutPoints(on: screen),
      !screen.isAt(wanted, hasWindow: collectionView?.window != nil),
      anchors.seen?.hasMoved(for: wanted, on: screen) != true
    else { return nil }
    return wanted
  }

  /// Returns the nearest offset in the scrollable range, if nothing can stay in place.
  ///
  /// No item was visible, or all have gone, and a delegate's target offset is out of range.
  private func offsetWithoutPoints(on screen: Screen) -> CGFloat? {
    guard case .points(let anchor, _) = anchors.hold, anchor.points.isEmpty, anchor.overscroll == 0,
      !anchors.awaitsPlan, collectionView?.isTracking != true
    else { return nil }
    return offsetInRange(screen.offset, on: screen)
  }

  /// Whether the layout may move the content.
  ///
  /// It may not while it's moving the content already, or too often.
  private var allowsMove: Bool {
    !callState.isMovingContent && anchors.answeredMoves.allowMove
      && !selfSizing.loopGuard.isSpent
      && updates.batch?.isInMove != true
  }

  /// Lays out parts of the content, perhaps because the app has answered a move.
  ///
  /// A change that moves nothing isn't an answer.
  func judgingAnswer(_ layOut: () -> Void) {
    guard anchors.answeredMoves.isAnswered else { return layOut() }
    let before = wantedOffset(on: makeScreen())
    layOut()
    let screen = makeScreen()
    if let before, wantedOffset(on: screen).map({ screen.isSameOffset($0, before) }) == true {
      anchors.answeredMoves.forgetAnswer()
    }
  }

  private func moveContent(to wanted: CGFloat, on screen: Screen, in view: UICollectionView) {
    anchors.ask(for: wanted, on: screen)
    during(.move) {
      view.contentOffset = axes.point(main: wanted, cross: axes.cross(view.contentOffset))
    }
    let moved = makeScreen()
    // If the app has answered with new insets, UIKit has clamped the content, perhaps to a size
    // from before this pass.
    let isClamped =
      moved.adjustedInsets != screen.adjustedInsets
      && !moved.isNearOffset(moved.offset, wanted)
    anchors.didMove(to: moved, wanting: isClamped ? moved.offset : wanted)
    if isClamped { anchors.requestAnotherPass() }
  }

  /// Adjusts the content offset of an invalidation context so that the anchor stays in place.
  ///
  /// UIKit moves the content when it receives the context (facts 13.12), so each context requests
  /// the distance that is left.
  func adjustOffset(of context: UICollectionViewLayoutInvalidationContext, on screen: Screen) {
    guard let wanted = missedOffset(on: screen), let collectionView else { return }
    let present = anchors.seen?.offsetWithoutRequest(on: screen) ?? screen.offset
    context.contentOffsetAdjustment = screen.axes.point(main: wanted - present, cross: 0)
    // UIKit still knows the old content size, and limits the content offset to it. If the target
    // needs more content, the context increases the content size.
    let missing =
      screen.mainExtent(reaching: wanted) - screen.axes.main(collectionView.contentSize)
    context.contentSizeAdjustment = screen.axes.size(main: max(0, missing), cross: 0)
    anchors.ask(for: wanted, on: screen)
  }

  /// Follows the delegate if it has chosen another offset after a batch update than the layout.
  ///
  /// The delegate has the last word: what stays in place is where its offset puts it.
  func followOffsetAfterUpdate(to screen: Screen) {
    guard keepsPlaces, let collectionView else { return }
    followContent(to: screen, in: collectionView)
    let toEdge = distanceToEdge(on: screen)
    if anchors.followDelegate(to: screen) { followScroll(fromEdge: toEdge, to: screen) }
  }

  /// Whether UIKit has moved the content in the current `super.invalidateLayout(with:)` call.
  var hasMovedInInvalidation: Bool {
    collectionView != nil && collectionView?.contentOffset != callState.offsetBeforeInvalidation
  }

  /// Calls `super.invalidateLayout(with:)`, in which UIKit can move the content.
  func invalidateSuper(_ invalidate: () -> Void) {
    callState.offsetBeforeInvalidation = collectionView?.contentOffset
    during(.superInvalidation, invalidate)
    callState.offsetBeforeInvalidation = nil
  }
}

// MARK: - Frames

extension WaterfallFlowLayout {
  /// An item, and its frame in the content.
  struct ItemFrame {
    let id: ItemID
    let frame: AxisRect
  }

  /// Returns the items that intersect a visible range and are at least a device pixel wide and
  /// high, in the order of their indexes.
  ///
  /// For a subclass, the frames are those that the class has returned.
  func visibleItems(in visible: LengthRange) -> [ItemFrame] {
    guard visible.extent > 0 else { return [] }
    if isSubclass, let items = returnedFrames.items(in: visible) {
      return items.filter(\.isVisible)
    }
    let engine = placedEngine()
    let rect = AxisRect(main: visible, cross: LengthRange(start: 0, extent: engine.crossExtent))
    return engine.sections(withItemsIn: visible).flatMap { section in
      engine.items(inSection: section, intersecting: rect).map {
        ItemFrame(id: ItemID($0.item, inSection: section), frame: $0.frame)
      }
    }.filter(\.isVisible)
  }

  /// Returns the start of an item, or of its row.
  ///
  /// A subclass can move the items of a row, so for a subclass it's always the item's own start.
  func lineStart(of item: ItemFrame) -> Length {
    guard !isSubclass else { return item.frame.main.start }
    return content.engine.placedLine(ofItem: item.id.item, inSection: item.id.section).start
  }

  /// Returns an item with its frame in the engine, and places only the items before it.
  func placedFrame(of id: ItemID) -> ItemFrame {
    _ = content.engine.placedLine(ofItem: id.item, inSection: id.section)
    let frame = content.engine.placedFrame(ofItem: id.item, inSection: id.section)
    return ItemFrame(id: id, frame: frame)
  }
}

extension WaterfallFlowLayout.ItemFrame {
  fileprivate var isVisible: Bool {
    min(frame.main.extent, frame.cross.extent) >= PixelGrid.lengthsPerPixel
  }
}

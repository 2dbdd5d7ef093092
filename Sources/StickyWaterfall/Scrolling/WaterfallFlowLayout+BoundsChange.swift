import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether new bounds invalidate the layout.
  func boundsChangeMatters(to newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let screen = makeScreen(of: newBounds, in: collectionView)
    recordScroll(to: screen, in: collectionView)
    if mustInvalidateOnScroll { return true }
    let change = boundsChange(to: screen, in: collectionView)
    scrolling.setBoundsChange(change)
    return change.matters || movesContent(in: screen)
  }

  /// Whether the next scroll must invalidate the layout, even if no element changes.
  ///
  /// The value is `true` while a batch update waits for its update list, or while some of the
  /// collection view's attributes are out of date.
  ///
  /// It's also `true` while work waits. UIKit may not know of it, for example if the delegate has
  /// set an option while it was asked. That work can remove a header that the scroll's context
  /// would name, and UIKit raises an exception for a named element without attributes (facts 6.2).
  private var mustInvalidateOnScroll: Bool {
    updates.isAwaitingList || scrolling.needsReading || content.hasWork
  }

  /// The maximum number of elements that the context of a scroll names.
  ///
  /// A jump can change the headers of many sections, such as a tap on the status bar. Without
  /// names, UIKit reads only the page on screen.
  private static let mostNamedElements = 200

  func boundsChangeContext(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard let collectionView else { return makeContext(.nothing) }
    let known = scrolling.takeBoundsChange(to: newBounds)
    let change =
      known ?? boundsChange(to: makeScreen(of: newBounds, in: collectionView), in: collectionView)
    let isScroll = newBounds.size == collectionView.bounds.size
    guard let elements = change.elements else {
      // When a view enters a window, UIKit doesn't report a new display scale. The layout may first
      // notice the new scale when the view scrolls. A content offset adjustment would undo that
      // scroll, so the context contains none. After the scroll, `prepare()` keeps the visible items
      // in place.
      return isScroll ? makeContext(.nothing) : sizeChangeContext(.everything)
    }
    if movesContent(in: change.screen) {
      return isScroll ? makeContext(.nothing) : sizeChangeContext(.nothing)
    }
    let context = makeContext(.nothing)
    // During a batch update, UIKit can scroll again without asking the layout (facts 13.11). This
    // context lists no elements, so that UIKit reads all attributes.
    guard known != nil || !mustInvalidateOnScroll, updates.batch == nil else { return context }
    // After a reload that sends no context, an element may no longer exist. UIKit raises an
    // exception if a context lists an element that doesn't exist (facts 1.5), so this context lists
    // none.
    guard elements.count <= Self.mostNamedElements else { return context }
    for element in elements where !collectionView.hasElement(element) { return context }
    scrolling.announce(change.screen.viewport, listing: elements)
    for boundary in Boundary.allCases {
      let indexPaths = elements.indexPaths(at: boundary)
      let kind = ElementID.Kind.boundary(boundary).elementKind
      guard !indexPaths.isEmpty, let kind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: indexPaths)
    }
    let cards = elements.indexPaths(at: nil)
    if !cards.isEmpty { context.invalidateItems(at: cards) }
    return context
  }

  /// Returns the effect of new bounds on the elements that the collection view shows.
  ///
  /// If a reload or an update list is pending, the result contains no elements. UIKit reads all
  /// attributes anyway.
  ///
  /// The result includes cards (items that pin) that are off screen. UIKit keeps the attributes of
  /// pages around the visible bounds, and uses them when the user scrolls there (facts 1.5, 1.8).
  /// Older versions raise an exception if the layout returns different attributes for a page (facts
  /// 6.2).
  ///
  /// Cards that are covered before and after the scroll aren't included, because they're invisible.
  private func boundsChange(to screen: Screen, in view: UICollectionView) -> BoundsChange {
    if let environment = content.environment, makeEnvironment(of: view, on: screen) != environment {
      return BoundsChange(screen: screen, elements: nil)
    }
    guard !isEverythingStale, !updates.isBeforeList, let before = scrolling.viewport
    else { return BoundsChange(screen: screen, elements: []) }
    return BoundsChange(
      screen: screen,
      elements: content.engine.changedElements(
        from: before, to: screen.viewport, rules: screen.rules))
  }

  /// Returns an invalidation context for a new size of the view.
  ///
  /// The context makes the layout query everything in `prepare()`. The layout can't query earlier,
  /// because the delegate may read the view's bounds. Until `prepare()` runs, the view still has
  /// its old bounds (facts 1.6).
  ///
  /// If visible items must keep their positions on screen, `prepare()` also changes the content
  /// offset.
  private func sizeChangeContext(
    _ part: Staleness
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(part)
    guard !callState.isWorking else { return context }
    let screen = makeScreen()
    holdInNewSurroundings(on: screen)
    // Cancel the adjustments that earlier contexts have requested and UIKit hasn't applied yet.
    if anchors.holdsPoints {
      context.contentOffsetAdjustment = screen.axes.point(main: -anchors.takeOwed(), cross: 0)
    }
    return context
  }

  /// Whether a new height of the view can move the content, which otherwise stays as it is.
  private func movesContent(in screen: Screen) -> Bool {
    guard let extent = anchors.visibleExtent, extent != screen.viewport.extent else { return false }
    return keepsPlacesInNewSizes
  }
}

extension [ElementID] {
  /// Returns the index paths of the headers or footers in this array, or of its items if `boundary`
  /// is `nil`.
  fileprivate func indexPaths(at boundary: Boundary?) -> [IndexPath] {
    compactMap { $0.boundary == boundary ? $0.indexPath : nil }
  }
}

import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether new bounds invalidate the layout.
  func scrollingInvalidates(at newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return during(.question) { boundsMatter(newBounds, in: collectionView) }
  }

  private func boundsMatter(_ newBounds: CGRect, in view: UICollectionView) -> Bool {
    let screen = makeScreen(of: newBounds, in: view)
    if newBounds.size != view.bounds.size { anchors.releaseSettledTarget() }
    recordScroll(to: screen, in: view)
    if mustInvalidateOnScroll { return true }
    let change = boundsChange(to: screen, in: view)
    scrolling.setBoundsChange(change)
    return change.matters || movesContent(in: screen)
  }

  /// Whether the next scroll must invalidate the layout, even if no element changes.
  ///
  /// It must while a batch update waits for its update list, or while some of the collection view's
  /// attributes are out of date.
  ///
  /// It must also while work waits of which UIKit may not know, for example because the delegate
  /// has set an option while it was asked. That work can remove a header that the scroll's context
  /// would list, and UIKit raises an exception for a listed element without attributes (facts 6.2).
  private var mustInvalidateOnScroll: Bool {
    updates.isAwaitingList || scrolling.needsReading || content.hasWork
  }

  /// The maximum number of elements that the context of a scroll lists.
  private static let mostListedElements = 200

  /// Returns the invalidation context for new bounds, which lists the elements that change.
  func scrollingContext(for newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard let collectionView else { return makeContext(.nothing) }
    return during(.question) { boundsContext(for: newBounds, in: collectionView) }
  }

  private func boundsContext(
    for newBounds: CGRect, in view: UICollectionView
  ) -> UICollectionViewLayoutInvalidationContext {
    let known = scrolling.takeBoundsChange(to: newBounds)
    let change = known ?? boundsChange(to: makeScreen(of: newBounds, in: view), in: view)
    let isScroll = newBounds.size == view.bounds.size
    guard let elements = change.elements else {
      // When a view enters a window, UIKit doesn't report a new display scale, so the layout may
      // first notice it when the view scrolls. A content offset adjustment would undo that scroll.
      // The context therefore contains none, and `prepare()` keeps the visible items in place after
      // the scroll.
      return isScroll ? makeContext(.nothing) : sizeChangeContext(.everything)
    }
    if movesContent(in: change.screen) {
      return isScroll ? makeContext(.nothing) : sizeChangeContext(.nothing)
    }
    let context = makeContext(.nothing)
    let isUpToDate = known != nil || !mustInvalidateOnScroll
    if isUpToDate, mayList(elements, in: view) {
      scrolling.announce(change.screen.viewport, listing: elements)
      context.list(elements)
    }
    return context
  }

  /// Returns whether the context of a scroll can list these elements.
  ///
  /// Without a list, UIKit reads all attributes on screen:
  ///
  /// - During a batch update, UIKit can scroll again without asking the layout (facts 13.11).
  /// - A jump, such as a tap on the status bar, can change the headers of many sections.
  /// - After a reload that sends no context, an element may no longer exist. UIKit raises an
  ///   exception if a context lists such an element (facts 1.5).
  private func mayList(_ elements: [ElementID], in view: UICollectionView) -> Bool {
    guard updates.batch == nil, elements.count <= Self.mostListedElements else { return false }
    for element in elements where !view.hasElement(element) { return false }
    return true
  }

  /// Returns the effect of new bounds on the elements that the collection view shows.
  ///
  /// While a reload or an update list is pending, the result contains no elements, because UIKit
  /// reads all attributes anyway.
  ///
  /// Cards (items that pin) are included even if they're off screen. UIKit keeps the attributes of
  /// pages around the visible bounds, and uses them when the user scrolls there (facts 1.5, 1.8).
  /// Older versions raise an exception if the layout then returns different attributes for a page
  /// (facts 6.2).
  ///
  /// Only cards that are covered before and after the scroll aren't included, because they're
  /// invisible.
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
  /// With this context, everything is asked for in `prepare()`. It's too early now: the delegate
  /// may read the view's bounds, and until `prepare()` runs, the view still has its old ones (facts
  /// 1.6).
  ///
  /// If visible items must stay in place on screen, `prepare()` also changes the content offset.
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

  /// Whether a new height of the view can move the content, which otherwise stays as it is, or
  /// whether the target of an animated scroll isn't where the animation has ended.
  private func movesContent(in screen: Screen) -> Bool {
    if anchors.isTargetDistant { return true }
    if movesShortContent(on: screen) { return true }
    guard let seen = anchors.seen, seen.visible.extent != screen.viewport.extent else {
      return false
    }
    return keepsPlacesInNewSizes
  }
}

extension UICollectionViewLayoutInvalidationContext {
  /// Lists headers, footers, and items, so that UIKit reads only their attributes.
  fileprivate func list(_ elements: [ElementID]) {
    var headers: [IndexPath] = []
    var footers: [IndexPath] = []
    var items: [IndexPath] = []
    for element in elements {
      switch element.boundary {
      case .header: headers.append(element.indexPath)
      case .footer: footers.append(element.indexPath)
      case nil: items.append(element.indexPath)
      }
    }
    if !headers.isEmpty {
      invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionHeader, at: headers)
    }
    if !footers.isEmpty {
      invalidateSupplementaryElements(
        ofKind: UICollectionView.elementKindSectionFooter, at: footers)
    }
    if !items.isEmpty { invalidateItems(at: items) }
  }
}

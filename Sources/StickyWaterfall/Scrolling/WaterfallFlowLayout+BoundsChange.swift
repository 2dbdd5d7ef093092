import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether new bounds invalidate the layout.
  func scrollingInvalidates(at newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    return during(.question) { boundsMatter(newBounds, in: collectionView) }
  }

  private func boundsMatter(_ newBounds: CGRect, in view: UICollectionView) -> Bool {
    let screen = makeScreen(of: newBounds, in: view)
    let keepsPlaces = keepsPlaces && keepsPlacesInScroll(to: screen, in: view)
    // With a new size, the layout for the present one is still what is seen.
    let isScroll = newBounds.size == view.bounds.size
    readFramesOfClass(on: isScroll ? screen : makeScreen(of: view.bounds, in: view))
    recordScroll(to: screen, in: view)
    if mustInvalidateOnScroll { return true }
    let change = boundsChange(to: screen, in: view)
    // Most scrolls change nothing, so UIKit requests no context. A subclass can want one for each.
    if change.matters || isSubclass { scrolling.setBoundsChange(change) }
    return change.matters || movesContent(in: screen, keepingPlaces: keepsPlaces)
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
      // With a new size, everything is asked for in `prepare()`. It's too early now: the delegate
      // may read the view's bounds, and until `prepare()` runs, the view still has its old ones
      // (facts 1.6).
      return makeContext(isScroll ? .nothing : .everything)
    }
    if movesContent(in: change.screen, keepingPlaces: keepsPlaces) {
      return makeContext(.nothing)
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

  /// Returns whether new bounds can move the content that stays in place, or short content.
  private func movesContent(in screen: Screen, keepingPlaces keepsPlaces: Bool) -> Bool {
    if movesShortContent(on: screen) { return true }
    guard keepsPlaces else { return false }
    return anchors.seen?.hasOtherSurroundings(than: screen) == true || isBeyondEnd(screen)
  }

  /// Returns whether the app scrolls beyond the end of content that stays at its end.
  private func isBeyondEnd(_ screen: Screen) -> Bool {
    guard contentAnchor == .end, let collectionView, !collectionView.isTracking,
      !collectionView.isDecelerating
    else { return false }
    return screen.offset > screen.scrollRange(mainExtent: knownContentExtent()).upperBound + 1
  }

  /// Takes note of the present offset before the content scrolls on, and returns whether anything
  /// still stays in place.
  ///
  /// The bounds that UIKit announces don't count yet, because it doesn't always set them (facts
  /// 13.10, 13.11, 13.13).
  private func keepsPlacesInScroll(to screen: Screen, in view: UICollectionView) -> Bool {
    followContent(to: makeScreen(of: view.bounds, in: view), in: view)
    guard keepsPlaces else { return false }
    anchors.announce(screen, isTouched: isTouched(view))
    // The last frame of an animation can be at the target.
    if case .scrolling = anchors.hold { schedule(.endOfTarget) }
    if usesEstimates, keepsContentInPlace, view.window != nil { schedule(.endOfPasses) }
    return true
  }

  /// Takes note of a scroll by the app, after which UIKit counts layout passes from 0 again.
  private func recordScroll(to screen: Screen, in view: UICollectionView) {
    guard !callState.isMovingContent, anchors.seen?.asked == nil, selfSizing.loopGuard.awaitsScroll,
      !isMoveByUIKit(to: screen, in: view)
    else { return }
    selfSizing.loopGuard.countFromZero()
  }

  /// Returns whether UIKit changes the offset only because insets have changed.
  ///
  /// UIKit moves the offset by minus the change of the inset (facts 13.15).
  private func isMoveByUIKit(to screen: Screen, in view: UICollectionView) -> Bool {
    let change = screen.offset - screen.axes.main(view.contentOffset)
    guard change != 0, let insets = content.insets else { return change == 0 }
    let before = screen.axes.mainInsets(insets).start
    let moved = before - screen.axes.mainInsets(screen.adjustedInsets).start
    return moved != 0 && screen.isSameOffset(change, moved)
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

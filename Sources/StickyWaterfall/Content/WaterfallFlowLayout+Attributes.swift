import WaterfallEngine

extension WaterfallFlowLayout {
  /// Ends `prepare()`, brings the layout up to date, and returns the content size.
  ///
  /// UIKit asks for the content size after each `prepare()`, and `adjustContent(after:in:)` calls
  /// this method at the end of a batch update. Don't replace that call with one that only computes
  /// the size: the result would be different if a subclass calls `prepare()` in
  /// `finalizeCollectionViewUpdates()`, or if an app performs the batch update in
  /// `scrollViewDidScroll` during an invalidation.
  func contentSizeAfterPreparation() -> CGSize {
    // With estimates, the flow layout would measure every item during its own
    // `invalidateLayout(with:)`, unless the content size is empty (facts 10.7). Return an empty
    // one.
    //
    // UIKit can move the content during that call (facts 13.12), and then calls
    // `scrollViewDidScroll`. There, many apps read the content height to decide whether to load
    // more items. After such a move, the returned size therefore has the actual height. Its width
    // is 0, so that it still counts as empty.
    let isForSuper = callState.running.contains(.superInvalidation) && usesEstimates
    guard !isForSuper || hasMovedInInvalidation else { return .zero }
    let endsPreparation = !isForSuper && callState.endPreparation()
    if endsPreparation { requestAnotherPass() }
    bringUpToDateForLookup()
    guard let environment = content.environment else { return .zero }
    let mainExtent = content.placedMainExtent()
    if endsPreparation || !isForSuper && updates.batch?.isApplied == true {
      recordReading(of: mainExtent)
    }
    // UIKit skips some of its calls if the content is exactly as wide as the bounds (facts 1.8),
    // and the user sees gaps. The content is therefore always 0.0001 points narrower, as in
    // MagazineLayout.
    let cross = isForSuper ? 0 : max(0, axes.grid.points(environment.crossExtent) - 0.0001)
    return axes.size(main: axes.grid.points(mainExtent), cross: cross)
  }

  /// Requests another layout pass if UIKit reads attributes for old bounds in this one, or if the
  /// content isn't where it belongs.
  ///
  /// A subclass can read the content size in its own `prepare()`, where UIKit can ignore the
  /// request. It's repeated when UIKit reads elements, at the latest in the next turn.
  private func requestAnotherPass() {
    guard scrolling.isBehind || anchors.needsAnotherPass else { return }
    if anchors.needsAnotherPass { recoverInNextTurn() }
    readAgain()
  }

  /// Records that a subclass's `prepare()` has ended, even if UIKit's reading of the content size
  /// didn't show it.
  ///
  /// A subclass with its own content size may not call `super`. Methods that a subclass doesn't
  /// call in `prepare()` therefore call this one.
  func endPreparationOfSubclass() {
    if isSubclass, !callState.isWorking, callState.endPreparation() { requestAnotherPass() }
  }

  /// Returns the attributes of the elements that intersect a rectangle.
  ///
  /// Items come first, as in the flow layout, because apps rely on that order.
  ///
  /// The array is empty while a batch update waits for UIKit's update list (facts 1.10). It's never
  /// `nil`, because subclasses of the flow layout force-unwrap it.
  func attributes(intersecting rect: CGRect) -> [UICollectionViewLayoutAttributes] {
    if updates.isBeforeList { return [] }
    bringUpToDateForLookup()
    if !callState.running.contains(.ownCall) {
      callState.didReadElements()
      scrolling.didReadRectangle()
      anchors.didReadRectangle()
      if anchors.needsAnotherPass { requestAnotherPass() }
    }
    var attributes: [UICollectionViewLayoutAttributes] = []
    // This is a loop, because the closure of `map` would check for each element whether it runs on
    // the main actor, which takes time.
    let elements = elementsToRead(intersecting: rect)
    let axes = axes
    for element in elements { attributes.append(makeAttributes(of: element, in: axes)) }
    return attributes
  }

  /// Returns the elements that intersect a rectangle, each for the bounds for which UIKit reads it.
  private func elementsToRead(intersecting rect: CGRect) -> [LayoutElement] {
    let elements = elements(returnedIn: rect, on: makeScreen())
    guard let ahead = scrolling.readAhead, !ahead.isEmpty else { return elements }
    let current = self.elements(returnedIn: rect, on: makeScreen(of: collectionView?.bounds))
    let read = elements.filter { !ahead.contains($0.id) } + current.filter { ahead.contains($0.id) }
    return read.ordered { $0.id.isBefore($1.id) }
  }

  /// Returns the elements that intersect a rectangle with the frames that the layout returns.
  ///
  /// Elements whose views must be asked again are a pixel longer.
  private func elements(returnedIn rect: CGRect, on screen: Screen) -> [LayoutElement] {
    guard !selfSizing.isAnswered, let exact = screen.axes.rect(rect) else {
      return elements(intersecting: rect, on: screen)
    }
    var longer = exact
    longer.main = LengthRange(
      start: exact.main.start - PixelGrid.lengthsPerPixel, end: exact.main.end)
    return elements(intersecting: longer, on: screen).filter {
      $0.frame.main.intersects(exact.main) || selfSizing.asksAgain($0.id)
    }
  }

  /// Returns the elements that intersect a rectangle, without updating the layout.
  ///
  /// `screen` determines the positions of pinned headers, footers, and cards.
  func elements(intersecting rect: CGRect, on screen: Screen) -> [LayoutElement] {
    guard let rect = screen.axes.rect(rect) else { return [] }
    return elements(intersecting: rect, on: screen)
  }

  private func elements(intersecting rect: AxisRect, on screen: Screen) -> [LayoutElement] {
    placedEngine().elements(
      intersecting: rect, viewport: screen.viewport, rules: screen.rules,
      decorations: decorations)
  }

  /// Returns the attributes of an item, or `nil` if the item doesn't exist.
  func attributesOfItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    guard let id = ElementID(itemAt: indexPath) else { return nil }
    // In the usual case, nothing is out of date, and this shortcut is enough. It reads few of the
    // layout's properties, because each access takes time. Cards take the long way. Any other item
    // has level 0, isn't pinned, and can't be covered, and new attributes already have these
    // values.
    if !updates.isBeforeList, scrolling.isSettled, selfSizing.isAnswered,
      let frame = content.currentFrame(ofUnpinnedItem: id)
    {
      let attributes = attributesClass.init(forCellWith: indexPath)
      attributes.frame = frame
      return attributes
    }
    bringUpToDateForLookup()
    if !updates.isBeforeList, let attributes = attributes(of: id) { return attributes }
    // UIKit can crash if the layout returns `nil` for an item that the collection view counts
    // (facts 1.10), so return attributes without a frame instead.
    guard !isBeforeFirstPass, collectionView?.hasElement(id) == true else { return nil }
    return attributesClass.init(forCellWith: indexPath)
  }

  /// Returns the attributes of a header, footer, or background, or `nil` if it doesn't exist.
  func attributesOfElement(
    ofKind kind: String, at indexPath: IndexPath
  ) -> UICollectionViewLayoutAttributes? {
    bringUpToDateForLookup()
    guard let id = ElementID(elementKind: kind, at: indexPath) else { return nil }
    // Before the update list comes, the engine still has the old layout. The collection view may
    // have deleted the section already.
    if updates.isBeforeList, collectionView?.hasElement(id) != true { return nil }
    if id.kind.isDecoration, !decorations.contains(id.kind) { return nil }
    return attributes(of: id)
  }

  private func attributes(of id: ElementID) -> UICollectionViewLayoutAttributes? {
    let isOwn = callState.running.contains(.ownCall)
    let screen = isOwn ? makeScreen() : makeLookupScreen(of: id)
    if !isOwn { callState.didReadElements() }
    return content.placedElement(id, on: screen).map(makeAttributes)
  }

  /// Records whether a view is registered for one of the layout's own decoration kinds.
  ///
  /// Registering a view again doesn't invalidate the layout, because many subclasses register their
  /// views in each `prepare()` (facts 10.16).
  func recordDecoration(ofKind kind: String, isRegistered: Bool) {
    guard let kind = ElementID.Kind(elementKind: kind), kind.isDecoration,
      isRegistered != decorations.contains(kind)
    else { return }
    decorations = isRegistered ? decorations + [kind] : decorations.filter { $0 != kind }
    invalidate(.nothing)
  }
}

// MARK: - Creating attributes

extension WaterfallFlowLayout {
  func makeAttributes(of element: LayoutElement) -> UICollectionViewLayoutAttributes {
    makeAttributes(of: element, in: axes)
  }

  private func makeAttributes(
    of element: LayoutElement, in axes: LayoutAxes
  ) -> UICollectionViewLayoutAttributes {
    let attributes = bareAttributes(of: element.id)
    var frame = element.frame
    // UIKit asks a view for its preferred size again if the view gets another size.
    if selfSizing.asksAgain(element.id) { frame.main.end += PixelGrid.lengthsPerPixel }
    attributes.frame = axes.frame(frame)
    attributes.setState(of: element)
    return attributes
  }

  private func bareAttributes(of id: ElementID) -> UICollectionViewLayoutAttributes {
    let indexPath = id.indexPath
    guard let kind = id.kind.elementKind else {
      return attributesClass.init(forCellWith: indexPath)
    }
    if id.kind.isDecoration {
      return attributesClass.init(forDecorationViewOfKind: kind, with: indexPath)
    }
    return attributesClass.init(forSupplementaryViewOfKind: kind, with: indexPath)
  }
}

extension UICollectionViewLayoutAttributes {
  /// Sets the z index and the pin state and, if `setsHidden` is `true`, hides a covered card.
  ///
  /// A card (an item that pins) is hidden while other cards cover it. Invalidation contexts don't
  /// list a card that stays covered, so its view doesn't move, and the user would see it at its old
  /// position.
  func setState(of element: LayoutElement, setsHidden: Bool = true) {
    zIndex = element.level
    if setsHidden { isHidden = element.isCovered }
    guard let pin = element.pin, let attributes = self as? WaterfallLayoutAttributes else {
      return
    }
    attributes.isPinned = pin.isPinned
    attributes.collapseProgress = pin.progress
    attributes.pushProgress = pin.pushProgress
  }
}

extension ElementID {
  /// Returns whether rectangle queries return this element before another one.
  fileprivate func isBefore(_ other: ElementID) -> Bool {
    let order = { (id: ElementID) -> (Int, Int, Int) in
      let kind = Kind.sectionKinds.firstIndex(of: id.kind).map { $0 + 1 } ?? 0
      return (kind, id.section, id.kind.item ?? 0)
    }
    return order(self) < order(other)
  }
}

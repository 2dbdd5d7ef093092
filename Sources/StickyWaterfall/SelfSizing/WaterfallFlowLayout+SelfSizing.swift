import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether an estimated item size is set, so that the layout uses the preferred sizes of views.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Returns whether to use a view's preferred size.
  ///
  /// The layout must use estimates, and the loop guard must allow the change. The preferred size
  /// must differ from the current size by more than half a device pixel.
  func selfSizingAccepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard usesEstimates, !updates.isBeforeList else { return false }
    return during(.question) {
      guard let size = preferredSize(preferred, insteadOf: original) else { return false }
      guard changesLayout(size) else {
        selfSizing.loopGuard.settle(size.element)
        return false
      }
      guard selfSizing.loopGuard.allows(size) else {
        refuse(size)
        return false
      }
      return true
    }
  }

  /// Refuses a preferred size until the next turn, because the view has replaced its size too
  /// often.
  private func refuse(_ size: PreferredSize) {
    let disagrees = selfSizing.loopGuard.refuse(size)
    if disagrees { report(.noAgreement, [Double(LoopGuard.mostChanges)], of: size.element) }
    schedule(.endOfPasses)
  }

  /// Stores a view's preferred size, and returns a context that makes UIKit read all attributes.
  ///
  /// Other elements move only when UIKit reads the attributes, and until then, more views can
  /// return preferred sizes.
  func selfSizingContext(
    recording preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    during(.question) {
      let context = makeContext(.nothing)
      guard collectionView != nil, let size = preferredSize(preferred, insteadOf: original) else {
        return context
      }
      let keepsTarget = recordNewSize(of: size.element)
      let isNew = size.replacesPreferred || hasAnswered(size.element)
      beginChange(isNew && !keepsTarget ? .newSize(of: size.element) : .firstSize)
      store(size)
      if updates.plan != nil {
        updateReturnedAttributes()
      } else if !content.isStale, !isSubclass {
        // UIKit asks a view for its size before the view becomes visible, and moves the content as
        // soon as it receives the context (facts 13.12).
        adjustOffset(of: context, on: makeScreen())
      }
      return context
    }
  }

  private func store(_ size: PreferredSize) {
    if selfSizing.loopGuard.use(size) { schedule(.endOfPasses) }
    content.setPreferredSize(size, columnAssignment: columnAssignment)
    selfSizing.didAnswer(size.element)
    scrolling.forgetBoundsChange()
  }
}

// MARK: - Sizes that outlive an invalidation

// While something stays in place, an invalidation of everything keeps each view's last size as its
// estimate. The content then keeps its length, and nothing moves if the views return the same sizes
// again. So that UIKit asks the visible views again, the layout returns them a pixel longer until
// they have answered.

extension WaterfallFlowLayout {
  /// Whether views keep their last size as an estimate if everything is asked for again.
  var keepsSizesOutOfBatches: Bool {
    usesEstimates && (keepsContentInPlace || anchors.hold.isArriving)
  }

  /// Returns the sizes that views keep as estimates while stale parts are laid out, or `nil` if
  /// they keep none.
  func keptSizes(in stale: Staleness, on environment: LayoutEnvironment) -> KeptSizes? {
    guard updates.batch == nil, keepsSizesOutOfBatches,
      content.environment?.container == environment.container
    else { return nil }
    switch stale {
    case .everything: return KeptSizes(in: content.engine)
    case .parts(let parts) where !parts.elements.isEmpty:
      return KeptSizes(of: parts.elements, in: content.engine)
    case .parts, .reload: return nil
    }
  }

  /// Gives views their last sizes back, and makes UIKit ask those near the screen again.
  ///
  /// A visible view without a size has its estimate as its last size.
  func restore(_ kept: KeptSizes, after stale: Staleness) {
    content.restore(kept)
    guard selfSizing.loopGuard.allowsQuestions else { return }
    selfSizing.ask(
      elementsNearScreen {
        stale.includes($0) && sizesItself($0) && ($1 || content.engine.isPreferred($0))
      })
  }

  /// Stops asking the visible views that haven't answered, because they accept any size.
  ///
  /// A view without a size is only asked while it's visible.
  func stopAskingVisibleViews() {
    guard !selfSizing.isAnswered else { return }
    let over = elementsNearScreen { $1 || !content.engine.isPreferred($0) }
    if selfSizing.endTurn(of: over) { readAgain() }
  }

  /// Returns the elements on screen and near it for which `isIncluded` is true.
  ///
  /// It receives whether the element is on screen.
  private func elementsNearScreen(
    where isIncluded: (ElementID, _ isOnScreen: Bool) -> Bool
  ) -> [ElementID] {
    let screen = makeScreen()
    let bounds = screen.axes.nearestRect(screen.bounds).main
    var found: [ElementID] = []
    for element in elements(
      intersecting: screen.pages(around: screen.bounds.origin), on: screen)
    where isIncluded(element.id, element.frame.main.intersects(bounds)) {
      found.append(element.id)
    }
    return found
  }
}

// MARK: - Reading a preferred size

extension WaterfallFlowLayout {
  /// Returns a view's preferred size, or `nil` if the layout can't use the size.
  ///
  /// An invalid size is reported. A header's or footer's size is ignored unless
  /// `selfSizesHeadersAndFooters` is `true` (facts 14.10). An item's size is ignored in rows that
  /// fill the width, and in columns if the delegate implements `heightForItemAt`.
  private func preferredSize(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> PreferredSize? {
    guard let element = element(of: original), let current = content.engine.extent(of: element)
    else {
      return nil
    }
    guard sizesItself(element) else { return nil }
    // The flow layout raises an exception for an empty size (facts 5). This layout only reports it.
    for extent in [axes.main(preferred.size), axes.cross(preferred.size)]
    where !(extent > 0 && extent <= InputIssue.longestPoints) {
      report(.preferredExtent, [extent], of: element)
      return nil
    }
    let isAnswer = selfSizing.asksAgain(element)
    let returned = axes.grid.length(axes.main(preferred.size))
    // A view that is asked again, and returns the length that it was asked with, accepts its last
    // one.
    let keepsExtent =
      (isAnswer || isStretched(element))
      && abs(returned - axes.grid.length(axes.main(original.size))) <= PixelGrid.halfPixel
    return PreferredSize(
      element: element, preferred: preferred, original: original,
      extent: keepsExtent ? current : returned,
      width: preferredWidth(
        axes.cross(preferred.size), current: axes.cross(original.size), of: element),
      currentExtent: current,
      replacesPreferred: !isAnswer && content.engine.isPreferred(element), isAnswer: isAnswer)
  }

  /// Returns whether an element is an item in a row that stretches its items.
  ///
  /// A cell that returns the height of its frame has no height of its own there, so the item keeps
  /// its stored height. Otherwise, the row couldn't shrink again when its tallest item does.
  private func isStretched(_ element: ElementID) -> Bool {
    element.kind.item != nil && content.engine.metrics(ofSection: element.section).stretchesItems
  }

  /// Returns whether an element's view determines its size.
  private func sizesItself(_ element: ElementID) -> Bool {
    guard element.kind.item != nil else { return selfSizesHeadersAndFooters }
    let metrics = content.engine.metrics(ofSection: element.section)
    guard !metrics.fillsRows else { return false }
    return metrics.automatic?.rule == .rows || !content.hasDelegateExtents
  }

  /// Returns whether a preferred size differs visibly from the element's current size.
  private func changesLayout(_ size: PreferredSize) -> Bool {
    guard !size.isAnswer else { return true }
    let change = abs(size.extent - size.currentExtent)
    guard let width = size.width, let item = size.element.kind.item else {
      return change > PixelGrid.halfPixel
    }
    let old = content.engine.itemMetrics(at: item, inSection: size.element.section).width
    return max(change, abs(axes.grid.length(width) - axes.grid.length(old))) > PixelGrid.halfPixel
  }

  private func report(
    _ problem: InputIssue.Problem, _ numbers: [Double], of element: ElementID
  ) {
    diagnostics.report(
      InputIssue(
        problem, numbers, of: .preferredSize, source: .delegate, section: element.section,
        item: element.kind.item))
  }

  /// Returns the element of a view with these attributes, or `nil` if a batch update deletes or
  /// reloads the element.
  ///
  /// During a batch update, UIKit also asks views with final attributes for their preferred sizes
  /// (facts 13.19). Final attributes have old index paths.
  private func element(of attributes: UICollectionViewLayoutAttributes) -> ElementID? {
    guard let element = ElementID(attributes),
      (attributes as? WaterfallLayoutAttributes)?.isFinal == true
    else { return ElementID(attributes) }
    guard let plan = updates.plan, !plan.reloads(element) else { return nil }
    return plan.newID(of: element)
  }

  /// Returns a view's preferred width in points, or `nil` if the layout ignores the width.
  ///
  /// In rows, the layout uses the width. In columns that were chosen from the item sizes, the item
  /// may prefer another width than that of its columns:
  ///
  /// - If an estimate determines the columns, the layout uses the width.
  /// - If the app's sizes determine the columns, the layout ignores the width and reports it.
  ///
  /// In all other cases, the layout ignores the width.
  private func preferredWidth(_ width: Double, current: Double, of element: ElementID) -> Double? {
    guard element.kind.item != nil, 0...InputIssue.longestPoints ~= width,
      let automatic = content.engine.metrics(ofSection: element.section).automatic
    else { return nil }
    switch automatic.rule {
    case .rows: return width
    case .sharedColumns: return nil
    case .grid:
      guard abs(width - current) > 0.5 else { return nil }
      if automatic.source == .estimate { return width }
      report(.otherWidth, [width, current], of: element)
      return nil
    }
  }
}

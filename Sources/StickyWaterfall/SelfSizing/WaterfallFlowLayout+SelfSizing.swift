import WaterfallEngine

extension WaterfallFlowLayout {
  /// Whether an estimated item size is set, so that the layout uses the preferred sizes of views.
  var usesEstimates: Bool { estimatedItemSize != .zero }

  /// Returns whether to use a view's preferred size.
  ///
  /// The layout must use estimates, and the pass budget must allow the change. The preferred size
  /// must differ from the current size by more than half a device pixel.
  func accepts(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> Bool {
    guard usesEstimates, !updates.isBeforeList,
      let size = preferredSize(preferred, insteadOf: original), changesLayout(size)
    else { return false }
    guard selfSizing.budget.allows(size) else {
      let disagrees = selfSizing.budget.refuse(size)
      if disagrees { report(.view(.noAgreement(times: PassBudget.limit)), of: size.element) }
      schedule(.endOfBudget)
      return false
    }
    selfSizing.accept(size)
    return true
  }

  /// Stores a view's preferred size, and returns a context that makes UIKit read all attributes.
  ///
  /// Other elements move when UIKit reads the attributes. Until that moment, more views can return
  /// preferred sizes.
  ///
  /// If visible items must keep their positions on screen, the context contains a content offset
  /// adjustment. UIKit then moves the content at once (facts 13.12). During a batch update, UIKit
  /// ignores adjustments (facts 1.10), so `adjustContent(after:in:)` moves the content when the
  /// update ends.
  func contextRecordingPreferredSize(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutInvalidationContext {
    let context = makeContext(.nothing)
    guard collectionView != nil,
      let size = selfSizing.takeAccepted(preferred)
        ?? preferredSize(preferred, insteadOf: original)
    else { return context }
    let update = updates.batch.flatMap { $0.plan == nil ? nil : $0 }
    // UIKit asks a view for its size before the view becomes visible. The items that the user
    // already sees must stay in place.
    let keepsPositions = update == nil && (keepsContentInPlace || anchors.holdsPoints)
    let screen = keepsPositions ? makeScreen() : nil
    if let screen { hold(on: screen, for: .preferredSize) }
    if selfSizing.budget.use(size) { schedule(.endOfBudget) }
    content.engine.columnAssignment = columnAssignment
    if size.width != nil { changeToRows(inSection: size.element.section) }
    content.engine.setExtent(size.extent, width: size.width, of: size.element)
    anchors.stopExpecting(size.element)
    scrolling.forgetBoundsChange()
    if let screen {
      // If the layout is stale, `prepare()` moves the content, once for all views.
      if content.isStale { anchors.letPrepareMove() } else { adjustOffset(of: context, on: screen) }
    }
    if update != nil { updateReturnedAttributes() }
    return context
  }

  /// Changes a section's automatic columns to rows, because a cell prefers another width.
  func changeToRows(inSection section: Int) {
    var metrics = content.engine.metrics(ofSection: section)
    guard metrics.automatic?.rule != .rows else { return }
    metrics.automatic = metrics.automatic?.asRows
    content.engine.setMetrics(metrics, ofSection: section)
  }
}

// MARK: - Reading a preferred size

extension WaterfallFlowLayout {
  /// Returns a view's preferred size, or `nil` if the layout can't use the size.
  ///
  /// An invalid size is reported. The layout ignores the preferred size of a header or footer,
  /// unless `selfSizesHeadersAndFooters` is `true` (facts 14.10). In columns, it also ignores the
  /// preferred size of an item if the delegate implements `heightForItemAt`.
  private func preferredSize(
    _ preferred: UICollectionViewLayoutAttributes,
    insteadOf original: UICollectionViewLayoutAttributes
  ) -> PreferredSize? {
    guard let element = element(of: original), let current = content.engine.extent(of: element)
    else {
      return nil
    }
    let isInRows = content.engine.metrics(ofSection: element.section).automatic?.rule == .rows
    let sizesItself =
      element.kind.item == nil
      ? selfSizesHeadersAndFooters : isInRows || !content.hasDelegateExtents
    guard sizesItself else { return nil }
    // The flow layout raises an exception for an empty size (facts 5). This layout only reports it.
    for extent in [axes.main(preferred.size), axes.cross(preferred.size)]
    where !(extent > 0 && extent <= InputIssue.longestPoints) {
      report(.view(.preferredExtent(extent)), of: element)
      return nil
    }
    return PreferredSize(
      element: element, preferred: preferred, original: original,
      extent: axes.grid.length(axes.main(preferred.size)),
      width: preferredWidth(
        axes.cross(preferred.size), current: axes.cross(original.size), of: element),
      currentExtent: current, replacesPreferred: content.engine.isPreferred(element))
  }

  /// Returns whether a preferred size differs visibly from the element's current size.
  private func changesLayout(_ size: PreferredSize) -> Bool {
    let change = abs(size.extent - size.currentExtent)
    guard let width = size.width, let item = size.element.kind.item else {
      return change > PixelGrid.halfPixel
    }
    let old = content.engine.itemMetrics(at: item, inSection: size.element.section).width
    return max(change, abs(axes.grid.length(width) - axes.grid.length(old))) > PixelGrid.halfPixel
  }

  private func report(
    _ problem: InputIssue.Problem, of element: ElementID, input: InputIssue.Input = .preferredSize
  ) {
    let location: InputIssue.Location =
      element.kind.item.map { .item($0, section: element.section) } ?? .section(element.section)
    diagnostics.report(InputIssue(problem, of: input, source: .delegate, at: location))
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
    guard let plan = updates.batch?.plan, !plan.reloads(element) else { return nil }
    return plan.newID(of: element)
  }

  /// Returns a view's preferred width in points, or `nil` if the layout ignores the width.
  ///
  /// In rows, the layout uses the width. In automatic columns, the item may prefer another width
  /// than that of its columns:
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
      report(.view(.otherWidth(width, used: current)), of: element, input: .columnCount)
      return nil
    }
  }
}

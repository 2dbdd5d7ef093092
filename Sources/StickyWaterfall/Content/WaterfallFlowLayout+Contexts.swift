import WaterfallEngine

extension WaterfallFlowLayout {
  /// Invalidates parts of the layout, for example after a change of an option.
  ///
  /// A subclass may change an option in `prepare()`. No source says whether UIKit accepts an
  /// invalidation at that time (facts 4.8, 12.11). If UIKit ignored it, the user would see the old
  /// layout, so this method only marks the parts then. UIKit reads all attributes again in the next
  /// turn, unless a layout pass does so first.
  func invalidate(_ part: Staleness) {
    // Everything will be asked for again, which includes these parts.
    guard !isEverythingStale else { return mark(part) }
    markStale(part)
    recoverInNextTurn()
    guard !callState.isPreparing else { return }
    if part.includesEverything { invalidateLayout() } else { readAgain(part) }
  }

  /// Invalidates these parts, and makes UIKit read all attributes again.
  func readAgain(_ part: Staleness = .nothing) { invalidateLayout(with: makeContext(part)) }

  /// Marks parts of the layout that the app invalidates.
  ///
  /// Views keep their preferred sizes if the app acts in `scrollViewDidScroll` while the layout
  /// moves the content. Without the sizes that views have just returned, the content would move
  /// back, the app would invalidate the layout again, and so on.
  func markStale(_ part: Staleness) {
    guard !part.isNothing else { return }
    if !changesInsets {
      selfSizing.loopGuard.didChange()
      anchors.answeredMoves.change(duringMove: callState.isMovingContent)
    }
    guard callState.isMovingContent else { return mark(part) }
    var parts = part.parts
    if part.includesEverything { parts.includesAllInPlace = true }
    parts.subtractPreferred(in: content.engine)
    mark(.parts(parts))
  }

  /// Whether the view has other insets than in the last layout pass.
  var changesInsets: Bool {
    collectionView.map { content.hasOtherInsets(than: $0.adjustedContentInset) } == true
  }

  /// Creates an invalidation context that marks these parts as stale.
  func makeContext(_ part: Staleness) -> UICollectionViewFlowLayoutInvalidationContext {
    let context = makePlainContext()
    describe(part, in: context)
    return context
  }

  /// Stores stale parts in an invalidation context, and sets the flow layout's flags to match.
  func describe(_ part: Staleness, in context: UICollectionViewLayoutInvalidationContext) {
    if let flow = context as? UICollectionViewFlowLayoutInvalidationContext {
      flow.invalidateFlowLayoutDelegateMetrics = part.includesEverything
      flow.invalidateFlowLayoutAttributes = part.includesEverything
    }
    // A subclass can choose another context class. Such contexts count as contexts of a client.
    (context as? WaterfallLayoutInvalidationContext)?.staleness = part
  }

  func makePlainContext() -> UICollectionViewFlowLayoutInvalidationContext {
    let contextClass =
      type(of: self).invalidationContextClass
      as? UICollectionViewFlowLayoutInvalidationContext.Type
    return (contextClass ?? WaterfallLayoutInvalidationContext.self).init()
  }
}

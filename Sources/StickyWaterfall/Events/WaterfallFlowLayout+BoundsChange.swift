import Foundation
import WaterfallEngine

extension WaterfallFlowLayout {
  /// Returns whether new bounds invalidate the layout.
  func boundsChangeMatters(to newBounds: CGRect) -> Bool {
    guard let collectionView else { return false }
    let screen = makeScreen(of: newBounds, in: collectionView)
    recordScroll(to: screen, in: collectionView)
    if needsPass { return true }
    let change = boundsChange(to: screen, in: collectionView)
    shown.setEffect(.bounds(change))
    return change.matters
  }

  /// Whether the next scroll must invalidate the layout, even if no element changes.
  ///
  /// It must if a batch update is still waiting for its update list, or if some of the collection
  /// view's attributes are out of date.
  private var needsPass: Bool { cycle.needsPass || shown.needsReading }

  /// Returns the invalidation context for new bounds.
  func boundsChangeContext(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard let collectionView else { return makeContext(.nothing) }
    var known: BoundsChange?
    if case .bounds(let last) = shown.takeEffect(), last.screen.bounds == newBounds { known = last }
    let change =
      known ?? boundsChange(to: makeScreen(of: newBounds, in: collectionView), in: collectionView)
    guard let elements = change.elements else {
      // When a view enters a window, its display scale can change, and UIKit doesn't tell the
      // layout. The app may scroll next. A context that kept the items in place would undo that
      // scroll. Instead, `prepare()` keeps the items in place that are visible at the new offset.
      let isScroll = newBounds.size == collectionView.bounds.size
      return isScroll ? makeContext(.nothing) : sizeChangeContext(to: change.screen)
    }
    let context = makeContext(.nothing)
    // In a batch update, UIKit can scroll to the target again before the layout pass, without a
    // query (facts 13.11). This context names no elements, so that UIKit reads all of them.
    guard !needsPass, cycle.batch == nil else { return context }
    // After a reload without a context, an element may no longer exist. UIKit raises an exception
    // if a context names it (facts 1.5), so this context names none.
    for element in elements where !collectionView.hasElement(element) { return context }
    shown.announce(change.screen.viewport)
    for boundary in Boundary.allCases {
      let indexPaths = elements.indexPaths(at: boundary)
      guard !indexPaths.isEmpty, let kind = boundary.kind.elementKind else { continue }
      context.invalidateSupplementaryElements(ofKind: kind, at: indexPaths)
    }
    let cards = elements.indexPaths(at: nil)
    if !cards.isEmpty { context.invalidateItems(at: cards) }
    return context
  }

  /// Returns the effect of new bounds on the elements that the collection view shows.
  ///
  /// If a reload or an update list is pending, the result contains no elements. Elements of the old
  /// layout may no longer exist, and UIKit reads all attributes anyway.
  ///
  /// The result includes cards (items that pin) that are off screen. UIKit keeps the attributes of
  /// pages around the visible bounds and of elements that a context has named. It uses them when
  /// these elements scroll into view (facts 1.5, 1.8). If the layout returns different attributes
  /// for a page, older versions raise an exception (facts 6.2).
  ///
  /// Cards that are covered before and after the scroll aren't included. They're invisible, and a
  /// context names them when they appear.
  private func boundsChange(to screen: Screen, in view: UICollectionView) -> BoundsChange {
    if let environment = cycle.environment, makeEnvironment(of: view, on: screen) != environment {
      return BoundsChange(screen: screen, elements: nil)
    }
    guard cycle.hasShownElements, let before = shown.viewport
    else { return BoundsChange(screen: screen, elements: []) }
    return BoundsChange(
      screen: screen,
      elements: engine.changedElements(from: before, to: screen.viewport, rules: screen.rules))
  }

  /// Returns the invalidation context for a new size, which queries everything again.
  ///
  /// If items stay in place, `prepare()` moves the content. It's too early for that here, because
  /// the collection view still has its old bounds (facts 1.6), and the delegate may read them.
  private func sizeChangeContext(to screen: Screen) -> UICollectionViewLayoutInvalidationContext {
    let anchor = scrollAnchor(on: makeScreen())
    let context = makeContext(.everything)
    if !anchor.items.isEmpty, !cycle.isAtWork {
      // Cancels the adjustments of earlier contexts that UIKit hasn't applied yet.
      context.contentOffsetAdjustment = screen.axes.point(
        main: -(shown.kept?.requested ?? 0), cross: 0)
      shown.keep(
        OffsetKeeper(anchor, visibleStart: screen.visibleStart, isMovedByPrepare: true))
    }
    return context
  }
}

extension [ElementID] {
  /// Returns the index paths of the headers or footers, or of the items if `boundary` is `nil`.
  fileprivate func indexPaths(at boundary: Boundary?) -> [IndexPath] {
    compactMap { $0.boundary == boundary ? $0.indexPath : nil }
  }
}

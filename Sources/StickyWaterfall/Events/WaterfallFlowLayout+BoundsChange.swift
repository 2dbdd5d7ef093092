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
    shown.keep(.bounds(change))
    return change.matters
  }

  /// Whether the next scroll must cause a layout pass.
  ///
  /// A pass is needed if the update that changed the counts has no list yet, or if the collection
  /// view has old attributes.
  private var needsPass: Bool { cycle.needsPass || shown.needsReading }

  /// Returns the context for new bounds.
  func boundsChangeContext(to newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
    guard let collectionView else { return makeContext(.nothing) }
    var known: BoundsChange?
    if case .bounds(let last) = shown.takeAnswer(), last.screen.bounds == newBounds { known = last }
    let change =
      known ?? boundsChange(to: makeScreen(of: newBounds, in: collectionView), in: collectionView)
    guard let elements = change.elements else {
      // A view that enters a window gets the display scale of its screen, and UIKit doesn't tell a
      // layout. A scroll can be the next call, and the app wants that offset. If this context kept
      // the old position of items, it would undo the scroll. `prepare()` keeps the items in place
      // that are visible at the new offset.
      let isScroll = newBounds.size == collectionView.bounds.size
      return isScroll ? makeContext(.nothing) : sizeChangeContext(to: change.screen)
    }
    let context = makeContext(.nothing)
    // In a batch update, a second scroll to the target can follow before the pass. UIKit doesn't
    // query the layout about that scroll (facts 13.11), so the context names no elements and UIKit
    // reads all of them.
    guard !needsPass, cycle.batch == nil else { return context }
    // After a reload that no context announced, an element may no longer exist. UIKit raises an
    // exception if a context names such an item (facts 1.5), so the context names none.
    for element in elements where !collectionView.counts(element) { return context }
    shown.announce(change.screen.viewport)
    for boundary in Boundary.allCases {
      let indexPaths = elements.indexPaths(at: boundary)
      if indexPaths.isEmpty { continue }
      context.invalidateSupplementaryElements(ofKind: boundary.elementKind, at: indexPaths)
    }
    let cards = elements.indexPaths(at: nil)
    if !cards.isEmpty { context.invalidateItems(at: cards) }
    return context
  }

  /// Returns the change that new bounds make to the elements that the collection view shows.
  ///
  /// If a reload or an update list is still pending, no element differs. Elements of the old layout
  /// may no longer exist, and UIKit then reads all attributes anyway.
  ///
  /// The elements include cards that are off screen. UIKit keeps the attributes of pages around the
  /// visible bounds and of elements that a context has named. It uses them when the elements scroll
  /// into view (facts 1.5, 1.8). Older versions raise an exception if the layout returns different
  /// attributes for a page (facts 6.2).
  ///
  /// Cards that are hidden on both screens aren't included. A hidden view shows no stale frame, and
  /// a context names the cards when they appear.
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

  /// Returns a context that queries everything again for a new environment.
  ///
  /// If items stay in place, only `prepare()` knows how far the offset moves. UIKit creates the
  /// context while the collection view still has its old bounds (facts 1.6), and a delegate may
  /// read them.
  private func sizeChangeContext(to screen: Screen) -> UICollectionViewLayoutInvalidationContext {
    let anchor = scrollAnchor(on: makeScreen())
    let context = makeContext(.everything)
    if !anchor.items.isEmpty, !cycle.isAtWork {
      // Takes back the adjustments from earlier contexts that UIKit hasn't applied yet.
      context.contentOffsetAdjustment = screen.axes.point(
        main: -(shown.kept?.promised ?? 0), cross: 0)
      shown.keep(
        OffsetKeeper(anchor, visibleStart: screen.visibleStart, isMovedByPrepare: true))
    }
    return context
  }
}

extension [ElementID] {
  /// Returns the index paths of the elements at a boundary of their sections, or of the items for
  /// `nil`.
  fileprivate func indexPaths(at boundary: Boundary?) -> [IndexPath] {
    compactMap { $0.boundary == boundary ? $0.indexPath : nil }
  }
}

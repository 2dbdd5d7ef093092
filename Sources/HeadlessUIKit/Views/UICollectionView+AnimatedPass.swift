#if !canImport(UIKit)
// This file models animated layout passes. A pass is animated if it runs in an animation block, or
// if the bounds changed in one. The collection view queries the final attributes of each element
// that was visible. It queries the initial attributes of each element that becomes or stays
// visible. It calls `prepare(forAnimatedBoundsChange:)` and `finalizeAnimatedBoundsChange()` only
// if the bounds changed.
// By default, a layout returns the attributes before and after the pass. Before the queries, the
// collection view stores them in the tables of `UICollectionViewLayout`. A layout swap doesn't need
// the tables, because each layout returns the other layout's attributes.
// This file doesn't model the animation. `lastTransitions` contains the initial and final
// attributes of each view.
// Source: UICollectionViewLayout.h ("For each element on screen before the invalidation ..."),
// facts 1.6 and 10.2.
import Foundation

/// The attributes, bounds, and layout before an animated change.
@MainActor
struct AnimatedChange {
  var before: [LayoutElement: UICollectionViewLayoutAttributes]
  /// The bounds before the change, or `nil` if the bounds don't change.
  var oldBounds: CGRect?
  /// The layout before the change, or `nil` if the layout doesn't change.
  var oldLayout: UICollectionViewLayout?
}

extension UICollectionView {
  /// The attributes of each visible view.
  var attributesByElement: [LayoutElement: UICollectionViewLayoutAttributes] {
    shown.compactMapValues(\.applied)
  }

  /// Stores the attributes on screen if the next layout passes are animated.
  func beginAnimatedPasses() {
    let oldBounds = animatedOldBounds
    animatedOldBounds = nil
    guard animatedChange == nil, !needsReload, isLayoutPrepared else { return }
    guard oldBounds != nil || (UIView.isAnimating && pending.isNeeded) else { return }
    animatedChange = AnimatedChange(before: attributesByElement, oldBounds: oldBounds)
  }

  /// Queries the initial and final attributes of the elements that are visible before or after the
  /// pass.
  ///
  /// - Returns: The initial attributes of the elements that appear.
  func queryForAnimation() -> [LayoutElement: UICollectionViewLayoutAttributes] {
    guard let change = animatedChange else { return [:] }
    let after = visibleElements(in: bounds)
    if change.oldLayout == nil { layout.fillTables(before: change.before, after: after) }
    if let oldBounds = change.oldBounds {
      tell("prepare(forAnimatedBoundsChange:)") {
        layout.prepare(forAnimatedBoundsChange: oldBounds)
      }
    }
    lastTransitions = []
    var initials: [LayoutElement: UICollectionViewLayoutAttributes] = [:]
    let everything = Set(change.before.keys).union(after.keys)
    for element in everything.sorted(by: LayoutElement.inOrder) {
      let (start, end) = (change.before[element], after[element])
      let final = start == nil ? nil : queryFinal(element, of: change.oldLayout)
      let initial = end == nil ? nil : queryInitial(element)
      if start == nil { initials[element] = initial }
      record(
        start.map { _ in element }, end.map { _ in element }, initial: initial ?? start ?? end,
        final: final ?? end)
    }
    return initials
  }

  /// Ends the animation of a layout pass, after the views have received their new attributes.
  func finishAnimation() {
    guard let change = animatedChange else { return }
    if change.oldBounds != nil {
      tell("finalizeAnimatedBoundsChange") { layout.finalizeAnimatedBoundsChange() }
    }
    layout.emptyTables()
  }
}

extension UICollectionViewLayout {
  fileprivate func fillTables(
    before: [LayoutElement: UICollectionViewLayoutAttributes],
    after: [LayoutElement: UICollectionViewLayoutAttributes]
  ) {
    emptyTables()
    updateTables.initial = before
    updateTables.final = after
  }
}
#endif

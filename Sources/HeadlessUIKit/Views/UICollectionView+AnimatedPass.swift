#if !canImport(UIKit)
// Models a layout pass inside an animation block, or after a change of bounds in one. Each visible
// element of the old state is queried for its final attributes, and each of the new state for its
// initial ones. `prepare(forAnimatedBoundsChange:)` and `finalizeAnimatedBoundsChange()` come only
// if the bounds changed. The base's tables are filled in both cases.
// Doesn't model the animation. `lastTransitions` keeps both ends of every view.
// Source: UICollectionViewLayout.h ("For each element on screen before the invalidation ..."),
// facts 1.6 and 10.2.
import Foundation

/// A change that layout passes animate, and the attributes on screen before it.
@MainActor
struct AnimatedChange {
  var before: [LayoutElement: UICollectionViewLayoutAttributes]
  /// The bounds before the change, if they changed.
  var oldBounds: CGRect?
  /// The layout that is being replaced, if any.
  var oldLayout: UICollectionViewLayout?
}

extension UICollectionView {
  /// The attributes that each visible view shows.
  var attributesByElement: [LayoutElement: UICollectionViewLayoutAttributes] {
    shown.compactMapValues(\.applied)
  }

  /// Records, before the first pass, whether the passes are animated.
  func beginAnimatedPasses() {
    let oldBounds = animatedOldBounds
    animatedOldBounds = nil
    guard animatedChange == nil, !needsReload, isLayoutPrepared else { return }
    guard oldBounds != nil || (UIView.isAnimating && pending.isNeeded) else { return }
    animatedChange = AnimatedChange(before: attributesByElement, oldBounds: oldBounds)
  }

  /// Queries the initial and final attributes of everything that is on screen before or after the
  /// pass.
  ///
  /// - Returns: The initial attributes of the elements that appear.
  func askForAnimation() -> [LayoutElement: UICollectionViewLayoutAttributes] {
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
      let final = start == nil ? nil : askFinal(element, of: change.oldLayout)
      let initial = end == nil ? nil : askInitial(element)
      if start == nil { initials[element] = initial }
      record(
        start.map { _ in element }, end.map { _ in element }, initial: initial ?? start ?? end,
        final: final ?? end)
    }
    return initials
  }

  /// Ends the animation that `askForAnimation()` began, after the views have changed.
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

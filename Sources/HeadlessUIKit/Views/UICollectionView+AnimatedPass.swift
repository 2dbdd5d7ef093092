#if !canImport(UIKit)
// Modelled: a layout pass inside an animation block, or after a change of bounds made in one: each
// element on screen before it has its end asked, each element on screen after it its start.
// `prepare(forAnimatedBoundsChange:)` and `finalizeAnimatedBoundsChange()` are sent only where the
// bounds changed; the base's tables are there either way.
// Not modelled: the animation. `lastTransitions` keeps both ends of every view.
// Source: UICollectionViewLayout.h ("For each element on screen before the invalidation ..."),
// facts 1.6 and 10.2.
import Foundation

/// A change that layout passes animate, and what was on screen before it.
@MainActor
struct AnimatedChange {
  var before: [LayoutElement: UICollectionViewLayoutAttributes]
  /// The bounds before, where they changed.
  var oldBounds: CGRect?
  /// The layout that is being replaced.
  var oldLayout: UICollectionViewLayout?
}

extension UICollectionView {
  /// What each view on screen shows.
  var attributesByElement: [LayoutElement: UICollectionViewLayoutAttributes] {
    shown.compactMapValues(\.applied)
  }

  /// Notes, before the first pass, whether what follows is animated.
  func beginAnimatedPasses() {
    let oldBounds = animatedOldBounds
    animatedOldBounds = nil
    guard animatedChange == nil, !needsReload, isLayoutPrepared else { return }
    guard oldBounds != nil || (UIView.isAnimating && pending.isNeeded) else { return }
    animatedChange = AnimatedChange(before: attributesByElement, oldBounds: oldBounds)
  }

  /// Asks for the start and the end of everything on screen before or after the pass.
  ///
  /// - Returns: where the elements that come start.
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

  /// Ends what `askForAnimation()` began, after the views have changed.
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

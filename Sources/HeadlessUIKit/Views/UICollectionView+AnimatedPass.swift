#if !canImport(UIKit)
// This file models animated layout passes. A pass is animated if it runs in an animation block, or
// if the bounds changed in one. The collection view queries the final attributes of each element
// that was visible. It queries the initial attributes of each element that becomes or stays
// visible. It calls `prepare(forAnimatedBoundsChange:)` and `finalizeAnimatedBoundsChange()` only
// if the bounds changed. Between these two calls, it asks the layout for a target offset, and uses
// the result as the offset. `HostOptions.targetOffsetRounds` specifies how often.
// By default, a layout returns the attributes before and after the pass. Before the queries, the
// collection view stores them in the tables of `UICollectionViewLayout`. A layout swap doesn't need
// the tables, because each layout returns the other layout's attributes.
// This file doesn't model the animation. `lastTransitions` contains the initial and final
// attributes of each view.
// Source: UICollectionViewLayout.h ("For each element on screen before the invalidation ..."),
// facts 1.6, 10.2, and 15.2.
import Foundation

/// The attributes, bounds, and layout before an animated change.
@MainActor
struct AnimatedChange {
  var before: [LayoutElement: UICollectionViewLayoutAttributes]
  /// The bounds before the change, or `nil` if the bounds don't change.
  var oldBounds: CGRect?
  /// The layout before the change, or `nil` if the layout doesn't change.
  var oldLayout: UICollectionViewLayout?
  var isFirstPass = true
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
    if let oldBounds = change.oldBounds { prepareLayout(forChangeFrom: oldBounds) }
    let after = visibleElements(in: bounds)
    if change.oldLayout == nil { layout.fillTables(before: change.before, after: after) }
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

  /// Tells the layout that a change of the bounds is animated, and moves the content to the
  /// layout's target offset.
  ///
  /// The first pass makes all rounds. If it causes another pass, that pass makes one more round.
  /// The last round of a pass ends in `finishAnimation()`.
  private func prepareLayout(forChangeFrom oldBounds: CGRect) {
    let rounds = hostOptions.targetOffsetRounds
    let isFirst = animatedChange?.isFirstPass == true
    animatedChange?.isFirstPass = false
    for round in 0..<(isFirst ? max(1, rounds) : 1) {
      if round > 0 { finalizeBoundsChange() }
      tell("prepare(forAnimatedBoundsChange:)") {
        layout.prepare(forAnimatedBoundsChange: oldBounds)
      }
      guard rounds > 0 else { continue }
      let proposesOld = hostOptions.proposesOldOffset && oldBounds.size != bounds.size
      let proposed = proposesOld ? oldBounds.origin : contentOffset
      let target = query("targetContentOffset(forProposedContentOffset:)") {
        layout.targetContentOffset(forProposedContentOffset: proposed)
      }
      guard target != contentOffset else { continue }
      contentOffset = target
      // This move belongs to the animated change, and doesn't begin another one.
      animatedOldBounds = nil
    }
    mapVisibleRect()
  }

  private func finalizeBoundsChange() {
    tell("finalizeAnimatedBoundsChange") { layout.finalizeAnimatedBoundsChange() }
  }

  /// Ends the animation of a layout pass, after the views have received their new attributes.
  func finishAnimation() {
    guard let change = animatedChange else { return }
    if change.oldBounds != nil { finalizeBoundsChange() }
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

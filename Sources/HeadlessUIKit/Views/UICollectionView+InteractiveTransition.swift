// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models an interactive transition between two layouts. A transition layout replaces the
// current layout until the transition ends. Then the next layout replaces the transition layout. If
// the transition is canceled, the old layout returns. Both layouts keep their collection view until
// the transition ends.
// This file doesn't model a transition layout from the delegate, or the final animation.
// Source: UICollectionView.h of the iOS 16 SDK; facts 1.12.
import Foundation

extension UICollectionView {
  public typealias LayoutInteractiveTransitionCompletion = (
    _ completed: Bool, _ finished: Bool
  ) -> Void

  struct InteractiveTransition {
    let layout: UICollectionViewTransitionLayout
    let completion: LayoutInteractiveTransitionCompletion?
  }

  func beginTransition(
    to next: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion?
  ) -> UICollectionViewTransitionLayout {
    cancelInteractiveTransition()
    cancelInteractiveMovement()
    layoutIfNeeded()
    let current = layout
    let transition = UICollectionViewTransitionLayout(currentLayout: current, nextLayout: next)
    tell("prepareForTransition(to:)") { current.prepareForTransition(to: next) }
    next.collectionView = self
    tell("prepareForTransition(from:)") { next.prepareForTransition(from: current) }
    attach(transition)
    interactiveTransition = InteractiveTransition(layout: transition, completion: completion)
    layoutIfNeeded()
    return transition
  }

  func endTransition(finished: Bool) {
    guard let ending = interactiveTransition else { return }
    interactiveTransition = nil
    let (current, next) = (ending.layout.currentLayout, ending.layout.nextLayout)
    attach(finished ? next : current)
    UIView.animate(withDuration: 0.3) {
      layoutIfNeeded()
      for layout in [current, next] {
        tell("finalizeLayoutTransition") { layout.finalizeLayoutTransition() }
      }
    }
    ending.layout.collectionView = nil
    (finished ? current : next).collectionView = nil
    ending.completion?(true, finished)
  }
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models an interactive transition from an old layout to a new one. During the
// transition, the collection view uses a transition layout, and the `collectionView` property of
// the old and the new layout stays set. After the transition, the collection view uses the new
// layout. If the transition is canceled, it uses the old layout again.
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

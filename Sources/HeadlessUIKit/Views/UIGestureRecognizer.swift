// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models gesture recognizers as values: the state, the view, the delegate, and the data
// of a gesture. A simulated drag of a scroll view updates its pan gesture recognizer (see
// `UIScrollView+Dragging`).
// This file doesn't model touches, or recognizers that wait for each other. It also doesn't model
// target and action, because they need selectors.
// Source: UIGestureRecognizer.h and its subclasses' headers.
public import Foundation

@preconcurrency @MainActor
public protocol UIGestureRecognizerDelegate: AnyObject {
  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool
  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool
}

extension UIGestureRecognizerDelegate {
  public func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
    true
  }
  public func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }
}

@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
  public enum State: Int, Sendable {
    case possible
    case began
    case changed
    case ended
    case cancelled
    case failed
  }

  open weak var delegate: (any UIGestureRecognizerDelegate)?
  open var state = State.possible
  open var isEnabled = true
  open var cancelsTouchesInView = true
  public internal(set) weak var view: UIView?
  /// The finger's position in the window's coordinates, which a test sets.
  public var simulatedLocation = CGPoint.zero

  open func location(in view: UIView?) -> CGPoint {
    self.view?.window?.convert(simulatedLocation, to: view) ?? simulatedLocation
  }
}

open class UITapGestureRecognizer: UIGestureRecognizer {
  open var numberOfTapsRequired = 1
  open var numberOfTouchesRequired = 1
}

open class UILongPressGestureRecognizer: UIGestureRecognizer {
  open var minimumPressDuration: TimeInterval = 0.5
  open var allowableMovement: CGFloat = 10
}

open class UIPinchGestureRecognizer: UIGestureRecognizer {
  open var scale: CGFloat = 1
}

open class UIPanGestureRecognizer: UIGestureRecognizer {
  private var translation = CGPoint.zero
  /// The finger's velocity, in points per second.
  var speed = CGPoint.zero

  open func translation(in view: UIView?) -> CGPoint { translation }

  open func setTranslation(_ translation: CGPoint, in view: UIView?) {
    self.translation = translation
  }

  open func velocity(in view: UIView?) -> CGPoint { speed }
}

extension UIView {
  public func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    gestureRecognizer.view?.removeGestureRecognizer(gestureRecognizer)
    gestureRecognizer.view = self
    gestureRecognizers = (gestureRecognizers ?? []) + [gestureRecognizer]
  }

  public func removeGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {
    guard gestureRecognizer.view === self else { return }
    gestureRecognizer.view = nil
    gestureRecognizers?.removeAll { $0 === gestureRecognizer }
  }
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a controller whose view loads when it's first needed. It also models child
// controllers, size transitions, and the calls before and after layout. A container begins and ends
// the appearance transitions of a controller.
// This file doesn't model presentation, navigation, storyboards, or how a controller forwards
// appearance calls to its children.
// Source: UIViewController.h.
public import Foundation

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinatorContext: AnyObject {}

@preconcurrency @MainActor
public protocol UIViewControllerTransitionCoordinator:
  UIViewControllerTransitionCoordinatorContext
{
  @discardableResult
  func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?,
    completion: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool
}

extension UIViewControllerTransitionCoordinator {
  @discardableResult
  public func animate(
    alongsideTransition animation: ((any UIViewControllerTransitionCoordinatorContext) -> Void)?
  ) -> Bool { animate(alongsideTransition: animation, completion: nil) }
}

@preconcurrency @MainActor
open class UIViewController: UIResponder {
  open var title: String?
  public private(set) weak var parent: UIViewController?
  public private(set) var children: [UIViewController] = []
  public private(set) var viewIfLoaded: UIView?
  private var appearance: (isAppearing: Bool, animated: Bool)?

  public init(nibName: String?, bundle: Bundle?) {
    super.init()
  }

  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewIfLoaded
    }
    set {
      viewIfLoaded?.owningViewController = nil
      viewIfLoaded = newValue
      newValue?.owningViewController = self
    }
  }

  public var isViewLoaded: Bool { viewIfLoaded != nil }
  open var traitCollection: UITraitCollection { view.traitCollection }

  public func loadViewIfNeeded() {
    guard viewIfLoaded == nil else { return }
    loadView()
    viewDidLoad()
  }

  open func loadView() {
    view = UIView(frame: UIScreen.main.bounds)
  }

  public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    loadViewIfNeeded()
    appearance = (isAppearing, animated)
    isAppearing ? viewWillAppear(animated) : viewWillDisappear(animated)
  }

  public func endAppearanceTransition() {
    guard let (isAppearing, animated) = appearance else { return }
    appearance = nil
    if isAppearing { viewIsAppearing(animated) }
    isAppearing ? viewDidAppear(animated) : viewDidDisappear(animated)
  }

  open override var next: UIResponder? { viewIfLoaded?.superview }

  open func viewDidLoad() {}
  open func viewWillAppear(_ animated: Bool) {}
  open func viewIsAppearing(_ animated: Bool) {}
  open func viewDidAppear(_ animated: Bool) {}
  open func viewWillDisappear(_ animated: Bool) {}
  open func viewDidDisappear(_ animated: Bool) {}
  open func viewWillLayoutSubviews() {}
  open func viewDidLayoutSubviews() {}
  open func viewSafeAreaInsetsDidChange() {}
  open func traitCollectionDidChange(_ previous: UITraitCollection?) {}
  open func willMove(toParent parent: UIViewController?) {}
  open func didMove(toParent parent: UIViewController?) {}

  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in children { child.viewWillTransition(to: size, with: coordinator) }
  }

  open func addChild(_ child: UIViewController) {
    child.willMove(toParent: self)
    child.parent = self
    children.append(child)
  }

  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
    didMove(toParent: nil)
  }

  /// Resizes the controller's view, as a rotation does.
  ///
  /// This method calls `viewWillTransition(to:with:)`. It resizes and lays out the view inside an
  /// animation. Then it runs the completion handlers.
  public func simulateRotation(to size: CGSize) {
    let coordinator = TransitionCoordinator()
    viewWillTransition(to: size, with: coordinator)
    UIView.animate(withDuration: 0.3) {
      view.frame.size = size
      for animation in coordinator.animations { animation(coordinator) }
      view.layoutIfNeeded()
    }
    for completion in coordinator.completions { completion(coordinator) }
  }
}

/// A coordinator that collects the blocks that run alongside a rotation.
@MainActor
private final class TransitionCoordinator: UIViewControllerTransitionCoordinator {
  typealias Step = (any UIViewControllerTransitionCoordinatorContext) -> Void
  var animations: [Step] = []
  var completions: [Step] = []

  func animate(alongsideTransition animation: Step?, completion: Step?) -> Bool {
    animations += [animation].compactMap { $0 }
    completions += [completion].compactMap { $0 }
    return true
  }
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a screen with a scale, and a window. The window is the root of the view
// hierarchy. It has a root view controller, and passes on traits and the safe area.
// This file doesn't model scenes, levels, key windows, or several screens.
// Source: UIWindow.h, UIScreen.h.
public import Foundation

@preconcurrency @MainActor
open class UIScreen: NSObject {
  public static let main = UIScreen()
  public let bounds: CGRect
  public let scale: CGFloat

  /// Creates a screen that has the size of a phone by default.
  ///
  /// In UIKit, an app doesn't create screens.
  public init(bounds: CGRect = CGRect(x: 0, y: 0, width: 390, height: 844), scale: CGFloat = 3) {
    self.bounds = bounds
    self.scale = scale
    super.init()
  }
}

@preconcurrency @MainActor
open class UIWindow: UIView {
  open var screen = UIScreen.main {
    didSet { if screen !== oldValue { traitsDidChange() } }
  }
  /// The traits that replace the screen's own traits, such as a layout direction.
  open var overrideTraitCollection: UITraitCollection? {
    didSet { traitsDidChange() }
  }
  private(set) lazy var traits = currentTraits
  open var rootViewController: UIViewController? {
    didSet { replaceRootView(of: oldValue) }
  }

  /// Creates a window as large as the screen.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  open override var window: UIWindow? { self }
  open override var next: UIResponder? { UIApplication.shared }

  open func makeKeyAndVisible() {
    isHidden = false
    layoutIfNeeded()
  }

  private var currentTraits: UITraitCollection {
    let own = [
      UITraitCollection(displayScale: screen.scale),
      UITraitCollection(layoutDirection: .leftToRight),
    ]
    return UITraitCollection(traitsFrom: own + [overrideTraitCollection].compactMap { $0 })
  }

  private func traitsDidChange() {
    let old = traits
    traits = currentTraits
    tell(self, old)
    if traits.layoutDirection != old.layoutDirection { layoutDirectionDidChange() }
  }

  private func tell(_ view: UIView, _ previous: UITraitCollection) {
    view.traitCollectionDidChange(previous)
    for subview in view.subviews { tell(subview, previous) }
  }

  private func replaceRootView(of old: UIViewController?) {
    old?.viewIfLoaded?.removeFromSuperview()
    guard let controller = rootViewController, let view = controller.view else { return }
    controller.beginAppearanceTransition(true, animated: false)
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(view)
    controller.endAppearanceTransition()
  }
}
#endif

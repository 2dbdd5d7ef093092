// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a button's type, its titles and images for each state, and its size. The size
// depends on the title.
// This file doesn't model configurations, backgrounds, insets, or menus.
// Source: UIButton.h.
public import Foundation

@preconcurrency @MainActor
open class UIButton: UIControl {
  public enum ButtonType: Int, Sendable {
    case custom = 0
    case system = 1
    case close = 7
  }

  public private(set) var buttonType = ButtonType.custom
  public let titleLabel: UILabel? = UILabel()
  public let imageView: UIImageView? = UIImageView()
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]

  public convenience init(type buttonType: ButtonType) {
    self.init(frame: .zero)
    self.buttonType = buttonType
  }

  public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
    self.init(type: buttonType)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  open var currentTitle: String? { titles[state] ?? titles[.normal] }
  open var currentImage: UIImage? { images[state] ?? images[.normal] }
  open func title(for state: State) -> String? { titles[state] }
  open func image(for state: State) -> UIImage? { images[state] }

  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
    invalidateIntrinsicContentSize()
  }

  open func setImage(_ image: UIImage?, for state: State) {
    images[state] = image
    imageView?.image = currentImage
  }

  open func setTitleColor(_ color: UIColor?, for state: State) { titleLabel?.textColor = color }

  open override var intrinsicContentSize: CGSize { titleLabel?.intrinsicContentSize ?? .zero }
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models menus and actions as values that a delegate can return.
// This file doesn't model their display, previews, icons, or deferred elements.
// Source: UIMenu.h, UIAction.h, UIContextMenuConfiguration.h.
public import Foundation

@preconcurrency @MainActor
open class UIMenuElement: NSObject {
  public let title: String

  init(titled title: String) { self.title = title }
}

@preconcurrency @MainActor
public final class UIAction: UIMenuElement {
  public let handler: (UIAction) -> Void

  public init(title: String = "", image: UIImage? = nil, handler: @escaping (UIAction) -> Void) {
    self.handler = handler
    super.init(titled: title)
  }
}

@preconcurrency @MainActor
open class UIMenu: UIMenuElement {
  public let children: [UIMenuElement]

  public init(title: String = "", image: UIImage? = nil, children: [UIMenuElement] = []) {
    self.children = children
    super.init(titled: title)
  }
}

@preconcurrency @MainActor
open class UIContextMenuConfiguration: NSObject {
  public let previewProvider: (() -> UIViewController?)?
  public let actionProvider: (([UIMenuElement]) -> UIMenu?)?

  public init(
    identifier: (any NSCopying)? = nil, previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    (self.previewProvider, self.actionProvider) = (previewProvider, actionProvider)
    super.init()
  }
}
#endif

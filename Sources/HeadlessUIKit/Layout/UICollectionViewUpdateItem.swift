// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models one change of a batch. An insertion has no path before, and a deletion none after. A
// change of a whole section has a path whose item is NSNotFound.
// Source: UICollectionViewUpdateItem.h of the iOS 16 SDK.
public import Foundation

@preconcurrency @MainActor
open class UICollectionViewUpdateItem: NSObject {
  public enum Action: Int, Sendable {
    case insert = 0
    case delete = 1
    case reload = 2
    case move = 3
    case none = 4
  }

  private let before: IndexPath?
  private let after: IndexPath?
  private let action: Action

  /// Creates an item that changes nothing, for tests of a layout: a subclass overrides its
  /// properties.
  public override init() {
    (action, before, after) = (.none, nil, nil)
    super.init()
  }

  init(_ action: Action, before: IndexPath? = nil, after: IndexPath? = nil) {
    (self.action, self.before, self.after) = (action, before, after)
    super.init()
  }

  open var indexPathBeforeUpdate: IndexPath? { before }

  open var indexPathAfterUpdate: IndexPath? { after }

  open var updateAction: Action { action }
}
#endif

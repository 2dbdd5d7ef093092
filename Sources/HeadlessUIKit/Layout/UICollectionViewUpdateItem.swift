// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models one change of a batch update. An insertion has no index path before the update, and a
// deletion has none after it. If the change affects a whole section, the item of its path is
// `NSNotFound`.
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

  /// Creates an update item that changes nothing.
  ///
  /// A test of a layout can define a subclass that overrides the properties.
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

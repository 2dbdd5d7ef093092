// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models one change in a batch update. An insertion has no index path before the update,
// and a deletion has none after it. For a whole section, the item in the index path is
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
  /// To test a layout, define a subclass that overrides the properties.
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

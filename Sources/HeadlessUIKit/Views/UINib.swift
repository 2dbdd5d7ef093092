// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models a nib as an object that a client can register. It creates one view.
// This file doesn't model files. A nib with a file name creates a plain view, and the collection
// view logs a message. A nib with a class represents a file whose top-level object has that class.
// Source: UINib.h.
public import Foundation

@preconcurrency @MainActor
open class UINib: NSObject {
  let name: String?
  let viewClass: UICollectionReusableView.Type?

  public init(nibName name: String, bundle: Bundle?) {
    (self.name, viewClass) = (name, nil)
    super.init()
  }

  /// Creates a nib whose top-level object is a view of this class.
  public init(topLevel viewClass: UICollectionReusableView.Type) {
    (name, self.viewClass) = (nil, viewClass)
    super.init()
  }
}
#endif

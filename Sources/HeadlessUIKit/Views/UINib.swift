// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Modelled: a nib as a thing that can be registered and that makes one view.
// Not modelled: files. A nib made by name holds nothing: a plain view is made from it, and that is
// logged; one made from a class stands for a file whose top object is that class.
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

  /// A nib whose top object is a view of this class.
  public init(topLevel viewClass: UICollectionReusableView.Type) {
    (name, self.viewClass) = (nil, viewClass)
    super.init()
  }
}
#endif

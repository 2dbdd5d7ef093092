// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are Core Animation's, and Apple documents them.
#if !canImport(UIKit)
// This file models the properties that layouts and cells set on a view's layer.
// This file doesn't model their effects, because nothing is drawn. `transform` contains the
// transform of the layout attributes, and setting it doesn't move the view. A mask hides nothing.
// `zPosition` has no effect, because a collection view orders its subviews by the `zIndex` of their
// attributes (facts 3).
public import Foundation

@preconcurrency @MainActor
open class CALayer: NSObject {
  open var zPosition: CGFloat = 0
  open var cornerRadius: CGFloat = 0
  open var borderWidth: CGFloat = 0
  open var masksToBounds = false
  open var opacity: Float = 1
  open var speed: Float = 1
  open var transform = CATransform3DIdentity
  open var mask: CALayer?
  open var backgroundColor: CGColor?
  open var borderColor: CGColor?
  open var shadowColor: CGColor?
  open var shadowOpacity: Float = 0
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)

  public nonisolated override init() {
    super.init()
  }
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the two flags of the flow layout's invalidation context. Both start as `true`.
// UIKit's web page says that they start as `false`, but recordings say `true`.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK; facts 13.14.

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = true

  open var invalidateFlowLayoutAttributes = true
}
#endif

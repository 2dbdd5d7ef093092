// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// Public declarations without a comment are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// This file models the two flags of the flow layout's invalidation context. The initial value of
// both is `LayoutReadings.flowContextFlagsStartTrue`, which is `true` by default.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK. UIKit's web page says that the flags
// start as `false`, and AppKit's says `true`.

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = LayoutReadings.flowContextFlagsStartTrue

  open var invalidateFlowLayoutAttributes = LayoutReadings.flowContextFlagsStartTrue
}
#endif

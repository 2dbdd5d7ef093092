// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models the two flags of the flow layout, which are true in a new context. The other
// interpretation is `LayoutReadings.flowContextFlagsStartTrue`.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK; the web page says false, AppKit's says
// true.

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = LayoutReadings.flowContextFlagsStartTrue

  open var invalidateFlowLayoutAttributes = LayoutReadings.flowContextFlagsStartTrue
}
#endif

// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

// The public names are UIKit's, and Apple documents them.
#if !canImport(UIKit)
// Models the two flags of the flow layout's context. By default, both are `true` in a new context.
// With `LayoutReadings.flowContextFlagsStartTrue`, they can start as `false` instead.
// Source: UICollectionViewFlowLayout.h of the iOS 16 SDK. UIKit's web page says that the flags
// start as `false`, and AppKit's says `true`.

@preconcurrency @MainActor
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext
{
  open var invalidateFlowLayoutDelegateMetrics = LayoutReadings.flowContextFlagsStartTrue

  open var invalidateFlowLayoutAttributes = LayoutReadings.flowContextFlagsStartTrue
}
#endif

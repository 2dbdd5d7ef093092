/// The invalidation context of a `WaterfallFlowLayout`.
///
/// The class derives from the flow layout's context class. The flow layout raises an exception for
/// any other class.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutInvalidationContext)
#endif
open class WaterfallLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// The parts that become stale, or `nil` if the context's flags and lists specify the parts.
  ///
  /// A header in a client's list must be measured again. A header in a list of the layout itself
  /// only moves, so the layout's own contexts specify the stale parts here.
  var staleness: Staleness?
}

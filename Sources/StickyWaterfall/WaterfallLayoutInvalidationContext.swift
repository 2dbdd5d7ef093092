/// The invalidation context of a `WaterfallFlowLayout`.
///
/// If you list items, headers, or footers in a context, the layout asks the delegate only for
/// these. To have it ask for everything, call `invalidateLayout()`.
///
/// A subclass of the layout that needs a context of its own derives it from this class. The flow
/// layout raises an exception for a class that doesn't derive from the flow layout's context.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutInvalidationContext)
#endif
open class WaterfallLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// The parts that become stale, or `nil` if the context's flags and lists determine them.
  ///
  /// If a client's context lists a header, the header must be measured again. If a context of the
  /// layout lists a header, the header only moves. The layout therefore sets this property in its
  /// own contexts.
  var staleness: Staleness?
}

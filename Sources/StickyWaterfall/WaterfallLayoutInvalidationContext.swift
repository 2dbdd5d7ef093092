/// The context of every invalidation that a `WaterfallFlowLayout` makes or receives from UIKit.
///
/// It derives from the flow layout's context, as that class demands of its subclasses' contexts.
open class WaterfallLayoutInvalidationContext: UICollectionViewFlowLayoutInvalidationContext {
  /// What an invalidation by the layout itself makes stale; nil for one by UIKit or a client, whose
  /// flags and lists say it.
  ///
  /// A header that is listed because it moves with the visible bounds is not to be measured again; a
  /// header that a client lists is. The lists alone cannot tell the two apart.
  var staleness: Staleness?
}

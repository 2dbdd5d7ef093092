/// The attributes that a `WaterfallFlowLayout` returns.
///
/// They add the state of a pinned header or footer, so that the view can restyle itself in
/// `apply(_:)`:
///
///     subtitle.alpha = 1 - attributes.collapseProgress
///
/// A subclass that adds values must override `copy(with:)` and `isEqual(_:)`, because UIKit copies
/// attributes, and doesn't apply those that equal the current ones of a view.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutAttributes)
#endif
open class WaterfallLayoutAttributes: UICollectionViewLayoutAttributes {
  // UIKit copies and compares attributes on any thread (facts 14.11), so these four values are
  // `nonisolated(unsafe)`. That's safe, because no thread changes attributes while another one
  // reads them: the layout changes its attributes only before it returns them, and a copy has
  // values of its own.

  #if canImport(UIKit)
  /// A Boolean value that indicates whether pinning moves the element from its normal position.
  @objc(pinned)
  public nonisolated var isPinned: Bool {
    // Only an attribute on the accessor renames the getter in Objective-C.
    @objc(isPinned) get { pinnedStorage }
    set { pinnedStorage = newValue }
  }
  private nonisolated(unsafe) var pinnedStorage = false
  #else
  /// A Boolean value that indicates whether pinning moves the element from its normal position.
  public nonisolated(unsafe) var isPinned: Bool = false
  #endif

  /// The progress of the element's collapse to its pinned extent, from 0 through 1.
  ///
  /// The progress is 0 at the element's normal position, and 1 when only the pinned extent is left.
  /// For an element that pins as a whole, it's 0 while the element is unpinned, and 1 while it's
  /// pinned.
  #if canImport(UIKit)
  @objc
  #endif
  public nonisolated(unsafe) var collapseProgress: CGFloat = 0

  /// The fraction of the element's pinned extent that is pushed out of the visible bounds, from 0
  /// through 1.
  ///
  /// The end of its section, or the next pinned element, pushes an element out.
  #if canImport(UIKit)
  @objc
  #endif
  public nonisolated(unsafe) var pushProgress: CGFloat = 0

  /// Whether these are a view's final attributes in a batch update, which have the old index path.
  nonisolated(unsafe) var isFinal = false

  #if canImport(UIKit)
  // UIKit copies attributes on any thread, and calls `init()` for each copy (facts 14.11). An
  // initializer that Swift adds would belong to the main actor, and would stop the app on other
  // threads. The compiler warns about this override, because UIKit declares `init()` for the main
  // actor. UIKit's implementation only sets plain values, so the call is safe.
  /// Creates attributes without an index path, on any thread.
  public nonisolated override init() {}
  #endif

  /// Returns a copy, on any thread.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // UIKit declares this method for the main actor, but calls it on any thread (facts 14.11). Its
    // implementation only copies plain values. The cast to a type without the actor leaves out the
    // check of the thread, which would stop the app. Both types have the same representation.
    let isolatedCopy: @MainActor (NSZone?) -> Any = { super.copy(with: $0) }
    let copy = unsafeBitCast(isolatedCopy, to: ((NSZone?) -> Any).self)(zone)
    if let attributes = copy as? WaterfallLayoutAttributes {
      attributes.isPinned = isPinned
      attributes.collapseProgress = collapseProgress
      attributes.pushProgress = pushProgress
      attributes.isFinal = isFinal
    }
    return copy
  }

  /// A line of text with the element, its frame, and its state.
  ///
  ///     item [0, 3] at 130.0, 64.0; 120.0 x 80.0
  ///     UICollectionElementKindSectionHeader [0, 0] at 0.0, 18.0; 390.0 x 44.0, level 1024,
  ///       pinned 1.0, pushed 0.5
  ///
  /// The first number is the collapse progress, and the second the push progress.
  open override nonisolated var description: String {
    // A debugger or a log can read the description on any thread. As in `copy(with:)`, the cast
    // leaves out the check of the thread. `line` only reads values.
    let line: @MainActor () -> String = { self.line }
    return unsafeBitCast(line, to: (() -> String).self)()
  }

  private var line: String {
    let origin = frame.origin
    let size = frame.size
    var line = "\(representedElementKind ?? "item") \(Array(indexPath)) "
    line += "at \(origin.x), \(origin.y); "
    line += "\(size.width) x \(size.height)"
    if zIndex != 0 { line += ", level \(zIndex)" }
    if isHidden { line += ", hidden" }
    if isPinned { line += ", pinned \(collapseProgress), pushed \(pushProgress)" }
    return line
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? WaterfallLayoutAttributes else {
      return false
    }
    return isPinned == other.isPinned && collapseProgress == other.collapseProgress
      && pushProgress == other.pushProgress
  }
}

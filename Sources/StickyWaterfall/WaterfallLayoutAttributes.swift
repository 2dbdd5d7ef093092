public import Foundation

/// The attributes that a `WaterfallFlowLayout` returns.
///
/// In addition to the values of the flow layout's attributes, they tell how far a header or footer
/// is pinned, so that its view can restyle itself in `apply(_:)`.
///
/// A subclass with values of its own overrides `copy(with:)` and `isEqual(_:)`. UIKit copies
/// attributes, and doesn't apply attributes that are equal to those a view already has.
#if canImport(UIKit)
@objc(SWFWaterfallLayoutAttributes)
#endif
open class WaterfallLayoutAttributes: UICollectionViewLayoutAttributes {
  // The storage is outside the main actor, because NSObject's `isEqual(_:)` is.

  #if canImport(UIKit)
  /// A Boolean value that indicates whether pinning moves the element from its normal position.
  @objc(pinned)
  public nonisolated var isPinned: Bool {
    // Only an accessor's own attribute gives Objective-C a getter with another name.
    @objc(isPinned) get { pinnedStorage }
    set { pinnedStorage = newValue }
  }
  private nonisolated(unsafe) var pinnedStorage = false
  #else
  /// A Boolean value that indicates whether pinning moves the element from its normal position.
  public nonisolated(unsafe) var isPinned: Bool = false
  #endif

  /// The progress of the element's collapse, from 0 (unpinned, at full size) to 1 (collapsed to its
  /// pinned extent).
  ///
  /// For an element that doesn't collapse, it's 0 if the element is unpinned, and 1 if it's pinned.
  #if canImport(UIKit)
  @objc
  #endif
  public nonisolated(unsafe) var pinProgress: CGFloat = 0

  /// The fraction of the element's pinned extent that the end of its section, or the next pinned
  /// element, has pushed out of the visible bounds, from 0 to 1.
  #if canImport(UIKit)
  @objc
  #endif
  public nonisolated(unsafe) var pushProgress: CGFloat = 0

  /// Whether these are the final attributes of an old view in a batch update, with the old index
  /// path.
  nonisolated(unsafe) var isOfOldState = false

  #if canImport(UIKit)
  // UIKit's copy calls `init()` on any thread (facts 14.11). The initializer that Swift would add
  // belongs to the main actor, and stops the app when Objective-C calls it on another thread.
  // UIKit's own initializer only sets plain values. The compiler warns, because it's declared for
  // the main actor.
  /// Creates attributes on any thread, without an index path.
  public nonisolated override init() {}
  #endif

  /// Returns a copy, on any thread.
  open override nonisolated func copy(with zone: NSZone? = nil) -> Any {
    // Only the declaration is isolated to the main actor; UIKit's implementation copies plain
    // values.
    let isolatedCopy: @MainActor (NSZone?) -> Any = { super.copy(with: $0) }
    let copy = unsafeBitCast(isolatedCopy, to: ((NSZone?) -> Any).self)(zone)
    if let attributes = copy as? WaterfallLayoutAttributes {
      attributes.isPinned = isPinned
      attributes.pinProgress = pinProgress
      attributes.pushProgress = pushProgress
      attributes.isOfOldState = isOfOldState
    }
    return copy
  }

  /// The element, its frame, and its state, in one line.
  ///
  ///     item [0, 3] at 130, 64; 120 x 80
  ///     UICollectionElementKindSectionHeader [1, 0] at 0, 40; 390 x 44, level 1024, pinned 0.5, …
  open override nonisolated var description: String {
    // A debugger calls this on any thread, as UIKit calls `copy(with:)`.
    let line: @MainActor () -> String = { self.line }
    return unsafeBitCast(line, to: (() -> String).self)()
  }

  private var line: String {
    let (origin, size) = (frame.origin, frame.size)
    var line = "\(representedElementKind ?? "item") \(Array(indexPath)) "
    line += "at \(origin.x), \(origin.y); "
    line += "\(size.width) x \(size.height)"
    if zIndex != 0 { line += ", level \(zIndex)" }
    if isHidden { line += ", hidden" }
    if isPinned { line += ", pinned \(pinProgress), pushed \(pushProgress)" }
    return line
  }

  open override nonisolated func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? WaterfallLayoutAttributes else {
      return false
    }
    return isPinned == other.isPinned && pinProgress == other.pinProgress
      && pushProgress == other.pushProgress
  }
}

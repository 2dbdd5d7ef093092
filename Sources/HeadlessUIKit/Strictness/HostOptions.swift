#if !canImport(UIKit)
// Models the behaviors of UIKit's collection view that aren't certain. Either sources disagree
// about them, or only published notes report them. UIKitFacts.md labels them as inferred. Each has
// an option here, and a layout must be right with either value.

/// The options that select what a collection view does where sources about UIKit disagree.
public struct HostOptions: Equatable, Sendable {
  // Source: facts 4.9.
  /// Whether the left inset is on the right while the collection view mirrors a layout.
  ///
  /// If `false`, insets stay on the side that they name. The headers say that the coordinates are
  /// mirrored, but they don't mention insets.
  public var insetsFlipInRightToLeft = false
  // Source: facts 1.10 and 14.3.
  /// Whether the collection view makes some queries with an empty index path.
  ///
  /// In a batch update, these are queries for the initial and final attributes of supplementary
  /// views. In any layout pass, they are queries for the final attributes. There are also such
  /// queries for preferred sizes.
  ///
  /// Crash reports show all three, and a shipped layout guards against them. No document says when
  /// UIKit makes them.
  public var sendsEmptyIndexPaths = false
  // Source: facts 14.2.
  /// Whether the collection view calls `shouldInvalidateLayout(forBoundsChange:)` when its size
  /// changes.
  ///
  /// If `false`, it passes a new context directly to `invalidateLayout(with:)`. A recorded log
  /// shows both, depending on the view's constraints.
  public var queriesSizeChanges = true
  // Source: facts 10.5.
  /// Whether the collection view clamps the offset as soon as it reads a smaller content size.
  ///
  /// If `true`, the collection view clamps the offset before it applies the layout's target offset
  /// or the context's adjustment. If `false`, it clamps the offset last. No source describes
  /// UIKit's order.
  public var clampsBeforeAdjusting = false

  // Source: facts 10.18.
  /// Whether a batch update looks up items that exist only before or only after the update.
  ///
  /// If `true`, the collection view looks up one item in each section whose count changed: the last
  /// item of the larger count. It does so after the counts change, and before it invalidates the
  /// layout. The authors of a shipped layout saw such lookups in some updates.
  public var asksBeyondCountsInUpdates = false
  // Source: facts 4.8, 12.11.
  /// Whether a layout that is invalidated in its `prepare()` is prepared once more.
  ///
  /// If `false`, the invalidation is lost. Some layouts invalidate themselves there, but no source
  /// says what UIKit does.
  public var takesInvalidationsInPrepare = false
  // Source: facts 5.
  /// Whether a context for a preferred size discards all attributes, even if it names elements.
  ///
  /// If `false`, it discards only the attributes of the named elements. A shipped layout names one
  /// item, although all later items move.
  public var preferredSizesDropEverything = true
  // Source: facts 13.12.
  /// Whether a context's adjustments of the offset and the content size apply inside the base
  /// class's `invalidateLayout(with:)`.
  ///
  /// If `false`, they apply in the layout pass. Recordings show that they apply at once. Older
  /// notes report the opposite.
  public var adjustsAtOnce = true
  // Source: facts 1.1, 1.5.
  /// Whether UIKit calls `prepare()` and reads the content size after a context that names only
  /// headers and footers.
  ///
  /// If `false`, UIKit only looks up the named elements, as a framework that is related to UIKit
  /// does.
  public var preparesForNamedBoundaries = true
  // Source: facts 1.3.
  /// Whether `reloadData()` invalidates a layout that isn't prepared or is already invalid.
  ///
  /// If `false`, it invalidates only a prepared, valid layout.
  public var reloadsUnpreparedLayouts = true
  // Source: facts 1.10.
  /// Whether the collection view prepares a layout with the old counts if the block of a batch
  /// update invalidates it.
  ///
  /// If `false`, the collection view prepares it only with the new counts. A framework that is
  /// related to UIKit prepares it with the old counts after the block, and again with the new
  /// counts.
  public var preparesAfterBatchBlock = false
  // Source: facts 1.10.
  /// Whether the deletions in an update list are in ascending order.
  ///
  /// If `true`, the list also contains deletions of items in deleted sections. The path of a reload
  /// is then the one that the element would have without the moves. Notes report `false`. One of
  /// two frameworks that are related to UIKit behaves as with `true`.
  public var listsFromFirstToLast = false
  // Source: facts 12.2.
  /// Whether the base class's initial attributes of a reloaded element have alpha 0.
  ///
  /// If `false`, they have alpha 1, as in a framework that is related to UIKit.
  public var fadesReloadsIn = true
  // Source: facts 1.10.
  /// Whether a second layout pass after a batch update is animated like a change of bounds.
  ///
  /// That pass runs if `finalizeCollectionViewUpdates()` invalidates the layout. A framework that
  /// is related to UIKit animates it.
  public var animatesReadingAgain = false
  // Source: facts 1.9.
  /// Whether a layout swap prepares the new layout before it tells both layouts about the
  /// transition.
  ///
  /// If `true`, even a swap without animation tells the layouts about the transition. A framework
  /// that is related to UIKit does this. If `false`, only an animated swap tells the layouts, and
  /// it prepares the new layout afterward.
  public var preparesBeforeTransitions = false
  // Source: facts 1.7, 10.8.
  /// The inset changes that invalidate a flow layout without a change of the bounds.
  ///
  /// The insets are the adjusted content inset and the margins. UIKit invalidates the layout by
  /// private means, so no source says which changes invalidate it, or since which version. Notes
  /// report that changes along the scroll direction do.
  public var insetInvalidation = InsetInvalidation.always
  // Source: facts 10.18.
  /// The attributes whose `indexPath` the collection view sets.
  ///
  /// The authors of shipped layouts have seen both behaviors. The difference matters to a layout
  /// that returns the same objects again, because their index paths can have changed.
  public var indexPathSetting = IndexPathSetting.onReceipt
  // Source: facts 10.1.
  /// The updates for which the layout receives an update list.
  ///
  /// Notes on a related framework say that each step of an interactive movement has a list. Some
  /// layouts can't handle such a list. No source says that every update has one.
  public var updateLists = UpdateLists.always

  /// Creates options with the default values.
  public init() {}
}

extension HostOptions {
  /// The changes of insets that can invalidate a flow layout.
  public enum InsetInvalidation: Sendable {
    /// All changes.
    case always
    /// Changes of the available width.
    ///
    /// After other changes, pinned views keep their position until the next scroll.
    case acrossScrolling
    /// No changes.
    case never
  }

  /// The attributes whose `indexPath` the collection view can set.
  public enum IndexPathSetting: Sendable {
    /// All attributes that the layout returns.
    ///
    /// The base class's initial and final attributes get the index path of the query. Other
    /// attributes keep the index path that they have, but their setter is called.
    case onReceipt
    /// The attributes that the layout returned before an update.
    ///
    /// The update sets their index path to the new one of their element.
    case inUpdates
    /// No attributes.
    case never
  }

  /// The updates for which a layout can receive an update list.
  public enum UpdateLists: Sendable {
    /// All updates.
    case always
    /// All updates except the steps of an interactive movement.
    ///
    /// In those steps, the layout receives only the movement's context.
    case exceptOfMovements
    /// Only the steps of an interactive movement.
    ///
    /// In other updates, the layout receives no list and finds new counts.
    case ofMovements
  }
}

/// The amount of checking that a collection view does on its layout.
public enum Strictness: Sendable {
  /// Checks the results of UIKit's own queries, and compares the layout's results with each other.
  ///
  /// For the comparison, each layout pass makes a rectangle query and about a screenful of lookups
  /// that UIKit wouldn't make. The call log doesn't contain them.
  case full
  /// Checks only the results of UIKit's own queries.
  ///
  /// Use this value to measure time.
  case cheap
}
#endif

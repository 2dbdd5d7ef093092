#if !canImport(UIKit)
// Models behavior of UIKit's collection view that isn't certain. Either sources disagree about the
// behavior, or only published notes report it. Each behavior has an option here, and a layout
// should work with each value.

/// Options that select a collection view's behavior where UIKit's isn't known for certain.
public struct HostOptions: Equatable, Sendable {
  // Source: facts 4.9.
  /// Whether the left and right content insets swap sides while the collection view mirrors a
  /// layout.
  ///
  /// If `false`, each inset stays on the side that it's named after. UIKit's headers say that the
  /// coordinates are mirrored, but they don't mention insets.
  public var insetsFlipInRightToLeft = false
  // Source: facts 1.10 and 14.3.
  /// Whether the collection view makes some queries with an empty index path.
  ///
  /// Crash reports show such queries about supplementary views and preferred sizes, but no document
  /// says when UIKit makes them.
  public var sendsEmptyIndexPaths = false
  // Source: facts 14.2.
  /// Whether the collection view calls `shouldInvalidateLayout(forBoundsChange:)` when its size
  /// changes.
  ///
  /// If `false`, the collection view invalidates the layout without asking it. A log from an iOS
  /// device shows both, depending on the view's constraints.
  public var queriesSizeChanges = true
  // Source: facts 10.5.
  /// Whether the collection view clamps the content offset as soon as the content size shrinks.
  ///
  /// If `false`, the collection view first applies the layout's target offset or the adjustment of
  /// an invalidation context, and then clamps the offset. No source describes UIKit's order.
  public var clampsBeforeAdjusting = false

  // Source: facts 10.18.
  /// Whether a batch update looks up items that exist only before or only after the update.
  ///
  /// If `true`, the collection view looks up the last item of the larger number in each section
  /// whose number of items changes. The authors of a shipped layout saw such lookups in some
  /// updates.
  public var asksBeyondCountsInUpdates = false
  // Source: facts 4.8, 12.11.
  /// Whether a layout that invalidates itself in `prepare()` is prepared again.
  ///
  /// If `false`, the invalidation is ignored. Some layouts invalidate themselves there, but no
  /// source says what UIKit does.
  public var takesInvalidationsInPrepare = false
  // Source: facts 5.
  /// Whether the collection view discards all attributes when the layout accepts a preferred size.
  ///
  /// If `false`, and the invalidation context names elements, only their attributes are discarded.
  /// A shipped layout names one item, although all later items move.
  public var preferredSizesDropEverything = true
  // Source: facts 13.12.
  /// Whether the adjustments of an invalidation context apply immediately, inside
  /// `UICollectionViewLayout`'s `invalidateLayout(with:)`.
  ///
  /// If `false`, the content offset is adjusted in the next layout pass. Recordings show that the
  /// adjustments apply immediately. Older notes report the opposite.
  public var adjustsAtOnce = true
  // Source: facts 1.1, 1.5.
  /// Whether UIKit prepares the layout after an invalidation context that names only supplementary
  /// views.
  ///
  /// If `true`, UIKit calls `prepare()` and reads the content size. If `false`, it only looks up
  /// the named views, as a framework that is related to UIKit does.
  public var preparesForNamedBoundaries = true
  // Source: facts 1.3.
  /// Whether `reloadData()` invalidates a layout that isn't prepared or is already invalid.
  ///
  /// If `false`, `reloadData()` invalidates only a layout that is prepared and valid.
  public var reloadsUnpreparedLayouts = true
  // Source: facts 1.10.
  /// Whether the layout is also prepared with the old item counts if the block of a batch update
  /// invalidates it.
  ///
  /// If `true`, the layout is prepared after the block, and again with the new counts. A framework
  /// that is related to UIKit does this. If `false`, it's prepared only with the new counts.
  public var preparesAfterBatchBlock = false
  // Source: facts 1.10.
  /// Whether the deletions in an update list are in ascending order.
  ///
  /// If `true`, the list also contains deletions of items in deleted sections, and the new index
  /// path of a reload ignores moves. One of two frameworks that are related to UIKit behaves in
  /// this way. If `false`, deletions are in descending order, as notes report.
  public var listsFromFirstToLast = false
  // Source: facts 12.2.
  /// Whether a reloaded element starts transparent.
  ///
  /// If `true`, its initial attributes from `UICollectionViewLayout` have alpha 0. If `false`, they
  /// have the alpha of the layout's attributes, as in a framework that is related to UIKit.
  public var fadesReloadsIn = true
  // Source: facts 1.10.
  /// Whether the layout pass after a batch update is animated if `finalizeCollectionViewUpdates()`
  /// invalidates the layout.
  ///
  /// If `true`, the pass is animated like a change of the bounds, as in a framework that is related
  /// to UIKit.
  public var animatesReadingAgain = false
  // Source: facts 1.9.
  /// Whether a layout swap prepares the new layout before it tells both layouts about the
  /// transition.
  ///
  /// If `true`, the layouts are told even if the swap isn't animated. A framework that is related
  /// to UIKit does this. If `false`, only an animated swap tells the layouts, and the new layout is
  /// prepared afterward.
  public var preparesBeforeTransitions = false
  // Source: facts 1.7, 10.8.
  /// The inset changes after which UIKit invalidates a flow layout.
  ///
  /// UIKit invalidates the layout by private means, so no source says which changes it reacts to.
  /// Notes report that it reacts to changes along the scroll direction.
  public var insetInvalidation = InsetInvalidation.always
  // Source: facts 10.18.
  /// The attributes whose `indexPath` the collection view sets.
  ///
  /// The difference matters to a layout that returns the same objects again after their index paths
  /// changed. The authors of shipped layouts have seen both behaviors.
  public var indexPathSetting = IndexPathSetting.onReceipt
  // Source: facts 10.1.
  /// The updates for which the layout receives an update list, in
  /// `prepare(forCollectionViewUpdates:)`.
  ///
  /// Notes on a related framework say that each step of an interactive movement has a list. Some
  /// layouts can't handle such a list.
  public var updateLists = UpdateLists.always

  /// Creates options with the default values.
  public init() {}
}

extension HostOptions {
  /// The inset changes that can invalidate a flow layout.
  public enum InsetInvalidation: Sendable {
    /// Changes of the adjusted content inset, and all changes of the available width.
    case always
    /// Only changes of the available width.
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
    /// The collection view sets the index path that the attributes already have. Initial and final
    /// attributes from `UICollectionViewLayout` get the index path of the query.
    case onReceipt
    /// The attributes that the layout returned before an update.
    ///
    /// If the update moves an element, the collection view sets the new index path.
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
    /// In those steps, the layout receives an invalidation context, but no update list.
    case exceptOfMovements
    /// Only the steps of an interactive movement.
    ///
    /// In other updates, the layout sees new item counts without an update list.
    case ofMovements
  }
}

/// The checks that a collection view runs on its layout.
public enum Strictness: Sendable {
  /// Checks the layout's return values, and compares them with each other.
  ///
  /// The comparison makes additional queries, which the call log doesn't contain.
  case full
  /// Checks only the return values of UIKit's own queries.
  ///
  /// Use this value to measure performance.
  case cheap
}
#endif

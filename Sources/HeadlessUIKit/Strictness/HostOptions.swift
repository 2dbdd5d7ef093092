#if !canImport(UIKit)
// This file models uncertain behavior of UIKit's collection view. Sources disagree about the
// behavior, or only published notes report it. A layout should work with every value of these
// options.
// OpenUXKit is an open re-implementation of a macOS framework that is related to UIKit.

/// Options for uncertain behavior of UIKit's collection view.
public struct HostOptions: Equatable, Sendable {
  /// Whether the left and right content insets are swapped if the collection view mirrors the
  /// layout.
  ///
  /// If `false`, the left inset stays on the left. UIKit's headers say that the coordinates are
  /// mirrored, but they don't mention insets.
  public var insetsFlipInRightToLeft = false  // Source: facts 4.9.
  /// Whether the collection view makes some queries with an empty index path.
  ///
  /// Crash reports show such queries for supplementary views and preferred sizes. No source says
  /// when UIKit makes them.
  public var sendsEmptyIndexPaths = false  // Source: facts 1.10 and 14.3.
  /// Whether the collection view calls `shouldInvalidateLayout(forBoundsChange:)` when its size
  /// changes.
  ///
  /// If `false`, the collection view invalidates the layout without calling that method. A log from
  /// an iOS device shows both behaviors, depending on the view's constraints.
  public var queriesSizeChanges = true  // Source: facts 14.2.
  /// The number of times that an animated change of the bounds asks the layout for a target offset.
  ///
  /// Each time, the collection view calls `prepare(forAnimatedBoundsChange:)`, uses the result of
  /// `targetContentOffset(forProposedContentOffset:)` as the offset, and calls
  /// `finalizeAnimatedBoundsChange()`. A rotation does so up to four times. If the number is 0, the
  /// collection view makes the first and the last call once, and doesn't ask for an offset. That
  /// was seen on iOS 11, when a split view changed its size.
  public var targetOffsetRounds = 1  // Source: facts 15.2.
  /// Whether an animated change of the size proposes the offset from before the change.
  ///
  /// If `false`, it proposes the present offset, which the layout can have changed in `prepare()`.
  /// No source says what UIKit proposes.
  public var proposesOldOffset = false  // Source: facts 15.2.
  /// Whether the collection view clamps the content offset as soon as the content size shrinks.
  ///
  /// If `false`, the collection view first applies the layout's target offset or an invalidation
  /// context's adjustment. Then it clamps the offset. No source describes UIKit's order.
  public var clampsBeforeAdjusting = false  // Source: facts 10.5.

  /// Whether a batch update looks up items that exist only before or only after the update.
  ///
  /// If `true`, the collection view looks up one item in each section whose item count changes. In
  /// a section that shrinks, it looks up the last old item. In a section that grows, it looks up
  /// the last new item. The authors of a shipped layout saw such lookups.
  public var asksBeyondCountsInUpdates = false  // Source: facts 10.18.
  /// Whether a batch update looks up each visible cell that stays, after the update list.
  ///
  /// A crash report shows these lookups. They are in no order, and inside
  /// `performWithoutAnimation`.
  public var looksUpOldCellsInUpdates = false  // Source: facts 15.7.
  /// Whether UIKit only logs a batch update whose counts don't add up, and then reloads the data.
  ///
  /// If `false`, UIKit raises an exception. Both were seen on iOS 13.
  public var logsCountMismatches = false  // Source: facts 15.6.
  /// Whether a layout is prepared again if it invalidates itself in `prepare()`.
  ///
  /// If `false`, the invalidation is ignored. Some layouts invalidate themselves in `prepare()`,
  /// but no source says how UIKit responds.
  public var takesInvalidationsInPrepare = false  // Source: facts 4.8, 12.11.
  /// Whether the collection view discards all attributes when the layout accepts a preferred size.
  ///
  /// If `false`, and the invalidation context names elements, only their attributes are discarded.
  /// At least one shipped layout names only the resized item, although all later items move.
  public var preferredSizesDropEverything = true  // Source: facts 5.
  /// Whether `UICollectionViewLayout` applies an invalidation context's adjustments immediately,
  /// inside `invalidateLayout(with:)`.
  ///
  /// If `false`, the content offset is adjusted in the next layout pass. Recordings show that the
  /// adjustments apply immediately. Older published notes report the opposite.
  public var adjustsAtOnce = true  // Source: facts 13.12.
  /// Whether UIKit prepares the layout after an invalidation context that names only supplementary
  /// views.
  ///
  /// If `true`, UIKit calls `prepare()` and reads the content size. If `false`, it only looks up
  /// the named views, as OpenUXKit does.
  public var preparesForNamedBoundaries = true  // Source: facts 1.1, 1.5.
  /// Whether `reloadData()` also invalidates a layout that isn't prepared or is already invalid.
  public var reloadsUnpreparedLayouts = true  // Source: facts 1.3.
  /// Whether a layout is prepared twice if the block of a batch update invalidates it.
  ///
  /// If `true`, the layout is prepared with the old item counts after the block, and then with the
  /// new counts, as OpenUXKit does. If `false`, the layout is prepared only with the new counts.
  public var preparesAfterBatchBlock = false  // Source: facts 1.10.
  /// Whether deletions in an update list are in ascending order, as in OpenUXKit.
  ///
  /// If `true`, the list also contains deletions of items in deleted sections. The new index path
  /// of a reloaded item ignores moves, as that of a reloaded section always does.
  ///
  /// If `false`, deletions are in descending order, as published notes report.
  public var listsFromFirstToLast = false  // Source: facts 1.10, 15.3.
  /// Whether an update list contains the reload of a section as a deletion and an insertion.
  ///
  /// A log of an exception shows such a list. If `false`, the list contains a reload with both
  /// index paths, as published notes report.
  public var splitsSectionReloads = false  // Source: facts 15.5.
  /// Whether a reloaded element starts transparent.
  ///
  /// If `true`, its initial attributes from `UICollectionViewLayout` have alpha 0. If `false`, they
  /// have the alpha of the layout's attributes, as in OpenUXKit.
  public var fadesReloadsIn = true  // Source: facts 12.2.
  /// Whether an invalidation in `finalizeCollectionViewUpdates()` leads to an animated layout pass.
  ///
  /// If `true`, the layout pass after the update is animated like a change of the bounds, as in
  /// OpenUXKit.
  public var animatesReadingAgain = false  // Source: facts 1.10.
  /// Whether a layout swap prepares the new layout before it tells both layouts about the
  /// transition.
  ///
  /// If `true`, the collection view tells the layouts about every swap, as OpenUXKit does. If
  /// `false`, it tells them only about animated swaps, and before it prepares the new layout.
  public var preparesBeforeTransitions = false  // Source: facts 1.9.
  /// The changes of insets that invalidate a flow layout.
  ///
  /// UIKit invalidates the layout with private API, so no source lists these changes. Published
  /// notes report that changes along the scroll direction invalidate the layout.
  public var insetInvalidation = InsetInvalidation.always  // Source: facts 1.7, 10.8.
  /// The time at which the collection view sets `indexPath` in the layout's attributes.
  ///
  /// This option affects layouts that store attributes objects and return them again after an
  /// update. The authors of shipped layouts have seen different behaviors.
  public var indexPathSetting = IndexPathSetting.onReceipt  // Source: facts 10.18.
  /// The updates for which the layout receives an update list, in
  /// `prepare(forCollectionViewUpdates:)`.
  ///
  /// In OpenUXKit, each step of an interactive movement has an update list. Some layouts can't
  /// handle that.
  public var updateLists = UpdateLists.always  // Source: facts 10.1.

  /// Creates options with the default values.
  public init() {}
}

extension HostOptions {
  /// The changes of insets that can invalidate a flow layout.
  public enum InsetInvalidation: Sendable {
    /// Changes of the adjusted content inset or the available width.
    case always
    /// Only changes of the available width.
    ///
    /// After other changes, pinned views keep their position until the next scroll.
    case acrossScrolling
    /// No changes.
    case never
  }

  /// The times at which the collection view can set `indexPath` in the layout's attributes.
  public enum IndexPathSetting: Sendable {
    /// Each time the layout returns attributes.
    ///
    /// Usually, `indexPath` gets the value that it already has. In a batch update, some initial and
    /// final attributes from `UICollectionViewLayout` get another value.
    case onReceipt
    /// The end of an update.
    ///
    /// If an element's index path changes, the collection view sets the new index path. It does so
    /// in the object that the layout returned before the update.
    case inUpdates
    /// Never.
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

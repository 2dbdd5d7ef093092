#if !canImport(UIKit)
// Models a choice for each question on which the sources about UIKit's collection view disagree, or
// only notes report a behavior. UIKitFacts.md labels such behavior as inferred. A layout must be
// right under both interpretations.

/// The interpretation of UIKit that a collection view follows if the sources allow several.
public struct HostOptions: Equatable, Sendable {
  // Source: facts 4.9.
  /// Whether `left` of an inset means the leading edge, which is the right one, while the
  /// collection view mirrors a layout.
  ///
  /// If false, insets stay on the side that they name. The headers say that the coordinates are
  /// mirrored, and don't mention insets.
  public var insetsFlipInRightToLeft = false
  // Source: facts 1.10 and 14.3.
  /// Whether some queries have an empty index path.
  ///
  /// These are queries for initial and final attributes of supplementary views in a batch, for
  /// final ones in any layout pass, and for preferred sizes.
  ///
  /// Crash reports show all three, and a shipped layout guards against them. No document says when
  /// they come.
  public var sendsEmptyIndexPaths = false
  // Source: facts 14.2.
  /// Whether the view queries `shouldInvalidateLayout(forBoundsChange:)` when its size changes.
  ///
  /// If false, a new context goes directly to `invalidateLayout(with:)`.
  /// A log shows both, depending on how the view is constrained.
  public var queriesSizeChanges = true
  // Source: facts 10.5.
  /// Whether the offset is clamped as soon as a smaller content size is read, and only then moved
  /// as the layout's target or context says.
  ///
  /// If false, the order is reversed. No source describes UIKit's order.
  public var clampsBeforeAdjusting = false

  // Source: facts 10.18.
  /// Whether a batch queries an item that exists only before or only after the update.
  ///
  /// Between the change of counts and its context, UIKit then looks up the last item of the larger
  /// count of each changed section. A shipped layout met such queries in some updates and asserts
  /// against them.
  public var asksBeyondCountsInUpdates = false
  // Source: facts 4.8, 12.11.
  /// Whether a layout that is invalidated in `prepare()` is prepared once more.
  ///
  /// If false, the invalidation is lost. Layouts do this, and no source says what follows.
  public var takesInvalidationsInPrepare = false
  // Source: facts 5.
  /// Whether a context for a preferred size discards all attributes, even if it names elements.
  ///
  /// If false, it discards only the named ones. A shipped layout names one item and moves all later
  /// ones.
  public var preferredSizesDropEverything = true
  // Source: facts 13.12.
  /// Whether a context's adjustments of the offset and the content size apply inside the base's
  /// `invalidateLayout(with:)`.
  ///
  /// If false, they apply in the layout pass. Recordings show the first; older notes report the
  /// second.
  public var adjustsAtOnce = true
  // Source: facts 1.1, 1.5.
  /// Whether a context that names only headers and footers causes `prepare()` and a content size
  /// query too.
  ///
  /// If false, it only causes single lookups, as in a runnable sibling of UIKit.
  public var preparesForNamedBoundaries = true
  // Source: facts 1.3.
  /// Whether `reloadData()` sends its context even if the layout isn't prepared.
  ///
  /// If false, it sends none then.
  public var reloadsUnpreparedLayouts = true
  // Source: facts 1.10.
  /// Whether a layout that is invalidated in the block of a batch is prepared after the block with
  /// the old counts.
  ///
  /// If false, it's prepared only with the new counts. A runnable sibling of UIKit prepares before
  /// it deletes.
  public var preparesAfterBatchBlock = false
  // Source: facts 1.10.
  /// Whether an update list has deletions in ascending order.
  ///
  /// The list then also contains deletions of items in deleted sections, and reloads have the
  /// position that they would have without moves. One runnable sibling of UIKit does this, and
  /// another doesn't. Notes report the default.
  public var listsFromFirstToLast = false
  // Source: facts 12.2.
  /// Whether the base's initial attributes of a reloaded element have alpha 0.
  ///
  /// If false, they have alpha 1, as in a runnable sibling of UIKit.
  public var fadesReloadsIn = true
  // Source: facts 1.10.
  /// Whether UIKit reads what `finalizeCollectionViewUpdates()` invalidates in an animated change
  /// of bounds.
  ///
  /// A runnable sibling of UIKit does.
  public var animatesReadingAgain = false
  // Source: facts 1.9.
  /// Whether a new layout is prepared before both layouts are told about the transition, even
  /// without animation.
  ///
  /// If false, it's prepared afterward, and the layouts are told only if the swap is animated. A
  /// runnable sibling of UIKit does the first.
  public var preparesBeforeTransitions = false
  // Source: facts 1.7, 10.8.
  /// The changes of the adjusted content inset or of the margins that invalidate a flow layout by
  /// themselves.
  ///
  /// UIKit does this privately. Which changes, and since when, is inferred; that changes along
  /// scrolling count is from notes.
  public var insetInvalidation = InsetInvalidation.always
  // Source: facts 10.18.
  /// The attributes on which the host sets `indexPath`.
  ///
  /// Shipped layouts met both. A layout that returns the same objects again then finds them with
  /// another path.
  public var indexPathSetting = IndexPathSetting.onReceipt
  // Source: facts 10.1; section 11, question 6.
  /// The updates for which the layout gets an update list.
  ///
  /// Notes on a sibling of UIKit say that each step of an interactive movement has a list, but some
  /// layouts know only the movement's context. No source says that every update has a list.
  public var updateLists = UpdateLists.always

  /// Creates options with the default of every choice.
  public init() {}
}

extension HostOptions {
  /// The changes of insets that invalidate a flow layout.
  public enum InsetInvalidation: Sendable {
    /// All changes.
    case always
    /// Changes of the available width.
    ///
    /// Pinned views keep their position until the next scroll.
    case acrossScrolling
    /// No changes.
    case never
  }

  /// The attributes whose `indexPath` the host sets.
  public enum IndexPathSetting: Sendable {
    /// The attributes that the layout returned, to the path they have, and the base's initial and
    /// final attributes, to the path of the query.
    case onReceipt
    /// The attributes that the layout returned before an update, to the path of their element after
    /// it.
    case inUpdates
    /// No attributes.
    case never
  }

  /// The updates for which a layout gets a list.
  public enum UpdateLists: Sendable {
    /// All updates.
    case always
    /// All updates except the steps of an interactive movement, which the movement context
    /// describes.
    case exceptOfMovements
    /// Only the steps of an interactive movement.
    ///
    /// In other updates, the layout only finds new counts.
    case ofMovements
  }
}

/// The amount of checking that a collection view does on its layout.
public enum Strictness: Sendable {
  /// Also compares the layout's results with each other.
  ///
  /// This costs one rectangle query and a screenful of lookups in each pass, which UIKit wouldn't
  /// make and the log doesn't contain.
  case full
  /// Checks only the results of UIKit's own queries.
  ///
  /// Use this to measure time.
  case cheap
}
#endif

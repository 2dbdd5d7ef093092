#if !canImport(UIKit)
// Modelled: a choice wherever sources on UIKit's collection view disagree, or only notes report what
// it does (UIKitFacts.md, what is inferred there). What is right must hold under both readings.

/// Which reading of UIKit a collection view follows where there is more than one.
public struct HostOptions: Equatable, Sendable {
  // Source: facts 4.9.
  /// Where the collection view mirrors a layout, `left` of an inset means the leading edge, which is
  /// the right one; false: insets stay on the side they name.
  ///
  /// The headers say that the coordinates are mirrored, and nothing of insets.
  public var insetsFlipInRightToLeft = false
  // Source: facts 1.10 and 14.3.
  /// Whether some queries have an empty index path: for initial and final attributes of supplementary
  /// views in a batch, for final ones in any layout pass, and for preferred sizes.
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
  /// Where the content shrinks, the offset is brought into range as soon as the new size is read, and
  /// then moved as the layout's target or context says; false: the other way round.
  ///
  /// No source says in which order UIKit does it.
  public var clampsBeforeAdjusting = false

  // Source: facts 10.18.
  /// Between the change of counts and its context, the layout is asked for the last item of either
  /// count of each section that changed: before or after the update there is no such item.
  ///
  /// A production layout met it, not in every update: it asserts that it is inside
  /// its counts.
  public var asksBeyondCountsInUpdates = false
  // Source: facts 4.8, 12.11.
  /// A layout that is invalidated in `prepare()` is prepared once more; false: the invalidation is lost.
  ///
  /// Layouts do it, and no source says what comes of it.
  public var takesInvalidationsInPrepare = false
  // Source: facts 5.
  /// A context for a preferred size drops all attributes, also where it names elements; false: only
  /// those that it names.
  ///
  /// A production layout names one item and moves all that follow.
  public var preferredSizesDropEverything = true
  // Source: facts 13.12.
  /// A context's adjustments of the offset and of the content size act inside the base's
  /// `invalidateLayout(with:)`; false: at the layout pass.
  ///
  /// Recorded as the former; older notes say the latter.
  public var adjustsAtOnce = true
  // Source: facts 1.1, 1.5.
  /// A context that names only headers and footers brings `prepare()` and the content size too; false:
  /// only their single look-ups.
  ///
  /// A sibling of UIKit that runs does the latter.
  public var preparesForNamedBoundaries = true
  // Source: facts 1.3.
  /// `reloadData()` sends its context also where the layout is not prepared, or no more; false: none.
  public var reloadsUnpreparedLayouts = true
  // Source: facts 1.10.
  /// A layout that is invalidated in the block of a batch is prepared after it, with the counts of
  /// before; false: only with the new ones.
  ///
  /// A sibling of UIKit that runs prepares before it deletes.
  public var preparesAfterBatchBlock = false
  // Source: facts 1.10.
  /// An update list has deletions from the first to the last, also those of items in sections that go,
  /// and reloads at the place they have without the moves.
  ///
  /// One sibling of UIKit that runs does so, another not; notes say what is the default here.
  public var listsFromFirstToLast = false
  // Source: facts 12.2.
  /// The base has a reloaded element come from alpha 0; false: from 1.
  ///
  /// A sibling of UIKit that runs does the latter.
  public var fadesReloadsIn = true
  // Source: facts 1.10.
  /// What `finalizeCollectionViewUpdates()` invalidates is read in an animated change of bounds.
  ///
  /// A sibling of UIKit that runs does so.
  public var animatesReadingAgain = false
  // Source: facts 1.9.
  /// A layout that comes is prepared before both hear of the transition, also without animation; false:
  /// after, and only where the swap is animated.
  ///
  /// A sibling of UIKit that runs does the former.
  public var preparesBeforeTransitions = false
  // Source: facts 1.7, 10.8.
  /// Which changes of the adjusted content inset or of the margins make a flow layout invalid by itself.
  ///
  /// UIKit does it privately; what exactly, and since when, is inferred, and along scrolling notes say it.
  public var insetInvalidation = InsetInvalidation.always
  // Source: facts 10.18.
  /// Where the host sets `indexPath` of attributes that it has got.
  ///
  /// Production layouts met both; whoever hands out the same objects again finds them elsewhere.
  public var indexPathSetting = IndexPathSetting.onReceipt
  // Source: facts 10.1; section 11, question 6.
  /// Which updates are told to the layout as a list.
  ///
  /// Notes on UIKit's sibling say that each change of place of an item that a finger moves is; layouts exist
  /// that know only its context. No source says that an update always has a list.
  public var updateLists = UpdateLists.always

  /// Makes the first reading of every choice.
  public init() {}
}

extension HostOptions {
  /// The changes of insets that make a flow layout invalid.
  public enum InsetInvalidation: Sendable {
    /// All.
    case always
    /// Those that change its room; pins stay where they are until the next scroll.
    case acrossScrolling
    /// None.
    case never
  }

  /// The attributes whose `indexPath` the host sets.
  public enum IndexPathSetting: Sendable {
    /// Those that the layout handed out, to the path they have, and the base's copies for the start and end of
    /// an update, to the path they are asked for by.
    case onReceipt
    /// In an update those that the layout handed out before, to the path that their element has since.
    case inUpdates
    /// None.
    case never
  }

  /// The updates of which a layout hears by a list.
  public enum UpdateLists: Sendable {
    /// All.
    case always
    /// All but the steps of an item that a finger moves, of which the movement context tells.
    case exceptOfMovements
    /// Those steps alone; of others the layout hears the new counts.
    case ofMovements
  }
}

/// How much a collection view checks its layout.
public enum Strictness: Sendable {
  /// Also asks the layout questions UIKit would not ask, to compare its answers with each other: one
  /// rect query and a screenful of single look-ups in each pass. They are not recorded in a log.
  case full
  /// Checks only the answers to UIKit's own questions; for measuring time.
  case cheap
}
#endif

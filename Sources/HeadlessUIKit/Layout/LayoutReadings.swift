#if !canImport(UIKit)
// Modelled: a choice wherever the sources about UIKit's layouts disagree or only notes report a
// behaviour. A layout is right when its tests pass under both.

/// Which reading of UIKit the layout classes follow where the sources leave more than one.
@preconcurrency @MainActor
public enum LayoutReadings {
  /// Whether both flags of a new flow layout context are true.
  ///
  /// UIKit's web pages say false, AppKit's say true, and a plain `invalidateLayout()` is seen to
  /// ask the delegate for sizes again.
  public static var flowContextFlagsStartTrue = true

  /// Whether the stock flow layout lays out from the right in a right-to-left interface, when the
  /// layout does not ask the collection view to flip.
  public static var flowMirrorsInRightToLeft = true

  /// Whether a mirrored flow layout swaps the left and right section insets too.
  public static var flowSwapsInsetsInRightToLeft = false

  // Source: facts 10.5.
  /// Whether the base `targetContentOffset(forProposedContentOffset:)` keeps the answer inside the
  /// scrollable range.
  ///
  /// Notes report it only for layouts that privately ask for it; the documentation
  /// says nothing.
  public static var baseClampsProposedContentOffset = false

  /// Whether the base's initial and final attributes are what was on screen, or a faded copy.
  ///
  /// Notes report that and layouts rely on it; the documentation says that the default is nil.
  public static var baseAnswersInitialAndFinal = true

  // Source: facts 10.7.
  /// Whether the stock flow layout, with an estimated item size, lays out its own grid inside
  /// `invalidateLayout(with:)` when sizes are to be asked again and its content size is not empty.
  ///
  /// Notes report it.
  public static var flowLaysOutInsideInvalidation = true

  // Source: facts 12.9.
  /// Whether the stock flow layout decodes its pin flags by the setters, which a subclass may override.
  ///
  /// An inference; nothing is published about it.
  public static var flowDecodesBySetters = false

  // Source: facts 12.10.
  /// Whether a lone item of the last row is centred, as one of every other row is.
  ///
  /// It was seen on devices, with estimates; older sources say that it leads.
  public static var flowCentersLoneLastItem = false

  // Source: facts 12.10.
  /// Whether equal sizes that a delegate answers are laid out like one `itemSize`: the last row has the
  /// gap of the full rows.
  ///
  /// One bug report says so.
  public static var flowTreatsEqualAnswersAsOneSize = false

  /// Sets every choice back to the first reading.
  public static func reset() {
    flowContextFlagsStartTrue = true
    flowMirrorsInRightToLeft = true
    flowSwapsInsetsInRightToLeft = false
    baseClampsProposedContentOffset = false
    baseAnswersInitialAndFinal = true
    flowLaysOutInsideInvalidation = true
    flowDecodesBySetters = false
    flowCentersLoneLastItem = false
    flowTreatsEqualAnswersAsOneSize = false
  }
}
#endif

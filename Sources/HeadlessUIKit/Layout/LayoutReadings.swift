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

  /// What the stock flow layout does in a right-to-left interface, when the layout does not ask the collection
  /// view to flip.
  public static var flowInRightToLeft = FlowInRightToLeft.mirrored

  /// How the stock flow layout lays out in a right-to-left interface.
  public enum FlowInRightToLeft: Sendable {
    /// From the right.
    case mirrored
    /// From the right, with left and right of section insets swapped.
    case mirroredWithInsets
    /// As from left to right.
    case unchanged
  }

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

  // Source: facts 10.14.
  /// Whether the stock flow layout answers a rectangle with elements that only touch it; no cell is
  /// made for them.
  ///
  /// It was seen to do both.
  public static var flowAnswersTouchingElements = false

  // Source: facts 12.11.
  /// Whether a frame without width or height is inside a rectangle that begins where it is.
  ///
  /// Tests of public layouts count on it; no document says so.
  public static var emptyFramesMeetAtTheirOrigin = true

  /// Sets every choice back to the first reading.
  public static func reset() {
    flowContextFlagsStartTrue = true
    flowInRightToLeft = .mirrored
    baseClampsProposedContentOffset = false
    baseAnswersInitialAndFinal = true
    flowLaysOutInsideInvalidation = true
    flowDecodesBySetters = false
    flowAnswersTouchingElements = false
    emptyFramesMeetAtTheirOrigin = true
  }
}
#endif

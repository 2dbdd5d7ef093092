#if !canImport(UIKit)
// Models a choice for each question on which the sources about UIKit's layouts disagree, or only
// notes report a behavior. A layout must pass its tests under both interpretations.

/// The interpretation of UIKit that the layout classes follow if the sources allow several.
@preconcurrency @MainActor
public enum LayoutReadings {
  /// Whether both flags of a new flow layout context are true.
  ///
  /// UIKit's web pages say false, and AppKit's say true. A plain `invalidateLayout()` does query
  /// the delegate's sizes again.
  public static var flowContextFlagsStartTrue = true

  /// The behavior of the stock flow layout in a right-to-left interface if it doesn't ask the
  /// collection view to flip.
  public static var flowInRightToLeft = FlowInRightToLeft.mirrored

  /// The ways in which the stock flow layout can lay out in a right-to-left interface.
  public enum FlowInRightToLeft: Sendable {
    /// Lays out from the right.
    case mirrored
    /// Lays out from the right, with left and right of section insets swapped.
    case mirroredWithInsets
    /// Lays out as in a left-to-right interface.
    case unchanged
  }

  // Source: facts 10.5.
  /// Whether the base `targetContentOffset(forProposedContentOffset:)` clamps the offset to the
  /// scrollable range.
  ///
  /// Notes report this only for layouts that privately ask for it. The documentation doesn't
  /// mention it.
  public static var baseClampsProposedContentOffset = false

  /// Whether the base's initial and final attributes are those on screen or a faded copy, instead
  /// of `nil`.
  ///
  /// Notes report attributes, and layouts rely on them. The documentation says that the default is
  /// `nil`.
  public static var baseAnswersInitialAndFinal = true

  // Source: facts 10.7.
  /// Whether the stock flow layout with an estimated item size lays out its own grid inside
  /// `invalidateLayout(with:)`.
  ///
  /// It does so if the sizes must be queried again and its content size isn't empty. Notes report
  /// it.
  public static var flowLaysOutInsideInvalidation = true

  // Source: facts 12.9.
  /// Whether the stock flow layout decodes its pin flags with the setters, which a subclass may
  /// override.
  ///
  /// This is inferred. No source describes it.
  public static var flowDecodesBySetters = false

  // Source: facts 10.14.
  /// Whether the stock flow layout returns elements that only touch the rectangle of a query.
  ///
  /// Both have been observed. UIKit creates no cell for such elements.
  public static var flowAnswersTouchingElements = false

  // Source: facts 12.11.
  /// Whether a frame without width or height intersects a rectangle that has the same origin.
  ///
  /// Tests of public layouts rely on it. No document describes it.
  public static var emptyFramesMeetAtTheirOrigin = true

  /// Resets every choice to its default.
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

#if !canImport(UIKit)
// Models the behaviors of UIKit's layout classes that aren't certain. Either sources disagree about
// them, or only published notes report them. Each has an option here, and a layout must pass its
// tests with either value.

/// The options that select what UIKit's layout classes do where sources disagree.
@preconcurrency @MainActor
public enum LayoutReadings {
  /// Whether both flags of a new flow layout context are `true`.
  ///
  /// UIKit's web pages say `false`. AppKit's pages and recordings of iOS 26 say `true`.
  public static var flowContextFlagsStartTrue = true

  /// The behavior of the stock flow layout in a right-to-left interface if
  /// `flipsHorizontallyInOppositeLayoutDirection` is `false`.
  public static var flowInRightToLeft = FlowInRightToLeft.mirrored

  /// The ways in which the stock flow layout can lay out in a right-to-left interface.
  public enum FlowInRightToLeft: Sendable {
    /// Starts each row at the right edge.
    ///
    /// Section insets stay on the side that they name.
    case mirrored
    /// Starts each row at the right edge, and swaps the left and right section insets.
    case mirroredWithInsets
    /// Lays out as in a left-to-right interface.
    case unchanged
  }

  // Source: facts 10.5.
  /// Whether the base class's `targetContentOffset(forProposedContentOffset:)` clamps the offset to
  /// the scrollable range.
  ///
  /// Notes say that UIKit clamps only for layouts that request it privately. The documentation
  /// doesn't mention clamping.
  public static var baseClampsProposedContentOffset = false

  /// Whether the base class returns attributes as initial and final attributes, instead of `nil`.
  ///
  /// The attributes are those on screen or a transparent copy. Notes report this, and layouts rely
  /// on it. The documentation says that the default is `nil`.
  public static var baseAnswersInitialAndFinal = true

  // Source: facts 10.7.
  /// Whether the stock flow layout with an estimated item size computes its own layout inside
  /// `invalidateLayout(with:)`.
  ///
  /// According to notes, it does so if it must query the sizes again and its content size isn't
  /// empty.
  public static var flowLaysOutInsideInvalidation = true

  // Source: facts 12.9.
  /// Whether the stock flow layout sets its decoded pin flags through the setters, which a subclass
  /// may override.
  ///
  /// No source describes this.
  public static var flowDecodesBySetters = false

  // Source: facts 10.14.
  /// Whether the stock flow layout returns elements that only touch the queried rectangle.
  ///
  /// Both behaviors have been observed. In either case, UIKit creates no cell for such an element.
  public static var flowAnswersTouchingElements = false

  // Source: facts 12.11.
  /// Whether a frame without width or height intersects a rectangle that starts at the same
  /// coordinate.
  ///
  /// Tests of public layouts rely on this. No document describes it.
  public static var emptyFramesMeetAtTheirOrigin = true

  /// Resets every option to its default.
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

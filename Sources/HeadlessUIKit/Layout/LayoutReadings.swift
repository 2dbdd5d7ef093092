#if !canImport(UIKit)
// This file models uncertain behavior of UIKit's layout classes. Sources disagree about the
// behavior, or only published notes report it. A layout should pass its tests with every value of
// these options.

/// Options for uncertain behavior of UIKit's layout classes.
@preconcurrency @MainActor
public enum LayoutReadings {
  /// The behavior of the stock flow layout in a right-to-left interface.
  ///
  /// This option applies only if `flipsHorizontallyInOppositeLayoutDirection` is `false`.
  public static var flowInRightToLeft = FlowInRightToLeft.mirrored

  /// The possible behaviors of the stock flow layout in a right-to-left interface.
  public enum FlowInRightToLeft: Sendable {
    /// Each row starts at the right edge.
    ///
    /// The left section inset stays on the left, and the right one stays on the right.
    case mirrored
    /// Each row starts at the right edge, and the left and right section insets are swapped.
    case mirroredWithInsets
    /// The layout is the same as in a left-to-right interface.
    case unchanged
  }

  /// Whether `targetContentOffset(forProposedContentOffset:)` of `UICollectionViewLayout` clamps
  /// the offset.
  ///
  /// Published notes say that UIKit clamps the offset only if a layout requests it with private
  /// API. The documentation doesn't mention clamping.
  public static var baseClampsProposedContentOffset = false  // Source: facts 10.5.

  /// Whether `UICollectionViewLayout` returns initial and final attributes.
  ///
  /// If `true`, appearing and disappearing elements fade, and other elements move to their new
  /// frames. Published notes report this, and layouts rely on it. If `false`, the attributes are
  /// `nil`, as the documentation says.
  public static var baseAnswersInitialAndFinal = true

  /// Whether the stock flow layout with an estimated item size computes its frames inside
  /// `invalidateLayout(with:)`.
  ///
  /// Published notes name two conditions: the layout has no valid item sizes, and its content size
  /// isn't empty.
  public static var flowLaysOutInsideInvalidation = true  // Source: facts 10.7.

  /// Whether the stock flow layout discards the preferred sizes of cells in each batch update.
  ///
  /// Bug reports of iOS 8 to 12 say so: every cell has its estimated size during the animation. If
  /// `false`, each size stays with its item.
  public static var flowForgetsSizesInUpdates = true  // Source: facts 15.8.

  /// Whether the stock flow layout's `init(coder:)` sets the pin flags through their setters.
  ///
  /// If `true`, it calls setters that a subclass overrides. No source says whether UIKit does so.
  public static var flowDecodesBySetters = false  // Source: facts 12.9.

  /// Whether the stock flow layout returns elements that only touch the queried rectangle.
  ///
  /// Both behaviors have been observed. In both cases, UIKit creates no cell for such an element.
  public static var flowAnswersTouchingElements = false  // Source: facts 10.14.

  /// Whether a frame of width 0 intersects a rectangle with the same left edge.
  ///
  /// The same applies to a frame of height 0 and the top edge. No document describes this rule, but
  /// the tests of published layouts rely on it.
  public static var emptyFramesMeetAtTheirOrigin = true  // Source: facts 12.11.

  /// Resets every option to its default.
  public static func reset() {
    flowInRightToLeft = .mirrored
    baseClampsProposedContentOffset = false
    baseAnswersInitialAndFinal = true
    flowLaysOutInsideInvalidation = true
    flowForgetsSizesInUpdates = true
    flowDecodesBySetters = false
    flowAnswersTouchingElements = false
    emptyFramesMeetAtTheirOrigin = true
  }
}
#endif

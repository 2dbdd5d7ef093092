import Foundation
import WaterfallEngine

/// The visible part of the content for some bounds of the collection view, and the rules by which
/// headers and footers pin to it.
///
/// An event creates it once and passes it on, so that all steps see the same bounds.
///
///     bounds start ──▶ ┌─────────┐
///                      │ bar     │  visibleInsets.start
///     visibleStart ──▶ ├─────────┤ ─┐
///                      │ content │  │ viewport
///                      ├─────────┤ ─┘
///                      │ toolbar │  visibleInsets.end
///                      └─────────┘
struct Screen {
  /// An inset before the content and one after it, in points.
  typealias MainInsets = (start: CGFloat, end: CGFloat)

  /// The axes and pixels of the last layout.
  let axes: LayoutAxes
  let bounds: CGRect
  /// The adjusted content insets of the collection view.
  let adjustedInsets: UIEdgeInsets
  /// The adjusted content insets, between which content can be scrolled.
  let contentInsets: MainInsets
  /// The parts of the bounds that bars and toolbars cover.
  let visibleInsets: MainInsets
  /// The visible range.
  let viewport: LengthRange
  let rules: PinRules

  /// Creates the screen of a collection view, which can show another viewport than its bounds do.
  ///
  /// UIKit adds the height of a refreshing control to the content inset. Headers pin to the inset
  /// without it. Otherwise, they would hang in mid-air as soon as the user scrolls the control
  /// away.
  init(
    bounds: CGRect, adjustedInsets: UIEdgeInsets = .zero, isMirrored: Bool = false,
    refreshingExtent: CGFloat = 0, axes: LayoutAxes, rules: PinRules, showing: LengthRange? = nil
  ) {
    self.axes = axes
    self.bounds = bounds
    self.adjustedInsets = adjustedInsets
    let insets = axes.mainInsets(adjustedInsets)
    contentInsets = isMirrored ? (insets.end, insets.start) : insets
    self.rules = rules
    visibleInsets = (
      contentInsets.start - (axes.isHorizontal ? 0 : refreshingExtent), contentInsets.end
    )
    viewport = showing ?? Self.viewport(of: bounds, insets: visibleInsets, axes: axes)
  }

  private static func viewport(
    of bounds: CGRect, insets: MainInsets, axes: LayoutAxes
  ) -> LengthRange {
    let start = axes.main(bounds.origin)
    let end = start + axes.main(bounds.size) - insets.end
    return LengthRange(
      start: axes.grid.length(start + insets.start), end: axes.grid.length(end))
  }
}

extension Screen {
  /// The main content offset, in points.
  var offset: CGFloat { axes.main(bounds.origin) }

  /// The main extent of the bounds, in points.
  var extent: CGFloat { axes.main(bounds.size) }

  /// The start of the visible range, in points.
  var visibleStart: CGFloat { offset + visibleInsets.start }

  /// Returns the visible range for other bounds with the same insets.
  func viewport(of bounds: CGRect) -> LengthRange {
    Self.viewport(of: bounds, insets: visibleInsets, axes: axes)
  }

  /// Returns whether two main offsets, in points, are less than a device pixel apart.
  ///
  /// A scroll view rounds its offset to device pixels, so it never rests exactly at a computed one
  /// (facts 12.1).
  func isSameOffset(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(axes.grid.length(first - second)) < PixelGrid.lengthsPerPixel
  }

  /// Returns the main offsets, in points, at which content of an extent doesn't bounce.
  func scrollRange(mainExtent: Length) -> ClosedRange<CGFloat> {
    let first = -contentInsets.start
    let last = axes.grid.points(mainExtent) + contentInsets.end - extent
    return first...max(first, last)
  }

  /// Returns the extent, in points, that content needs so that an offset is within the scroll
  /// range.
  func mainExtent(reaching offset: CGFloat) -> CGFloat { offset + extent - contentInsets.end }
}

extension CGFloat {
  /// Returns the nearest number in a range.
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

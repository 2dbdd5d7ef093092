import WaterfallEngine

/// The visible part of the content at certain bounds of the collection view, and the rules for
/// pinning headers and footers.
///
/// The layout creates a screen once for an event, so that all steps use the same bounds.
///
///     bounds start ──▶ ┌─────────┐
///                      │ bar     │  visibleInsets.start
///     visibleStart ──▶ ├─────────┤ ─┐
///                      │ content │  │ viewport
///                      ├─────────┤ ─┘
///                      │ toolbar │  visibleInsets.end
///                      └─────────┘
struct Screen {
  /// The axes and the pixel grid of the last layout.
  let axes: LayoutAxes
  let bounds: CGRect
  let adjustedInsets: UIEdgeInsets
  /// Whether the collection view mirrors the content, so that it starts at the right.
  private let isMirrored: Bool
  /// The adjusted content insets in the scroll direction, which extend the scrollable range.
  let contentInsets: AxisEdges
  /// The lengths that bars and toolbars cover at the start and the end of the bounds.
  let visibleInsets: AxisEdges
  /// The range of the content that is visible, in the scroll direction.
  let viewport: LengthRange
  let rules: PinRules

  /// Creates a screen for these bounds.
  ///
  /// If `showing` isn't `nil`, it replaces the visible range of the bounds.
  ///
  /// While a refresh control is refreshing, UIKit adds its height to the content inset. Headers pin
  /// below the inset without that height, because they would otherwise hang in mid-air after the
  /// user scrolls the control away.
  init(
    bounds: CGRect, adjustedInsets: UIEdgeInsets = .zero, isMirrored: Bool = false,
    refreshingExtent: CGFloat = 0, axes: LayoutAxes, rules: PinRules, showing: LengthRange? = nil
  ) {
    self.axes = axes
    self.bounds = bounds
    self.adjustedInsets = adjustedInsets
    self.isMirrored = isMirrored
    contentInsets = Self.edges(of: adjustedInsets, isMirrored: isMirrored, axes: axes)
    self.rules = rules
    let refreshing = axes.isHorizontal ? 0 : refreshingExtent
    visibleInsets = AxisEdges(start: contentInsets.start - refreshing, end: contentInsets.end)
    viewport = showing ?? Self.viewport(of: bounds, insets: visibleInsets, axes: axes)
  }

  private static func edges(
    of insets: UIEdgeInsets, isMirrored: Bool, axes: LayoutAxes
  ) -> AxisEdges {
    let edges = axes.mainInsets(insets)
    return isMirrored ? AxisEdges(start: edges.end, end: edges.start) : edges
  }

  private static func viewport(
    of bounds: CGRect, insets: AxisEdges, axes: LayoutAxes
  ) -> LengthRange {
    let start = axes.main(bounds.origin)
    let end = start + axes.main(bounds.size) - insets.end
    return LengthRange(
      start: axes.grid.length(start + insets.start), end: axes.grid.length(end))
  }
}

extension Screen {
  /// The content offset in the scroll direction, in points.
  var offset: CGFloat { axes.main(bounds.origin) }

  /// The height that a refresh control adds to the inset at the start, in points.
  var refreshingExtent: CGFloat { contentInsets.start - visibleInsets.start }

  /// The length of the bounds in the scroll direction, in points.
  var extent: CGFloat { axes.main(bounds.size) }

  /// The start of the visible range, in points.
  var visibleStart: CGFloat { offset + visibleInsets.start }

  /// Returns the visible range for other bounds with the same insets.
  func viewport(of bounds: CGRect) -> LengthRange {
    Self.viewport(of: bounds, insets: visibleInsets, axes: axes)
  }

  /// Returns whether two offsets, in points, are less than a device pixel apart.
  ///
  /// A scroll view rounds its offset to device pixels (facts 12.1), so the actual offset can differ
  /// slightly from a computed one.
  func isSameOffset(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(axes.grid.length(first - second)) < PixelGrid.lengthsPerPixel
  }

  /// Returns whether two offsets are at most a point apart.
  ///
  /// A delegate can round an offset to points, and a scroll view without a window does (facts
  /// 12.1).
  func isNearOffset(_ first: CGFloat, _ second: CGFloat) -> Bool {
    abs(first - second) <= 1
  }

  /// Returns whether the content is at an offset, or at the nearest one that UIKit allows.
  ///
  /// Outside a window, offsets are whole points (facts 12.1).
  func isAt(_ offset: CGFloat, hasWindow: Bool) -> Bool {
    hasWindow ? isSameOffset(offset, self.offset) : abs(offset - self.offset) <= 0.5
  }

  /// Returns the offsets, in points, at which content of this length isn't overscrolled.
  func scrollRange(mainExtent: Length) -> ClosedRange<CGFloat> {
    scrollRange(mainExtent: mainExtent, size: bounds.size, insets: contentInsets)
  }

  /// Returns the offsets at which content of this length isn't overscrolled in a view with another
  /// size and other insets.
  func scrollRange(
    mainExtent: Length, size: CGSize, insets: AxisEdges
  ) -> ClosedRange<CGFloat> {
    let first = -insets.start
    let last = axes.grid.points(mainExtent) + insets.end - axes.main(size)
    return first...max(first, last)
  }

  /// Returns the insets at the start and the end of the content.
  func edges(of insets: UIEdgeInsets) -> AxisEdges {
    Self.edges(of: insets, isMirrored: isMirrored, axes: axes)
  }

  /// Returns whether at most a point of content with this length is below the visible range.
  func showsEnd(ofContent length: Length) -> Bool {
    length - viewport.end <= axes.grid.length(1)
  }

  /// Returns whether the content offset is in the scrollable range of content with this length.
  func isInRange(ofContent length: Length) -> Bool {
    isNearOffset(overscroll(ofContent: length), 0)
  }

  /// Returns how far the content offset is outside the scrollable range of content with this
  /// length, in points.
  ///
  /// It's negative before the start of the range.
  func overscroll(ofContent length: Length) -> CGFloat {
    offset - offset.clamped(to: scrollRange(mainExtent: length))
  }

  /// Returns the screen with another position at the start of the visible range, in points.
  func showing(from start: CGFloat) -> Screen {
    var bounds = bounds
    bounds.origin = axes.point(main: start - visibleInsets.start, cross: axes.cross(bounds.origin))
    return Screen(
      bounds: bounds, adjustedInsets: adjustedInsets, isMirrored: isMirrored,
      refreshingExtent: refreshingExtent, axes: axes, rules: rules)
  }

  /// Returns the bounds at a content offset, with a page before and after them.
  func pages(around offset: CGPoint) -> CGRect {
    let page = axes.size(main: extent, cross: 0)
    return CGRect(origin: offset, size: bounds.size).insetBy(dx: -page.width, dy: -page.height)
  }

  /// Returns the length, in points, that the content needs so that it can be scrolled to an offset.
  func mainExtent(reaching offset: CGFloat) -> CGFloat { offset + extent - contentInsets.end }
}

extension CGFloat {
  func clamped(to range: ClosedRange<CGFloat>) -> CGFloat {
    Swift.min(Swift.max(self, range.lowerBound), range.upperBound)
  }
}

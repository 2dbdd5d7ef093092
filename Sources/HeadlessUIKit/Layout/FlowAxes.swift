#if !canImport(UIKit)
// Models both scroll directions with one code path. The main axis runs along scrolling and grows
// from the start of the content. The cross axis runs across scrolling. In a mirrored layout, x
// grows from the right, and only these conversions know.
import Foundation

/// A rectangle along the axes of a flow layout, in content space.
struct FlowRect: Equatable {
  var main: CGFloat
  var cross: CGFloat
  var mainExtent: CGFloat
  var crossExtent: CGFloat
}

/// Insets along the axes of a flow layout.
struct FlowInsets: Equatable {
  var mainStart: CGFloat
  var mainEnd: CGFloat
  var crossStart: CGFloat
  var crossEnd: CGFloat
}

/// The two axes of a flow layout, and the side that each starts from.
struct FlowAxes: Equatable {
  var direction: UICollectionView.ScrollDirection
  /// Whether x grows from the right.
  var isMirrored: Bool

  var isVertical: Bool { direction == .vertical }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func cross(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  /// Returns the insets along the axes.
  ///
  /// If `swapsSides` is true, `left` means leading.
  func insets(_ insets: UIEdgeInsets, swapsSides: Bool) -> FlowInsets {
    let startsRight = isMirrored && !swapsSides
    let start = startsRight ? insets.right : insets.left
    let end = startsRight ? insets.left : insets.right
    return isVertical
      ? FlowInsets(
        mainStart: insets.top, mainEnd: insets.bottom, crossStart: start, crossEnd: end)
      : FlowInsets(
        mainStart: start, mainEnd: end, crossStart: insets.top, crossEnd: insets.bottom)
  }

  /// Converts a rectangle to content coordinates, in content of this size.
  func rect(_ flow: FlowRect, in content: CGSize) -> CGRect {
    var rect =
      isVertical
      ? CGRect(x: flow.cross, y: flow.main, width: flow.crossExtent, height: flow.mainExtent)
      : CGRect(x: flow.main, y: flow.cross, width: flow.mainExtent, height: flow.crossExtent)
    if isMirrored { rect.origin.x = content.width - rect.origin.x - rect.size.width }
    return rect
  }

  /// Converts a rectangle from content coordinates, the inverse of `rect(_:in:)`.
  func flowRect(_ rect: CGRect, in content: CGSize) -> FlowRect {
    let x = isMirrored ? content.width - rect.origin.x - rect.size.width : rect.origin.x
    return isVertical
      ? FlowRect(
        main: rect.origin.y, cross: x, mainExtent: rect.size.height, crossExtent: rect.size.width)
      : FlowRect(
        main: x, cross: rect.origin.y, mainExtent: rect.size.width, crossExtent: rect.size.height)
  }
}
#endif

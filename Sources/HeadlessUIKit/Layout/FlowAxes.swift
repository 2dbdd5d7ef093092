#if !canImport(UIKit)
// This file models both scroll directions with the same code. The main axis is the scroll
// direction, and the cross axis is perpendicular to it. In a mirrored layout, horizontal positions
// are measured from the right edge. Only this file converts between these coordinates and those of
// the content.
import Foundation

/// A rectangle along the main and cross axes of a flow layout.
struct FlowRect: Equatable {
  var main: CGFloat
  var cross: CGFloat
  var mainExtent: CGFloat
  var crossExtent: CGFloat
}

/// Insets along the main and cross axes of a flow layout.
struct FlowInsets: Equatable {
  var mainStart: CGFloat
  var mainEnd: CGFloat
  var crossStart: CGFloat
  var crossEnd: CGFloat
}

/// The scroll direction of a flow layout, and whether the layout is mirrored.
struct FlowAxes: Equatable {
  var direction: UICollectionView.ScrollDirection
  /// Whether horizontal positions are measured from the right edge.
  var isMirrored: Bool

  var isVertical: Bool { direction == .vertical }

  func main(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  func cross(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }

  func cross(_ point: CGPoint) -> CGFloat { isVertical ? point.x : point.y }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isVertical ? CGSize(width: cross, height: main) : CGSize(width: main, height: cross)
  }

  /// Converts insets to the layout's axes.
  ///
  /// If the layout is mirrored, `swapsSides` specifies whether the left and right insets are
  /// swapped.
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

  /// Converts a rectangle from the layout's axes to content coordinates.
  func rect(_ flow: FlowRect, in content: CGSize) -> CGRect {
    var rect =
      isVertical
      ? CGRect(x: flow.cross, y: flow.main, width: flow.crossExtent, height: flow.mainExtent)
      : CGRect(x: flow.main, y: flow.cross, width: flow.mainExtent, height: flow.crossExtent)
    if isMirrored { rect.origin.x = content.width - rect.origin.x - rect.size.width }
    return rect
  }

  /// Converts a rectangle from content coordinates to the layout's axes.
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

import WaterfallEngine

/// The insets at the start and the end of one axis, in points.
struct AxisEdges {
  let start: CGFloat
  let end: CGFloat
}

extension AxisEdges {
  fileprivate init(x insets: UIEdgeInsets) {
    self.init(start: insets.left, end: insets.right)
  }

  fileprivate init(y insets: UIEdgeInsets) {
    self.init(start: insets.top, end: insets.bottom)
  }
}

/// A conversion between UIKit's points and the engine's lengths.
///
/// The engine's main axis is the scroll direction, and only this type knows which of the two axes
/// is x. Points and lengths are in content coordinates, whose origin is the start of the content.
struct LayoutAxes: Equatable {
  let isHorizontal: Bool
  let grid: PixelGrid

  func frame(_ rect: AxisRect) -> CGRect {
    CGRect(
      origin: point(main: grid.points(rect.main.start), cross: grid.points(rect.cross.start)),
      size: size(main: grid.points(rect.main.extent), cross: grid.points(rect.cross.extent)))
  }

  /// Returns the rectangle in the engine's lengths, or `nil` if one of its edges isn't a number.
  ///
  /// Edges are rounded outward, so that the result intersects the same frames as the original.
  func rect(_ rect: CGRect) -> AxisRect? {
    guard !(rect.minX + rect.maxX + rect.minY + rect.maxY).isNaN else { return nil }
    let x = outerRange(from: rect.minX, to: rect.maxX)
    let y = outerRange(from: rect.minY, to: rect.maxY)
    return isHorizontal ? AxisRect(main: x, cross: y) : AxisRect(main: y, cross: x)
  }

  /// Returns the nearest rectangle in the engine's lengths.
  func nearestRect(_ rect: CGRect) -> AxisRect {
    let x = LengthRange(start: grid.length(rect.minX), end: grid.length(rect.maxX))
    let y = LengthRange(start: grid.length(rect.minY), end: grid.length(rect.maxY))
    return isHorizontal ? AxisRect(main: x, cross: y) : AxisRect(main: y, cross: x)
  }

  func specified(_ insets: UIEdgeInsets) -> SpecifiedInsets {
    let main = mainInsets(insets)
    let cross = crossInsets(insets)
    return SpecifiedInsets(
      mainStart: main.start, mainEnd: main.end, crossStart: cross.start, crossEnd: cross.end)
  }

  func main(_ size: CGSize) -> CGFloat { isHorizontal ? size.width : size.height }
  func cross(_ size: CGSize) -> CGFloat { isHorizontal ? size.height : size.width }
  func main(_ point: CGPoint) -> CGFloat { isHorizontal ? point.x : point.y }
  func cross(_ point: CGPoint) -> CGFloat { isHorizontal ? point.y : point.x }

  func size(main: CGFloat, cross: CGFloat) -> CGSize {
    isHorizontal ? CGSize(width: main, height: cross) : CGSize(width: cross, height: main)
  }

  func point(main: CGFloat, cross: CGFloat) -> CGPoint {
    isHorizontal ? CGPoint(x: main, y: cross) : CGPoint(x: cross, y: main)
  }

  /// Returns the insets before and after the content in the scroll direction, in points.
  func mainInsets(_ insets: UIEdgeInsets) -> AxisEdges {
    isHorizontal ? AxisEdges(x: insets) : AxisEdges(y: insets)
  }

  /// Returns the leading and trailing insets of the content (top and bottom if the layout scrolls
  /// horizontally), in points.
  func crossInsets(_ insets: UIEdgeInsets) -> AxisEdges {
    isHorizontal ? AxisEdges(y: insets) : AxisEdges(x: insets)
  }

  private func outerRange(from start: CGFloat, to end: CGFloat) -> LengthRange {
    let first = grid.length(start)
    let last = grid.length(end)
    return LengthRange(
      start: grid.points(first) > start ? first - 1 : first,
      end: grid.points(last) < end ? last + 1 : last)
  }
}

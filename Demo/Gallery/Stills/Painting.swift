#if !canImport(UIKit)
import Foundation

/// A small painting for an item, in the page's six styles and colors.
///
/// Shapes in a corner have its rounding, because a clip path for each painting would make
/// animations slow. Shapes at an edge don't overlap, because the lower color would be visible at
/// half a pixel.
struct Painting {
  let frame: CGRect
  let work: Int

  var svg: String {
    let paint = Palette.paint(for: work)
    let (a, b, c) = (paint.ground.css, paint.middle.css, paint.light.css)
    switch (Palette.scatter(work) >> 9) % 6 {
    case 0: return base(a) + band(0.09, 0.49, b) + band(0.62, 0.92, c)
    case 1: return band(0, 0.7, b) + band(0.58, 1, a) + circle(0.72, 0.3, 0.12, c)
    case 2:
      return band(0, 0.75, b) + shape([(0, 0.62), (1, 0.44), (1, 0.71), (0, 0.91)], a)
        + shape([(0, 0.9), (1, 0.7), (1, 1), (0, 1)], c)
    case 3: return base(a) + shoulders(b) + circle(0.5, 0.4, 0.17, c)
    case 4:
      return shape([(0.335, 0.2), (1, 0.2), (1, 1), (0.335, 1)], a)
        + shape([(0.3, 0), (1, 0), (1, 0.27), (0.3, 0.27)], c)
        + shape([(0, 0), (0.34, 0), (0.34, 1), (0, 1)], b)
    default: return base(a) + quarter(0.84, b) + quarter(0.48, c)
    }
  }

  private var width: Double { Double(frame.width) }
  private var height: Double { Double(frame.height) }
  private var shortSide: Double { min(width, height) }
  private var corner: Double { min(6, shortSide / 4) }

  private func base(_ fill: String) -> String {
    SVG.rect(frame, #"rx="\#(SVG.number(corner))" fill="\#(fill)""#)
  }

  /// Returns a band between two fractions of the height.
  private func band(_ top: Double, _ bottom: Double, _ fill: String) -> String {
    shape([(0, top), (1, top), (1, bottom), (0, bottom)], fill)
  }

  /// Returns a circle.
  ///
  /// The radius is a fraction of the shorter side.
  private func circle(_ x: Double, _ y: Double, _ radius: Double, _ fill: String) -> String {
    SVG.circle(
      Double(frame.minX) + width * x, Double(frame.minY) + height * y, radius: shortSide * radius,
      fill: fill)
  }

  /// Returns a polygon, clockwise, in fractions of the width and height.
  ///
  /// A point at a corner of the frame is rounded.
  private func shape(_ points: [(x: Double, y: Double)], _ fill: String) -> String {
    let steps = points.indices.map { index -> String in
      let (point, next) = (points[index], points[(index + 1) % points.count])
      guard [0, 1].contains(point.x), [0, 1].contains(point.y) else { return place(point) }
      let before = points[(index + points.count - 1) % points.count]
      return place(point, towards: before) + arc(corner, corner)
        + place(point, towards: next)
    }
    return path("M" + steps.joined(separator: "L"), fill)
  }

  private func shoulders(_ fill: String) -> String {
    let half = min(width * 0.42, shortSide * 0.5)
    let (middle, bottom) = (Double(frame.midX), Double(frame.maxY))
    return path(
      "M" + pair(middle - half, bottom) + arc(half, half * 0.8) + pair(middle + half, bottom), fill)
  }

  /// Returns a quarter circle around the lower left corner.
  ///
  /// The radius is a fraction of the shorter side.
  private func quarter(_ share: Double, _ fill: String) -> String {
    let radius = shortSide * share
    let (left, bottom) = (Double(frame.minX), Double(frame.maxY))
    return path(
      "M" + pair(left, bottom - radius) + arc(radius, radius) + pair(left + radius, bottom)
        + "L" + pair(left + corner, bottom) + arc(corner, corner) + pair(left, bottom - corner),
      fill)
  }

  /// Returns a point of the frame, moved toward another point by the corner radius.
  private func place(
    _ point: (x: Double, y: Double), towards other: (x: Double, y: Double)? = nil
  ) -> String {
    let (dx, dy) = other.map { (sign($0.x - point.x), sign($0.y - point.y)) } ?? (0, 0)
    return pair(
      Double(frame.minX) + width * point.x + corner * dx,
      Double(frame.minY) + height * point.y + corner * dy)
  }

  private func sign(_ number: Double) -> Double { number == 0 ? 0 : number < 0 ? -1 : 1 }

  private func pair(_ x: Double, _ y: Double) -> String { "\(SVG.number(x)) \(SVG.number(y))" }

  private func arc(_ width: Double, _ height: Double) -> String {
    "A\(pair(width, height)) 0 0 1 "
  }

  private func path(_ data: String, _ fill: String) -> String {
    #"<path d="\#(data)Z" fill="\#(fill)"/>"#
  }
}
#endif

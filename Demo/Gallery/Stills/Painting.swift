#if !canImport(UIKit)
import Foundation

/// A small painting for an item: the six kinds the page has, in the colours the page gives them.
struct Painting {
  private static let corner = 6.0

  let frame: CGRect
  let work: Int

  var svg: String {
    let paint = Palette.paint(for: work)
    let (a, b, c) = (paint.ground.css, paint.middle.css, paint.light.css)
    switch (Palette.scatter(work) >> 9) % 6 {
    case 0: return base(a) + stripe(0.09, 0.4, b) + stripe(0.62, 0.3, c)
    case 1:
      return ceiling(0.7, b) + floor(left: 0.58, right: 0.58, a)
        + circle(0.72, 0.3, radius: 0.12 * shortSide, c)
    case 2:
      return ceiling(0.75, b) + slope(a) + floor(left: 0.9, right: 0.7, c)
    case 3:
      return base(a) + shoulders(b) + circle(0.5, 0.4, radius: 0.17 * shortSide, c)
    case 4: return wall(a) + lintel(c) + post(b)
    default: return base(a) + quarter(0.84 * shortSide, b) + quarter(0.48 * shortSide, c)
    }
  }

  private var width: Double { Double(frame.width) }
  private var height: Double { Double(frame.height) }
  private var shortSide: Double { min(width, height) }
  private var corner: Double { min(Self.corner, shortSide / 4) }

  private func base(_ fill: String) -> String {
    SVG.rect(frame, #"rx="\#(SVG.number(corner))" fill="\#(fill)""#)
  }

  private func stripe(_ top: Double, _ share: Double, _ fill: String) -> String {
    let stripe = CGRect(
      x: frame.minX, y: frame.minY + frame.height * top, width: frame.width,
      height: frame.height * share)
    return SVG.rect(stripe, #"fill="\#(fill)""#)
  }

  private func circle(_ x: Double, _ y: Double, radius: Double, _ fill: String) -> String {
    let center = point(x, y)
    return #"<circle cx="\#(center.0)" cy="\#(center.1)" r="\#(SVG.number(radius))" "#
      + #"fill="\#(fill)"/>"#
  }

  // Shapes that reach a corner follow its rounding: a clip path for each painting would make a
  // moving picture slow. And where a shape reaches an edge, no other lies under it: at half a pixel
  // the lower one's colour would shine through.

  /// All below a line from the left side to the right one, each at a share of the height.
  private func floor(left: Double, right: Double, _ fill: String) -> String {
    let (x, y) = point(0, left)
    let (endX, endY) = point(1, right)
    return path(
      "M\(x) \(y)L\(endX) \(endY)V\(bottom(corner))\(turn(-1, 1))H\(leading(corner))"
        + "\(turn(-1, -1))Z", fill)
  }

  /// All above a share of the height.
  private func ceiling(_ share: Double, _ fill: String) -> String {
    let (x, y) = point(0, share)
    return path(
      "M\(x) \(y)V\(top(corner))\(turn(1, -1))H\(SVG.number(Double(frame.maxX) - corner))"
        + "\(turn(1, 1))V\(y)Z", fill)
  }

  /// What a post on the left and a lintel above leave open, and a little below both.
  private func wall(_ fill: String) -> String {
    let (x, y) = point(0.335, 0.2)
    return path(
      "M\(x) \(y)H\(SVG.number(Double(frame.maxX)))V\(bottom(corner))\(turn(-1, 1))H\(x)Z", fill)
  }

  /// What lies between the ceiling and the floor of hills.
  private func slope(_ fill: String) -> String {
    let corners = [(0, 0.62), (1, 0.44), (1, 0.71), (0, 0.91)].map { point($0.0, $0.1) }
    return path("M" + corners.map { "\($0.0) \($0.1)" }.joined(separator: "L") + "Z", fill)
  }

  private func shoulders(_ fill: String) -> String {
    let half = min(width * 0.42, shortSide * 0.5)
    let x = SVG.number(Double(frame.midX) - half)
    let arc = "\(SVG.number(half)) \(SVG.number(half * 0.8))"
    return path(
      "M\(x) \(bottom(0))A\(arc) 0 0 1 \(SVG.number(Double(frame.midX) + half)) \(bottom(0))Z",
      fill)
  }

  private func lintel(_ fill: String) -> String {
    let (x, y) = point(0.3, 0)
    return path(
      "M\(x) \(y)H\(SVG.number(Double(frame.maxX) - corner))\(turn(1, 1))V\(point(0, 0.27).1)H\(x)Z",
      fill)
  }

  private func post(_ fill: String) -> String {
    let (x, y) = point(0.34, 0)
    return path(
      "M\(x) \(y)H\(leading(corner))\(turn(-1, 1, sweep: 0))V\(bottom(corner))"
        + "\(turn(1, 1, sweep: 0))H\(x)Z", fill)
  }

  private func quarter(_ radius: Double, _ fill: String) -> String {
    let arc = SVG.number(radius)
    return path(
      "M\(leading(0)) \(bottom(radius))A\(arc) \(arc) 0 0 1 \(leading(radius)) \(bottom(0))"
        + "H\(leading(corner))\(turn(-1, -1))Z", fill)
  }

  private func point(_ x: Double, _ y: Double) -> (String, String) {
    (
      SVG.number(Double(frame.minX) + width * x), SVG.number(Double(frame.minY) + height * y)
    )
  }

  private func leading(_ distance: Double) -> String {
    SVG.number(Double(frame.minX) + distance)
  }

  private func top(_ distance: Double) -> String {
    SVG.number(Double(frame.minY) + distance)
  }

  private func bottom(_ distance: Double) -> String {
    SVG.number(Double(frame.maxY) - distance)
  }

  /// A quarter turn around a rounded corner.
  private func turn(_ x: Double, _ y: Double, sweep: Int = 1) -> String {
    let radius = SVG.number(corner)
    return "a\(radius) \(radius) 0 0 \(sweep) \(SVG.number(x * corner)) \(SVG.number(y * corner))"
  }

  private func path(_ data: String, _ fill: String) -> String {
    #"<path d="\#(data)" fill="\#(fill)"/>"#
  }
}
#endif

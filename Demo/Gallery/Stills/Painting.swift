#if !canImport(UIKit)
import Foundation

/// A small painting for an item, which is stretched over the item's frame.
struct Painting {
  /// A shape in a square of one by one.
  struct Shape: Encodable, Sendable {
    /// The index of the color in the paint.
    let hue: Int
    /// The path in the format of SVG.
    let path: String

    init(_ hue: Int, _ path: String) {
      self.hue = hue
      self.path = path
    }
  }

  private static let ground = Shape(0, "M0 0H1V1H0Z")

  /// The styles of paintings: a field, a shore, hills, a portrait, slabs, and an arc.
  static let styles = [
    [ground, Shape(1, "M0 .09H1V.49H0Z"), Shape(2, "M0 .61H1V.93H0Z")],
    [
      ground, Shape(1, "M0 0H1V.58H0Z"),
      Shape(2, "M.6 .3A.12 .1 0 0 1 .84 .3A.12 .1 0 0 1 .6 .3Z"),
    ],
    [Shape(1, "M0 0H1V1H0Z"), Shape(0, "M0 .46L1 .62V1H0Z"), Shape(2, "M0 .78L1 .53V1H0Z")],
    [
      ground, Shape(1, "M0 1A.5 .44 0 0 1 1 1Z"),
      Shape(2, "M.25 .38A.25 .21 0 0 1 .75 .38A.25 .21 0 0 1 .25 .38Z"),
    ],
    [ground, Shape(2, "M0 0H1V.27H0Z"), Shape(1, "M0 0H.34V1H0Z")],
    [
      ground, Shape(1, "M0 .3A.84 .7 0 0 1 .84 1H0Z"), Shape(2, "M0 .62A.46 .38 0 0 1 .46 1H0Z"),
    ],
  ]

  let frame: CGRect
  let work: Int
  /// The colors, or `nil` for those of the work.
  var paint: Palette.Paint?

  var svg: String {
    let hues = (paint ?? Palette.paint(for: work)).hues
    let style = Self.styles[Int(Palette.scatter(work) >> 9) % Self.styles.count]
    let sides = [frame.width, frame.height, frame.minX, frame.minY].map { SVG.number(Double($0)) }
    let place = "transform=\"matrix(\(sides[0]) 0 0 \(sides[1]) \(sides[2]) \(sides[3]))\""
    return "<g \(place)>"
      + style.map { #"<path d="\#($0.path)" fill="\#(hues[$0.hue].css)"/>"# }.joined() + "</g>"
  }
}
#endif

#if !canImport(UIKit)
import Foundation

/// A header or footer as the pictures show it; one that is tall carries a painting.
struct BandDrawing {
  /// From this height on a header is a picture with a title, in points.
  private static let tall = 90.0
  /// Dark enough below for white letters.
  private static let paints = [12, 9, 10].map { Palette.paints[$0] }

  let id: ElementID
  let title: String
  let works: Int
  /// Where it is, and how it is stuck there.
  var frame: CGRect
  var isPinned = false
  var pinProgress = 0.0
  var pushProgress = 0.0

  var svg: String {
    if frame.width < frame.height / 2 { return slim }
    if id.kind == .footer { return footer }
    return Double(frame.height) > Self.tall ? tall : header
  }

  private var header: String {
    guard !title.isEmpty else { return SVG.rect(frame, #"class="band""#) + edge(frame.maxY) }
    let baseline = frame.midY + 5
    let note = "\(works) works"
    return SVG.rect(frame, #"class="band""#) + edge(frame.maxY)
      + SVG.text(title, at: CGPoint(x: frame.minX + 14, y: baseline), "title ink")
      + SVG.text(note, at: CGPoint(x: frame.maxX - 14, y: baseline), "small faint end")
  }

  private var footer: String {
    SVG.rect(frame, #"class="foot""#) + edge(frame.minY)
      + SVG.text(
        "End of \(title)", at: CGPoint(x: frame.minX + 14, y: frame.midY + 4), "small faint")
  }

  /// A hairline where content slides under it.
  private func edge(_ y: CGFloat) -> String {
    guard isPinned else { return "" }
    return SVG.line(CGPoint(x: frame.minX, y: y), CGPoint(x: frame.maxX, y: y), "line")
  }

  /// Fades as the header of README.md does: the subtitle while it collapses, the title while the
  /// next section pushes it out.
  private var tall: String {
    let paint = Self.paints[id.section % Self.paints.count]
    let sun = CGPoint(x: frame.maxX - 52, y: frame.minY + 46)
    let hill =
      "M\(SVG.number(Double(frame.minX))) \(SVG.number(Double(frame.maxY) - 62))"
      + "L\(SVG.number(Double(frame.maxX))) \(SVG.number(Double(frame.maxY) - 44))"
      + "V\(SVG.number(Double(frame.maxY)))H\(SVG.number(Double(frame.minX)))Z"
    return SVG.rect(frame, #"fill="\#(paint.middle.css)""#)
      + #"<circle cx="\#(SVG.number(Double(sun.x)))" cy="\#(SVG.number(Double(sun.y)))" r="17" "#
      + #"fill="\#(paint.light.css)"/><path d="\#(hill)" fill="\#(paint.ground.css)"/>"#
      + SVG.text(
        "\(works) works", at: CGPoint(x: frame.minX + 14, y: frame.maxY - 40), "over",
        opacity: 1 - pinProgress)
      + SVG.text(
        title, at: CGPoint(x: frame.minX + 14, y: frame.maxY - 15), "title large",
        opacity: 1 - pushProgress)
  }

  /// Where content scrolls sideways a band stands upright.
  private var slim: String {
    let spot = "\(SVG.number(Double(frame.midX) - 5)) \(SVG.number(Double(frame.minY) + 16))"
    let style = id.kind == .header ? "title ink" : "small faint"
    let text = id.kind == .header ? title : "End of \(title)"
    return SVG.rect(frame, #"class="band""#)
      + #"<text class="\#(style)" transform="translate(\#(spot)) rotate(90)">"#
      + "\(SVG.escaped(text))</text>"
  }
}
#endif

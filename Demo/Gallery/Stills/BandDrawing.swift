#if !canImport(UIKit)
import StickyWaterfall

/// A header or footer as the pictures show it; one that is tall carries a painting.
struct BandDrawing {
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

  /// Drawn where the attributes have it in the content.
  @MainActor
  init(_ attributes: UICollectionViewLayoutAttributes, of stage: Stage) {
    id = ElementID(attributes)
    let section = stage.controller.catalogue.sections[id.section]
    (title, works, frame) = (section.title, section.works.count, attributes.frame)
    guard let own = attributes as? WaterfallLayoutAttributes else {
      // The stock layout says nothing of pins: what is at the upper edge is stuck there.
      isPinned = frame.minY <= stage.view.bounds.minY
      return
    }
    isPinned = own.isPinned
    (pinProgress, pushProgress) = (Double(own.pinProgress), Double(own.pushProgress))
  }

  var svg: String {
    if id.kind == .footer {
      let end = SVG.text("End of \(title)", frame.minX + 14, frame.midY + 4, "small faint")
      return SVG.rect(frame, #"class="foot""#) + edge(frame.minY) + end
    }
    if frame.height > 90 { return tall }
    let ground = SVG.rect(frame, #"class="band""#) + edge(frame.maxY)
    guard !title.isEmpty else { return ground }
    return ground + SVG.text(title, frame.minX + 14, frame.midY + 5, "title ink")
      + SVG.text("\(works) works", frame.maxX - 14, frame.midY + 5, "small faint end")
  }

  /// A hairline where content slides under it.
  private func edge(_ y: CGFloat) -> String { isPinned ? SVG.hairline(frame, at: y) : "" }

  /// Fades as the header of README.md does: the subtitle while it collapses, the title while the
  /// next section pushes it out.
  private var tall: String {
    let paint = Self.paints[id.section % Self.paints.count]
    let (left, right, bottom) = (Double(frame.minX), Double(frame.maxX), Double(frame.maxY))
    let hill =
      "M\(SVG.number(left)) \(SVG.number(bottom - 62))L\(SVG.number(right)) "
      + "\(SVG.number(bottom - 44))V\(SVG.number(bottom))H\(SVG.number(left))Z"
    return SVG.rect(frame, #"fill="\#(paint.middle.css)""#)
      + SVG.circle(right - 52, Double(frame.minY) + 46, radius: 17, fill: paint.light.css)
      + #"<path d="\#(hill)" fill="\#(paint.ground.css)"/>"#
      + SVG.text(
        "\(works) works", frame.minX + 14, frame.maxY - 40, "over", opacity: 1 - pinProgress)
      + SVG.text(
        title, frame.minX + 14, frame.maxY - 15, "title large", opacity: 1 - pushProgress)
  }
}
#endif

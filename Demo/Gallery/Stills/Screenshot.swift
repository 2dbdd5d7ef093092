#if !canImport(UIKit)
import StickyWaterfall

/// A screen's drawing, and the captions below it.
struct Screenshot {
  let size: CGSize
  let content: [String]
  var captions: [String] = []
}

@MainActor
extension Screenshot {
  /// - Parameters:
  ///   - stage: The screen.
  ///   - offset: The content offset, in points.
  ///   - captions: The lines below the screen: a name, and some code.
  ///   - isPlain: Whether items have plain colors, as in the quick start.
  init(_ stage: Stage, at offset: Double = 0, _ captions: [String] = [], isPlain: Bool = false) {
    stage.scroll(to: offset)
    let origin = stage.view.bounds.origin
    let shown = stage.attributes(reach: 0).map { (id: ElementID($0), attributes: $0) }.sorted {
      ($0.attributes.zIndex, $0.id) < ($1.attributes.zIndex, $1.id)
    }
    let drawings = shown.map { id, attributes in
      let frame = attributes.frame.offsetBy(dx: -origin.x, dy: -origin.y)
      guard id.kind == .item else {
        var band = BandDrawing(attributes, of: stage)
        band.frame = frame
        return band.svg
      }
      if isPlain { return SVG.rect(frame, #"fill="hsl(\#(id.item * 6),69%,67%)""#) }
      let work = stage.controller.work(at: attributes.indexPath)
      return Painting(frame: frame, work: work.id).svg
    }
    self.init(size: stage.view.bounds.size, content: drawings, captions: captions)
  }
}
#endif
